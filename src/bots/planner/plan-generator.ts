/**
 * Creates plans: plays a side's own decisions of a turn by looking one decision ahead, with detours, and records them.
 * A detour is a decision at which another action is played. Plans also differ in their weight sample: the weights of
 * `evaluate`, changed at random if the game names them (N. Justesen, T. Mahlmann, S. Risi, J. Togelius, Playing Multi-Action Adversarial
 * Games, 2017; D. Churchill, M. Buro, Portfolio Greedy Search, 2013).
 */
import { type Action, ActionList } from '../../kernel/action.ts';
import { actor, apply, drawOutcome, legal } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import type { GameState } from '../../kernel/state.ts';
import { CHANCE, NOBODY, type Side } from '../../kernel/side.ts';
import { type LookaheadLimits, Lookahead, optionsOf } from '../lookahead.ts';
import { contextOf, PlanFollower, type Plan } from './plan.ts';
import { turnOf } from './turn-budget.ts';

/** Maximum number of decisions in a plan. */
const LONGEST_PLAN = 512;

/** Specification of a plan to generate. */
export interface PlanSpec {
  /** Plan to follow wherever it applies. */
  readonly plan: Plan;
  /** Decision, counted from 0, from which on the plan is ignored. Absent: it is never ignored. */
  readonly until?: number;
  /**
   * Index of the decision at which an action other than the usual one is played; -1: no such decision, but forks are
   * counted; absent: no detour, no count. In games with a default policy only decisions with several candidates count, because
   * most have one.
   */
  readonly detour?: number;
  /** Index of the weights used outside the plan: 0 for the game's own, higher numbers for randomly changed ones. */
  readonly weightSample: number;
}

/** A plan with the counts of its simulated turn. */
interface GeneratedPlan {
  readonly plan: Plan;
  /** Number of dice rolls in it. */
  readonly dice: number;
  /** Number of decisions that allow a detour, if they were counted. */
  readonly forks: number;
}

export class PlanGenerator {
  readonly #game: Game;
  readonly #limits: LookaheadLimits;
  readonly #rng: Rng;
  readonly #dice: Rng;
  readonly #below: (n: number) => number;
  readonly #players: Lookahead[] = [];
  readonly #state: GameState;
  readonly #list = new ActionList();
  readonly #some = new ActionList();
  readonly #follower: PlanFollower;
  #forks = 0;

  /** `rng` draws the detours; `dice` draws every outcome of Chance in the game. */
  constructor(game: Game, limits: LookaheadLimits, rng: Rng, dice: Rng) {
    this.#game = forPlans(game);
    this.#limits = limits;
    this.#rng = rng;
    this.#dice = dice;
    this.#below = (n) => dice.below(n);
    this.#state = game.create();
    this.#follower = new PlanFollower(game);
  }

  /** Number of positions examined so far. */
  get positions(): number {
    return this.#players.reduce((sum, player) => sum + (player?.positions ?? 0), 0);
  }

  /** Plays the rest of `side`'s turn from a position in which nothing is hidden. */
  generate(from: GameState, side: Side, spec: PlanSpec): GeneratedPlan {
    const { game, follower } = { game: this.#game, follower: this.#follower };
    const s = this.#state.copyFrom(from);
    const turn = turnOf(game, s);
    const plan: number[] = [];
    let dice = 0;
    this.#forks = 0;
    follower.follow(spec.plan);
    while (turnOf(game, s) === turn && plan.length < 2 * LONGEST_PLAN) {
      const who = actor(game, s);
      if (who === NOBODY) break;
      if (who === CHANCE) dice += this.#roll(s);
      else if (who !== side) apply(game, s, this.#playerWith(0).best(s));
      else this.#decide(s, plan, spec);
    }
    return { plan, dice, forks: this.#forks };
  }

  #roll(s: GameState): number {
    const list = legal(this.#game, s, this.#list);
    const sole = list.length === 1;
    apply(this.#game, s, drawOutcome(this.#game, s, list, this.#below));
    return sole ? 0 : 1;
  }

  /** Makes one of the side's own decisions and records it. */
  #decide(s: GameState, plan: number[], { until, detour, weightSample }: PlanSpec): void {
    const at = plan.length / 2;
    const fork = detour !== undefined && this.#isFork(s) ? this.#forks++ : -1;
    const planned = at < (until ?? Number.POSITIVE_INFINITY) ? this.#follower.next(s) : undefined;
    const best = planned ?? this.#playerWith(weightSample).best(s);
    const action = fork === detour ? this.#otherThan(s, best) : best;
    plan.push(contextOf(s), action);
    apply(this.#game, s, action);
  }

  /** Returns whether another action could be played here. */
  #isFork(s: GameState): boolean {
    const game = this.#game;
    if (game.bot.defaultPolicy === undefined) return true;
    return optionsOf(game, s, this.#list, this.#some).length > 1;
  }

  /** Returns another candidate, or the same action if it is the only one. */
  #otherThan(s: GameState, action: Action): Action {
    const list = optionsOf(this.#game, s, this.#list, this.#some);
    const count = Math.min(list.length, this.#limits.breadth);
    if (count === 1) return action;
    const other = list.at(this.#rng.below(count - 1));
    return other === action ? list.at(count - 1) : other;
  }

  #playerWith(number: number): Lookahead {
    this.#players[number] ??= new Lookahead(
      number === 0 ? this.#game : forPlans(withRandomWeights(this.#game, this.#rng)),
      this.#dice,
      this.#limits,
    );
    return this.#players[number];
  }
}

/** Returns the game with the candidates for planning as its candidates. */
function forPlans(game: Game): Game {
  const candidates = game.bot.planning?.candidates;
  return candidates === undefined ? game : { ...game, bot: { ...game.bot, candidates } };
}

/** Returns the game with its weights multiplied by random factors from a half to two, if it has weights. */
function withRandomWeights(game: Game, rng: Rng): Game {
  const { tuning } = game.bot;
  if (tuning === undefined) return game;
  const names = Object.keys(tuning.weights);
  const changed = names.map((name) => {
    const factor = 2 ** ((rng.below(2001) - 1000) / 1000);
    return [name, tuning.weights[name] * factor];
  });
  return { ...game, bot: tuning.with(Object.fromEntries(changed)) };
}
