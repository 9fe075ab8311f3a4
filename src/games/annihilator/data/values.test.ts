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
import { annihilator } from '../index.ts';
import { act, table, type TestGame } from '../testing.ts';
import { VALUES } from './values.ts';
import { rulebook } from '../rulebook.ts';

const SPECS = valueSpecs(VALUES.declarations);

/** Entries that no chart shows. */
const NOT_ON_CHARTS: Readonly<Record<string, string>> = {
  mind: 'the labels and previews of the mind weapon show its odds',
  stack: 'refusals name the limit',
  brain: 'the goal card names it',
  recovery: 'the prompt names the rolls',
  'learning.security': 'the chart lists the units of the whole game',
  'learning.repairbot': 'the chart lists the units of the whole game',
  quiet: 'the panel shows it',
  'quiet.warning': 'the panel and the prompt warn',
};

/** Entries that the bots leave out of account. */
const BOTS_IGNORE: Readonly<Record<string, string>> = {
  ships: 'acts before the first decision of the squads; bots count the squads that landed',
  'robots.security': 'acts in the set-up only; bots count the robots on the map',
  'robots.repairbot': 'acts in the set-up only; bots count the robots on the map',
  'learning.security': 'acts in the set-up only; bots count the robots on the map',
  'learning.repairbot': 'acts in the set-up only; bots count the robots on the map',
  quiet: 'bots never play for a standstill',
  'quiet.warning': 'only a warning',
};

const at = ({ s }: TestGame): Int16Array => s.ints.slice();

/** Robots in hexes, one in each: "S1 0,0; S2 1,0". */
const robotsIn = (hexes: readonly string[]): string =>
  hexes.map((hex, i) => `${i < 10 ? `S${i + 1}` : `R${i - 9}`} ${hex}`).join('; ');

/** Attacks in each column, on robots that squads attack, and on squads that robots attack. */
const FIGHTS = 'D1 S1 S2 -8,0; A1 S3 S4 8,0; A2 S5 0,-8; A3 D2 S6 0,8; A4 A5 R1 8,-8; A6 R2 -8,8';

const LOT = 'A1 -5,1 spent=1; dropped 2 -5,0; S1 5,5';

const STANDARD = [
  at(table('human.combat', FIGHTS)),
  at(table('robot.combat', FIGHTS)),
  at(table('human.combat', 'A1 S1 S2 S3 S4 S5 S6 -8,0; S7 S8 -8,1')),
  // A robot in each hex of a charge.
  at(
    table(
      'demolition.set',
      `A1 8,0; charge -6,0 A E; charge -2,-7 B E; ${robotsIn(['-5,0', '-4,0', '-3,0', '-1,-7', '-2,-6', '0,-7', '-1,-6', '-2,-5'])}`,
    ),
  ),
  at(
    table(
      'demolition.set',
      `A1 8,0; charge -6,0 C E; charge 5,2 D E; ${robotsIn(['-5,0', '-5,-1', '-6,-1', '-7,0', '-7,1', '-6,1', '6,1', '6,2', '5,3'])}`,
    ),
  ),
  at(table('demolition.set', 'A1 8,0; clear 0,0; S1 5,5')),
  at(act(table('human.move', 'A1 A2 A3 -8,1; A4 -8,0; S1 -5,0; S2 5,5'), 'move A4')),
  at(table('human.move', 'A1 D1 -8,0; S1 -5,0; S2 5,5')),
  at(act(table('human.move', 'A1 -5,0; S1 5,5'), 'move A1')),
  at(act(table('human.move', 'A1 -10,1; S1 5,5'), 'move A1')),
  at(act(table('robot.move', 'A1 -8,1; S1 S2 S3 S4 S5 S6 -8,1; S7 -8,0; R1 5,5'), 'move S7')),
  at(act(table('robot.move', 'A1 -10,2; S1 -10,1; R1 5,5'), 'move S1')),
  at(act(table('robot.move', 'A1 8,0; R1 -8,0'), 'move R1')),
  at(act(table('human.move', LOT), 'move A1', 'to -5,0')),
  at(act(table('human.move', LOT), 'move A1', 'to -5,0', 'recover')),
  at(act(table('setup.robots', ''), 'suggest', 'roll 1')),
];

