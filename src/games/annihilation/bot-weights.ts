/**
 * What the bots' judgement of a position is made of, in points of the score [7.1]. The numbers were
 * found by self-play: `npm run tune -- annihilation --write` changes this file.
 */

export const WEIGHT_NAMES = [
  /** Points ahead at which a game is about 76 % sure. */
  'sure',
  /** [5.6] An own particle, and each unit of its charge. */
  'particle',
  'charge',
  /** A particle that is on the board. */
  'placed',
  /** A unit of charge that has come all the way to the opponent's emergence [5.4]. */
  'forward',
] as const;
export type WeightName = (typeof WEIGHT_NAMES)[number];
export type Weights = Readonly<Record<WeightName, number>>;

/** By scenario. */
export const WEIGHT_SETS = ['standard', 'learning'] as const;

export const WEIGHTS: Readonly<Record<(typeof WEIGHT_SETS)[number], Weights>> = {
  standard: {
    sure: 12,
    particle: 0.3,
    charge: 0.45,
    placed: 0.05,
    forward: -0.05,
  },
  learning: {
    sure: 12,
    particle: 0.3,
    charge: 0.45,
    placed: 0.05,
    forward: -0.05,
  },
};
