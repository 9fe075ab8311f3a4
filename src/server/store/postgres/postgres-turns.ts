/** Value of a table's column `bot`: the bot to act. */
import type { BotTurn } from '../store.ts';

/** More of what a seat has left word for is due. */
export const WORD = 3;

/** The process that plays orders of seats continues with them; others do it if it does not. */
export const isBotsTurn = ({ bot }: Record<string, unknown>): boolean =>
  Number(bot) > 0 && bot !== WORD;

export const turnOf = ({ id, bot }: Record<string, unknown>): BotTurn => ({
  id: String(id),
  people: Number(bot) > 1,
});
