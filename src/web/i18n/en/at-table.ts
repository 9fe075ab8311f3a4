/** Messages at a table and on the other screens that the lobby leads to, in English. */
import { board } from './board.ts';
import { explore } from './explore.ts';
import { panels } from './panels.ts';
import { review } from './review.ts';
import { screens } from './screens.ts';
import { table } from './table.ts';

export const atTable = {
  ...board,
  ...table,
  ...panels,
  ...review,
  ...explore,
  ...screens,
} as const;
