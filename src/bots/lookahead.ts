/**
 * One decision ahead: tries each candidate, follows it to its end where it is only the first part of
 * a longer choice, weighs the dice, and asks `evaluate`. The greedy bot is nothing else; the search
 * plays on with it.
 */
import { type Action, ActionList } from '../kernel/action.ts';
import { actor, apply, drawOutcome, legal, weightOf } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { Rng } from '../kernel/random.ts';
import type { GameState } from '../kernel/state.ts';
import { CHANCE, NOBODY, type Side } from '../kernel/side.ts';
import { pointsOf } from '../kernel/outcome.ts';

/** Longest chain of own decisions that counts as one compound choice. */
const LONGEST_CHOICE = 8;

/** How closely to look. */
export interface Care {
  /** Candidates tried at each decision, from the best guess on. */
  readonly breadth: number;
  /** Outcomes of dice weighed behind one candidate; where there are more, dice are drawn instead. */
  readonly outcomes: number;
}

/** Result of a finished game for a side: 1 won, 0 drawn, -1 lost; of several, between by its place. */
function resultFor(game: Game, s: GameState, side: Side): number {
  const outcome = game.outcome(s);
  return outcome ? 2 * pointsOf(outcome, side, game.sides.length) - 1 : 0;
}

/** The candidates of a position in `some`, or all that is legal in `all` where a game names none. */
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

/** The game's default action here; `list` is filled on the way. */
export function habitIn(game: Game, s: GameState, list: ActionList): Action | undefined {
  if (game.bot.habit === undefined) return undefined;
  legal(game, s, list);
  return list.length === 1 ? list.at(0) : game.bot.habit(s, list);
}

/** Choices for thinking ahead: the candidates, or the default action alone where the game has settled that. */
export function optionsOf(game: Game, s: GameState, all: ActionList, some: ActionList): ActionList {
  const settled = game.bot.isSettled?.(s) === true ? habitIn(game, s, all) : undefined;
  if (settled === undefined) return candidatesOf(game, s, all, some);
  some.clear();
  some.push(settled);
  return some;
}

/** The option of a position that has no other. */
export function onlyOption(game: Game, s: GameState): Action | undefined {
  const list = optionsOf(game, s, new ActionList(), new ActionList());
  return list.length === 1 ? list.at(0) : undefined;
}

/** A result if the game is over, else what the game thinks of the position. */
export function scoreOf(game: Game, s: GameState, side: Side): number {
  return actor(game, s) === NOBODY ? resultFor(game, s, side) : game.bot.evaluate(s, side);
}

/** The same where a turn begins and nobody looks further: a result, or what the game foretells. */
export function prospectOf(game: Game, s: GameState, side: Side): number {
  if (actor(game, s) === NOBODY) return resultFor(game, s, side);
  return game.bot.foretell?.(s, side) ?? game.bot.evaluate(s, side);
}

/** Working memory for looking ahead in one game: states and lists, one of each per level. */
export class Lookahead {
  readonly game: Game;
  /** Positions looked at so far: a measure of work that is the same on every machine. */
  positions = 0;
  readonly #rng: Rng;
  readonly #care: Care;
  readonly #below: (n: number) => number;
  readonly #states: GameState[] = [];
  readonly #lists: ActionList[] = [];
  readonly #all = new ActionList();
  #side: Side = 0;
  /** Depth of the stack of steps at the start: deeper, and still ours, is the same choice. */
  #depth = 0;

  constructor(game: Game, rng: Rng, care: Care) {
    this.game = game;
    this.#rng = rng;
    this.#care = care;
    this.#below = (n) => this.#rng.below(n);
  }

  /** Action that looks best at once for the side to act; of equals the first candidate. */
  best(s: GameState): Action {
    this.#side = actor(this.game, s);
    this.#depth = s.depth;
    return this.#bestAt(s, 0, LONGEST_CHOICE);
  }

  /** Value of an action for the side to act, who must be a side. `s` stays as it is. */
  value(s: GameState, action: Action): number {
    this.#side = actor(this.game, s);
    this.#depth = s.depth;
    const t = this.#state(0).copyFrom(s);
    apply(this.game, t, action);
    return this.#follow(t, 1, LONGEST_CHOICE, this.#care.outcomes);
  }

  #bestAt(s: GameState, at: number, plies: number): Action {
    const { game } = this;
    const habit = habitIn(game, s, this.#all);
    if (habit !== undefined) return habit;
    const list = this.#candidates(s, at);
    const count = Math.min(list.length, this.#care.breadth);
    let best = list.at(0);
    let most = Number.NEGATIVE_INFINITY;
    const t = this.#state(at);
    for (let i = 0; i < count && count > 1; i++) {
      t.copyFrom(s);
      apply(game, t, list.at(i));
      const value = this.#follow(t, at + 1, plies, this.#care.outcomes);
      if (value <= most) continue;
      most = value;
      best = list.at(i);
    }
    return best;
  }

  /** Plays on in `s` to the end of the choice and gives its value. Levels from `at` on are free. */
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
      // The parts of a compound choice are chosen by what they lead to at once.
      else apply(game, s, this.#bestAt(s, at, 0));
    }
  }

  /** Mean over all outcomes of a die, by weight. */
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

  /** Candidates in the list of level `at`, so that deeper levels do not overwrite them. */
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
