/** What the page says at a table, in English. */
import { board } from './board.ts';
import { design } from './design.ts';
import { panels } from './panels.ts';
import { review } from './review.ts';
import { table } from './table.ts';

export const atTable = { ...board, ...table, ...panels, ...review, ...design } as const;
