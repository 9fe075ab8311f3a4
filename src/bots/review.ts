/**
 * A game looked back at: what the position was worth to each side as it went, and how lucky each roll was.
 * A roll is as lucky as what it led to is worth more than the mean of all that it could have led to, each
 * outcome weighed by its exact chance (control variates, as the search takes luck out of its results). So
 * luck is nobody's on average, whatever the evaluation knows: over many games it sums up to nothing.
 */
import { type Action, ActionList } from '../kernel/action.ts';
import { actor, apply, giveUp, legal, start, weightOf } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/state.ts';
import { CHANCE, type Side } from '../kernel/side.ts';
import { type Care, Lookahead, scoreOf } from './lookahead.ts';

/** Rolls that follow on a roll at once are weighed with it, while there are no more outcomes together. */
const OUTCOMES = 36;
/** Most decisions that a roll asks for at once, and how closely they are looked at. */
const LONGEST_ANSWER = 8;
const ANSWERING: Care = { breadth: 6, outcomes: 1 };
/** Entries between two reports. */
const SLICE = 8;

/** An entry of a record that was not taken back. */
export interface ReviewedMove {
  readonly seq: number;
  readonly side: Side;
  /** Absent where a side has given up, or a position is put down. */
  readonly action?: Action;
  /** A position put down by hand: the game is played on from it. */
  readonly ints?: Int16Array;
}

/** Value to each side, from -1 lost to 1 won; of two sides, one has what the other lacks. */
export type Worth = readonly number[];

/** A roll, as it was to be expected and as it came. */
export interface Roll {
  readonly seq: number;
  readonly expected: Worth;
  readonly came: Worth;
}

/** How things stood after an entry. */
export interface Evaluation {
  readonly seq: number;
  readonly worth: Worth;
  /** Units on the board, with their sides. */
  readonly units: readonly (readonly [unit: number, side: Side])[];
}

/** A whole game, looked back at. */
export interface Review {
  readonly standings: readonly Evaluation[];
  readonly rolls: readonly Roll[];
}

/** Value of a position to each side: of several positions, the difference from their average. */
export function worthOf(game: Game, s: GameState): number[] {
  const scores = game.sides.map((_, side) => scoreOf(game, s, side));
  const mean = scores.length > 1 ? scores.reduce((a, b) => a + b, 0) / scores.length : 0;
  return scores.map((score) => score - mean);
}

/**
 * Goes through a game from its set-up. `ends`: entries after which the standing is told, beside the set-up
 * and the last one. Yields how many deeds are done now and then.
 */
export function* reviewGame(
  game: Game,
  deeds: readonly ReviewedMove[],
  ends: ReadonlySet<number>,
): Generator<number, Review> {
  const s = start(game);
  const weigher = new Weigher(game);
  const standings = [standingOf(game, s, 0)];
  const rolls: Roll[] = [];
  for (const [i, { seq, side, action, ints }] of deeds.entries()) {
    if (i % SLICE === 0) yield i;
    if (ints) {
      s.ints.set(ints);
      if (i === 0) standings[0] = standingOf(game, s, seq);
    } else if (action === undefined) giveUp(game, s, side);
    else if (actor(game, s) === CHANCE) rolls.push({ seq, ...weigher.roll(s, action) });
    else weigher.decide(s, action);
    if (ends.has(seq) || i === deeds.length - 1) standings.push(standingOf(game, s, seq));
  }
  return { standings, rolls };
}

function standingOf(game: Game, s: GameState, seq: number): Evaluation {
  const units = game.look.counters(s).map(({ unit, side }) => [unit, side] as const);
  return { seq, worth: worthOf(game, s), units };
}

/** Weighs rolls: working memory for it, a state and a list for each roll of a row of them. */
export class Weigher {
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

  /** Carries out a decision; what is asked deeper in the stack of steps than it was is a part of it. */
  decide(s: GameState, action: Action): void {
    this.#depth = s.depth;
    apply(this.#game, s, action);
  }

  /** Carries out an outcome of the dice that are due in `s`, and says what was to be expected. */
  roll(s: GameState, outcome: Action): Omit<Roll, 'seq'> {
    let came: Worth | undefined;
    const expected = this.#mean(s, OUTCOMES, 0, (action, worth) => {
      if (action === outcome) came = worth;
    });
    if (!came) throw new Error(`${this.#game.id}: the dice have no outcome ${outcome}`);
    apply(this.#game, s, outcome);
    return { expected, came };
  }

  /** Value of a position; if dice with few results are due in it, the average over them. */
  #worth(s: GameState, outcomes: number, at: number): Worth {
    const game = this.#game;
    this.#settle(s);
    if (actor(game, s) !== CHANCE) return worthOf(game, s);
    const count = legal(game, s, this.#list(at)).length;
    return count > outcomes ? worthOf(game, s) : this.#mean(s, outcomes, at);
  }

  /** Has what a roll asks for at once, as losses to be taken, answered as it looks best. */
  #settle(s: GameState): void {
    const game = this.#game;
    for (let left = LONGEST_ANSWER; left > 0 && s.depth > this.#depth; left--) {
      if (actor(game, s) < 0) return;
      apply(game, s, this.#player.best(s));
    }
  }

  /** The mean over all outcomes of dice, by weight. */
  #mean(
    s: GameState,
    outcomes: number,
    at: number,
    tell?: (outcome: Action, worth: Worth) => void,
  ): Worth {
    const game = this.#game;
    const list = legal(game, s, this.#list(at));
    const share = Math.floor(outcomes / list.length);
    const sums = game.sides.map(() => 0);
    let total = 0;
    for (let i = 0; i < list.length; i++) {
      const weight = weightOf(game, s, list.at(i));
      const after = this.#state(at).copyFrom(s);
      apply(game, after, list.at(i));
      const worth = this.#worth(after, share, at + 1);
      tell?.(list.at(i), worth);
      for (const [side, value] of worth.entries()) sums[side] += weight * value;
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
