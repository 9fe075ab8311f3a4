/** Messages of the form for a new table. A separate chunk, loaded with the form. */
import { form as en } from '../i18n/en/form.ts';
import type { FormKey } from '../i18n/msg.ts';
import { registerMessages, textMaker } from '../messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/form.ts')).form });

export const t = textMaker<FormKey>();
