/** Messages of the development screen. A separate chunk, which no other screen needs. */
import type { MessageArgs } from '../../kernel/text/message.ts';
import { dev as en } from '../i18n/en/dev.ts';
import { type DevKey, msg } from '../i18n/msg.ts';
import { registerMessages, tellPlain } from '../messages.ts';
import '../table-messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/dev.ts')).dev });

export const t = (key: DevKey, args?: MessageArgs): string => tellPlain(msg(key, args));
