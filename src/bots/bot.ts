/**
 * Interface of bots. Bots see a game through the kernel's `Game` and a position through one side's view;
 * they know neither rules nor time. A bot that plans whole turns has a memory, which a driver that makes
 * a fresh bot for each decision hands on; everything else a bot remembers only saves work.
 */
import type { Action } from '../kernel/action.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/state.ts';
import type { Side } from '../kernel/side.ts';
import type { Plan } from './planner/plan.ts';

/** Budget that the driver grants for one decision. Nothing granted: the level's own number of iterations. */
export interface Budget {
  /** Search iterations, instead of the level's own. The same number gives the same choice. */
  readonly iterations?: number | undefined;
  /** A clock in milliseconds. With it the level's time caps hold, or `milliseconds` if that is less. */
  readonly now?: (() => number) | undefined;
  /** Longest time for this decision; needs `now`. */
  readonly milliseconds?: number | undefined;
}

/** An action as a bot sees it. */
export interface RatedAction {
  readonly action: Action;
  /** Expected result for the side to act, from -1 lost to 1 won. */
  readonly value: number;
  /** Share of the bot's effort that went into it, 0 to 1. */
  readonly share: number;
}

/**
 * Tasks for the bot's next decision of a turn: plain data, which any thread can process.
 * It follows from views of its side alone. Where it is lost, the rest of the turn is planned anew.
 */
export interface Memory {
  readonly side: Side;
  readonly turn: number;
  /** The position of the next decision, if neither dice nor others come before it: a hash of its view. */
  readonly expected: string;
  /** Rest of the turn's budget, and of its time. */
  readonly positions: number;
  readonly milliseconds: number;
  /** Plans for the rest of the turn, best first. */
  readonly plans: readonly Plan[];
  /** Expected value of the best of them. */
  readonly promise: number;
}

/** One bot in one seat. Synchronous; call it in a worker where a search must not block. */
export interface Bot {
  readonly level: string;
  /** Changed by each decision; to be set before one by a driver that has made the bot afresh. */
  memory?: Memory | undefined;
  /**
   * Chooses one of the legal actions of `side`, which must be the one to act. `view` is what that
   * side may see (`viewOf`); it is read, never written.
   */
  choose(game: Game, view: GameState, side: Side, budget?: Budget): Action;
  /** The actions the bot considered, best first; for hints. Its first is what `choose` would play. */
  weigh(game: Game, view: GameState, side: Side, budget?: Budget): readonly RatedAction[];
}

/** Decider of a side: a bot here, a bot in a worker, a program behind a pipe. */
export interface BotSeat {
  choose(game: Game, view: GameState, side: Side, budget?: Budget): Action | Promise<Action>;
}
