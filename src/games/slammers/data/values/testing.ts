/** Positions in which the values of this game act, for their tests. Each list is made once, when a value needs it. */
import { neighbour } from '../../../../kernel/board/graph.ts';
import type { SetupRequest } from '../../../../kernel/setup/setup.ts';
import type { ValueChanges, ValueSpec } from '../../../../kernel/setup/values.ts';
import { othersOf, positionsOf } from '../../../../../test/value-effects.ts';
import { VALUES } from '../values.ts';
import { start } from '../../../../kernel/engine.ts';
import type { Game } from '../../../../kernel/game.ts';
import { parseSetup } from '../../../../kernel/setup/setup.ts';
import { slammers } from '../../index.ts';
import type { Slammers } from '../../state.ts';
import { TERRAINS } from '../terrain.ts';
import { COLOURS, UNIT_IDS } from '../units.ts';
import { USUAL_DESIGN } from '../../design/usual.ts';
import { STEP } from '../../rules/names.ts';
import {
  act,
  actorNow,
  begin,
  copyOf,
  offers,
  setUpUsually,
  stepNow,
  table,
  type TestGame,
} from '../../testing.ts';

/** A set-up, and positions of it. */
export interface PositionSet {
  readonly request: SetupRequest;
  readonly positions: readonly Int16Array[];
}

/** Returns changes of a value to its lowest and its highest valid one. Odds change with the other number of the pair. */
export function changesOf(spec: ValueSpec): ValueChanges[] {
  const { id, entry, row, column } = spec;
  const own = othersOf(spec).map((value): ValueChanges => ({ [id]: value }));
  const other = `odds.${row}.${column === 'attack' ? 'defence' : 'attack'}`;
  const all =
    entry === 'odds'
      ? own.flatMap((change) => NUMBERS.map((n): ValueChanges => ({ ...change, [other]: n })))
      : own;
  const ratio = (change: ValueChanges) =>
    Number(change[`odds.${row}.attack`]) / Number(change[`odds.${row}.defence`]);
  const valid = all.filter((change) => VALUES.conflict(VALUES.of(change)) === undefined);
  if (entry === 'odds') valid.sort((a, b) => ratio(a) - ratio(b));
  return [...new Set([valid[valid.length - 1], valid[0]])];
}
const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const at = ({ s }: TestGame): Int16Array => s.ints.slice();

const SIDE_OF = { g: 'green', t: 'tan', r: 'red', b: 'blue' } as const;

const made = new Map<string, readonly PositionSet[]>();
function once(key: string, make: () => readonly PositionSet[]): readonly PositionSet[] {
  const found = made.get(key) ?? make();
  made.set(key, found);
  return found;
}

/** Returns the positions for a value other than a rating. */
export function positionsFor({ entry, row = '', column = '' }: ValueSpec): readonly PositionSet[] {
  const [family, ...rest] = entry.split('.');
  if (family === 'crt' || family === 'odds') return once(entry, () => [fights(entry)]);
  if (family === 'gas') return once(entry, () => [gas(entry)]);
  if (entry === 'cost.spice') return once(entry, () => [spice()]);
  if (entry === 'cost.board') return once(entry, () => [boarding()]);
  if (entry === 'cost.exit') return once(entry, () => [exits()]);
  if (entry === 'cost.fortress' || entry === 'defence.fortress')
    return once('fortress', () => [fortress()]);
  if (entry === 'cost.amphibious') return once(`${entry} ${row}`, () => [walks('14', row, 'tAP1')]);
  if (entry === 'cost.road' || entry === 'cost.rubble' || entry === 'defence.rubble')
    return once('rubble', () => [rubble()]);
  if (family === 'cost')
    return once(`cost ${row} ${column}`, () => [walks('8', row, MOVERS[column])]);
  if (family === 'defence') return once(`defence ${row}`, () => [targets(row)]);
  if (family === 'sight') return once(`sight ${row}`, () => [sights(row)]);
  if (['price', 'usual', 'budget'].includes(family)) return once('purchase', purchases);
  const scenario = { found: '6', grades: '8', desertion: '9' }[family] ?? rest[0];
  return once(scenario, () => [played(scenario)]);
}

const MOVERS: Readonly<Record<string, string>> = {
  tracked: 'gTK1',
  wheeled: 'gAC1',
  foot: 'gIN1',
  dismounted: 'rMI1',
  hover: 'rHT1',
};

