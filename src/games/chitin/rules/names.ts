/** Verbs, steps and endings by name, for use in all other files. */
import { defineVerbs, number } from '../../../kernel/action.ts';
import { defineSteps } from '../../../kernel/frames.ts';
import { TOKENS } from '../data/scenarios.ts';
import { UNIT_TYPES } from '../data/units.ts';

const MOST_OF_TYPE = Math.max(...UNIT_TYPES.map(({ pool }) => pool));

export const VERBS = defineVerbs({
  roll: number(6),
  /** [3.02] Choice of the high roller. */
  claim: ['first', 'north', 'south'],
  /** [3.03] Choice of a force: the default one at once, or type by type. */
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
  /** Choice of the next battle: one of its defenders' hexes, or its megahex. */
  resolve: 'node',
  duel: 'node',
  lose: 'unit',
  advance: 'unit',
  turn: 'edge',
  /** [8.041] The token that gets a body, decided by a die. */
  feed: TOKENS,
  done: 'none',
});
export const V = VERBS.id;
export type VerbName = keyof typeof V;

/** Steps in the order of the sequence of play, each with its fields. */
export const STEPS = defineSteps({
  'setup.roll': [],
  'setup.claim': [],
  'setup.end': [],
  /** [3.03] Type that is being chosen. */
  'setup.force': ['type'],
  'setup.ready': [],
  'turn.begin': [],
  'move.pick': [],
  /** Unit picked last, and stage of the move: `JOINING`, `FIXED` or `MOVED`. */
  'move.party': ['last', 'stage'],
  'move.face': [],
  'turn.recover': [],
  /** [R56] Flyer that is to choose, and a bit for each megahex whose other flyers hold. */
  'combat.air': ['flyer', 'holding'],
  /** [R55] Edge declared last, or `NONE`. */
  'combat.declare': ['last'],
  'combat.announce': [],
  'combat.next': [],
  'combat.roll': ['battle'],
  /** [7.063] Battle, losing side, and number of units that it must still lose. */
  'combat.losses': ['battle', 'side', 'owed'],
  'combat.retreat': ['battle', 'side'],
  /** [7.066] In addition, the hex of the stack that cannot retreat. */
  'combat.trapped': ['battle', 'side', 'hex'],
  'combat.advance': ['battle', 'victor'],
  /** [R26] Victor that may enter several hexes. */
  'combat.enter': ['unit'],
  'combat.close': ['battle'],
  'combat.backstab': [],
  /** [R43] Index of the next body to assign. */
  'turn.bodies': ['next'],
  /** [8.041] Hex of the body. */
  'bodies.nearest': ['hex'],
  'turn.end': [],
  'game.over': [],
});
export const STEP = STEPS.id;
export type StepName = keyof typeof STEP;

/** Endings of a game with their rules, from index 1 on; `ending` is 0 while the game continues. */
export const ENDINGS = [
  { rule: '4.01', reason: 'end.most-tokens' },
  { rule: '4.03', reason: 'end.all-tokens' },
  { rule: '4.04', reason: 'end.starting-tokens' },
  { rule: '4.05', reason: 'end.first-off' },
  { rule: 'R49', reason: 'end.last-turn' },
  { rule: 'R59', reason: 'end.standstill' },
] as const;