const SETS = [
  {
    request: { scenario: 'standard' },
    positions: [
      ...STANDARD,
      ...positionsOf(
        annihilator,
        { scenario: 'standard' },
        { seed: '1', every: 25, most: byTier(25, 3) },
      ),
    ],
  },
  {
    request: { scenario: 'learning' },
    positions: [at(table('human.move', 'A1 -8,0; S1 8,0', { scenario: 'learning' }))],
  },
  {
    request: { scenario: 'standard', options: { 'mind-weapon': 0 } },
    positions: [
      at(
        table('human.move', 'A1 -8,0; S1 8,0', {
          options: { 'mind-weapon': 0 },
          values: { turn: 20, quiet: 7 },
        }),
      ),
    ],
  },
];

/** Changes of other values without which some values cannot be changed. */
const ROOM = [
  {},
  { 'crt.5.1-2': 'X' },
  { 'odds.1-2.defence': 12 },
  { 'odds.4-1.attack': 8 },
  { 'odds.4-1.attack': 12 },
  { 'odds.3-1.attack': 10, 'odds.4-1.attack': 12 },
  { 'odds.2-1.attack': 8, 'odds.3-1.attack': 10, 'odds.4-1.attack': 12 },
];

/** Opens a game with changed values; undefined if they are not valid. */
function tryToOpen(request: SetupRequest, changes: object) {
  try {
    return annihilator.open(parseSetup(annihilator, { ...request, variant: { changes } }));
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}

/** Returns valid changes of a value that keep the layout of the state, and the changes that make room for them. */
function changesOf(request: SetupRequest, spec: ValueSpec) {
  const size = annihilator.open(parseSetup(annihilator, request)).create().ints.length;
  for (const room of ROOM) {
    const all = othersOf(spec).map((value) => ({ ...room, [spec.id]: value }));
    const valid = all.filter((one) => tryToOpen(request, one)?.create().ints.length === size);
    if (valid.length > 0) return { room, ends: [valid[0], ...valid.slice(1).slice(-1)] };
  }
  throw new Error(`no other value of ${spec.id} is valid`);
}

/** Yields the lowest and the highest valid value in the positions of all sets. */
function* trialsOf(spec: ValueSpec): Generator<ValueTrial> {
  for (const { request, positions } of SETS.filter((set) => isUsedIn(spec, set.request.scenario))) {
    const { room, ends } = changesOf(request, spec);
    yield { request: { ...request, variant: { changes: room } }, positions, changes: ends };
  }
}

describe('[UTL] [CRT] [HTC] [DCT] every value', () => {
  test.each(SPECS.map((spec) => [spec.id, spec] as const))(
    '%s acts in play, on a chart, and on the judgement of the bots',
    (_, spec) => {
      expect(effectsOf(annihilator, trialsOf(spec))).toEqual({
        play: true,
        charts: !(spec.entry in NOT_ON_CHARTS),
        bots: !(spec.entry in BOTS_IGNORE),
      });
    },
  );
});

describe('variants', () => {
  test.each(Array.from({ length: byTier(20, 4) }, (_, i) => i))(
    'a game with random values %i keeps the contract and every invariant to its end',
    (seed) => {
      const rng = new Sfc32(`variant/${seed}`);
      const request: SetupRequest = {
        scenario: seed % 2 === 0 ? 'standard' : 'learning',
        options: { 'mind-weapon': seed % 3 === 0 ? 0 : 1 },
      };
      const specs = SPECS.filter((spec) => isUsedIn(spec, String(request.scenario)));
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
  [{ 'charges.assault': 0, 'charges.demolition': 0 }, 'value.conflict.charges'],
  [{ 'odds.2-1.attack': 3 }, 'value.conflict.odds'],
  [{ 'crt.6.1-2': 'D' }, 'value.conflict.mind'],
  [{ 'recovery.2': 'lost', 'recovery.4': 'lost', 'recovery.6': 'lost' }, 'value.conflict.recovery'],
  [{ 'entry.human.passageway': '-' }, 'value.conflict.passageway'],
])('%j is refused: %s', (changes, key) => {
  const sheet = VALUES.of(changes);
  expect(VALUES.conflict(sheet)?.fault).toMatchObject({ key });
  expect(tryToOpen({ scenario: 'standard' }, changes)).toBeUndefined();
});
