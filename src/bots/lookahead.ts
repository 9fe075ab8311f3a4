/**
 * Looks one decision ahead. It tries each candidate, completes it if it is only the first part of a longer choice,
 * averages over the dice, and calls `evaluate`. The greedy bot consists of this alone; the search uses it for playouts.
 */
import { type Action, ActionList } from '../kernel/action.ts';
import { actor, apply, drawOutcome, legal, weightOf } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { Rng } from '../kernel/random.ts';
import type { GameState } from '../kernel/state.ts';
import { CHANCE, NOBODY, type Side } from '../kernel/side.ts';
import { pointsOf } from '../kernel/outcome.ts';

/** Maximum number of decisions in one compound choice. */
const LONGEST_CHOICE = 8;

/** Limits of looking ahead. */
export interface LookaheadLimits {
  /** Number of candidates tried at each decision, best guess first. */
  readonly breadth: number;
  /** Maximum number of dice outcomes averaged after one candidate; with more, one outcome is drawn instead. */
  readonly outcomes: number;
}

/**
 * Returns the result of a finished game for a side: 1 won, 0 drawn, -1 lost; with more than two sides, a value in
 * between by its place.
 */
function resultFor(game: Game, s: GameState, side: Side): number {
  const outcome = game.outcome(s);
  return outcome ? 2 * pointsOf(outcome, side, game.sides.length) - 1 : 0;
}

/** Returns the candidates of a position in `some`, or all legal actions in `all` if the game defines no candidates. */
export function candidatesOf(
  game: Game,
  s: GameState,
  all: ActionList,
  some: ActionList,
): ActionList {
  legal(game, s, all);
  if (all.length === 1 || game.bot.candidates === undefined) return all;
  some.clear();
  game.bot.candidates(s, all, some);
  return some;
}

/** Returns the action of the game's default policy here, if any; fills `list` with the legal actions. */
export function policyAction(game: Game, s: GameState, list: ActionList): Action | undefined {
  if (game.bot.defaultPolicy === undefined) return undefined;
  legal(game, s, list);
  return list.length === 1 ? list.at(0) : game.bot.defaultPolicy(s, list);
}

/** Returns the options for thinking ahead: the candidates, or only the default action where the game says so. */
export function optionsOf(game: Game, s: GameState, all: ActionList, some: ActionList): ActionList {
  const only = game.bot.usesPolicyOnly?.(s) === true ? policyAction(game, s, all) : undefined;
  if (only === undefined) return candidatesOf(game, s, all, some);
  some.clear();
  some.push(only);
  return some;
}

/** Returns the only option of a position; undefined if there are several. */
export function onlyOption(game: Game, s: GameState): Action | undefined {
  const list = optionsOf(game, s, new ActionList(), new ActionList());
  return list.length === 1 ? list.at(0) : undefined;
}

/** Returns the result if the game is over, otherwise the game's evaluation of the position. */
export function scoreOf(game: Game, s: GameState, side: Side): number {
  return actor(game, s) === NOBODY ? resultFor(game, s, side) : game.bot.evaluate(s, side);
}

/** Returns the result if the game is over, otherwise the game's prediction at the start of a turn (`predict`). */
export function prospectOf(game: Game, s: GameState, side: Side): number {
  if (actor(game, s) === NOBODY) return resultFor(game, s, side);
  return game.bot.predict?.(s, side) ?? game.bot.evaluate(s, side);
}

/** Working memory for looking ahead in one game: one state and one list per level of depth. */
export class Lookahead {
  readonly game: Game;
  /** Number of positions examined so far: a measure of work that is the same on every machine. */
  positions = 0;
  readonly #rng: Rng;
  readonly #limits: LookaheadLimits;
  readonly #below: (n: number) => number;
  readonly #states: GameState[] = [];
  readonly #lists: ActionList[] = [];
  readonly #all = new ActionList();
  #side: Side = 0;
  /**
   * Depth of the stack of steps at the decision. While the same side decides at a greater depth, the choice continues.
   */
  #depth = 0;

  constructor(game: Game, rng: Rng, limits: LookaheadLimits) {
    this.game = game;
    this.#rng = rng;
    this.#limits = limits;
    this.#below = (n) => this.#rng.below(n);
  }

  /** Returns the action that looks best one decision ahead for the side to act; among equals, the first candidate. */
  best(s: GameState): Action {
    this.#side = actor(this.game, s);
    this.#depth = s.depth;
    return this.#bestAt(s, 0, LONGEST_CHOICE);
  }

  /** Returns the value of an action for the side to act, which must not be Chance. `s` is not changed. */
  value(s: GameState, action: Action): number {
    this.#side = actor(this.game, s);
    this.#depth = s.depth;
    const t = this.#state(0).copyFrom(s);
    apply(this.game, t, action);
    return this.#follow(t, 1, LONGEST_CHOICE, this.#limits.outcomes);
  }

  #bestAt(s: GameState, at: number, plies: number): Action {
    const { game } = this;
    const usual = policyAction(game, s, this.#all);
    if (usual !== undefined) return usual;
    const list = this.#candidates(s, at);
    const count = Math.min(list.length, this.#limits.breadth);
    let best = list.at(0);
    let most = Number.NEGATIVE_INFINITY;
    const t = this.#state(at);
    for (let i = 0; i < count && count > 1; i++) {
      t.copyFrom(s);
      apply(game, t, list.at(i));
      const value = this.#follow(t, at + 1, plies, this.#limits.outcomes);
      if (value <= most) continue;
      most = value;
      best = list.at(i);
    }
    return best;
  }

  /** Plays on in `s` to the end of the compound choice and returns its value. Uses the levels from `at` on. */
  #follow(s: GameState, at: number, plies: number, outcomes: number): number {
    const { game } = this;
    for (let left = plies; ; left--) {
      const who = actor(game, s);
      if (who === CHANCE) {
        const list = legal(game, s, this.#list(at));
        if (list.length <= outcomes) return this.#mean(s, list, at, left, outcomes);
        apply(game, s, drawOutcome(game, s, list, this.#below));
      } else if (who !== this.#side || s.depth <= this.#depth || left <= 0) {
        this.positions += 1;
        return scoreOf(game, s, this.#side);
      }
      // Later parts of a compound choice are chosen by their immediate value.
      else apply(game, s, this.#bestAt(s, at, 0));
    }
  }

  /** Returns the weighted mean over all outcomes of a die. */
  #mean(s: GameState, list: ActionList, at: number, plies: number, outcomes: number): number {
    const { game } = this;
    const t = this.#state(at);
    const share = Math.floor(outcomes / list.length);
    let sum = 0;
    let total = 0;
    for (let i = 0; i < list.length; i++) {
      const weight = weightOf(game, s, list.at(i));
      t.copyFrom(s);
      apply(game, t, list.at(i));
      sum += weight * this.#follow(t, at + 1, plies, share);
      total += weight;
    }
    return sum / total;
  }

  /** Returns the candidates in the list of level `at`, so that deeper levels do not overwrite them. */
  #candidates(s: GameState, at: number): ActionList {
    const own = this.#list(at);
    const found = candidatesOf(this.game, s, this.#all, own);
    if (found === own) return own;
    own.clear();
    for (let i = 0; i < found.length; i++) own.push(found.at(i));
    return own;
  }

  #state(at: number): GameState {
    this.#states[at] ??= this.game.create();
    return this.#states[at];
  }

  #list(at: number): ActionList {
    this.#lists[at] ??= new ActionList();
    return this.#lists[at];
  }
}
