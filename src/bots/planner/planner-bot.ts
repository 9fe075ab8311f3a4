/** A bot that plans whole turns: it has one budget per turn, and carries its plans from decision to decision. */
import type { Action } from '../../kernel/action.ts';
import { actor, apply } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import { type GameState, hashState } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';
import { hidesSomething, viewOf } from '../../kernel/view.ts';
import type { Bot, Budget, Memory, RatedAction } from '../bot.ts';
import { GreedyBot } from '../greedy.ts';
import { onlyOption } from '../lookahead.ts';
import { PlanFollower, type Plan } from './plan.ts';
import { Planner, type Planning } from './planner.ts';
import { budgetFactorOf, positionsIn, recall, spend, type TurnBudget } from './turn-budget.ts';

interface Foresight extends TurnBudget {
  readonly style: Planning;
  /** Planning for games with a `budgetFactor` below 1, whose positions are expensive. Absent: `style`. */
  readonly expensive?: Planning;
  /** For games that name no candidates; absent: the same. */
  readonly plain?: Planning;
}

/** Share of the remaining budget for one decision while dice are still to come, because they call for replanning. */
const SHARE = 0.4;
/** Minimum share of the whole budget for one decision, as long as budget remains. */
const LEAST_SHARE = 1 / 32;

export class PlannerBot implements Bot {
  readonly level: string;
  memory: Memory | undefined;
  readonly #foresight: Foresight;
  readonly #rng: Rng;
  readonly #fallbackBot: GreedyBot;
  #planner: Planner | undefined;

  constructor(level: string, foresight: Foresight, rng: Rng) {
    this.level = level;
    this.#foresight = foresight;
    this.#rng = rng;
    this.#fallbackBot = new GreedyBot(level, rng);
  }

  choose(game: Game, view: GameState, side: Side, budget?: Budget): Action {
    return this.rateActions(game, view, side, budget)[0].action;
  }

  rateActions(
    game: Game,
    view: GameState,
    side: Side,
    budget: Budget = {},
  ): readonly RatedAction[] {
    const memory = recall(this.memory, game, view, side, this.#foresight);
    const foreseen = memory.expected === hashState(view);
    const only = onlyOption(game, view);
    if (only !== undefined) {
      this.memory = after(game, view, memory, only, foreseen);
      return [{ action: only, value: 0, share: 1 }];
    }
    const planned = foreseen ? nextOf(game, view, memory.plans) : undefined;
    if (planned !== undefined) {
      this.memory = after(game, view, memory, planned, true);
      return [{ action: planned, value: memory.expectedValue, share: 1 }];
    }
    return this.#plan(game, view, memory, budget);
  }

  #plan(game: Game, view: GameState, memory: Memory, budget: Budget): readonly RatedAction[] {
    // Even a single plan takes time, and the time is used up.
    if (budget.now !== undefined && memory.milliseconds <= 0) {
      const action = this.#fallbackBot.choose(game, view, memory.side);
      this.memory = after(game, view, memory, action, false);
      return [{ action, value: memory.expectedValue, share: 1 }];
    }
    if (this.#planner?.game !== game)
      this.#planner = new Planner(game, styleFor(game, this.#foresight), this.#rng);
    const planner = this.#planner;
    const begun = budget.now?.() ?? 0;
    const looked = planner.positions;
    planner.begin(view, memory.side, memory.plans);
    planner.think(this.#limit(planner, looked, memory, budget, begun));
    const found = planner.ratedActions();
    const left = spend(memory, planner.positions - looked, (budget.now?.() ?? 0) - begun);
    const known = { ...left, plans: planner.best(), expectedValue: found[0].value };
    this.memory = after(game, view, known, found[0].action, true);
    return found;
  }

  /** Returns a function that tells when this decision has used its share of the budget. */
  #limit(
    planner: Planner,
    looked: number,
    memory: Memory,
    { iterations, now, milliseconds }: Budget,
    begun: number,
  ): () => boolean {
    if (iterations !== undefined) return () => planner.playouts >= iterations;
    const share = planner.dice > 0 ? (planner.game.bot.planning?.share ?? SHARE) : 1;
    const least = LEAST_SHARE * positionsIn(planner.game, this.#foresight);
    const positions = Math.min(memory.positions, Math.max(least, share * memory.positions));
    const time = Math.min(share * memory.milliseconds, milliseconds ?? memory.milliseconds);
    return () =>
      planner.positions - looked >= positions || (now !== undefined && now() - begun >= time);
  }
}

function styleFor(game: Game, foresight: Foresight): Planning {
  const { style, expensive = style, plain } = foresight;
  if (game.bot.candidates === undefined && plain !== undefined) return plain;
  return budgetFactorOf(game, foresight) < 1 ? expensive : style;
}

/** Returns the action of the best plan here. */
function nextOf(game: Game, view: GameState, [plan]: readonly Plan[]): Action | undefined {
  if (plan === undefined) return undefined;
  const follower = new PlanFollower(game);
  follower.follow(plan);
  return follower.next(view);
}

/** Returns the memory after an action is chosen; `sure` tells whether the position after it can be predicted. */
function after(game: Game, view: GameState, memory: Memory, action: Action, sure: boolean): Memory {
  const follower = new PlanFollower(game);
  const plans = memory.plans.map((plan) => {
    follower.follow(plan);
    return follower.next(view) === action ? follower.rest() : plan;
  });
  return { ...memory, plans, expected: sure ? foresee(game, view, memory.side, action) : '' };
}

/** Returns the hash of the view after an action if the side decides again with no dice before that; otherwise ''. */
function foresee(game: Game, view: GameState, side: Side, action: Action): string {
  const s = view.clone();
  // Any guess will do: the view after the action hides the differences between guesses again.
  if (hidesSomething(s)) game.bot.determinize?.(s, side, { below: () => 0 });
  apply(game, s, action);
  return actor(game, s) === side ? hashState(viewOf(game, s, side)) : '';
}
