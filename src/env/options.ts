/** Options of a batch of environments. */
import type { Side } from '../kernel/side.ts';

/**
 * Reactions to the end of a game. `same_step`: the step that ends it also starts the next game. `next_step`: the
 * next step starts the next game and ignores the action. `disabled`: the environment waits for `reset`.
 */
export const AUTORESETS = ['same_step', 'next_step', 'disabled'] as const;
/** Reaction of an environment to the end of a game: one of `AUTORESETS`. */
export type Autoreset = (typeof AUTORESETS)[number];

/**
 * Players of Chance: the environment draws (`sampled`), or the program sees the outcomes with their weights and decides
 * (`explicit`).
 */
export const CHANCES = ['sampled', 'explicit'] as const;
/** Player of Chance: one of `CHANCES`. */
export type ChanceMode = (typeof CHANCES)[number];

/** Viewer of the observations: the side to act, a spectator, or always the same side. */
export type ObservationView = 'actor' | 'spectator' | Side;

/** Settings of a batch of environments. */
export interface BatchOptions {
  /** Number of environments, 1 to 65,536. */
  readonly envs: number;
  /** Seed of the batch. Game `g` of environment `i` rolls from `seed/i/g`. */
  readonly seed: string | number;
  /** Index of the first environment, so that two batches of 32 can play the games of one batch of 64. Absent: 0. */
  readonly first?: number;
  /** Reaction to the end of a game. Absent: `same_step`. */
  readonly autoreset?: Autoreset;
  /** Player of Chance. Absent: `sampled`. */
  readonly chance?: ChanceMode;
  /** Viewer of the observations. Absent: `actor`. */
  readonly view?: ObservationView;
  /** With `same_step`: whether to keep the last observation of a game that ended. Absent: no. */
  readonly finalObs?: boolean;
}

/** Maximum number of environments in a batch. */
export const MOST_ENVS = 65_536;
