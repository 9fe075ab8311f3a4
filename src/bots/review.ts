/**
 * Reviews a game: the value of the position for each side over time, and the luck of each roll. The luck of a roll is
 * the value of its outcome minus the mean value of all its outcomes, each weighted by its exact probability (control
 * variates, as the search uses to remove luck from its results). Luck is therefore 0 on average, however good the
 * evaluation is: over many games it sums up to about nothing.
 */
import { type Action, ActionList } from '../kernel/action.ts';
import { actor, apply, giveUp, legal, start, weightOf } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/state.ts';
import { CHANCE, type Side } from '../kernel/side.ts';
import { type LookaheadLimits, Lookahead, scoreOf } from './lookahead.ts';

/** Maximum number of combined outcomes up to which a roll is averaged together with rolls that follow directly. */
const OUTCOMES = 36;
/** Maximum number of decisions that a roll demands directly (its answers), and the limits of looking ahead at them. */
const LONGEST_ANSWER = 8;
const ANSWERING: LookaheadLimits = { breadth: 6, outcomes: 1 };
/** Number of entries between two progress reports. */
const SLICE = 8;

/** An entry of a record that was not taken back. */
export interface ReviewedMove {
  readonly seq: number;
  readonly side: Side;
  /** Absent if a side has resigned, or a position was set up. */
  readonly action?: Action;
  /** A position set up by hand, from which the game continues. */
  readonly ints?: Int16Array;
}

/** Value to each side, from -1 lost to 1 won; with two sides, the values add up to 0. */
export type SideValues = readonly number[];

/** A roll: its expected value and its actual value. */
export interface Roll {
  readonly seq: number;
  readonly expected: SideValues;
  readonly actual: SideValues;
}

/** Evaluation of the position after an entry. */
export interface Evaluation {
  readonly seq: number;
  readonly values: SideValues;
  /** Units on the board, with their sides. */
  readonly units: readonly (readonly [unit: number, side: Side])[];
}

/** Review of a whole game. */
export interface Review {
  readonly evaluations: readonly Evaluation[];
  readonly rolls: readonly Roll[];
}

/** Returns the value of a position to each side, relative to the mean of all sides. */
export function sideValuesOf(game: Game, s: GameState): number[] {
  const scores = game.sides.map((_, side) => scoreOf(game, s, side));
  const mean = scores.length > 1 ? scores.reduce((a, b) => a + b, 0) / scores.length : 0;
  return scores.map((score) => score - mean);
}

/**
 * Reviews a game from its set-up. `ends` are the entries after which the position is evaluated, in addition to the
 * set-up and the last entry. Yields the number of entries done from time to time.
 */
export function* reviewGame(
  game: Game,
  moves: readonly ReviewedMove[],
  ends: ReadonlySet<number>,
): Generator<number, Review> {
  const s = start(game);
  const evaluator = new RollEvaluator(game);
  const evaluations = [evaluationOf(game, s, 0)];
  const rolls: Roll[] = [];
  for (const [i, { seq, side, action, ints }] of moves.entries()) {
    if (i % SLICE === 0) yield i;
    if (ints) {
      s.ints.set(ints);
      if (i === 0) evaluations[0] = evaluationOf(game, s, seq);
    } else if (action === undefined) giveUp(game, s, side);
    else if (actor(game, s) === CHANCE) rolls.push({ seq, ...evaluator.roll(s, action) });
    else evaluator.decide(s, action);
    if (ends.has(seq) || i === moves.length - 1) evaluations.push(evaluationOf(game, s, seq));
  }
  return { evaluations, rolls };
}

function evaluationOf(game: Game, s: GameState, seq: number): Evaluation {
  const units = game.look.counters(s).map(({ unit, side }) => [unit, side] as const);
  return { seq, values: sideValuesOf(game, s), units };
}

/** Computes the luck of rolls. Holds a state and a list for each roll in a series. */
export class RollEvaluator {
  readonly #game: Game;
  readonly #player: Lookahead;
  readonly #states: GameState[] = [];
  readonly #lists: ActionList[] = [];
  /** Depth of the stack of steps at the decision that led to the dice. */
  #depth = Number.POSITIVE_INFINITY;

  constructor(game: Game) {
    this.#game = game;
    this.#player = new Lookahead(game, { below: () => 0 }, ANSWERING);
  }

  /** Carries out a decision. Decisions deeper in the stack of steps then count as parts of it. */
  decide(s: GameState, action: Action): void {
    this.#depth = s.depth;
    apply(this.#game, s, action);
  }

  /** Carries out an outcome of the dice that are due in `s`; returns the expected and the actual value. */
  roll(s: GameState, outcome: Action): Omit<Roll, 'seq'> {
    let actual: SideValues | undefined;
    const expected = this.#mean(s, OUTCOMES, 0, (action, values) => {
      if (action === outcome) actual = values;
    });
    if (!actual) throw new Error(`${this.#game.id}: the dice have no outcome ${outcome}`);
    apply(this.#game, s, outcome);
    return { expected, actual };
  }

  /** Returns the value of a position; if dice with few outcomes are due in it, their mean. */
  #values(s: GameState, outcomes: number, at: number): SideValues {
    const game = this.#game;
    this.#settle(s);
    if (actor(game, s) !== CHANCE) return sideValuesOf(game, s);
    const count = legal(game, s, this.#list(at)).length;
    return count > outcomes ? sideValuesOf(game, s) : this.#mean(s, outcomes, at);
  }

  /** Makes the decisions that a roll demands directly, such as choosing losses, with the action that looks best. */
  #settle(s: GameState): void {
    const game = this.#game;
    for (let left = LONGEST_ANSWER; left > 0 && s.depth > this.#depth; left--) {
      if (actor(game, s) < 0) return;
      apply(game, s, this.#player.best(s));
    }
  }

  /** Returns the weighted mean over all outcomes of dice. */
  #mean(
    s: GameState,
    outcomes: number,
    at: number,
    report?: (outcome: Action, values: SideValues) => void,
  ): SideValues {
    const game = this.#game;
    const list = legal(game, s, this.#list(at));
    const share = Math.floor(outcomes / list.length);
    const sums = game.sides.map(() => 0);
    let total = 0;
    for (let i = 0; i < list.length; i++) {
      const weight = weightOf(game, s, list.at(i));
      const after = this.#state(at).copyFrom(s);
      apply(game, after, list.at(i));
      const values = this.#values(after, share, at + 1);
      report?.(list.at(i), values);
      for (const [side, value] of values.entries()) sums[side] += weight * value;
      total += weight;
    }
    return sums.map((sum) => sum / total);
  }

  #state(at: number): GameState {
    this.#states[at] ??= this.#game.create();
    return this.#states[at];
  }

  #list(at: number): ActionList {
    this.#lists[at] ??= new ActionList();
    return this.#lists[at];
  }
}
