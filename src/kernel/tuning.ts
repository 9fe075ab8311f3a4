/** Weights of heuristics: numbers by name, which `npm run tune` improves. */
import type { Heuristics, Tuning } from './game.ts';
import type { GameState } from './state.ts';

/** Weights of heuristics: a number for each name. */
export type WeightsOf<Name extends string = string> = Readonly<Record<Name, number>>;

/** Returns a set of weights with the means to build heuristics from changed ones. */
export const tuningOf = <S extends GameState, W extends WeightsOf>(
  set: string,
  weights: W,
  make: (weights: W) => Heuristics<S>,
): Tuning<S> => ({ set, weights, with: (others) => make({ ...weights, ...others }) });

/** Builds heuristics that can be tuned: `make` builds them from the weights of a set. */
export const tuned = <S extends GameState, W extends WeightsOf>(
  set: string,
  weights: W,
  make: (weights: W) => Heuristics<S>,
): Heuristics<S> => ({ ...make(weights), tuning: tuningOf(set, weights, make) });
