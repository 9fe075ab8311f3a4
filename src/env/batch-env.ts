/**
 * Many environments of one game that step together. The batch plays for Chance, each game from a seed of its own, so
 * equal seeds and actions give equal frames on any machine and through any interface.
 */
import { ActionIds } from '../kernel/action-ids.ts';
import { ActionList } from '../kernel/action.ts';
import { actor, apply, legal, refusalOf, start, weightOf } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { pointsOf } from '../kernel/outcome.ts';
import { Sfc32 } from '../kernel/random.ts';
import type { Refusal } from '../kernel/rulebook.ts';
import { CHANCE, NOBODY, type Side, SPECTATOR } from '../kernel/side.ts';
import { type GameState, hashState } from '../kernel/state.ts';
import { hasSecrets, viewOf } from '../kernel/view.ts';
import { Environment } from './environment.ts';
import { BatchFrame } from './frame.ts';
import { type BatchOptions, MOST_ENVS } from './options.ts';

/** Action for an environment whose outcome the batch should draw, or whose game is over. */
export const NO_ACTION = -1;

/** Error for a step with an illegal action. No action of the step has been played. */
export class IllegalStepError extends Error {
  override readonly name = 'IllegalStepError';
  /** Index of the environment in the batch. */
  readonly env: number;
  /** The illegal id. */
  readonly id: number;
  /** The rule that forbids it; undefined if no action has this id. */
  readonly refusal: Refusal | undefined;
  constructor(env: number, id: number, refusal: Refusal | undefined) {
    super(`environment ${env}: action ${id} is not legal${refusal ? ` [${refusal.rule}]` : ''}`);
    [this.env, this.id, this.refusal] = [env, id, refusal];
  }
}

/**
 * Many environments of one game that step together. Its arrays show the current decision of each environment and change
 * with every call.
 */
export class BatchEnv {
  readonly game: Game;
  readonly ids: ActionIds;
  readonly options: Required<BatchOptions>;
  /** Number of integers in a state, and in an observation. */
  readonly size: number;
  readonly #first: GameState;
  readonly #view: GameState;
  readonly #secrets: boolean;
  readonly #envs: readonly Environment[];
  readonly #list = new ActionList();
  readonly #outcomes = new ActionList();
  #seed: string | number;
  #frame: BatchFrame;

