/** Names of the steps in the order of play, and the verbs of the decisions. */
import { defineVerbs, number } from '../../../kernel/action.ts';
import { defineSteps, type StepId } from '../../../kernel/frames.ts';
import { PATTERNS } from '../data/patterns.ts';

/** A moving unit, its remaining half points, and 1 once it has been held up on its way and may go on. */
const WAY = ['unit', 'points', 'held'] as const;
/** An attacked hex, and the odds column. */
const FIGHT = ['hex', 'column'] as const;

export const STEPS = defineSteps({
  'setup.robots': ['unit'],
  'setup.impact.side': ['impact'],
  'setup.impact.hex': ['impact', 'side'],
  'human.move': [],
  'human.move.to': WAY,
  'auto-defend.roll': ['unit'],
  recovery: ['unit'],
  'recovery.roll': ['unit'],
  'human.combat': [],
  'human.combat.roll': FIGHT,
  'demolition.set': [],
  'demolition.at': ['unit'],
  'demolition.pattern': ['unit', 'hex'],
  'demolition.direction': ['unit', 'hex', 'pattern'],
  'demolition.detonate': [],
  /** [DCT] Number of the hex in the pattern; 1 is the hex of the charge. */
  'demolition.blast': ['charge', 'number'],
  'human.advance': [],
  'human.advance.to': WAY,
  'robot.advance': [],
  'robot.advance.to': WAY,
  'robot.move': [],
  'robot.move.to': WAY,
  'robot.combat': [],
  'robot.combat.roll': FIGHT,
  'mind.roll': FIGHT,
  repair: [],
  'turn.end': [],
  'game.over': [],
});
export const STEP = STEPS.id;
export type StepName = (typeof STEPS.names)[number];

/** Steps in which a moving unit chooses its destination. */
export type WayStep = StepId<(typeof WAY)[number]>;
export const WAYS: readonly WayStep[] = [
  STEP['human.move.to'],
  STEP['human.advance.to'],
  STEP['robot.move.to'],
  STEP['robot.advance.to'],
];

/** Steps in which a die is rolled for an attacked hex. */
export type FightStep = StepId<(typeof FIGHT)[number]>;

/**
 * Verbs. A human turn in notation:
 * `move D1, to 1104, done, attack 1104, done, charge D1, at 1105, pattern A, face W, done`.
 */
export const VERBS = defineVerbs({
  /** [4.1] Sets up the next robot in this hex. */
  place: 'node',
  /** [D5] Sets up all remaining robots as we suggest. */
  suggest: 'none',
  move: 'unit',
  to: 'node',
  /** Stays in the hex reached, with movement points left. */
  stay: 'none',
  /** [8.5] Tries to recover the charges in this hex, or leaves them. */
  recover: 'none',
  decline: 'none',
  attack: 'node',
  /** [7.2] Uses the mind weapon. */
  mind: 'node',
  /** [8.1] A squad sets a charge; its hex, pattern and direction follow. */
  charge: 'unit',
  at: 'node',
  pattern: PATTERNS,
  face: 'direction',
  repair: 'node',
  done: 'none',
  roll: number(12),
});
export const VERB = VERBS.id;
export type VerbName = keyof typeof VERB;
