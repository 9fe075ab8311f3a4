/** One budget for all decisions of a turn, stored in the memory of the bot. */
import type { Game } from '../../kernel/game.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';
import type { Memory } from '../bot.ts';

/** Budget of a turn. */
export interface TurnBudget {
  /** Number of positions to examine, times the game's `budgetFactor`. */
  readonly positions: number;
  /** Maximum time in milliseconds, if there is a clock. */
  readonly milliseconds: number;
  /** Level that the budget belongs to. Absent: the strongest level. */
  readonly level?: 4 | 5;
}

/** Share of the maximum time that planning may use; the rest is for the position in progress when that time is up. */
const PLANNED = 0.95;

/** Returns the number of the turn; always 0 in a game that does not count turns. */
export const turnOf = ({ bot }: Game, s: GameState): number => bot.turn?.(s) ?? 0;

/** Returns the factor on a level's number of positions in this game. */
export function budgetFactorOf(
  { bot: { budgetFactor = 1 } }: Game,
  { level = 5 }: TurnBudget,
): number {
  return typeof budgetFactor === 'number' ? budgetFactor : budgetFactor[level];
}

/** Returns the number of positions to examine in a turn of this game. */
export const positionsIn = (game: Game, budget: TurnBudget): number =>
  budget.positions * budgetFactorOf(game, budget);

/** Returns the memory of the turn in progress, or a fresh budget if the turn is new or turns are not counted. */
export function recall(
  memory: Memory | undefined,
  game: Game,
  view: GameState,
  side: Side,
  budget: TurnBudget,
): Memory {
  const turn = turnOf(game, view);
  if (memory && game.bot.turn && memory.side === side && memory.turn === turn) return memory;
  const milliseconds = PLANNED * budget.milliseconds;
  const positions = positionsIn(game, budget);
  return { side, turn, expected: '', positions, milliseconds, plans: [], expectedValue: 0 };
}

/** Returns the memory with the spent budget deducted. */
export const spend = (memory: Memory, positions: number, milliseconds: number): Memory => ({
  ...memory,
  positions: Math.max(0, memory.positions - positions),
  milliseconds: Math.max(0, memory.milliseconds - milliseconds),
});
