/** Messages of the form for a new table: a part of its own, which comes with it. */
import type { MessageArgs } from '../../kernel/message.ts';
import { form as en } from '../words/en/form.ts';
import { type FormKey, say } from '../words/say.ts';
import { bring, tellPlain } from '../words.ts';

bring({ en, de: async () => (await import('../words/de/form.ts')).form });

export const t = (key: FormKey, args?: MessageArgs): string => tellPlain(say(key, args));
