/** Position files: what stands where, and how far a turn has got. */
import type { FieldSpec, PositionSpec } from '../../kernel/position/spec.ts';
import { NONE } from '../../kernel/state.ts';
import { ENDS, FARTHEST, HEXES } from './data/field.ts';
import { TOKEN_LIMIT, TOKEN_VALUES, TOKENS } from './data/scenarios.ts';
import { isFlyer, SIDES, sideOf, UNIT_COUNT, UNIT_TYPES } from './data/units.ts';
import { hexesHome, STANDSTILL, STIRS } from './rules/04-standstill.ts';
import { ENDINGS, STEP, STEPS } from './rules/names.ts';
import { ADVANCED, BATTLES, type Chitin, DEAD, GONE, stackAt, TURNED, VACATED } from './state.ts';

const flag = (field: string): FieldSpec => ({ field, kind: 'flag', fallback: 0 });
const number = (field: string, fallback = 0): FieldSpec => ({ field, kind: 'number', fallback });
const token = (field: string): FieldSpec => ({
  field,
  kind: 'option',
  names: TOKENS,
  fallback: NONE,
});
const node = (field: string): FieldSpec => ({ field, kind: 'node', fallback: NONE });

/** One value of a column for each side, named after it. */
const perSide = (name: string, field: FieldSpec): [string, FieldSpec][] =>
  SIDES.map(({ id }, index) => [`${id}-${name}`, { ...field, index }]);

const perToken = (name: string, of: (t: number) => FieldSpec): [string, FieldSpec][] =>
  TOKENS.map((letter, t) => [`${letter}-${name}`, { ...of(t), index: t }]);

/** [R50] A force by type, `red-Gantua`. */
const forces = SIDES.flatMap(({ id }, side) =>
  UNIT_TYPES.map((type, t): [string, FieldSpec] => [
    `${id}-${type.id}`,
    {
      field: 'force',
      kind: 'number',
      fallback: 0,
      min: 0,
      max: type.pool,
      index: side * UNIT_TYPES.length + t,
    },
  ]),
);

/**
 * Units that a file does not mention are in no force. Ground units that it does not face look
 * towards the enemy end; north is red's unless it says otherwise.
 */
export const position: PositionSpec<Chitin> = {
  where: { field: 'at', places: { absent: NONE, dead: DEAD, left: GONE } },
  absent: NONE,
  counter: {
    facing: { field: 'facing', kind: 'direction', fallback: NONE },
    disrupted: flag('disrupted'),
    charging: flag('charging'),
    carries: token('carries'),
    points: number('left'),
    arrived: number('arrived'),
    moving: flag('marked'),
    aim: number('aim', NONE),
    battle: number('fight', NONE),
    menaced: node('menace'),
    followed: { ...number('followed'), min: 0, max: ADVANCED | TURNED },
  },
  markers: {},
  lists: {
    battles: {
      length: BATTLES,
      key: 'attack',
      fields: {
        attack: number('attack', NONE),
        defence: number('defence', NONE),
        at: node('place'),
      },
    },
    vacated: { length: VACATED, key: 'at', fields: { at: node('vacated') } },
    bodies: {
      length: UNIT_COUNT,
      key: 'at',
      fields: { at: node('bodies'), token: token('bodyToken') },
    },
  },
  values: {
    mover: { field: 'mover', kind: 'side', fallback: 0 },
    first: { field: 'first', kind: 'side', fallback: 0 },
    round: { ...number('round', 1), min: 0, max: 99 },
    die: { ...number('die'), min: 0, max: 6 },
    revealed: { field: 'revealed', kind: 'flag', fallback: 1 },
    ending: { ...number('ending'), min: 0, max: ENDINGS.length },
    standstill: { ...number('idle'), min: 0, max: STANDSTILL - 1 },
    stir: { field: 'stir', kind: 'option', names: STIRS, fallback: 0 },
    'red-end': { field: 'end', kind: 'option', names: ENDS, fallback: 0, index: 0 },
    'blue-end': { field: 'end', kind: 'option', names: ENDS, fallback: 1, index: 1 },
    ...Object.fromEntries([
      ...perSide('harvest', { ...number('harvest'), min: 0 }),
      ...perSide('tokens', { ...number('tokensOff'), min: 0 }),
      ...perSide('losses', { ...number('losses'), min: 0 }),
      ...perSide('entered', flag('entered')),
      ...forces,
      ...perToken('at', () => node('tokenAt')),
      ...perToken('value', (t) => ({
        ...number('tokenValue', TOKEN_VALUES[t] ?? 0),
        min: 0,
        max: TOKEN_LIMIT,
      })),
      ...perToken('moved', () => flag('tokenMoved')),
      ...perToken('nearest', () => ({ ...number('tokenNear', NONE), min: NONE, max: FARTHEST })),
    ]),
  },
  steps: {
    movement: { begin: (s) => s.push(STEP['turn.begin']) },
    combat: { begin: (s) => s.push(STEP['turn.recover']) },
    start: { begin: (s) => s.push(STEP['setup.roll']) },
  },
  finish,
};

/** Faces units that the file does not face, and notes who has entered. */
function finish(s: Chitin, given: ReadonlySet<string>): void {
  for (let u = 0; u < UNIT_COUNT; u++) {
    const n = s.at[u];
    if (n < 0 || n >= HEXES) continue;
    s.entered[sideOf(u)] = 1;
    if (!isFlyer(u) && s.facing[u] === NONE) s.facing[u] = usualFacing(s, u);
    const t = s.carries[u];
    if (t !== NONE && s.tokenNear[t] === NONE) s.tokenNear[t] = hexesHome(s, sideOf(u), n);
  }
  // [3.00] Before forces are chosen there is no turn.
  if (!STEPS.names[s.step].startsWith('setup.')) return;
  if (!given.has('values.round')) s.round = 0;
  if (!given.has('values.revealed')) s.revealed = 0;
}

/** [6.06] That of the stack it stands in, else towards the enemy end. */
function usualFacing(s: Chitin, u: number): number {
  const theirs = stackAt(s, sideOf(u), s.at[u]).find((v) => s.facing[v] !== NONE);
  if (theirs !== undefined) return s.facing[theirs];
  return s.end[sideOf(u)] === 0 ? SOUTH_EAST : NORTH_WEST;
}

const SOUTH_EAST = 1;
const NORTH_WEST = 4;