/** Fights at every odds, before and during the roll. */
const FIGHTS = [
  'tTK1; rHT1',
  'tTK1; rCC1',
  'tTK1 tTK2; rCC1',
  'tTK1 tTK2; rMI1',
  'tTK1 tTK2 tTK3; rMI1',
  'tTK1 tTK2 tTK3; rSA1',
  'tAC1 tAC2 tAC3; rSA1',
  'tAP1; rCC1',
  'tAP1; rMI1',
  'tAP1; gTK1',
  'tAP1; rHT1',
  'tIN1; rHT1',
  'tIN1 tIN2; rHT1',
  'tSA1 tSA2 tSA3; rMI1 rHT1',
];

function fights(entry: string): PositionSet {
  const options = entry === 'crt.shifted' ? { 'combat-table': 1 } : {};
  const all = FIGHTS.flatMap((line) => {
    const [own, foe] = line.split('; ');
    return (['movement', 'indirect', 'direct', 'assault'] as const).flatMap((step) => {
      const near = step === 'assault' ? '2-0104' : '2-0204';
      const text = `${own} 2-0104; ${foe} ${near}`;
      const t = fireOf('tan', table(step, '14', text, { options, values: { mover: 'tan' } }));
      return [at(t), ...aimed(t)];
    });
  });
  return { request: { scenario: '14', options }, positions: [...rolls(options), ...all] };
}

/** Passes until a side is to decide, if it may before the section is over. */
function fireOf(side: string, t: TestGame): TestGame {
  const { section } = t.s;
  const passed = copyOf(t);
  while (actorNow(passed) !== side && passed.s.section === section) {
    const word = ['done', 'pass'].find((one) => offers(passed).includes(one));
    if (word === undefined) break;
    act(passed, word);
  }
  return passed.s.section === section ? passed : t;
}

/** The position after a side has aimed, if it can. */
function aimed(t: TestGame): Int16Array[] {
  const aim = offers(t).find((word) => word.startsWith('aim '));
  return aim === undefined ? [] : [at(act(copyOf(t), aim))];
}

/** The roll of an attack in each column. */
function rolls(options: Readonly<Record<string, number>>): Int16Array[] {
  const text = 'tTK1 tTK2 2-0104; rCC1 2-0204';
  const t = fireOf('tan', table('direct', '14', text, { options, values: { mover: 'tan' } }));
  for (const word of ['aim 2-0204', 'join tTK1', 'join tTK2', 'fire'])
    if (offers(t).includes(word)) act(t, word);
  if (stepNow(t) !== 'attack.roll') throw new Error(`no attack: ${offers(t).join()}`);
  return [0, 1, 2, 3, 4, 5, 6, 7].map((column) => {
    t.s.frame(STEP['attack.roll']).column = column;
    return at(t);
  });
}

/** Gas on each class of each army. */
function gas(entry: string): PositionSet {
  const options = entry === 'gas.four' ? { 'gas-table': 1 } : {};
  const positions = ['tSA1; rHT1', 'tSA1; rSA1', 'bSA1; gTK1', 'bSA1; gAP1'].flatMap((line) => {
    const [gun, target] = line.split('; ');
    const mover = SIDE_OF[gun[0] as 't' | 'b'];
    const text = `${gun} 2-0104; ${target} 2-0204`;
    const t = fireOf(mover, table('direct', '14', text, { options, values: { mover } }));
    t.s.gas[COLOURS.indexOf(mover)] = 1 << UNIT_IDS.indexOf('SA');
    const found = [at(t)];
    for (const word of ['aim 2-0204', `gas ${gun}`]) {
      act(t, word);
      found.push(at(t));
    }
    return found;
  });
  return { request: { scenario: '14', options }, positions };
}

/** Returns the hexes of some terrains on the map of a game, ascending. */
function hexesOf({ s }: TestGame, ...ids: readonly string[]): number[] {
  const { terrain } = s.world;
  return [...terrain.keys()].filter((n) => ids.includes(TERRAINS[terrain[n]].id));
}

const areAdjacent = ({ s }: TestGame, a: number, b: number): boolean =>
  SLOTS.some((slot) => neighbour(s.world.board, a, slot) === b);
const SLOTS = [0, 1, 2, 3, 4, 5] as const;

/** A unit beside hexes of a terrain, before and during its move. */
function walks(scenario: string, id: string, unit: string): PositionSet {
  const t = begin(scenario);
  const { labels } = t.s.world.board;
  const goals = hexesOf(t, id);
  const starts = hexesOf(t, 'clear', 'slope', 'forest').filter(
    (n) =>
      (scenario !== '14' || labels[n].startsWith('6-')) && goals.some((m) => areAdjacent(t, n, m)),
  );
  const mover = scenario === '14' ? 'tan' : 'green+red';
  const positions = spread(starts, 8).flatMap((n) => {
    const placed = table('movement', scenario, `${unit} ${labels[n]}`, { values: { mover } });
    return [at(placed), at(act(copyOf(placed), `move ${unit}`))];
  });
  return { request: { scenario }, positions };
}

