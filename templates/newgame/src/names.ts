/** Verbs of the decisions, and steps in the order of play. */
import { defineSteps, defineVerbs, number } from 'countermarch/kernel';

export const VERBS = defineVerbs({
  draw: number(4),
  move: 'unit',
  to: 'node',
  attack: 'unit',
  at: 'node',
  done: 'none',
  roll: number(6),
});
export const V = VERBS.id;
export type VerbName = keyof typeof V;

/** Each step with the fields that it remembers while it is pending. */
export const STEPS = defineSteps({
  draw: [],
  turn: [],
  move: [],
  /** `unit` is moving. */
  to: ['unit'],
  attack: [],
  /** `unit` is attacking. */
  at: ['unit'],
  /** `unit` attacks the unit `target`. */
  fight: ['unit', 'target'],
  over: [],
});
export const STEP = STEPS.id;
