/** Messages of the study screens. A separate chunk, loaded with them. */
import { studies as en } from '../i18n/en/studies.ts';
import type { StudiesKey } from '../i18n/msg.ts';
import { registerMessages, textMaker } from '../messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/studies.ts')).studies });

export { msg } from '../i18n/msg.ts';
export const t = textMaker<StudiesKey>();