/** Returns a number of items, from all over a list. */
const spread = <T>(items: readonly T[], most: number): T[] =>
  items.filter((_, i) => i % Math.ceil(items.length / most) === 0);

/** A target in a hex of a terrain. */
function targets(id: string): PositionSet {
  const t = begin('8');
  const { labels } = t.s.world.board;
  const pairs = hexesOf(t, id).flatMap((n) =>
    hexesOf(t, 'clear', 'slope')
      .filter((m) => areAdjacent(t, n, m))
      .map((m) => [n, m] as const),
  );
  const positions = spread(pairs, 2).flatMap(([n, m]) =>
    (['indirect', 'direct', 'movement'] as const).flatMap((step) => {
      const text = `tTK1 tTK2 tSA1 ${labels[m]}; gTK1 gAC1 ${labels[n]}`;
      const placed = fireOf('tan', table(step, '8', text, { values: { mover: 'tan' } }));
      return [at(placed), ...aimed(placed)];
    }),
  );
  return { request: { scenario: '8' }, positions };
}

/** Units with a hex of the terrain between them, and a unit in it behind a forest or city. */
function sights(id: string): PositionSet {
  const t = begin('8');
  const { board, terrain } = t.s.world;
  const lines = (is: (a: number, m: number, b: number) => boolean): [string, string][] =>
    [...terrain.keys()].flatMap((m) =>
      [0, 1, 2].flatMap((slot): [string, string][] => {
        const [a, b] = [neighbour(board, m, slot), neighbour(board, m, slot + 3)];
        if (a < 0 || b < 0 || a >= terrain.length || b >= terrain.length) return [];
        if (is(a, m, b)) return [[board.labels[a], board.labels[b]]];
        return is(b, m, a) ? [[board.labels[b], board.labels[a]]] : [];
      }),
    );
  const is = (n: number, ...ids: readonly string[]) => ids.includes(TERRAINS[terrain[n]].id);
  const low = (n: number) => is(n, 'clear', 'swamp', 'forest', 'river');
  const pairs = [
    ...lines((a, m, b) => is(m, id) && (low(a) || is(a, 'slope')) && (low(b) || is(b, 'slope'))),
    ...lines((a, m, b) => is(a, id) && is(m, 'forest', 'city', 'slope') && low(b)),
  ];
  const positions = spread(pairs, 12).flatMap(([a, b]) =>
    (['direct', 'movement'] as const).map((step) =>
      at(table(step, '8', `gTK1 ${a}; tTK1 ${b}`, { values: { mover: 'green+red' } })),
    ),
  );
  return { request: { scenario: '8' }, positions };
}

/** Units on a road, in rubble and before it. */
function rubble(): PositionSet {
  const t = begin('8');
  const road = [...t.s.world.terrain.keys()].filter(
    (n) => t.s.world.terrain[n] === 0 && t.s.world.road[n] !== 0,
  );
  const positions = road.slice(0, 3).flatMap((n) => {
    const near = [0, 1, 2, 3, 4, 5]
      .map((slot) => neighbour(t.s.world.board, n, slot))
      .filter((m) => m >= 0 && t.s.world.terrain[m] === 0);
    const { labels } = t.s.world.board;
    const there = labels[near[0]];
    const text = `gTK1 ${labels[n]}; rubble ${there}`;
    const values = { mover: 'green+red' };
    const shot = `tTK1 tTK2 tSA1 ${labels[n]}; gTK1 ${there}; rubble ${there}`;
    const placed = table('movement', '8', text, { values });
    return [
      at(placed),
      at(act(copyOf(placed), 'move gTK1')),
      ...(['indirect', 'direct', 'movement'] as const).map((step) =>
        at(table(step, '8', shot, { values: { mover: 'tan' } })),
      ),
    ];
  });
  return { request: { scenario: '8' }, positions };
}

