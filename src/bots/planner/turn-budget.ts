/** One budget for all decisions of a turn, carried in the memory of the bot. */
import type { Game } from '../../kernel/game.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';
import type { Memory } from '../bot.ts';

/** Budget of a turn. */
export interface TurnBudget {
  /** Positions to look at, times the game's `effort`. */
  readonly positions: number;
  /** Longest time, where there is a clock. */
  readonly milliseconds: number;
  /** The level whose budget it is; absent: the strongest. */
  readonly level?: 4 | 5;
}

/** Share of the longest time that is planned with: when it is up, one more position is being looked at. */
const PLANNED = 0.95;

/** Number of the turn; a game that does not count them has one. */
export const turnOf = ({ bot }: Game, s: GameState): number => bot.turn?.(s) ?? 0;

/** How many times the usual number of positions a level looks at in this game. */
export function effortOf({ bot: { effort = 1 } }: Game, { level = 5 }: TurnBudget): number {
  return typeof effort === 'number' ? effort : effort[level];
}

/** Positions to look at in a turn of this game. */
export const positionsIn = (game: Game, budget: TurnBudget): number =>
  budget.positions * effortOf(game, budget);

/** State of the turn in progress; or a fresh budget if it is another one, or turns are not counted. */
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
  return { side, turn, expected: '', positions, milliseconds, plans: [], promise: 0 };
}

/** The memory once so much of the budget has gone. */
export const spend = (memory: Memory, positions: number, milliseconds: number): Memory => ({
  ...memory,
  positions: Math.max(0, memory.positions - positions),
  milliseconds: Math.max(0, memory.milliseconds - milliseconds),
});
