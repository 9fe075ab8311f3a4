/**
 * A plan: a side's own decisions of one turn in order, as pairs of numbers that can be stored and sent. Dice, revealed
 * information and reactions may change the decisions; the plan is then followed as far as it fits.
 */
import { type Action, ActionList } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { GameState } from '../../kernel/state.ts';

/** Plan as a flat list: the context of a decision (`contextOf`), then the action there, repeated. */
export type Plan = readonly number[];

/** Number of bits of a context for the fields of the frame; the bits above hold the number of the step. */
const FIELD_BITS = 20;

/** Returns the context of a decision: the step on top of the stack with its fields, such as the unit that moves. */
export function contextOf(s: GameState): number {
  const { frame } = s.layout;
  const at = (s.depth - 1) * frame + 1;
  let mixed = 0;
  for (let i = at + 1; i < at + frame; i++)
    mixed = Math.imul(mixed ^ s.ints[i], 0x9e3779b1) ^ (mixed >>> 15);
  return (s.step << FIELD_BITS) | ((mixed >>> 8) & ((1 << FIELD_BITS) - 1));
}

/** Returns the step of a context. */
export const stepOfContext = (context: number): number => context >> FIELD_BITS;

/** Returns the number of decisions of a plan. */
export const lengthOf = (plan: Plan): number => plan.length >> 1;

/** Follows a plan: returns its action at each decision that the plan contains. */
export class PlanFollower {
  readonly #game: Game;
  readonly #list = new ActionList();
  #plan: Plan = [];
  /** Index in the plan of the next decision. */
  #at = 0;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Starts a plan. */
  follow(plan: Plan): void {
    this.#plan = plan;
    this.#at = 0;
  }

  /** Returns the remaining decisions. */
  rest(): Plan {
    return this.#plan.slice(this.#at);
  }

  /**
   * Returns the plan's next action that fits this decision and is legal, or undefined if it has none. Decisions before
   * it are skipped for good, because a unit was lost or went elsewhere.
   */
  next(s: GameState): Action | undefined {
    const plan = this.#plan;
    const context = contextOf(s);
    let list: ActionList | undefined;
    for (let i = this.#at; i < plan.length; i += 2) {
      if (plan[i] !== context) continue;
      list ??= legal(this.#game, s, this.#list);
      const action = plan[i + 1];
      if (!list.has(action)) continue;
      this.#at = i + 2;
      return action;
    }
    return undefined;
  }
}
