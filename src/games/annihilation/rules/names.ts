/** Names of the steps in the order of play, and the verbs of the decisions. */
import { defineVerbs } from '../../../kernel/action.ts';
import { defineSteps } from '../../../kernel/frames.ts';

/** `particle` is the particle in flight; `force` is its remaining or received force. */
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

/** Verbs. In notation, a turn is a short list: `place w3, drive 3c` or `emit w3, to 2b, to 1c, to W, drive 1a`. */
export const VERBS = defineVerbs({
  /** Places a particle from the tray. */
  place: 'unit',
  /** A carrier emits its charge: by itself, or when it meets another without force. */
  emit: 'unit',
  /** Instead of emitting, both particles of a meeting are annihilated. */
  annihilate: 'none',
  /** Point for an annihilator. */
  at: 'node',
  /** Next point of a particle that moves by its own emission. */
  to: 'node',
  /** [D8] Point where a struck particle ends its flight. */
  drive: 'node',
  pass: 'none',
});
export const VERB = VERBS.id;
export type VerbName = keyof typeof VERB;
