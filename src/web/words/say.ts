/** Messages of the page. A key without a sentence does not compile. */
import { sayer } from '../../kernel/message.ts';
import type { shared } from '../../words/en/shared.ts';
import type { en } from './en.ts';
import type { atTable } from './en/at-table.ts';

/** What can be said on every screen. */
export type PageKey = keyof typeof en;
/** What can be said where the words of a table are there: see `table-words.ts`. */
export type TableKey = PageKey | keyof typeof atTable | keyof typeof shared;

/** A message to be spoken later, at a table or before. */
export const say = sayer<TableKey>();
