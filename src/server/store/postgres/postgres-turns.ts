/** Values of the column `bot` of tables, which tells what is due without a person. */
import type { BotTurn } from '../store.ts';

/** More orders of a seat are due. */
export const ORDERS_LEFT = 3;

/**
 * Whether a bot is to act. Orders are no bot's turn: the process that began to play them continues, or others take over
 * later.
 */
export const isBotsTurn = ({ bot }: Record<string, unknown>): boolean =>
  Number(bot) > 0 && bot !== ORDERS_LEFT;

export const turnOf = ({ id, bot }: Record<string, unknown>): BotTurn => ({
  id: String(id),
  people: Number(bot) > 1,
});
