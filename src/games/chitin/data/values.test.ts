import { describe, expect, test } from 'vitest';
import { byTier } from '../../../../test/tier.ts';
import {
  effectsOf,
  othersOf,
  positionsOf,
  type ValueTrial,
} from '../../../../test/value-effects.ts';
import { conformGame } from '../../../kernel/conformance/conform.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { InputError, parseSetup, type SetupRequest } from '../../../kernel/setup/setup.ts';
import { isUsedIn, type ValueSpec, valueSpecs } from '../../../kernel/setup/values.ts';
import { chitin } from '../index.ts';
import { act, table } from '../testing.ts';
import { BOARD, distance, HEXES_OF, hexAt, MEGAHEX_OF } from './field.ts';
import { VALUES } from './values.ts';
import { rulebook } from '../rulebook.ts';

const SPECS = valueSpecs(VALUES.declarations);
/** All values in the exhaustive tier, otherwise one of four. */
const TRIED = SPECS.filter((_, i) => i % byTier(4, 4, 1) === 0);

/** Entries that no chart shows. */
const NOT_ON_CHARTS: Readonly<Record<string, string>> = {
  overrun: 'the refusal of an overrun names it',
  'charge.points': 'the label of a charge names them',
  camouflage: 'the strengths of each battle show it',
  token: 'the markers on the map show it',
  'token.limit': 'tokens reach it rarely',
  loss: 'the goal card names it',
  standstill: 'the panel shows it',
  'standstill.warning': 'the panel and the log warn',
  learning: 'the map shows the units',
  'force.basic': 'the choice of a force shows the points left',
  'force.small': 'the choice of a force shows the points left',
  'force.intermediate': 'the choice of a force shows the points left',
  'force.bitter-end': 'the choice of a force shows the points left',
  'air.small': 'the choice of a force shows the limit of each type',
  'air.intermediate': 'the choice of a force shows the limit of each type',
  'air.bitter-end': 'the choice of a force shows the limit of each type',
};

/** Values, or entries with all their values, that the bots leave out of account. */
const BOTS_IGNORE: Readonly<Record<string, string>> = {
  'moves.Plunge': 'bots count flyers by megahexes one and two steps away',
  'charges.LowHacker': 'a charge of Low Hackers is too weak to pay',
  camouflage: 'bots compare ratings, not the ground of each battle',
  token: 'acts in the set-up only; bots read the value of each token',
  'token.limit': 'bots do not plan where bodies go',
  standstill: 'bots never play for a standstill',
  'standstill.warning': 'only a warning',
  learning: 'acts in the set-up only; bots count the units',
  'force.basic': 'bots take the usual force, which follows the points',
  'force.small': 'bots take the usual force, which follows the points',
  'force.intermediate': 'bots take the usual force, which follows the points',
  'force.bitter-end': 'bots take the usual force, which follows the points',
  'air.small': 'bots take the usual force, which follows the limit',
  'air.intermediate': 'bots take the usual force, which follows the limit',
  'air.bitter-end': 'bots take the usual force, which follows the limit',
};

const BOTH = { 'low-hacker': 1, 'arch-reaper': 1 } as const;
const ALL: SetupRequest = { scenario: 'armageddon', options: BOTH };
type Situation = NonNullable<Parameters<typeof table>[1]>;

const at = (lines: string, more: Situation = {}, ...actions: string[]): Int16Array =>
  act(table(lines, { ...ALL, ...more }), ...actions).s.ints.slice();

/** Adds a Basic that commands the megahex of a hex from another one, as far from the enemies as possible. */
function withBasic(lines: string, side: string, at: string, enemy: string): string {
  const nodeAt = (text: string) => {
    const [q, r] = text.split(',').map(Number);
    return hexAt(q, r);
  };
  const far = HEXES_OF[MEGAHEX_OF[nodeAt(at)]].toSorted(
    (a, b) => distance(b, nodeAt(enemy)) - distance(a, nodeAt(enemy)),
  );
  const [best] = far.filter((n) => n !== nodeAt(at));
  const { q, r } = BOARD.hex ?? { q: [], r: [] };
  return `${lines}; ${side} Basic ${q[best]},${r[best]}`;
}

