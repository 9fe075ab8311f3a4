/** What the column `bot` of a table says: who is to act that is no person. */
import type { BotTurn } from './store.ts';

/** More of what a seat has left word for is due. */
export const WORD = 3;

/** Whoever plays what seats have left word for goes on himself; others do it where he does not. */
export const isBotsTurn = ({ bot }: Record<string, unknown>): boolean =>
  Number(bot) > 0 && bot !== WORD;

export const turnOf = ({ id, bot }: Record<string, unknown>): BotTurn => ({
  id: String(id),
  people: Number(bot) > 1,
});
