/** Messages of the rules page. A separate chunk, which no table needs. */
import type { MessageArgs } from '../../kernel/text/message.ts';
import { rules as en } from '../i18n/en/rules.ts';
import { type RulesKey, msg } from '../i18n/msg.ts';
import { registerMessages, tellPlain } from '../messages.ts';
// Rulebooks also use the messages of tables.
import '../table-messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/rules.ts')).rules });

export const t = (key: RulesKey, args?: MessageArgs): string => tellPlain(msg(key, args));
