/** Messages of the study screens. A separate chunk, loaded with them. */
import type { MessageArgs } from '../../kernel/text/message.ts';
import { studies as en } from '../i18n/en/studies.ts';
import { msg, type StudiesKey } from '../i18n/msg.ts';
import { registerMessages, tellPlain } from '../messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/studies.ts')).studies });

export { msg } from '../i18n/msg.ts';
export const t = (key: StudiesKey, args?: MessageArgs): string => tellPlain(msg(key, args));
