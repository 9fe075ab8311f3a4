/** Messages of the editor for variants. A separate chunk, loaded with it. */
import { variant as en } from '../i18n/en/variant.ts';
import type { VariantKey } from '../i18n/msg.ts';
// Faults of values have messages that the lobby does not load.
import '../table-messages.ts';
import { registerMessages, textMaker } from '../messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/variant.ts')).variant });

export { msg } from '../i18n/msg.ts';

export const t = textMaker<VariantKey>();
