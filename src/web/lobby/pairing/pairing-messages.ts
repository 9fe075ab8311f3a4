/** Messages of the card of a waiting player. A separate chunk, loaded with the card. */
import type { MessageArgs } from '../../../kernel/text/message.ts';
import { pairing as en } from '../../i18n/en/pairing.ts';
import { msg, type PairingKey } from '../../i18n/msg.ts';
import { registerMessages, tellPlain } from '../../messages.ts';

registerMessages({ en, de: async () => (await import('../../i18n/de/pairing.ts')).pairing });

export const t = (key: PairingKey, args?: MessageArgs): string => tellPlain(msg(key, args));
