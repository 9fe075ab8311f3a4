/** Messages of the rules page. A separate chunk, which no table needs. */
import { rules as en } from '../i18n/en/rules.ts';
import type { RulesKey } from '../i18n/msg.ts';
import { registerMessages, textMaker } from '../messages.ts';
// Rulebooks also use the messages of tables.
import '../table-messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/rules.ts')).rules });

export const t = textMaker<RulesKey>();
