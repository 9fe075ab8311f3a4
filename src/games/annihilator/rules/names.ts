/** Names of the steps in the order of play, and the verbs of the decisions. */
import { defineVerbs } from '../../../kernel/action.ts';
import { stepIds } from '../../../kernel/step.ts';
import { PATTERNS } from '../data/patterns.ts';

export const STEP_NAMES = [
  'setup.robots',
  'setup.impact.side',
  'setup.impact.hex',
  'human.move',
  'human.move.to',
  'auto-defend.roll',
  'recovery',
  'recovery.roll',
  'human.combat',
  'human.combat.roll',
  'demolition.set',
  'demolition.at',
  'demolition.pattern',
  'demolition.direction',
  'demolition.detonate',
  'demolition.blast',
  'human.advance',
  'human.advance.to',
  'robot.advance',
  'robot.advance.to',
  'robot.move',
  'robot.move.to',
  'robot.combat',
  'robot.combat.roll',
  'mind.roll',
  'repair',
  'turn.end',
  'game.over',
] as const;
export type StepName = (typeof STEP_NAMES)[number];
export const STEP = stepIds(STEP_NAMES);

/**
 * A human turn on paper: `move D1, to 1104, done, attack 1104, done, charge D1, at 1105,
 * pattern A, face W, done`.
 */
export const VERBS = defineVerbs({
  /** [4.1] The next robot is set up in this hex. */
  place: 'node',
  /** [D5] All robots still to come are set up as we suggest. */
  suggest: 'none',
  move: 'unit',
  to: 'node',
  /** Stay in the hex reached, with movement points left. */
  stay: 'none',
  /** [8.5] Try to recover the charges lying here, or leave them. */
  recover: 'none',
  decline: 'none',
  attack: 'node',
  /** [7.2] The mind weapon. */
  mind: 'node',
  /** [8.1] A squad sets a charge: where, in which pattern, in which direction. */
  charge: 'unit',
  at: 'node',
  pattern: PATTERNS,
  face: 'direction',
  repair: 'node',
  done: 'none',
  roll: 'number',
});
export const VERB = VERBS.id;
