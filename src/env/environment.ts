/** One environment: a game in progress with its own dice. */
import type { ActionList, Action } from '../kernel/action.ts';
import { actor, apply, drawOutcome, legal } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { Sfc32 } from '../kernel/random.ts';
import { CHANCE, type Side } from '../kernel/side.ts';
import type { GameState } from '../kernel/state.ts';

/** Number of 32-bit integers before the state in saved bytes. */
const SAVED_WORDS = 8;
const SAVED_BYTES = 4 * SAVED_WORDS;
/** First integer of every saved environment: "CMe1". */
const MAGIC = 0x31654d43;

/** A game in progress. `BatchEnv` sets its game and its stream. */
export class Environment {
  readonly game: Game;
  readonly state: GameState;
  /** Number of the dice stream: `i` of `seed/i/g`. */
  stream: number;
  /** Number of the game in the stream: `g`; -1 before the first game. */
  number = -1;
  /** Last side to decide; 0 before the first decision. */
  last: Side = 0;
  readonly #rng = new Sfc32('');

  constructor(game: Game, stream: number) {
    this.game = game;
    this.state = game.create();
    this.stream = stream;
  }

  /** Starts the next game of the stream. */
  begin(first: GameState, seed: string | number): void {
    this.state.copyFrom(first);
    this.number += 1;
    this.last = 0;
    this.roll(`${seed}/${this.stream}/${this.number}`);
  }

  /** Continues with the dice of a seed. */
  roll(seed: string): void {
    this.#rng.restore(new Sfc32(seed).save());
  }

  /** Draws one of the outcomes when Chance is to act. */
  draw(outcomes: ActionList): Action {
    const { game, state } = this;
    return drawOutcome(game, state, legal(game, state, outcomes), (n) => this.#rng.below(n));
  }

  /** Rolls dice until a side has to act, and returns that side, or `NOBODY`. */
  settle(outcomes: ActionList): Side {
    const { game, state } = this;
    let side = actor(game, state);
    while (side === CHANCE) {
      apply(game, state, this.draw(outcomes));
      side = actor(game, state);
    }
    return side;
  }

  /** Returns state, dice and numbers as bytes. */
  save(): Uint8Array {
    const { state, stream, number, last } = this;
    const bytes = new Uint8Array(SAVED_BYTES + 2 * state.ints.length);
    const words = [MAGIC, stream, number, last, ...this.#rng.save()];
    new Int32Array(bytes.buffer, 0, SAVED_WORDS).set(words);
    new Int16Array(bytes.buffer, SAVED_BYTES).set(state.ints);
    return bytes;
  }

  /** Continues from saved bytes, dice included. Throws a `RangeError` if the bytes belong to another game. */
  restore(bytes: Uint8Array): void {
    const { ints } = this.state;
    const own = bytes.slice();
    const [magic, stream = 0, number = 0, last = 0, a = 0, b = 0, c = 0, counter = 0] =
      own.length < SAVED_BYTES ? [] : new Int32Array(own.buffer, 0, SAVED_WORDS);
    if (magic !== MAGIC || own.length !== SAVED_BYTES + 2 * ints.length)
      throw new RangeError('these bytes are not a saved environment of this game and set-up');
    [this.stream, this.number, this.last] = [stream, number, last];
    this.#rng.restore([a, b, c, counter]);
    ints.set(new Int16Array(own.buffer, SAVED_BYTES));
  }
}
