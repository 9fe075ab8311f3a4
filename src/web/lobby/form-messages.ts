/** Messages of the form for a new table. A separate chunk, loaded with the form. */
import type { MessageArgs } from '../../kernel/text/message.ts';
import { form as en } from '../i18n/en/form.ts';
import { type FormKey, msg } from '../i18n/msg.ts';
import { registerMessages, tellPlain } from '../messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/form.ts')).form });

export const t = (key: FormKey, args?: MessageArgs): string => tellPlain(msg(key, args));
