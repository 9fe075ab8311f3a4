/** Names of the steps in the order of play, and the verbs of the decisions. */
import { defineVerbs } from '../../../kernel/action.ts';
import { defineSteps } from '../../../kernel/frames.ts';

/** `particle` is the one in flight, `force` what it has left or was given. */
export const STEPS = defineSteps({
  'turn.action': [],
  'annihilator.point': ['particle'],
  'emission.path': ['particle', 'force'],
  'transference.line': ['particle', 'force'],
  'meeting.choice': ['particle'],
  'turn.end': [],
  'game.over': [],
});
export const STEP = STEPS.id;
export type StepName = (typeof STEPS.names)[number];

/**
 * On paper a turn is a short list: `place w3, drive 3c` or `emit w3, to 2b, to 1c, to W, drive 1a`.
 */
export const VERBS = defineVerbs({
  /** A particle from the tray. */
  place: 'unit',
  /** A carrier emits its charge: by itself, or on meeting another with no force left. */
  emit: 'unit',
  /** Instead of emitting: the two that met annihilate one another. */
  annihilate: 'none',
  /** Where an annihilator is put. */
  at: 'node',
  /** The next point of a particle that moves by its own emission. */
  to: 'node',
  /** [D8] Where a struck particle ends its flight. */
  drive: 'node',
  pass: 'none',
});
export const VERB = VERBS.id;
export type VerbName = keyof typeof VERB;
