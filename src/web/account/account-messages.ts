/** Messages of the account screen. A separate chunk, loaded with the screen. */
import type { MessageArgs } from '../../kernel/text/message.ts';
import { account as en } from '../i18n/en/account.ts';
import { type AccountKey, msg } from '../i18n/msg.ts';
import { registerMessages, tellPlain } from '../messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/account.ts')).account });

export const t = (key: AccountKey, args?: MessageArgs): string => tellPlain(msg(key, args));
