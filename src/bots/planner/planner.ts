/**
 * Compares whole turns. Plans are played past the other sides' turns to the beginning of the side's own next turn, all
 * with the same dice, and scored there. The worse half is dropped repeatedly, and each time the others are tried twice
 * as often (sequential halving: Z. Karnin, T. Koren, O. Somekh, 2013). The survivors have children, which compete in
 * the same way (online evolution: N. Justesen and others, 2017; H. Baier, P. Cowling, Evolutionary MCTS with Flexible
 * Search Horizon, 2018).
 */
import type { Action } from '../../kernel/action.ts';
import type { Game } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import type { GameState } from '../../kernel/state.ts';
import type { Side } from '../../kernel/side.ts';
import { hidesSomething } from '../../kernel/view.ts';
import type { RatedAction } from '../bot.ts';
import type { LookaheadLimits } from '../lookahead.ts';
import { PlanFollower, lengthOf, type Plan, stepOfContext } from './plan.ts';
import { type PlayoutPolicy, Playout } from './playout.ts';
import { Results } from '../results.ts';
import { Stream } from '../stream.ts';
import { type PlanSpec, PlanGenerator } from './plan-generator.ts';

/** Settings for creating and comparing plans. Measured in docs/decisions. */
export interface Planning extends Omit<PlayoutPolicy, 'turns'> {
  /** Limits of looking ahead while a plan is created. */
  readonly generation: LookaheadLimits;
  /** Number of initial plans, of plans kept, and of their children in each generation. */
  readonly first: number;
  readonly kept: number;
  readonly children: number;
  /** Number of tries before a plan may be dropped, and maximum number of tries of a plan that is kept. */
  readonly least: number;
  readonly most: number;
  /** Number of weight samples, including the game's own. */
  readonly weightSamples: number;
  /**
   * Standard errors by which a plan must be better than the usual one, the turn as it looks best decision by decision.
   * Absent: none, the best plan is played.
   */
  readonly requiredLead?: number;
}

/** A competing plan, with its results on dice streams 0, 1, … */
interface Rival {
  readonly plan: Plan;
  readonly results: number[];
  readonly lucks: number[];
}

/** Distance between the dice streams of two searches. */
const STREAMS = 1 << 24;
/** Smallest variance that is divided by: below it, all results were equal. */
const TINY = 1e-12;
/** No detour. */
const NOWHERE = -1;
/** Number of duplicate children in a row after which no more are created. */
const BARREN = 8;

export class Planner {
  readonly game: Game;
  readonly #style: Planning;
  readonly #rng: Rng;
  readonly #dice = new Stream();
  readonly #policyRng = new Stream();
  readonly #playout: Playout;
  readonly #generator: PlanGenerator;
  readonly #follower: PlanFollower;
  readonly #results = new Results();
  readonly #view: GameState;
  readonly #state: GameState;
  readonly #guide = (s: GameState): Action | undefined => this.#follower.next(s);
  #rivals: Rival[] = [];
  /** The first plan: the turn as it looks best decision by decision. */
  #usual: Rival | undefined;
  #known = new Set<string>();
  #side: Side = 0;
  #streams = 0;
  #hidden = false;
  #forks = 0;
  /** Expected number of dice rolls in the turn, taken from the first plans. */
  dice = 0;
  /** Number of playouts to the horizon since `begin`. */
  playouts = 0;

  constructor(game: Game, style: Planning, rng: Rng) {
    this.game = game;
    this.#style = style;
    this.#rng = rng;
    const turns = game.bot.planning?.turns ?? game.sides.length;
    this.#playout = new Playout(game, { ...style, turns }, this.#dice, this.#policyRng);
    this.#generator = new PlanGenerator(game, style.generation, rng, this.#dice);
    this.#follower = new PlanFollower(game);
    this.#view = game.create();
    this.#state = game.create();
  }

  /** Number of positions examined since the planner was created. */
  get positions(): number {
    return this.#playout.positions + this.#generator.positions;
  }

