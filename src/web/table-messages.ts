/**
 * Messages of the table and of all other screens except the lobby, which does not need them. Every module that belongs
 * to the table imports its messages from this file.
 */
import type { Refusal } from '../kernel/rulebook.ts';
import { shared } from '../i18n/en/shared.ts';
import { SHARED } from '../i18n/shared.ts';
import { atTable as en } from './i18n/en/at-table.ts';
import { msg, type TableKey } from './i18n/msg.ts';
import { registerMessages, faultOf, textMaker } from './messages.ts';

registerMessages({ en: shared, de: SHARED.de });
registerMessages({ en, de: async () => (await import('./i18n/de/at-table.ts')).atTable });

export { msg } from './i18n/msg.ts';
export { faultOf, nameOf, translators, format, formatPlain } from './messages.ts';

/** Returns the text of one of the page's own messages. */
export const t = textMaker<TableKey>();

/** Converts an error into the refusal that a table would have answered with. */
export const failureOf = (error: unknown): Refusal => ({
  rule: '',
  reason: msg('notice.failed', { fault: faultOf(error) }),
});