  /**
   * Creates a batch. `open` opens the same game and set-up again, for games that cache work (`cachesActions`). Absent:
   * all environments share one game. Throws a `RangeError` for options out of range, and for a game with more than
   * 65,536 actions.
   */
  constructor(game: Game, options: BatchOptions, open?: () => Game) {
    this.game = game;
    this.options = {
      ...{ first: 0, autoreset: 'same_step', chance: 'sampled', view: 'actor', finalObs: false },
      ...options,
    };
    checkOptions(game, this.options);
    this.ids = new ActionIds(game);
    if (this.ids.count > 0x1_0000) throw new RangeError(`${game.id}: ${this.ids.count} actions`);
    const { envs, first, seed, chance, finalObs } = this.options;
    this.#seed = seed;
    this.#first = start(game);
    this.#view = game.create();
    this.#secrets = hasSecrets(this.#first);
    this.size = this.#first.ints.length;
    const sides = game.sides.length;
    const weights = chance === 'explicit';
    this.#frame = new BatchFrame({ envs, sides, size: this.size, finalObs, weights });
    const games = openGames(game, game.cachesActions ? envs : 1, open);
    this.#envs = Array.from(
      { length: envs },
      (_, i) => new Environment(games[i % games.length], first + i),
    );
    this.#frame.player.fill(NOBODY);
  }

  /** Current frame. The object is replaced if the legal ids need more space. */
  get frame(): BatchFrame {
    return this.#frame;
  }

  /**
   * Starts the next game of all environments, or of those with a number other than 0 in `mask`. With a seed, games are
   * numbered from 0 again.
   */
  reset(mask?: ArrayLike<number>, seed?: string | number): BatchFrame {
    if (seed !== undefined) {
      this.#seed = seed;
      for (const env of this.#envs) env.number = -1;
    }
    this.#clear();
    this.#envs.forEach((env, i) => {
      if (env.number < 0 || mask === undefined || mask[i] !== 0) env.begin(this.#first, this.#seed);
    });
    return this.#show();
  }

  /**
   * Plays one action in each environment, and dice up to the next decision. `ids[i]` must be legal in environment `i`;
   * use `NO_ACTION` if its game is over, or to let the batch draw an outcome. Throws an `IllegalStepError` before any
   * action is played.
   */
  step(ids: ArrayLike<number>): BatchFrame {
    const { options } = this;
    this.#check(ids);
    this.#clear();
    const sampled = options.chance === 'sampled';
    let length = 0;
    for (let i = 0; i < this.#envs.length; i++) {
      const env = this.#envs[i];
      let side: Side = this.#frame.player[i];
      if (side === NOBODY) side = this.#waiting(env, i);
      else {
        if (side !== CHANCE) env.last = side;
        const id = ids[i];
        const action = id < 0 ? env.draw(this.#outcomes) : this.ids.actionOf(id);
        apply(env.game, env.state, action);
        side = sampled ? env.settle(this.#outcomes) : actor(env.game, env.state);
        if (side === NOBODY) side = this.#end(env, i);
      }
      length = this.#write(env, i, side, length);
    }
    return this.#frame;
  }

  /** Writes the view of any side, or of `SPECTATOR`, into an array of `size` integers. */
  observe(env: number, side: Side, into = new Int16Array(this.size)): Int16Array {
    this.#see(this.#at(env), side, into, 0);
    return into;
  }

  /** Returns the state of an environment as bytes, with its dice and its stream and game numbers. */
  save(env: number): Uint8Array {
    return this.#at(env).save();
  }

  /**
   * Restores the result of `save` into `count` environments from `env` on. All continue in the same way, dice included.
   */
  restore(bytes: Uint8Array, env: number, count = 1): BatchFrame {
    this.#at(env + count - 1);
    for (let i = env; i < env + count; i++) this.#at(i).restore(bytes);
    this.#clear();
    return this.#show();
  }

  /**
   * Writes a guess of the state of environment `from`, consistent with the view of `side`, into environment `to`. The
   * seed decides the guess and the dice that follow. If nothing is hidden, the guess is the state itself.
   */
  determinize(from: number, side: Side, seed: string | number, to: number): BatchFrame {
    const guess = viewOf(this.game, this.#at(from).state, side);
    this.game.bot.determinize?.(guess, side, new Sfc32(`${seed}/guess`));
    const env = this.#at(to);
    env.state.copyFrom(guess);
    env.last = this.#at(from).last;
    env.roll(`${seed}/dice`);
    this.#clear();
    return this.#show();
  }

  /** Returns the hash of the state of an environment, as records contain it. */
  hash(env: number): string {
    return hashState(this.#at(env).state);
  }

  /** Returns the state of an environment, hidden information included; do not change it. */
  state(env: number): GameState {
    return this.#at(env).state;
  }

  #at(env: number): Environment {
    const found = this.#envs[env];
    if (found === undefined) throw new RangeError(`there is no environment ${env}`);
    return found;
  }

  /** Throws an `IllegalStepError` for the first illegal action. */
  #check(ids: ArrayLike<number>): void {
    const { player, start: starts, legal: all } = this.#frame;
    if (ids.length !== this.#envs.length)
      throw new RangeError(`${ids.length} actions for ${this.#envs.length} environments`);
    for (let i = 0; i < player.length; i++) {
      const id = ids[i];
      if (player[i] === NOBODY || (id === NO_ACTION && player[i] === CHANCE)) continue;
      let [low, high] = [starts[i], starts[i + 1] - 1];
      while (low < high) {
        const mid = (low + high) >> 1;
        if (all[mid] < id) low = mid + 1;
        else high = mid;
      }
      if (low > high || all[low] !== id) throw this.#illegal(i, id);
    }
  }

  #illegal(i: number, id: number): IllegalStepError {
    const exists = Number.isInteger(id) && id >= 0 && id < this.ids.count;
    const refusal = exists
      ? refusalOf(this.game, this.#envs[i].state, this.ids.actionOf(id))
      : undefined;
    return new IllegalStepError(i, id, refusal);
  }

  #clear(): void {
    this.#frame.reward.fill(0);
    this.#frame.done.fill(0);
  }

  /** Handles an environment whose game was over before this step; returns the side to act. */
  #waiting(env: Environment, i: number): Side {
    if (env.number < 0) throw new Error('reset comes before the first step');
    if (this.options.autoreset === 'next_step') return this.#begin(env);
    this.#frame.done[i] = 1;
    return NOBODY;
  }

  #begin(env: Environment): Side {
    env.begin(this.#first, this.#seed);
    return this.#settle(env);
  }

  #settle(env: Environment): Side {
    const { chance } = this.options;
    return chance === 'sampled' ? env.settle(this.#outcomes) : actor(env.game, env.state);
  }

  /** Rewards the end of a game with 2 × points − 1 for each side; returns the side to act. */
  #end(env: Environment, i: number): Side {
    const { options, size } = this;
    const { game } = env;
    const outcome = game.outcome(env.state);
    if (outcome === undefined) throw new Error(`${game.id}: the game is over without an outcome`);
    const sides = game.sides.length;
    this.#frame.done[i] = 1;
    for (let side = 0; side < sides; side++)
      this.#frame.reward[i * sides + side] = 2 * pointsOf(outcome, side, sides) - 1;
    if (options.autoreset !== 'same_step') return NOBODY;
    if (options.finalObs) this.#see(env, this.#viewer(env, NOBODY), this.#frame.finalObs, i * size);
    return this.#begin(env);
  }

  /** Writes the current state of all environments into the frame. */
  #show(): BatchFrame {
    let length = 0;
    this.#envs.forEach((env, i) => {
      const side = env.number < 0 ? NOBODY : this.#settle(env);
      if (side === NOBODY) this.#frame.done[i] = 1;
      length = this.#write(env, i, side, length);
    });
    return this.#frame;
  }

  /** Writes side, observation and legal ids of an environment; returns the number of ids written so far. */
  #write(env: Environment, i: number, side: Side, from: number): number {
    const { size } = this;
    const { game } = env;
    const { player, start: starts, obs } = this.#frame;
    player[i] = side;
    starts[i] = from;
    this.#see(env, this.#viewer(env, side), obs, i * size);
    const list = this.#list;
    if (side === NOBODY) list.clear();
    else legal(game, env.state, list);
    const length = from + list.length;
    while (length > this.#frame.legal.length) this.#frame = this.#frame.grown();
    const { legal: all, weights } = this.#frame;
    for (let k = 0; k < list.length; k++) all[from + k] = this.ids.idOf(list.items[k]);
    if (weights.length > 0)
      for (let k = 0; k < list.length; k++)
        weights[from + k] = side === CHANCE ? weightOf(game, env.state, list.items[k]) : 0;
    this.#frame.start[i + 1] = length;
    return length;
  }

  /**
   * Returns the viewer. For `actor`, it is a spectator when dice are due, and the last side to decide at the end of a
   * game.
   */
  #viewer(env: Environment, side: Side): Side {
    const { view } = this.options;
    if (view === 'spectator') return SPECTATOR;
    if (view !== 'actor') return view;
    if (side === CHANCE) return SPECTATOR;
    return side === NOBODY ? env.last : side;
  }

  #see({ game, state }: Environment, side: Side, into: Int16Array, at: number): void {
    into.set(this.#secrets ? viewOf(game, state, side, this.#view).ints : state.ints, at);
  }
}

/** Maximum number of opened games in a batch; more do not fit into a processor's cache. */
const MOST_GAMES = 64;

/** Returns the game itself, followed by copies of it up to a limit. */
function openGames(game: Game, count: number, open?: () => Game): Game[] {
  const others = open === undefined ? 0 : Math.min(count, MOST_GAMES) - 1;
  return [game, ...Array.from({ length: others }, () => open?.() ?? game)];
}

function checkOptions({ sides }: Game, { envs, first, view }: Required<BatchOptions>): void {
  if (!Number.isInteger(envs) || envs < 1 || envs > MOST_ENVS)
    throw new RangeError(`envs: ${envs} is not a whole number from 1 to ${MOST_ENVS}`);
  if (!Number.isInteger(first) || first < 0) throw new RangeError(`first: ${first}`);
  if (typeof view === 'number' && !(Number.isInteger(view) && view >= 0 && view < sides.length))
    throw new RangeError(`view: there is no side ${view}`);
}
