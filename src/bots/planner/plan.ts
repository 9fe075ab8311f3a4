/**
 * A plan: the own decisions of one turn in their order, as numbers in pairs, so that it can be stored and
 * sent. Dice, reveals and reactions may change what comes up; a plan is then followed as far as it goes.
 */
import { type Action, ActionList } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { GameState } from '../../kernel/state.ts';

/** Plan as a flat list: the context of a decision (`contextOf`), then the action there, repeated. */
export type Plan = readonly number[];

/** Bits of a context that tell the fields of the frame; above them stands the number of the step. */
const FIELD_BITS = 20;

/** Subject of the decision: the step on top with its fields, such as the unit that is under way. */
export function contextOf(s: GameState): number {
  const { frame } = s.layout;
  const at = (s.depth - 1) * frame + 1;
  let mixed = 0;
  for (let i = at + 1; i < at + frame; i++)
    mixed = Math.imul(mixed ^ s.ints[i], 0x9e3779b1) ^ (mixed >>> 15);
  return (s.step << FIELD_BITS) | ((mixed >>> 8) & ((1 << FIELD_BITS) - 1));
}

/** The step of a context. */
export const stepOfContext = (context: number): number => context >> FIELD_BITS;

/** Number of decisions of a plan. */
export const lengthOf = (plan: Plan): number => plan.length >> 1;

/** Follows a plan: what it says wherever it says something. */
export class PlanFollower {
  readonly #game: Game;
  readonly #list = new ActionList();
  #plan: Plan = [];
  /** Where in the plan the decisions begin that are still to come. */
  #at = 0;

  constructor(game: Game) {
    this.#game = game;
  }

  /** Begins with a plan. */
  follow(plan: Plan): void {
    this.#plan = plan;
    this.#at = 0;
  }

  /** The decisions that are still to come. */
  rest(): Plan {
    return this.#plan.slice(this.#at);
  }

  /**
   * The next decision of the plan that is met here and is legal; what it passes over on the way, because a
   * unit has died or has gone elsewhere, is given up. Undefined where the plan says nothing.
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
