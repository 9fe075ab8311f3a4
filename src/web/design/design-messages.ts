/** Messages of the editors for custom documents. A separate chunk, loaded with them. */
import { design as en } from '../i18n/en/design.ts';
import type { DesignKey } from '../i18n/msg.ts';
import { registerMessages, textMaker } from '../messages.ts';
// Faults of documents have messages that the lobby does not load.
import '../table-messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/design.ts')).design });

export { msg } from '../i18n/msg.ts';

export const t = textMaker<DesignKey>();
