/**
 * Interface of bots. Bots see a game through the kernel's `Game` and a position through one side's view; they know
 * neither rules nor time. A bot that plans whole turns has a memory. A driver that creates a new bot for each decision
 * passes the memory on; everything else that a bot remembers only saves work.
 */
import type { Action } from '../kernel/action.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/state.ts';
import type { Side } from '../kernel/side.ts';
import type { Plan } from './planner/plan.ts';

/** Limits that the driver sets for one decision. Without limits, the level's own number of iterations applies. */
export interface Budget {
  /** Number of search iterations, instead of the level's own. The same number gives the same choice. */
  readonly iterations?: number | undefined;
  /** Clock in milliseconds. If present, the level's time limits apply, or `milliseconds` if that is less. */
  readonly now?: (() => number) | undefined;
  /** Maximum time for this decision in milliseconds; needs `now`. */
  readonly milliseconds?: number | undefined;
}

/** An action with the bot's rating. */
export interface RatedAction {
  readonly action: Action;
  /** Expected result for the side to act, from -1 lost to 1 won. */
  readonly value: number;
  /** Share of the bot's search effort spent on it, 0 to 1. */
  readonly share: number;
}

/**
 * Memory of a bot between its decisions of one turn: plain data that any thread can use. It depends only on views of
 * the bot's own side. Without it, the bot plans the rest of the turn from scratch.
 */
export interface Memory {
  readonly side: Side;
  readonly turn: number;
  /** Hash of the view at the next decision, if neither dice nor other sides come before it. */
  readonly expected: string;
  /** Remaining budget of the turn in positions; `milliseconds` is the remaining time. */
  readonly positions: number;
  readonly milliseconds: number;
  /** Plans for the rest of the turn, best first. */
  readonly plans: readonly Plan[];
  /** Expected value of the best plan, -1 to 1. */
  readonly expectedValue: number;
}

/** A bot in one seat. It is synchronous; call it in a worker where a search must not block. */
export interface Bot {
  readonly level: string;
  /** Memory, which each decision changes. A driver that creates a new bot for each decision sets it first. */
  memory?: Memory | undefined;
  /**
   * Chooses one of the legal actions of `side`, which must be the side to act. `view` is the view of that side
   * (`viewOf`); the bot reads it and never writes to it.
   */
  choose(game: Game, view: GameState, side: Side, budget?: Budget): Action;
  /**
   * Returns the actions that the bot considered, best first, for hints. The first is the one that `choose` would play.
   */
  rateActions(game: Game, view: GameState, side: Side, budget?: Budget): readonly RatedAction[];
}

/** Decision maker of a side: a bot here, a bot in a worker, or a program behind a pipe. */
export interface BotSeat {
  choose(game: Game, view: GameState, side: Side, budget?: Budget): Action | Promise<Action>;
}