/** A battle before it is announced, and before its die. */
function fight(lines: string): Int16Array[] {
  const led = withBasic(lines, 'red', '7,-7', '8,-7');
  const announced = ['attack 7,-7/E', 'done'];
  return [1, 2].map((n) => at(led, { step: 'combat' }, ...announced.slice(0, n)));
}

const BATTLES = [
  'Basic 7,-7 E; blue 3 Phlanx 8,-7 W',
  '2 Basic 7,-7 E; blue Gantua 8,-7 W',
  '3 Basic 7,-7 E; blue Phlanx 8,-7 W',
  '3 Phlanx 7,-7 E; blue 2 Phlanx 8,-7 W',
  '3 Termagant 7,-7 E; blue Phlanx 8,-7 W',
  'LowRender 7,-7 E; red 2 Basic 7,-7 E; blue Worker 8,-7 W',
  '3 Basic 7,-7 E; blue Basic 8,-7 W',
  'Gantua 7,-7 E; red Basic 7,-7 E; blue Basic 8,-7 W',
  '3 Gantua 7,-7 E; blue 3 LowHacker 8,-7 W disrupted',
  '2 Gantua 7,-7 E; blue Termagant 8,-7 W',
  '2 Phlanx 7,-7 E; blue 2 Gantua 8,-7 W',
  '2 Termagant 7,-7 E; blue LowRender 8,-7 W',
  '2 LowRender 7,-7 E; blue Phlanx 8,-7 W',
  '3 ArchReaper 7,-7 E; blue 2 Phlanx 8,-7 W',
  '3 LowHacker 7,-7 E; blue LowRender 8,-7 W',
  '3 Gantua 7,-7 E; blue 3 Gantua 8,-7 E',
].flatMap((each) => fight(`red ${each}`));

/** Defenders on plains, rough, forest, and both. */
const HIDDEN = ['0,-1 1,-1', '2,-5 3,-5', '0,-2 1,-2', '6,-8 7,-8'].map((pair) => {
  const [own, foe] = pair.split(' ');
  const lines = `red 2 LowHacker ${own} E; blue 3 Gantua ${foe} W`;
  const edge = `attack ${foe}/W`;
  return at(withBasic(lines, 'blue', foe, own), { step: 'combat', mover: 'blue' }, edge);
});

/** A party of three, which may charge an enemy if its type may. */
const charge = (type: string, foe: string, enemy: string): Int16Array => {
  const code = { LowRender: 'R', LowHacker: 'H', ArchReaper: 'A' }[type] ?? type.charAt(0);
  const picks = [1, 2, 3].map((i) => `pick R${code}${i}`);
  const lines = `red 3 ${type} 0,-8 E; blue ${foe} ${enemy} W`;
  return at(withBasic(lines, 'red', '0,-8', enemy), {}, ...picks);
};

const CHARGES = [
  ...['Gantua', 'Phlanx', 'Termagant', 'LowRender', 'LowHacker', 'ArchReaper'].map((type) =>
    charge(type, 'Phlanx', '3,-8'),
  ),
  charge('Phlanx', 'Gantua', '3,-8'),
  charge('Gantua', 'Gantua', '4,-8'),
];

const MOVES = [
  ['red 2 Gantua 7,-7 E; blue Worker 8,-7 W', 'pick RG1', 'pick RG2'],
  ['red Gantua 6,-7 E; blue Gantua 9,-7 W', 'pick RG1'],
].map(([lines, ...picks]) => at(withBasic(lines, 'red', '7,-7', '9,-7'), {}, ...picks));

