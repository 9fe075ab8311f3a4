/** Best lines of an engine at a node: its choices with their values, from a position whose hidden part is a guess. */
import type { Bot, Budget } from '../bots/bot.ts';
import { actor } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/state.ts';
import { formatAction } from '../kernel/text/notation.ts';
import { viewOf } from '../kernel/view.ts';

/** A choice of the engine. */
export interface EngineLine {
  /** Notation. */
  readonly text: string;
  /** Expected result for the side to act, from -1 lost to 1 won. */
  readonly value: number;
  /** Share of the effort spent on it, 0 to 1. */
  readonly share: number;
}

/** Engine and its effort. */
export interface EngineEffort {
  readonly bot: Bot;
  readonly budget?: Budget;
  /** Number of lines; absent: 3. */
  readonly most?: number;
}

const USUAL = 3;

/** Returns the best choices of the side to act, best first. The engine sees what that side would see of the position. */
export function bestLines(
  game: Game,
  s: GameState,
  { bot, budget, most = USUAL }: EngineEffort,
): EngineLine[] {
  const side = actor(game, s);
  const rated = bot.weigh(game, viewOf(game, s, side), side, budget);
  return rated
    .filter(({ share }, i) => i === 0 || share > 0)
    .slice(0, most)
    .map(({ action, value, share }) => ({ text: formatAction(game, action), value, share }));
}
