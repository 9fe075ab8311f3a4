/**
 * Position files. Counters are slots: `{ unit: 'r1', at: '0405', kind: 'line-rifles', owner: 'red', group: 'rA1' }`;
 * armies are `{ unit: 'rA1', at: '0405', owner: 'red' }`. Fields that the file omits have defaults: the usual order of
 * seats, open ground, and all sides have mapped everything and know all pieces on the map.
 */
import { numberField, sideField, unitField, wordField } from '../../kernel/position/fields.ts';
import type { FieldSpec, PositionSpec } from '../../kernel/position/spec.ts';
import { NONE } from '../../kernel/state.ts';
import { CULT_IDS, RESOURCES } from './data/card.ts';
import { CARDS } from './data/cards.ts';
import { GEAR, TACTICS } from './data/gear.ts';
import { EVENTS, SPECIALS } from './data/maps.ts';
import { REPORTS } from './data/reports.ts';
import { TERRAINS } from './data/terrain.ts';
import { reveal } from './rules/knowledge.ts';
import { STEP } from './rules/names.ts';
import { has } from './rules/pieces.ts';
import type { Armageddon } from './state.ts';
import { BATTLE_COLUMNS } from './state/battle.ts';
import { reportAt } from './state/intrigue.ts';
import { DECK, DISCARDED, HAND } from './state/pieces.ts';
import type { World } from './world.ts';

type S = Armageddon;

const MOST = 32_767;
const number = (field: string, max = MOST, fallback = 0): FieldSpec =>
  numberField(field, max, fallback);
const words = (field: string, names: readonly string[]): FieldSpec => wordField(field, names, NONE);
const gear = GEAR.map(({ id }) => id);

const counter = (world: World): Record<string, FieldSpec> => ({
  kind: words(
    'kind',
    CARDS.map(({ id }) => id),
  ),
  owner: words('owner', world.owners),
  group: unitField('group'),
  damage: number('damage'),
  flags: number('flags'),
  gear1: words('gear1', gear),
  gear2: words('gear2', gear),
  load: words('load', gear),
  grafts: number('grafts'),
  upgrades: number('upgrades'),
  spent: number('spent'),
  experience: number('experience'),
  ...Object.fromEntries(BATTLE_COLUMNS.map((field) => [field, number(field)])),
});

/** Describes the position files of a world. */
export function makePosition(world: World): PositionSpec<S> {
  return {
    where: { field: 'place', places: { hand: HAND, deck: DECK, discarded: DISCARDED, free: NONE } },
    absent: NONE,
    counter: counter(world),
    markers: {
      ...Object.fromEntries(
        TERRAINS.slice(1).map(({ id }, i) => [id, { field: 'terrain', value: i + 1 }]),
      ),
      works: { field: 'works', value: 1 },
      tunnels: { field: 'works', value: 2 },
      ...Object.fromEntries(
        SPECIALS.flatMap(({ id }, value) =>
          value === 0 ? [] : [[`special-${id}`, { field: 'special', value }]],
        ),
      ),
      resources: { field: 'resources', max: 4095 },
      salvage: { field: 'salvage', max: MOST },
    },
    lists: {},
    values: valuesOf(world),
    steps: {
      turn: { begin: (s) => s.push(STEP['turn.act']) },
      'turn-end': { begin: (s) => s.push(STEP['turn.end']) },
    },
    finish,
  };
}

/** Numbers of a side that default to 0. */
const PLAIN = [
  'out',
  'beheaded',
  'bartered',
  'destroyed',
  'lost',
  'dice',
  'rank',
  'bid',
  'cutUntil',
  'drained',
];

/** Rows of knowledge are written as they are; `NONE` means that the file omits them. */
const unsaid = (field: string, index: number): FieldSpec => ({
  ...number(field, MOST, NONE),
  index,
});