  /** Starts with the decision that `view` shows; `known` are earlier plans for the rest of this turn. */
  begin(view: GameState, side: Side, known: readonly Plan[]): void {
    this.#view.copyFrom(view);
    this.#side = side;
    this.#hidden = hidesSomething(view);
    this.#streams = this.#rng.below(STREAMS);
    this.#playout.begin(view, side);
    this.#results.clear();
    this.#rivals = [];
    this.#known.clear();
    this.playouts = 0;
    const usual: PlanSpec = { plan: [], weightSample: 0, detour: NOWHERE };
    this.dice = Math.max(...[usual, ...known.map(again)].map((spec) => this.#add(spec)));
    [this.#usual] = this.#rivals;
  }

  /** Searches until `isOver`, which is called after each playout, returns true. */
  think(isOver: () => boolean): void {
    const { first, weightSamples, kept, children } = this.#style;
    for (let n = 1; this.#rivals.length < first && n < 2 * first && !isOver(); n++)
      this.#add({ plan: [], weightSample: n < weightSamples ? n : 0, detour: this.#anyDetour(n) });
    let fresh = this.#rivals;
    while (fresh.length > 0 && this.#halve(fresh, isOver)) {
      this.#rivals = this.#withUsual(this.#ranked().slice(0, kept));
      const before = this.#rivals.length;
      for (let tries = 0; tries < children + BARREN && this.#isShort(before); tries++)
        this.#add(this.#mutate());
      fresh = this.#rivals.slice(before);
    }
  }

  /** Returns the plans that are kept, best first. */
  best(): Plan[] {
    return this.#ranked()
      .slice(0, this.#style.kept)
      .map(({ plan }) => plan);
  }

  /** Returns the first actions of the plans, best first. */
  ratedActions(): RatedAction[] {
    const found = new Map<Action, RatedAction>();
    const all = this.playouts || 1;
    for (const rival of this.#ranked()) {
      const action = rival.plan[1];
      const known = found.get(action);
      const value = known?.value ?? Math.max(-1, Math.min(1, this.#meanOf(rival)));
      const share = (known?.share ?? 0) + rival.results.length / all;
      found.set(action, { action, value, share });
    }
    return [...found.values()];
  }

  #isShort(before: number): boolean {
    return this.#rivals.length < before + this.#style.children;
  }

  /** Creates a plan and adds it if it is new; returns the number of dice rolls in its turn. */
  #add(spec: PlanSpec): number {
    const stream = this.#rng.below(this.#style.most);
    const { plan, dice, forks } = this.#generator.generate(this.#guess(stream), this.#side, spec);
    if (this.#rivals.length === 0) this.#forks = forks;
    const key = plan.join();
    if (!this.#known.has(key)) this.#rivals.push({ plan, results: [], lucks: [] });
    this.#known.add(key);
    return dice;
  }

  /** Returns the position with hidden values guessed, and resets the dice, both from one stream. */
  #guess(stream: number): GameState {
    const s = this.#state.copyFrom(this.#view);
    this.#dice.reset(this.#streams + stream);
    this.#policyRng.reset(~(this.#streams + stream));
    if (this.#hidden) this.game.bot.determinize?.(s, this.#side, this.#dice);
    return s;
  }

  /** Tries newcomers and repeatedly drops the worse half; returns false if time runs out first. */
  #halve(newcomers: readonly Rival[], isOver: () => boolean): boolean {
    const { least, most } = this.#style;
    let left = newcomers;
    for (let tries = least; left.length > 0 && tries <= most; tries *= 2) {
      for (let stream = 0; stream < tries; stream++)
        for (const rival of left) {
          if (rival.results.length > stream) continue;
          this.#try(rival, stream);
          if (isOver()) return false;
        }
      left = left.toSorted((a, b) => this.#meanOf(b) - this.#meanOf(a));
      if (2 * tries <= most) left = this.#withUsual(left.slice(0, Math.ceil(left.length / 2)));
    }
    return true;
  }

  #try(rival: Rival, stream: number): void {
    const s = this.#guess(stream);
    this.#follower.follow(rival.plan);
    this.#playout.luck = 0;
    const result = this.#playout.play(s, this.#guide);
    rival.results.push(result);
    rival.lucks.push(this.#playout.luck);
    this.#results.add(result, this.#playout.luck);
    this.playouts += 1;
  }

  /** Returns the mean result, corrected for luck. */
  #meanOf({ results, lucks }: Rival): number {
    const { share } = this.#results;
    let sum = 0;
    for (let i = 0; i < results.length; i++) sum += results[i] - share * lucks[i];
    return results.length > 0 ? sum / results.length : 0;
  }

  /**
   * Returns the rivals: most tries first, then better results first. The usual plan precedes the plans whose lead over
   * it is in doubt.
   */
  #ranked(): Rival[] {
    const ranked = this.#rivals.toSorted(
      (a, b) => b.results.length - a.results.length || this.#meanOf(b) - this.#meanOf(a),
    );
    const { requiredLead } = this.#style;
    const usual = this.#usual;
    if (requiredLead === undefined || usual === undefined) return ranked;
    const better = ranked.filter(
      (rival) => rival !== usual && this.#leadOf(rival, usual) > requiredLead,
    );
    return [...new Set([...better, usual, ...ranked])];
  }

  /** Returns the lead of a plan over another in standard errors, with the same dice; 0 after too few tries. */
  #leadOf(rival: Rival, usual: Rival): number {
    const { share } = this.#results;
    const count = Math.min(rival.results.length, usual.results.length);
    if (count < this.#style.least) return 0;
    let [sum, squares] = [0, 0];
    for (let i = 0; i < count; i++) {
      const luck = rival.lucks[i] - usual.lucks[i];
      const lead = rival.results[i] - usual.results[i] - share * luck;
      sum += lead;
      squares += lead * lead;
    }
    const mean = sum / count;
    const variance = (squares / count - mean * mean) / (count - 1);
    return mean <= 0 ? 0 : mean / Math.sqrt(Math.max(variance, TINY));
  }

  /** Returns the rivals, with the usual plan added where others must beat it. */
  #withUsual(rivals: Rival[]): Rival[] {
    const usual = this.#usual;
    if (this.#style.requiredLead === undefined || usual === undefined) return rivals;
    return rivals.includes(usual) ? rivals : [...rivals, usual];
  }

  /** Returns the specification of a child of one or two of the plans that are kept. */
  #mutate(): PlanSpec {
    const parent = this.#anyPlan();
    const at = this.#rng.below(Math.max(1, lengthOf(parent)));
    switch (this.#rng.below(4)) {
      case 0:
        return { plan: parent, weightSample: 0, detour: this.#hasPolicy ? this.#anyFork() : at };
      case 1:
        return {
          plan: parent,
          weightSample: this.#rng.below(this.#style.weightSamples),
          until: at,
        };
      case 2:
        return { plan: swapped(parent, at, this.#rng), weightSample: 0 };
      default:
        return { plan: [...parent.slice(0, 2 * at), ...this.#anyPlan()], weightSample: 0 };
    }
  }

  #anyPlan(): Plan {
    const { kept } = this.#style;
    const among = Math.min(kept, this.#rivals.length);
    return this.#rivals[this.#rng.below(among)].plan;
  }

  /**
   * Returns the detour of an initial plan. Every other plan has one; in games with a default policy every plan does,
   * because weights do not matter there.
   */
  #anyDetour(number: number): number {
    return this.#hasPolicy || number % 2 === 0 ? this.#anyFork() : NOWHERE;
  }

  /** Returns a random decision of the default turn that allows a detour. */
  #anyFork(): number {
    return this.#rng.below(Math.max(1, this.#forks));
  }

  get #hasPolicy(): boolean {
    return this.game.bot.defaultPolicy !== undefined;
  }
}

/** Returns the specification that replays a plan unchanged. */
const again = (plan: Plan): PlanSpec => ({ plan, weightSample: 0 });

/** Returns a plan with the actions of two decisions at the same step exchanged: one unit goes where the other went. */
function swapped(plan: Plan, at: number, rng: Rng): Plan {
  const step = stepOfContext(plan[2 * at]);
  const alike: number[] = [];
  for (let i = 0; i < plan.length; i += 2)
    if (i !== 2 * at && stepOfContext(plan[i]) === step) alike.push(i);
  if (alike.length === 0) return plan;
  const other = alike[rng.below(alike.length)];
  const child = [...plan];
  child[2 * at + 1] = plan[other + 1];
  child[other + 1] = plan[2 * at + 1];
  return child;
}
