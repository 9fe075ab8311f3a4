/** Verbs, steps and endings by name; everything else refers to them. */
import { defineVerbs, number } from '../../../kernel/action.ts';
import { defineSteps } from '../../../kernel/frames.ts';
import { TOKENS } from '../data/scenarios.ts';
import { UNIT_TYPES } from '../data/units.ts';

const MOST_OF_TYPE = Math.max(...UNIT_TYPES.map(({ pool }) => pool));

export const VERBS = defineVerbs({
  roll: number(6),
  /** [3.02] What the high die takes. */
  claim: ['first', 'north', 'south'],
  /** [3.03] A force, type by type, or the usual one at once. */
  usual: 'none',
  count: number(MOST_OF_TYPE),
  /** Adds a unit to the party that moves. */
  pick: 'unit',
  charge: 'none',
  take: TOKENS,
  to: 'node',
  overrun: 'node',
  face: 'direction',
  stay: 'none',
  /** Target of a flyer. */
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
export type VerbName = keyof typeof V;

/** Steps in the order of the sequence of play, each with what it remembers while it is pending. */
export const STEPS = defineSteps({
  'setup.roll': [],
  'setup.claim': [],
  'setup.end': [],
  /** [3.03] The type asked about. */
  'setup.force': ['type'],
  'setup.ready': [],
  'turn.begin': [],
  'move.pick': [],
  /** The unit picked last, and how far the move has got: `JOINING`, `FIXED` or `MOVED`. */
  'move.party': ['last', 'stage'],
  'move.face': [],
  'turn.recover': [],
  /** [R56] The flyer asked, and a bit for each megahex whose other flyers hold. */
  'combat.air': ['flyer', 'holding'],
  /** [R55] The edge declared last, or `NONE`. */
  'combat.declare': ['last'],
  'combat.announce': [],
  'combat.next': [],
  'combat.roll': ['battle'],
  /** [7.063] The battle, the side that has lost it, and the units that it has still to lose. */
  'combat.losses': ['battle', 'side', 'owed'],
  'combat.retreat': ['battle', 'side'],
  /** [7.066] And the hex of the stack with nowhere to go. */
  'combat.trapped': ['battle', 'side', 'hex'],
  'combat.advance': ['battle', 'victor'],
  /** [R26] The victor that may enter several hexes. */
  'combat.enter': ['unit'],
  'combat.close': ['battle'],
  'combat.backstab': [],
  /** [R43] Index of the body that is given out next. */
  'turn.bodies': ['next'],
  /** [8.041] Hex of the body. */
  'bodies.nearest': ['hex'],
  'turn.end': [],
  'game.over': [],
});
export const STEP = STEPS.id;
export type StepName = keyof typeof STEP;

/** How a game ends, with the rule, from 1 on: `ending` is 0 while it goes on. */
export const ENDINGS = [
  { rule: '4.01', reason: 'end.most-tokens' },
  { rule: '4.03', reason: 'end.all-tokens' },
  { rule: '4.04', reason: 'end.starting-tokens' },
  { rule: '4.05', reason: 'end.first-off' },
  { rule: 'R49', reason: 'end.last-turn' },
  { rule: 'R59', reason: 'end.standstill' },
] as const;
