/**
 * Messages at a table, and on all screens but the lobby, which does not need them. Whatever
 * belongs to the table speaks by this file.
 */
import type { MessageArgs } from '../kernel/text/message.ts';
import type { Refusal } from '../kernel/rulebook.ts';
import { shared } from '../i18n/en/shared.ts';
import { SHARED } from '../i18n/shared.ts';
import { atTable as en } from './i18n/en/at-table.ts';
import { msg, type TableKey } from './i18n/msg.ts';
import { registerMessages, faultOf, tellPlain } from './messages.ts';

registerMessages({ en: shared, de: SHARED.de });
registerMessages({ en, de: async () => (await import('./i18n/de/at-table.ts')).atTable });

export { msg } from './i18n/msg.ts';
export { faultOf, nameOf, speakers, tell, tellPlain } from './messages.ts';

/** Messages of the page itself. */
export const t = (key: TableKey, args?: MessageArgs): string => tellPlain(msg(key, args));

/** Assumed answer of a table that failed. */
export const failureOf = (error: unknown): Refusal => ({
  rule: '',
  reason: msg('notice.failed', { fault: faultOf(error) }),
});
