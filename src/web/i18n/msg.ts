/** Messages of the page. A key without a message does not compile. */
import { messageMaker } from '../../kernel/text/message.ts';
import type { shared } from '../../i18n/en/shared.ts';
import type { en } from './en.ts';
import type { atTable } from './en/at-table.ts';
import type { account } from './en/account.ts';
import type { design } from './en/design.ts';
import type { dev } from './en/dev.ts';
import type { form } from './en/form.ts';
import type { pairing } from './en/pairing.ts';
import type { notifications } from './en/notifications.ts';
import type { rules } from './en/rules.ts';
import type { settings } from './en/settings.ts';
import type { studies } from './en/studies.ts';
import type { tournament } from './en/tournament.ts';
import type { variant } from './en/variant.ts';

/** Keys of messages on every screen. */
export type PageKey = keyof typeof en;
/** Keys of messages at a table: see `table-messages.ts`. */
export type TableKey = PageKey | keyof typeof atTable | keyof typeof shared;

/** Keys of messages in the form for a new table. */
export type FormKey = PageKey | keyof typeof form;
/** Keys of messages in the card of a waiting player. */
export type PairingKey = PageKey | keyof typeof pairing;
/** Keys of messages in the settings. */
export type SettingsKey = PageKey | keyof typeof settings;

/** Keys of messages on the account screen. */
export type AccountKey = PageKey | keyof typeof account;

/** Keys of messages on the tournament screens. */
export type TournamentKey = PageKey | keyof typeof tournament;

/** Keys of messages on the study screens. */
export type StudiesKey = TableKey | keyof typeof studies;

/** Keys of messages in notification settings. */
export type NoticeKey = PageKey | keyof typeof notifications;

/** Keys of messages on the rules page. */
export type RulesKey = TableKey | keyof typeof rules;

/** Keys of messages of the editors for custom documents. */
export type DesignKey = TableKey | keyof typeof design;

/** Keys of messages of the editor for variants. */
export type VariantKey = TableKey | FormKey | keyof typeof variant;

/** Keys of messages on the screen on which a game is developed. */
export type DevKey = TableKey | keyof typeof dev;

/** Creates a message of the table or the page that is translated later. */
export const msg = messageMaker<
  | TableKey
  | SettingsKey
  | FormKey
  | PairingKey
  | AccountKey
  | TournamentKey
  | StudiesKey
  | NoticeKey
  | RulesKey
  | DesignKey
  | VariantKey
  | DevKey
>();
