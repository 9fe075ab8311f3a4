/** Verbs, steps and endings by name; everything else refers to them. */
import { defineVerbs } from '../../../kernel/action.ts';
import { stepIds } from '../../../kernel/step.ts';
import { TOKENS } from '../data/scenarios.ts';

export const VERBS = defineVerbs({
  roll: 'number',
  /** [3.02] What the high die takes. */
  claim: ['first', 'north', 'south'],
  /** [3.03] A force, type by type, or the usual one at once. */
  usual: 'none',
  count: 'number',
  /** Adds a unit to the party that moves. */
  pick: 'unit',
  charge: 'none',
  take: TOKENS,
  to: 'node',
  overrun: 'node',
  face: 'direction',
  stay: 'none',
  /** What a flyer attacks. */
  dogfight: 'none',
  strike: 'node',
  hold: 'none',
  /** A stack attacks in a direction: its hex and the direction. */
  attack: 'edge',
  /** Which announced battle is fought next: one of its defenders' hexes, or its megahex. */
  resolve: 'node',
  duel: 'node',
  lose: 'unit',
  advance: 'unit',
  turn: 'edge',
  /** [8.041] The token that a die gives a body to. */
  feed: TOKENS,
  done: 'none',
});
export const V = VERBS.id;

/** Step names in the order of the sequence of play. */
export const STEP_NAMES = [
  'setup.roll',
  'setup.claim',
  'setup.end',
  'setup.force',
  'setup.ready',
  'turn.begin',
  'move.pick',
  'move.party',
  'move.face',
  'turn.recover',
  'combat.air',
  'combat.declare',
  'combat.announce',
  'combat.next',
  'combat.roll',
  'combat.losses',
  'combat.retreat',
  'combat.trapped',
  'combat.advance',
  'combat.enter',
  'combat.close',
  'combat.backstab',
  'turn.bodies',
  'bodies.nearest',
  'turn.end',
  'game.over',
] as const;
export type StepName = (typeof STEP_NAMES)[number];
export const STEP = stepIds(STEP_NAMES);

/** How a game ends, with the rule; index 0 while it goes on. */
export const ENDINGS = [
  { rule: '5.00', reason: '' },
  { rule: '4.01', reason: 'most of the harvest tokens are home' },
  { rule: '4.03', reason: 'all harvest tokens are off the map' },
  { rule: '4.04', reason: 'all starting tokens are off the map' },
  { rule: '4.05', reason: 'one side has left the map' },
  { rule: 'R49', reason: 'the last turn is over' },
  { rule: 'R59', reason: 'a standstill of six turns each' },
] as const;
