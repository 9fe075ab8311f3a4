/**
 * Fits `evaluate` to the results of games: logistic regression on positions of self-play, a method of chess programmers
 * (P. Österlund, "Texel's tuning method", 2014). Greedy bots only compare neighbouring positions, but a search needs
 * numbers that mean the same everywhere. Gradients are difference quotients; the descent is Adam (D. Kingma, J. Ba,
 * 2015).
 */
import { BlunderingBot } from '../../src/bots/blundering.ts';
import { createBot } from '../../src/bots/create-bot.ts';
import { Match } from '../../src/bots/match.ts';
import type { Game, Tuning } from '../../src/kernel/game.ts';
import { type Rng, Sfc32 } from '../../src/kernel/random.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { NOBODY, type Side } from '../../src/kernel/side.ts';
import { pointsOf } from '../../src/kernel/outcome.ts';
import { hidesSomething } from '../../src/kernel/view.ts';
import type { SpsaWeights } from './spsa.ts';

/** A position, and the result of its game for side 0: 1 won, 0.5 drawn, 0 lost. */
export interface Example {
  readonly game: Game;
  readonly state: GameState;
  readonly result: number;
}

/** Range of blunders per thousand decisions in self-play: without them, games are too similar. */
const BLUNDERS = [20, 170] as const;
/**
 * Every position at the beginning of a turn is used. Of the others, one in this many is, if the same evaluation judges
 * them.
 */
const OTHERS = 12;
const BATCH = 2_500;
const PACE = 0.03;
/** Predictions are limited to this distance from 0 and 1, because no game is certain before its end. */
const CERTAIN = 0.005;

/** Returns the numbers to learn: those of the game's separate predictor if it has one, else those of its evaluation. */
export const pupilOf = ({ bot }: Game): Tuning | undefined => bot.learning ?? bot.tuning;

/**
 * Returns positions of `count` games of each scenario between bots of a level. Each is the view of the side to act with
 * hidden information guessed, because bots evaluate such positions.
 */
export function examplesOf(
  games: readonly Game[],
  count: number,
  seed: string,
  level = 'greedy',
): Example[] {
  return games.flatMap((game) =>
    Array.from({ length: count }, (_, i) => gameOf(game, `${seed}/${i}`, level)).flat(),
  );
}

function gameOf(game: Game, seed: string, level: string): Example[] {
  const rng = new Sfc32(`fit/${seed}`);
  const blunders = BLUNDERS[0] + rng.below(BLUNDERS[1] - BLUNDERS[0]);
  const bots = game.sides.map(
    (_, side) =>
      new BlunderingBot('', createBot(level, `${seed}/${side}`), { often: blunders, far: 1 }, rng),
  );
  const match = new Match(game, seed);
  const isAlike = game.bot.predict === undefined;
  const states: GameState[] = [];
  let last = -1;
  for (let side = match.actor; side !== NOBODY; side = match.actor) {
    const view = match.viewFor(side);
    const turn = game.bot.turn?.(view) ?? 0;
    if (turn !== last || (isAlike && rng.below(OTHERS) === 0))
      states.push(guessed(game, view, side, rng));
    last = turn;
    match.act((bots[side] as BlunderingBot).choose(game, view, side));
  }
  const result = pointsOf(match.result().outcome, 0, game.sides.length);
  return states.map((state) => ({ game, state, result }));
}

function guessed(game: Game, view: GameState, side: Side, rng: Rng): GameState {
  const s = view.clone();
  if (hidesSomething(s)) game.bot.determinize?.(s, side, rng);
  return s;
}

/** Returns the game's predictor with these weights. */
function judgeOf(game: Game, weights: SpsaWeights): Game['bot']['evaluate'] {
  const bot = pupilOf(game)?.with(weights);
  if (bot === undefined) throw new Error(`${game.id} has no weights to tune`);
  return bot.predict ?? bot.evaluate;
}

/** Returns the mean log loss of the predictions; 0.693 is a coin flip. */
export function lossOf(weights: SpsaWeights, examples: readonly Example[]): number {
  const judges = new Map<Game, Game['bot']['evaluate']>();
  let sum = 0;
  for (const { game, state, result } of examples) {
    const judge = judges.get(game) ?? judgeOf(game, weights);
    judges.set(game, judge);
    const chance = Math.min(1 - CERTAIN, Math.max(CERTAIN, (1 + judge(state, 0)) / 2));
    sum -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
  }
  return sum / examples.length;
}

/** State of one weight during the descent. */
interface Mover {
  readonly name: string;
  /** Size of a large change of this weight. */
  readonly scale: number;
  mean: number;
  square: number;
}

/**
 * Returns weights that predict the examples better. A weight of 0 is unused and stays 0; no weight changes its sign.
 */
export function fitWeights(
  start: SpsaWeights,
  examples: readonly Example[],
  steps: number,
  rng: Rng,
  watch?: (step: number) => void,
): SpsaWeights {
  const found: Record<string, number> = { ...start };
  const movers = Object.entries(start)
    .filter(([, value]) => value !== 0)
    .map(([name, value]): Mover => ({ name, scale: Math.abs(value) + 0.1, mean: 0, square: 0 }));
  for (let step = 1; step <= steps; step++) {
    const batch = Array.from(
      { length: Math.min(BATCH, examples.length) },
      () => examples[rng.below(examples.length)] as Example,
    );
    const slopes = movers.map((mover) => slopeOf(mover, found, batch));
    movers.forEach((mover, i) => {
      const change = advance(mover, slopes[i] ?? 0, step) * PACE * (1 - step / (steps + 1));
      const next = (found[mover.name] ?? 0) - change * mover.scale;
      const sign = Math.sign(start[mover.name] ?? 0);
      found[mover.name] = sign * Math.max(1e-3, sign * next);
    });
    watch?.(step);
  }
  return found;
}

/** Returns the slope of the loss along a weight, in units of its scale. */
function slopeOf({ name, scale }: Mover, at: SpsaWeights, batch: readonly Example[]): number {
  const reach = scale * 0.05;
  const here = at[name] ?? 0;
  const up = lossOf({ ...at, [name]: here + reach }, batch);
  const down = lossOf({ ...at, [name]: here - reach }, batch);
  return ((up - down) / (2 * reach)) * scale;
}

/** Does one step of Adam: the mean slope divided by its usual size, both averaged over recent steps. */
function advance(mover: Mover, slope: number, step: number): number {
  mover.mean = 0.9 * mover.mean + 0.1 * slope;
  mover.square = 0.98 * mover.square + 0.02 * slope ** 2;
  const mean = mover.mean / (1 - 0.9 ** step);
  const square = mover.square / (1 - 0.98 ** step);
  return mean / (Math.sqrt(square) + 1e-6);
}
