/** Options of a batch of environments. */
import type { Side } from '../kernel/side.ts';

/**
 * What happens when a game ends. `same_step`: the step that ends it also starts the next game. `next_step`: the next
 * step starts the next game and ignores the action. `disabled`: the environment waits for `reset`.
 */
export const AUTORESETS = ['same_step', 'next_step', 'disabled'] as const;
/** What happens when a game ends: one of `AUTORESETS`. */
export type Autoreset = (typeof AUTORESETS)[number];

/** Who plays for Chance: the environment (`sampled`), or the program, which sees outcomes with weights (`explicit`). */
export const CHANCES = ['sampled', 'explicit'] as const;
/** Who plays for Chance: one of `CHANCES`. */
export type ChanceMode = (typeof CHANCES)[number];

/** Viewer of the observations: the side to act, a spectator, or always the same side. */
export type ObservationView = 'actor' | 'spectator' | Side;

/** How a batch is played. */
export interface BatchOptions {
  /** Number of environments, 1 to 65,536. */
  readonly envs: number;
  /** Seed of the batch. Game `g` of environment `i` rolls from `seed/i/g`. */
  readonly seed: string | number;
  /** Index of the first environment: two batches of 32 can play the games of one batch of 64. Absent: 0. */
  readonly first?: number;
  /** Absent: `same_step`. */
  readonly autoreset?: Autoreset;
  /** Absent: `sampled`. */
  readonly chance?: ChanceMode;
  /** Absent: `actor`. */
  readonly view?: ObservationView;
  /** With `same_step`: keep the last observation of a game that ended. Absent: no. */
  readonly finalObs?: boolean;
}

/** Most environments of a batch. */
export const MOST_ENVS = 65_536;
