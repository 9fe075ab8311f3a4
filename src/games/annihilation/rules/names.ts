/** Names of the steps in the order of play, and the verbs of the decisions. */
import { defineVerbs } from '../../../kernel/action.ts';
import { stepIds } from '../../../kernel/step.ts';

export const STEP_NAMES = [
  'turn.action',
  'annihilator.point',
  'emission.path',
  'transference.line',
  'meeting.choice',
  'turn.end',
  'game.over',
] as const;
export type StepName = (typeof STEP_NAMES)[number];
export const STEP = stepIds(STEP_NAMES);

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
