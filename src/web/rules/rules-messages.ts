/** Messages of the rules page: a part of its own, which no table needs. */
import type { MessageArgs } from '../../kernel/text/message.ts';
import { rules as en } from '../i18n/en/rules.ts';
import { type RulesKey, msg } from '../i18n/msg.ts';
import { registerMessages, tellPlain } from '../messages.ts';
// Rulebooks speak of what tables do as well.
import '../table-messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/rules.ts')).rules });

export const t = (key: RulesKey, args?: MessageArgs): string => tellPlain(msg(key, args));
