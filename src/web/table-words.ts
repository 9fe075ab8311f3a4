/**
 * What the page says at a table: a part of its own, which the lobby need not bring along. Whatever
 * belongs to the table speaks by this file.
 */
import type { MessageArgs } from '../kernel/message.ts';
import { atTable as en } from './words/en/at-table.ts';
import { say, type TableKey } from './words/say.ts';
import { bring, tellPlain } from './words.ts';

bring({ en, de: async () => (await import('./words/de/at-table.ts')).atTable });

export { say } from './words/say.ts';
export { nameOf, speakers, tell, tellPlain } from './words.ts';

/** What the page itself says. */
export const t = (key: TableKey, args?: MessageArgs): string => tellPlain(say(key, args));
