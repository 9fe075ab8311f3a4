/** Messages of the page. A key without a sentence does not compile. */
import { sayer } from '../../kernel/message.ts';
import type { shared } from '../../words/en/shared.ts';
import type { en } from './en.ts';
import type { atTable } from './en/at-table.ts';
import type { account } from './en/account.ts';
import type { form } from './en/form.ts';
import type { notices } from './en/notices.ts';
import type { settings } from './en/settings.ts';
import type { tournament } from './en/tournament.ts';

/** What can be said on every screen. */
export type PageKey = keyof typeof en;
/** What can be said where the words of a table are there: see `table-words.ts`. */
export type TableKey = PageKey | keyof typeof atTable | keyof typeof shared;

/** What can be said where a table is set up. */
export type FormKey = PageKey | keyof typeof form;
/** What can be said where the settings are there. */
export type SettingsKey = PageKey | keyof typeof settings;

/** What can be said on the screen of accounts. */
export type AccountKey = PageKey | keyof typeof account;

/** What can be said on the screens of tournaments. */
export type TournamentKey = PageKey | keyof typeof tournament;

/** What can be said where one asks to be told. */
export type NoticeKey = PageKey | keyof typeof notices;

/** A message to be spoken later, at a table or before. */
export const say = sayer<
  TableKey | SettingsKey | FormKey | AccountKey | TournamentKey | NoticeKey
>();
