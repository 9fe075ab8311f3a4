/** Messages of the tournament screens. A separate chunk, loaded with them. */
import type { MessageArgs } from '../../kernel/text/message.ts';
import { tournament as en } from '../i18n/en/tournament.ts';
import { msg, type TournamentKey } from '../i18n/msg.ts';
import { registerMessages, tellPlain } from '../messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/tournament.ts')).tournament });

export const t = (key: TournamentKey, args?: MessageArgs): string => tellPlain(msg(key, args));
