/** Messages of the card of a waiting player. A separate chunk, loaded with the card. */
import { pairing as en } from '../../i18n/en/pairing.ts';
import type { PairingKey } from '../../i18n/msg.ts';
import { registerMessages, textMaker } from '../../messages.ts';

registerMessages({ en, de: async () => (await import('../../i18n/de/pairing.ts')).pairing });

export const t = textMaker<PairingKey>();
