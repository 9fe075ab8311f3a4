/**
 * Messages at a table, and on all screens but the lobby, which does not need them. Whatever
 * belongs to the table speaks by this file.
 */
import type { MessageArgs } from '../kernel/message.ts';
import type { Refusal } from '../kernel/rulebook.ts';
import { shared } from '../words/en/shared.ts';
import { SHARED } from '../words/shared.ts';
import { atTable as en } from './words/en/at-table.ts';
import { say, type TableKey } from './words/say.ts';
import { bring, faultOf, tellPlain } from './words.ts';

bring({ en: shared, de: SHARED.de });
bring({ en, de: async () => (await import('./words/de/at-table.ts')).atTable });

export { say } from './words/say.ts';
export { faultOf, nameOf, speakers, tell, tellPlain } from './words.ts';

/** Messages of the page itself. */
export const t = (key: TableKey, args?: MessageArgs): string => tellPlain(say(key, args));

/** Assumed answer of a table that failed. */
export const failureOf = (error: unknown): Refusal => ({
  rule: '',
  reason: say('notice.failed', { fault: faultOf(error) }),
});
