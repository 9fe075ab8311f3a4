/**
 * Weights of the bots' evaluation, in points of the score [7.1], and of their predictions. The numbers were found by
 * self-play: `npm run tune -- annihilation --write` changes this file.
 */
import type { WeightsOf } from '../../../kernel/tuning.ts';

export type Weights = WeightsOf<
  /** Lead in points at which a win is about 76 % likely. */
  | 'sure'
  /** [5.6] A particle of the side, and each unit of its charge. */
  | 'particle'
  | 'charge'
  /** A particle that is on the board. */
  | 'placed'
  /** [5.4] A unit of charge at the opponent's emergence; proportionally less farther away. */
  | 'forward'
>;

/** Weights by scenario. */
export const WEIGHTS = {
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
} satisfies Readonly<Record<string, Weights>>;

/** Predictors of the end of a game at the beginning of a turn, as log-odds. */
export type Predictors = WeightsOf<
  /** [7.1] A lead of one point. */
  | 'lead'
  /** Having the turn. */
  | 'move'
  /** [5.6] A particle of the side in the tray, by its charge: it cannot be taken there, and can be placed later. */
  | 'tray0'
  | 'tray1'
  | 'tray2'
  | 'tray3'
  | 'tray5'
  | 'tray8'
  /** A particle on the board, by its charge. */
  | 'board0'
  | 'board1'
  | 'board2'
  | 'board3'
  | 'board5'
  | 'board8'
>;

/**
 * Also by scenario. Fitted to games of level 4 that still used `evaluate`;
 * `npm run tune -- annihilation --fit --level 4` continues from these values.
 */
export const PREDICTOR_SETS = { standard: 'standardOmens', learning: 'learningOmens' } as const;

export const PREDICTORS = {
  standardOmens: {
    lead: 0.0372,
    move: 0.0728,
    tray0: 0.269,
    tray1: 0.329,
    tray2: 0.226,
    tray3: 0.577,
    tray5: 0.692,
    tray8: 1.24,
    board0: -0.0587,
    board1: 0.1,
    board2: 0.384,
    board3: 0.314,
    board5: 0.507,
    board8: 0.602,
  },
  learningOmens: {
    lead: 0.0494,
    move: 0.0439,
    tray0: -0.0454,
    tray1: 0.308,
    tray2: 0.297,
    tray3: 0.597,
    tray5: 1.17,
    tray8: 0,
    board0: -0.103,
    board1: 0.168,
    board2: 0.179,
    board3: 0.267,
    board5: 0.348,
    board8: 0,
  },
} satisfies Readonly<Record<string, Predictors>>;