/** A flight; Workers under way; bodies beside a full token; ends of turns; and the end of a game after losses. */
const ENDS = [
  ...['LowHacker', 'ArchReaper'].map((type) =>
    at(withBasic(`red ${type} 0,0 E; blue Gantua 7,-7 W`, 'red', '0,0', '7,-7'), {
      ...{ mover: 'blue', values: { first: 'red', round: 3 } },
    }),
  ),
  at('red Plunge 0,0; red Gantua 1,0 E; blue Gantua 7,-7 W', {}, 'pick RF1'),
  at('red Worker 0,0 E; red Worker 2,-9 E; token A 2,-5 20; blue 3 Gantua 7,-7 W'),
  at(
    withBasic('red 3 Gantua 7,-7 E; blue Worker 8,-7 W; token A 8,-7 30', 'red', '7,-7', '8,-7'),
    { step: 'combat' },
    ...['attack 7,-7/E', 'done', 'roll 6'],
  ),
  at('red Gantua 0,0 E; blue Gantua 7,-7 W', { values: { 'red-losses': 3 } }),
  at('red Gantua 0,0 E; blue Gantua 7,-7 W', {
    ...{ mover: 'blue', values: { first: 'red', round: 60, 'red-losses': 3, standstill: 2 } },
  }),
];

const setUpOf = (scenario: string): Int16Array[] =>
  positionsOf(chitin, { scenario }, { seed: 'values', most: 20 });

const SETS = [
  { request: ALL, positions: [...BATTLES, ...HIDDEN, ...CHARGES, ...MOVES, ...ENDS] },
  ...['learning', 'basic', 'small', 'intermediate', 'bitter-end'].map((scenario) => ({
    request: { scenario },
    positions: setUpOf(scenario),
  })),
];

/** Opens a game with changed values; undefined if they are not valid. */
function tryToOpen(request: SetupRequest, changes: object) {
  try {
    return chitin.open(parseSetup(chitin, { ...request, variant: { changes } }));
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Yields the lowest and the highest valid value in the positions of all sets. */
function* trialsOf(spec: ValueSpec): Generator<ValueTrial> {
  for (const set of SETS.filter(({ request }) => isUsedIn(spec, String(request.scenario)))) {
    const valid = othersOf(spec).filter((value) => tryToOpen(set.request, { [spec.id]: value }));
    const ends = [valid[0], valid[valid.length - 1]];
    yield { ...set, changes: ends.map((value) => ({ [spec.id]: value })) };
  }
}

describe('[2.022] [D1] every value', () => {
  test.each(TRIED.map((spec) => [spec.id, spec] as const))(
    '%s acts in play, on a chart, and on the judgement of the bots',
    (_, spec) => {
      expect(effectsOf(chitin, trialsOf(spec))).toEqual({
        play: true,
        charts: !(spec.entry in NOT_ON_CHARTS),
        bots: !(spec.entry in BOTS_IGNORE || spec.id in BOTS_IGNORE),
      });
    },
  );
});

const SCENARIO_IDS = ['learning', 'basic', 'small', 'intermediate', 'bitter-end', 'armageddon'];

describe('variants', () => {
  test.each(Array.from({ length: byTier(2, 2, 20) }, (_, i) => i))(
    'a game with random values %i keeps the contract and every invariant to its end',
    (seed) => {
      const rng = new Sfc32(`variant/${seed}`);
      const scenario = SCENARIO_IDS[seed % SCENARIO_IDS.length];
      const request = { scenario, options: { ...BOTH, turns: 12 } };
      const specs = SPECS.filter((spec) => isUsedIn(spec, scenario));
      const draw = () =>
        Array.from({ length: 12 }, () => {
          const spec = specs[rng.below(specs.length)];
          const others = othersOf(spec);
          return [spec.id, others[rng.below(others.length)]];
        });
      let game: ReturnType<typeof tryToOpen>;
      while (!game) game = tryToOpen(request, Object.fromEntries(draw()));
      conformGame(game, rng, {
        rules: new Set(rulebook.map(({ id }) => id)),
        seeks: seed % 4 > 1,
      });
    },
  );
});

test.each([
  [{ 'token.limit': 19 }, 'value.conflict.token'],
  [{ standstill: 3 }, 'value.conflict.warning'],
])('%j is refused: %s', (changes, key) => {
  expect(VALUES.conflict(VALUES.of(changes))?.fault).toMatchObject({ key });
  expect(tryToOpen({ scenario: 'small' }, changes)).toBeUndefined();
});
