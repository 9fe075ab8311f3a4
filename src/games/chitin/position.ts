/** Position files: places of units and tokens, and progress of the turn. */
import {
  flagField,
  nodeField,
  numberField,
  sideField,
  wordField,
} from '../../kernel/position/fields.ts';
import type { FieldSpec, PositionSpec } from '../../kernel/position/spec.ts';
import { NONE } from '../../kernel/state.ts';
import { ENDS, FARTHEST, HEXES } from './data/field.ts';
import { TOKENS } from './data/scenarios.ts';
import { isFlyer, SIDES, sideOf, UNIT_COUNT, UNIT_TYPES } from './data/units.ts';
import type { Values } from './data/values.ts';
import { hexesHome, STIRS } from './rules/04-standstill.ts';
import { ENDINGS, STEP, STEPS } from './rules/names.ts';
import { ADVANCED, BATTLES, type Chitin, DEAD, GONE, stackAt, TURNED, VACATED } from './state.ts';

const number = (field: string, fallback = 0): FieldSpec => ({ field, kind: 'number', fallback });
const token = (field: string): FieldSpec => wordField(field, TOKENS, NONE);

/** Declares one value of a column for each side, named after the side. */
const perSide = (name: string, field: FieldSpec): [string, FieldSpec][] =>
  SIDES.map(({ id }, index) => [`${id}-${name}`, { ...field, index }]);

const perToken = (name: string, of: (t: number) => FieldSpec): [string, FieldSpec][] =>
  TOKENS.map((letter, t) => [`${letter}-${name}`, { ...of(t), index: t }]);

/** [R50] Number of units of each type in a force: `red-Gantua`. */
const forces = SIDES.flatMap(({ id }, side) =>
  UNIT_TYPES.map((type, t): [string, FieldSpec] => [
    `${id}-${type.id}`,
    { ...numberField('force', type.pool), index: side * UNIT_TYPES.length + t },
  ]),
);

/**
 * Units that a file does not mention are in no force. Ground units without a facing face the enemy end. North is Red's
 * end by default.
 */
export const makePosition = (values: Values): PositionSpec<Chitin> => ({
  where: { field: 'at', places: { absent: NONE, dead: DEAD, left: GONE } },
  absent: NONE,
  counter: {
    facing: { field: 'facing', kind: 'direction', fallback: NONE },
    disrupted: flagField('disrupted'),
    charging: flagField('charging'),
    carries: token('carries'),
    points: number('left'),
    arrived: number('arrived'),
    moving: flagField('marked'),
    aim: number('aim', NONE),
    battle: number('fight', NONE),
    menaced: nodeField('menace'),
    followed: numberField('followed', ADVANCED | TURNED),
  },
  markers: {},
  lists: {
    battles: {
      length: BATTLES,
      key: 'attack',
      fields: {
        attack: number('attack', NONE),
        defence: number('defence', NONE),
        at: nodeField('place'),
      },
    },
    vacated: { length: VACATED, key: 'at', fields: { at: nodeField('vacated') } },
    bodies: {
      length: UNIT_COUNT,
      key: 'at',
      fields: { at: nodeField('bodies'), token: token('bodyToken') },
    },
  },
  values: {
    mover: sideField('mover'),
    first: sideField('first'),
    round: numberField('round', 99, 1),
    die: numberField('die', 6),
    revealed: { field: 'revealed', kind: 'flag', fallback: 1 },
    ending: numberField('ending', ENDINGS.length),
    standstill: numberField('idle', values.standstill - 1),
    stir: wordField('stir', STIRS),
    'red-end': { ...wordField('end', ENDS), index: 0 },
    'blue-end': { ...wordField('end', ENDS, 1), index: 1 },
    ...Object.fromEntries([
      ...perSide('harvest', { ...number('harvest'), min: 0 }),
      ...perSide('tokens', { ...number('tokensOff'), min: 0 }),
      ...perSide('losses', { ...number('losses'), min: 0 }),
      ...perSide('entered', flagField('entered')),
      ...forces,
      ...perToken('at', () => nodeField('tokenAt')),
      ...perToken('value', (t) =>
        numberField('tokenValue', values['token.limit'], values.token[t]),
      ),
      ...perToken('moved', () => flagField('tokenMoved')),
      ...perToken('nearest', () => numberField('tokenNear', FARTHEST, NONE)),
    ]),
  },
  steps: {
    movement: { begin: (s) => s.push(STEP['turn.begin']) },
    combat: { begin: (s) => s.push(STEP['turn.recover']) },
    start: { begin: (s) => s.push(STEP['setup.roll']) },
  },
  finish,
});

/** Sets missing facings, and records which sides have entered. */
function finish(s: Chitin, given: ReadonlySet<string>): void {
  for (let u = 0; u < UNIT_COUNT; u++) {
    const n = s.at[u];
    if (n < 0 || n >= HEXES) continue;
    s.entered[sideOf(u)] = 1;
    if (!isFlyer(u) && s.facing[u] === NONE) s.facing[u] = usualFacing(s, u);
    const t = s.carries[u];
    if (t !== NONE && s.tokenNear[t] === NONE) s.tokenNear[t] = hexesHome(s, sideOf(u), n);
  }
  // [3.00] Before forces are chosen, no turn has begun.
  if (!STEPS.names[s.step].startsWith('setup.')) return;
  if (!given.has('values.round')) s.round = 0;
  if (!given.has('values.revealed')) s.revealed = 0;
}

/** [6.06] Returns the default facing: that of the stack the unit is in, else towards the enemy end. */
function usualFacing(s: Chitin, u: number): number {
  const theirs = stackAt(s, sideOf(u), s.at[u]).find((v) => s.facing[v] !== NONE);
  if (theirs !== undefined) return s.facing[theirs];
  return s.end[sideOf(u)] === 0 ? SOUTH_EAST : NORTH_WEST;
}

const SOUTH_EAST = 1;
const NORTH_WEST = 4;
