/** Messages of the account screen. A separate chunk, loaded with the screen. */
import { account as en } from '../i18n/en/account.ts';
import type { AccountKey } from '../i18n/msg.ts';
import { registerMessages, textMaker } from '../messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/account.ts')).account });

export const t = textMaker<AccountKey>();
