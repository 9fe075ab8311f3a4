/** Messages of the account screen: a part of its own, which comes with it. */
import type { MessageArgs } from '../../kernel/message.ts';
import { account as en } from '../words/en/account.ts';
import { type AccountKey, say } from '../words/say.ts';
import { bring, tellPlain } from '../words.ts';

bring({ en, de: async () => (await import('../words/de/account.ts')).account });

export const t = (key: AccountKey, args?: MessageArgs): string => tellPlain(say(key, args));
