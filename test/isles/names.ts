/** Names of the steps in the order of play, and the verbs of the decisions. */
import { defineVerbs, number } from '../../src/kernel/action.ts';
import { defineSteps } from '../../src/kernel/frames.ts';

export const VERBS = defineVerbs({
  play: 'item',
  pass: 'none',
  move: 'unit',
  to: 'node',
  spy: 'node',
  draw: 'item',
  roll: number(6),
});
export const V = VERBS.id;
export type VerbName = keyof typeof V;

/** The fields that a pending step remembers follow its name. */
export const STEPS = defineSteps({
  begin: [],
  draw: [],
  turn: [],
  move: [],
  /** `unit` is marching. */
  to: ['unit'],
  raid: [],
  spy: [],
  /** `unit` fights the unit in `hex`, with `bonus` on the die. */
  fight: ['unit', 'hex', 'bonus'],
  over: [],
});
export const STEP = STEPS.id;
export type StepName = (typeof STEPS.names)[number];