function valuesOf(world: World): Record<string, FieldSpec> {
  const values: Record<string, FieldSpec> = {
    round: number('round', MOST, 1),
    // Between the last turn and the next round, the turn is after all sides.
    turn: number('turn', world.sides.length),
    event: number('event', EVENTS.length),
    cult: number('cult', CULT_IDS.length),
    zeal: number('zeal'),
    margin: { ...number('margin'), min: -MOST },
    scored: number('scored'),
    ...Object.fromEntries(['blindHigh', 'blindLow', 'blindUsed'].map((f) => [f, number(f)])),
  };
  for (const [side, { id }] of world.sides.entries()) {
    const add = (name: string, field: string, index: number, fallback = 0) => {
      values[`${id}-${name}`] = { ...number(field, MOST, fallback), index };
    };
    add('ap', 'ap', side, 12);
    values[`order-${side + 1}`] = { ...sideField('order', side), index: side };
    for (const about of world.sides.keys())
      for (const report of REPORTS)
        add(
          `${report}-of-${world.sides[about].id}`,
          'reports',
          reportAt(world.sides.length, side, about, report),
        );
    for (const field of ['deckSize', 'handSize', 'tacticsSize', ...PLAIN])
      add(field, field, side, field.endsWith('Size') ? NONE : 0);
    values[`${id}-hits`] = { ...number('hits'), min: NONE, index: side };
    values[`${id}-headquarters`] = { ...unitField('headquarters'), index: side };
    for (const [i, name] of RESOURCES.entries()) add(name, 'stock', side * RESOURCES.length + i, 9);
    for (const [i, { id: name }] of TACTICS.entries())
      add(name, 'tactics', side * TACTICS.length + i);
    for (const [i, { id: name }] of GEAR.entries()) add(name, 'held', side * GEAR.length + i);
  }
  return {
    ...values,
    ...rowsOf('known', world),
    ...rowsOf('met', world),
    ...rowsOf('mapped', world),
    ...rowsOf('explored', world),
  };
}

function rowsOf(
  field: 'known' | 'met' | 'mapped' | 'explored',
  world: World,
): Record<string, FieldSpec> {
  const bits = field === 'known' || field === 'met' ? world.units.length : world.board.size;
  const cells = world.sides.length * Math.ceil(bits / 15);
  return Object.fromEntries(
    Array.from({ length: cells }, (_, i) => [`${field}-${i}`, unsaid(field, i)]),
  );
}

function finish(s: S): void {
  const isOpen = s.known.every((word) => word === NONE);
  for (const column of [s.known, s.met, s.mapped, s.explored])
    for (let i = 0; i < column.length; i++) if (column[i] === NONE) column[i] = 0;
  countCards(s);
  findHeadquarters(s);
  if (isOpen) openUp(s);
}

/** Computes sizes that the file omits. */
function countCards(s: S): void {
  const cells = (column: Int16Array, side: number) => {
    const each = column.length / s.world.sides.length;
    return column.subarray(side * each, (side + 1) * each).reduce((a, b) => a + b, 0);
  };
  const at = (side: number, place: number) =>
    s.place.reduce((n, where, u) => n + (where === place && s.owner[u] === side ? 1 : 0), 0);
  for (const side of s.world.sides.keys()) {
    if (s.handSize[side] < 0) s.handSize[side] = at(side, HAND) + cells(s.held, side);
    if (s.deckSize[side] < 0) s.deckSize[side] = at(side, DECK);
    if (s.tacticsSize[side] < 0) s.tacticsSize[side] = cells(s.tactics, side);
  }
}

/**
 * [9.1] Sets the headquarters to the stronghold if the file names none. A player who has lost the headquarters has
 * none, even with a captured stronghold.
 */
function findHeadquarters(s: S): void {
  for (const side of s.world.sides.keys()) {
    if (s.headquarters[side] !== NONE || s.beheaded[side] || s.out[side]) continue;
    const found = s.place.findIndex(
      (place, u) => place >= 0 && s.owner[u] === side && has(s, u, 'headquarters'),
    );
    s.headquarters[side] = found;
  }
}

/** Lets all sides map everything, and know all pieces on the map. */
function openUp(s: S): void {
  const { sides, board, units, hexRows } = s.world;
  for (const side of sides.keys()) {
    for (let n = 0; n < board.size; n++) {
      hexRows.add(s.mapped, side, n);
      hexRows.add(s.explored, side, n);
    }
    for (let u = 0; u < units.length; u++) if (s.place[u] >= 0) reveal(s, u, side);
  }
}
