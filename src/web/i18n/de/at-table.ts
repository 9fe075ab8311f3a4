/** Messages at a table and on the other screens that the lobby leads to, in German. */
import type { atTable as english } from '../en/at-table.ts';
import { board } from './board.ts';
import { explore } from './explore.ts';
import { panels } from './panels.ts';
import { review } from './review.ts';
import { screens } from './screens.ts';
import { table } from './table.ts';

export const atTable: Readonly<Record<keyof typeof english, string>> = {
  ...board,
  ...table,
  ...panels,
  ...review,
  ...explore,
  ...screens,
};
