import { describe, expect, test } from 'vitest';
import { byTier, everyTenth } from '../../../../test/tier.ts';
import { effectsOf, othersOf, type ValueTrial } from '../../../../test/value-effects.ts';
import { conformGame } from '../../../kernel/conformance/conform.ts';
import { start } from '../../../kernel/engine.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { InputError, parseSetup, type SetupRequest } from '../../../kernel/setup/setup.ts';
import { isUsedIn, type ValueSpec, valueSpecs } from '../../../kernel/setup/values.ts';
import { slammers } from '../index.ts';
import { act, offers, prompt, stepNow, table, type TestGame } from '../testing.ts';
import { changesOf, positionsFor } from './values/testing.ts';
import { RATING_VALUES } from './values/ratings.ts';
import { unitTypesOf } from './unit-types.ts';
import { VALUES } from './values.ts';
import { rulebook } from '../rulebook.ts';

const SPECS = valueSpecs(VALUES.declarations);
/** All values in the exhaustive tier, otherwise one of ten. */
const TRIED = everyTenth(SPECS);
const COLOUR = { conventional: 't', red: 'r', blue: 'b' } as const;

const RANGE_OF_CALLIOPES =
  'calliopes fire whenever the rules offer it, and keep their distance only where they have a place to go to';
const NO_TARGET_IN_THE_AIR =
  'calliopes fire at shells and drops only, and none are in the air here';
const NO_PLACE = 'time counts for places, and none decide this scenario';
const BUYING = 'bots buy the usual force';
const SAME_TARGET = 'the best attack is the same';
const SAME_WAY = 'the best way to the objectives is the same';
const MORALE = 'bots value a disrupted unit alike, whatever its chance to rally';
/** Values, or families with all their values, that the bots leave out of account in these positions. */
const BOTS_IGNORE: Readonly<Record<string, string>> = {
  'conventional.SC.range': RANGE_OF_CALLIOPES,
  'red.SC.range': RANGE_OF_CALLIOPES,
  'cost.rubble': 'bots find ways on the map without rubble',
  'cost.fortress': 'bots find ways on the map without fortresses',
  morale: MORALE,
  'losses.1': MORALE,
  'losses.7': MORALE,
  'losses.9': MORALE,
  'losses.12': 'bots do not foresee that a colour goes home',
  desertion: 'bots do not foresee that a colour goes home',
  'turns.3': NO_PLACE,
  'turns.4': NO_PLACE,
  'turns.5': NO_PLACE,
  found: 'bots count the hexes that are left, not the partisans in them',
  'grades.1': 'bots try to reach a marginal victory',
  'grades.2': 'bots try to reach a marginal victory',
  'grades.4': 'bots try to reach a marginal victory',
  usual: 'the force is bought automatically',
  'budget.cars': 'the usual force has no more cars',
  'price.conventional.AC': 'buses are bought in place of armoured cars here',
  'price.drop': BUYING,
  'price.fortress': BUYING,
  'price.morale': BUYING,
  'gas.mercenary-B.disrupts': SAME_TARGET,
  'gas.mercenary-B.eliminates': SAME_TARGET,
  'gas.conventional-B.eliminates': SAME_TARGET,
  'gas.four.mercenary-B.disrupts': SAME_TARGET,
  'gas.four.mercenary-B.eliminates': SAME_TARGET,
  'gas.four.conventional-A.disrupts': SAME_TARGET,
  'gas.four.conventional-B.eliminates': SAME_TARGET,
  'cost.mercenary.water.swamp.dismounted': SAME_WAY,
  'cost.mercenary.water.swamp.hover': SAME_WAY,
  'cost.amphibious.city': SAME_WAY,
  'cost.amphibious.hilltop': SAME_WAY,
  'cost.amphibious.swamp': SAME_WAY,
  'sight.ends.bridge': 'no line of sight changes',
  'sight.ends.river': 'no line of sight changes',
  'sight.ends.swamp': 'no line of sight changes',
};