/** A unit beside a fortress, at it, and as a target in it. */
function fortress(): PositionSet {
  const values = { mover: 'tan' };
  const beside = table('movement', 'designed', 'tTK1 3-0801; fortress 3-0801; gTK1 3-0108', {
    values,
  });
  const entering = act(copyOf(beside), 'move tTK1');
  const shot = (['indirect', 'direct', 'movement', 'assault'] as const).map((step) =>
    table(
      step,
      'designed',
      'tTK1 tTK2 tTK3 3-0802; tSA1 3-0803; gIN1 3-0801 inside; fortress 3-0801',
      { values },
    ),
  );
  return { request: { scenario: 'designed' }, positions: [beside, entering, ...shot].map(at) };
}

/** Infantry beside a carrier, on skimmers, and on foot. */
function boarding(): PositionSet {
  const values = { mover: 'green+red' };
  const place = (text: string, ...words: string[]) => {
    const t = table('movement', '8', text, { values });
    for (const word of words) act(t, word);
    return at(t);
  };
  return {
    request: { scenario: '8' },
    positions: [
      place('gAP1 gIN1 2-0110', 'move gAP1'),
      place('rMI1 6-0110', 'move rMI1'),
      place('rMI1 6-0110'),
    ],
  };
}

/** A unit at the north edge, with few points left. */
function exits(): PositionSet {
  const values = { mover: 'green+red' };
  const placed = ['walked=7', 'walked=6', 'walked=4'].map((walked) =>
    table('movement', '8', `gTK1 1-0801 ${walked}`, { values }),
  );
  return {
    request: { scenario: '8' },
    positions: placed.flatMap((t) => [at(t), at(act(copyOf(t), 'move gTK1'))]),
  };
}

/** A unit at a container. */
function spice(): PositionSet {
  const t = begin('14');
  const n = t.s.world.areas.spice[0];
  const label = t.s.world.board.labels[n];
  const values = { mover: 'tan', 'spice-1-by': 'nobody' };
  const placed = table('movement', '14', `tIN1 ${label}`, { values: { mover: values.mover } });
  return { request: { scenario: '14' }, positions: [at(placed), at(act(placed, 'move tIN1'))] };
}

/** Every line of the price list, with one unit of each kind bought; and the start of scenario 5 with electronics. */
function purchases(): readonly PositionSet[] {
  const forces = USUAL_DESIGN.forces.map(
    ({ groups: _, fortresses: __, morale: ___, ...force }) => ({
      ...force,
      points: 300,
      buys: [force.colour === 'green' ? '3' : '4'],
    }),
  );
  const document = { ...USUAL_DESIGN, forces };
  const custom = { scenario: 'designed', document };
  const game = slammers.open(parseSetup(slammers, custom)) as Game<Slammers>;
  const electronics = { scenario: '5', options: { electronics: 1 } };
  return [
    { request: { scenario: '14' }, positions: shopping(begin('14')) },
    { request: electronics, positions: [at(setUpUsually(begin('5', { electronics: 1 })))] },
    { request: custom, positions: shopping({ game, s: start(game), events: [] }) },
  ];
}

function shopping(t: TestGame): Int16Array[] {
  const found: Int16Array[] = [];
  while (stepNow(t) === 'setup.buy') {
    found.push(at(t));
    act(t, offers(t).includes('count 1') ? 'count 1' : (offers(t)[1] ?? 'usual'));
  }
  return found;
}

/** Losses at which some colour has another morale, or goes home. */
const LOSSES = [0, 1, 2, 3, 6, 7, 12, 15, 18];

/** Positions of a scenario with losses of all colours and units off the map; and searches and rallies. */
function played(scenario: string): PositionSet {
  const request = { scenario };
  const t = setUpUsually(begin(scenario));
  const lost = LOSSES.map((n) => {
    const { s } = copyOf(t);
    s.losses.fill(n);
    s.off.fill(2 * n);
    return s.ints.slice();
  });
  const searches =
    scenario === '6' ? positionsOf(slammers, request, { seed: 'search', most: 60 }) : [];
  return { request, positions: [...lost, ...searches, ...ralliesIn(scenario)] };
}

/** Rallies of the colours that may go home, after some losses. */
function ralliesIn(scenario: string): Int16Array[] {
  if (scenario !== '9' && scenario !== '12') return [];
  const [unit, hex, mover] =
    scenario === '9' ? ['rHT1', '5-0505', 'green+red'] : ['tAC1', '4-0505', 'tan+blue+red'];
  const text = `${unit} ${hex} disrupted began`;
  const t = table('rally', scenario, text, { values: { mover } });
  if (offers(t).includes('rally')) act(t, 'rally');
  return [1, 2, 3, 4].map((n) => {
    const { s } = copyOf(t);
    s.losses[COLOURS.indexOf('red')] = n;
    return s.ints.slice();
  });
}
