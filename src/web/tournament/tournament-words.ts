/** Messages of the tournament screens: a part of its own, which comes with them. */
import type { MessageArgs } from '../../kernel/message.ts';
import { tournament as en } from '../words/en/tournament.ts';
import { say, type TournamentKey } from '../words/say.ts';
import { bring, tellPlain } from '../words.ts';

bring({ en, de: async () => (await import('../words/de/tournament.ts')).tournament });

export const t = (key: TournamentKey, args?: MessageArgs): string => tellPlain(say(key, args));
