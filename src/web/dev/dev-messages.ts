/** Messages of the development screen. A separate chunk, which no other screen needs. */
import { dev as en } from '../i18n/en/dev.ts';
import type { DevKey } from '../i18n/msg.ts';
import { registerMessages, textMaker } from '../messages.ts';
import '../table-messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/dev.ts')).dev });

export const t = textMaker<DevKey>();