/** Values that play does not show in these positions. */
const NOT_REACHED: Readonly<Record<string, string>> = {
  'conventional.CA.range': NO_TARGET_IN_THE_AIR,
  'conventional.SC.range': NO_TARGET_IN_THE_AIR,
  'red.SC.range': NO_TARGET_IN_THE_AIR,
  'cost.amphibious.hilltop': 'no such hex is beside a place of the unit here',
  'cost.amphibious.city': 'no such hex is beside a place of the unit here',
  'cost.amphibious.swamp': 'no such hex is beside a place of the unit here',
  'odds.1-5.attack': 'no close assault has these odds here',
  'sight.ends.bridge': 'a bridge is lower than everything beside it here',
  'sight.ends.river': 'a river is lower than everything beside it here',
  'sight.ends.swamp': 'a swamp is lower than everything beside it here',
};

/** Values, or families with all their values, that no chart shows. */
const NOT_ON_CHARTS: Readonly<Record<string, string>> = {
  'odds.1-5.attack': 'the text of a close assault names the odds after the shift',
  'odds.1-5.defence': 'the text of a close assault names the odds after the shift',
  usual: 'the force is bought automatically',
  budget: 'the prompt of a purchase shows the points left',
  morale: 'the panel shows it',
  losses: 'the panel shows the morale that follows',
  found: 'the roll shows it',
  grades: 'the panel shows the current result',
  desertion: 'the roll shows it',
};

/** Returns whether a list names a value or its family. */
const isIn = (list: Readonly<Record<string, string>>, { id, entry }: ValueSpec): boolean =>
  id in list || entry in list || entry.split('.')[0] in list;

const opened = (request: SetupRequest, changes: object) =>
  slammers.open(parseSetup(slammers, { ...request, variant: { changes } }));

const at = ({ s }: TestGame): Int16Array => s.ints.slice();

/**
 * Returns scenario 3 or 14 with a unit of the kind beside infantry, three hexes from infantry, in range of a tank, far
 * from it, in the middle of its move, and in the fire of both sides.
 */
function duelsOf({ entry, row = '', column = row }: ValueSpec) {
  const [army, listed] = entry.split('.');
  const [id, face] = (listed ?? row).split('-');
  const own = COLOUR[army as keyof typeof COLOUR];
  const lesser = id === 'ML' ? 'IN' : id === 'BS' ? 'AC' : id;
  const values = id === 'ML' ? { 'tan-militia': true } : id === 'BS' ? { 'tan-buses': true } : {};
  const [scenario, unit, foe, panel] =
    id === 'BC'
      ? ['3', 'gBC1', 'r', '4']
      : ['14', `${own}${lesser}1`, own === 'r' ? 'b' : 'r', '2'];
  const armour = scenario === '3' ? 'CC' : 'HT';
  const mine = `${unit} ${panel}-0104 ${face ?? ''}`;
  const placed = (foeAt: string, by: object = {}): TestGame =>
    table('movement', scenario, `${mine}; ${foe}${foeAt}`, { values: { ...values, ...by } });
  const mover = { t: 'tan', r: 'red', b: 'blue', g: 'green' }[unit[0]];
  const near = ['0204', '0404'].map((hex) => `MI1 ${panel}-${hex}`);
  const far = ['0304', '1209'].map((hex) => `${armour}1 ${panel}-${hex}`);
  const foes = { r: 'red', b: 'blue' }[foe];
  // One side fires, and after it the other, which has the unit.
  const targets = [`MI1 ${panel}-0204`, `MI1 ${panel}-0404`, ...far];
  const fire = (['direct', 'indirect'] as const).flatMap((step) =>
    [mover, foes].flatMap((by) =>
      targets.flatMap((place) => {
        const lines = `${mine}; ${foe}${place}`;
        const t = table(step, scenario, lines, { values: { ...values, mover: by } });
        const first = at(t);
        return offers(t).includes('done') ? [first, at(act(t, 'done'))] : [first];
      }),
    ),
  );
  const moving = column === 'movement' ? [act(placed(far[1], { mover }), `move ${unit}`)] : [];
  return {
    request: { scenario },
    positions: [...[...near, ...far].map((place) => at(placed(place))), ...moving.map(at), ...fire],
  };
}

