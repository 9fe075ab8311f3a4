/** Messages of the tournament screens. A separate chunk, loaded with them. */
import { tournament as en } from '../i18n/en/tournament.ts';
import type { TournamentKey } from '../i18n/msg.ts';
import { registerMessages, textMaker } from '../messages.ts';

registerMessages({ en, de: async () => (await import('../i18n/de/tournament.ts')).tournament });

export const t = textMaker<TournamentKey>();