/** Returns the lowest and the highest valid value in all its positions. */
function trialsOf(spec: ValueSpec): ValueTrial[] {
  const sets = spec.entry in RATING_VALUES ? [duelsOf(spec)] : positionsFor(spec);
  return sets
    .filter(({ request }) => isUsedIn(spec, String(request.scenario)))
    .map((set) => ({ ...set, changes: changesOf(spec) }));
}

describe('every value', () => {
  test.each(TRIED.map((spec) => [spec.id, spec] as const))(
    '%s acts in play, on a chart, and on the judgement of the bots',
    (_, spec) => {
      expect(effectsOf(slammers, trialsOf(spec))).toEqual({
        play: !isIn(NOT_REACHED, spec),
        charts: !isIn(NOT_ON_CHARTS, spec),
        bots: !isIn(BOTS_IGNORE, spec),
      });
    },
  );
});

test.each([
  [{ 'odds.2-1.attack': 12 }, 'value.conflict.odds'],
  [{ 'gas.mercenary-A.disrupts': 11 }, 'value.conflict.gas'],
  [{ 'losses.1.tan-3': 7 }, 'value.conflict.ascending'],
])('%j is refused: %s', (changes, key) => {
  expect(VALUES.conflict(VALUES.of(changes))?.fault).toMatchObject({ key });
  expect(() => opened({ scenario: '1' }, changes)).toThrow(InputError);
});

describe('variants', () => {
  test('[24.4] a changed unit has its new ratings, and keeps its price', () => {
    const changes = { 'red.MI.attack': 2, 'red.MI.defence': 5, 'red.MI.range': 2 };
    const changed = unitTypesOf(VALUES.of(changes)).find((t) => t.army === 'red' && t.id === 'MI');
    const usual = unitTypesOf(VALUES.defaults).find((t) => t.army === 'red' && t.id === 'MI');
    expect(changed).toEqual({ ...usual, attack: 2, defence: 5, range: 2 });
    expect(changed?.price).toBe(11);
    const charts = JSON.stringify(opened({ scenario: '4' }, changes).look.charts);
    expect([charts.includes('2-5-2-2'), charts.includes('3-3-3-2')]).toEqual([true, true]);
  });

  test('[24.4] [24.7] [24.8] prompts of purchases name the prices of the variant', () => {
    const game = opened(
      { scenario: '14' },
      {
        ...{ 'price.conventional.ML': 4, 'price.conventional.BS': 6, 'price.gas': 1 },
        ...{ 'price.electronics': 9, 'price.drop': 3, 'price.fortress': 30 },
      },
    ) as TestGame['game'];
    const t: TestGame = { game, s: start(game), events: [] };
    const prompts = new Set<string>();
    while (stepNow(t) === 'setup.buy') {
      prompts.add(prompt(t).replace(/ \(.*/, ''));
      act(t, offers(t).includes('count 1') ? 'count 1' : 'count 0');
    }
    for (const text of [
      'choose whether the infantry is militia, at 4 points a unit',
      'choose whether the armoured cars are buses, at 6 points each',
      'choose whether to buy gas for all large gun counters, at 1 point each',
      'choose whether to buy electronics for all hover tank counters, at 9 points each',
      'choose the number of militia counters that arrive by parachute, at 3 points each',
      'choose how many fortresses to buy, at 30 points each',
    ])
      expect(prompts).toContain(text);
  });

  test.each(Array.from({ length: byTier(2, 2, 20) }, (_, i) => i))(
    'a game with random values %i keeps the contract and every invariant to its end',
    (seed) => {
      const rng = new Sfc32(`variant/${seed}`);
      const scenario = ['4', '3', '1', '6', '14', 'designed', '9'][seed % 7];
      const specs = SPECS.filter((spec) => isUsedIn(spec, scenario));
      const draw = () =>
        Array.from({ length: 12 }, () => {
          const spec = specs[rng.below(specs.length)];
          const others = othersOf(spec);
          return [spec.id, others[rng.below(others.length)]];
        });
      let changes = Object.fromEntries(draw());
      while (VALUES.conflict(VALUES.of(changes))) changes = Object.fromEntries(draw());
      const rules = new Set(rulebook.map(({ id }) => id));
      const game = opened({ scenario }, changes);
      conformGame(game, rng, { rules, deepEvery: 16, seeks: seed % 8 > 3 });
    },
  );
});
