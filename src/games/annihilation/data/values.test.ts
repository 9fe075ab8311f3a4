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
import { parseSetup } from '../../../kernel/setup/setup.ts';
import { isUsedIn, type ValueSpec, valueSpecs } from '../../../kernel/setup/values.ts';
import { annihilation } from '../index.ts';
import { act, table, type TestGame } from '../testing.ts';
import { VALUES } from './values.ts';
import { rulebook } from '../rulebook.ts';

const SPECS = valueSpecs(VALUES.declarations);

/** The charts of this game explain meetings and contain no values. Entries with the place that shows them. */
const NOT_ON_CHARTS: Readonly<Record<string, string>> = {
  charges: 'the counters and the goal card',
  'learning.charges': 'the counters and the goal card',
  'points.charge': 'the labels and previews of actions',
  'points.particle': 'the labels and previews of actions',
  repetitions: 'the panel and a warning',
  quiet: 'the panel and a warning',
  'quiet.warning': 'the warning',
  turns: 'the announced result',
};

/** Entries that the bots leave out of account. */
const BOTS_IGNORE: Readonly<Record<string, string>> = {
  repetitions: 'the evaluation does not know of draws; the search sees them as ends of the game',
  quiet: 'the same',
  'quiet.warning': 'only a warning',
  turns: 'the same as for quiet turns',
};

const at = ({ s }: TestGame): Int16Array => s.ints.slice();

const SETS = ['standard', 'learning'].map((scenario) => {
  const request = { scenario };
  const last = scenario === 'learning' ? '5a' : '9a';
  return {
    request,
    positions: [
      at(table('w2 2a, b2 2b', { scenario })),
      // The next step scores.
      ...(scenario === 'standard' ? [at(act(table('w2 8a, w1a 9h'), 'emit w2, to 9a'))] : []),
      at(table(`w2 ${last}`, { scenario, values: { turn: 250, quiet: 36 } })),
      at(table(`w2 ${last}`, { scenario, values: { turn: 300, quiet: 39 } })),
      at(twice(scenario)),
      ...positionsOf(annihilation, request, { seed: '1', every: 5, most: byTier(60, 20) }),
    ],
  };
});

/** Returns a position that occurs for the second time. */
function twice(scenario: string): TestGame {
  const t = table('w2 3a, w5 3b, b2 3c, b5 3d', { scenario });
  return act(t, 'emit w2, to 4a, to 3a', 'emit b2, to 4b, to 3c', 'emit w2, to 4a, to 3a');
}

const opened = (request: object, changes: object) =>
  annihilation.open(parseSetup(annihilation, { ...request, variant: { changes } }));

/** The lowest and the highest other value in the positions of all sets. */
const trialsOf = (spec: ValueSpec): ValueTrial[] =>
  SETS.filter((set) => isUsedIn(spec, set.request.scenario)).map((set) => ({
    ...set,
    changes: [othersOf(spec)[0], othersOf(spec).at(-1)].map((value) => ({
      [spec.id]: Number(value),
    })),
  }));

describe('[0.1] [7.1] [D5] [D6] every value', () => {
  test.each(SPECS.map((spec) => [spec.id, spec] as const))(
    '%s acts in play, on a chart, and on the judgement of the bots',
    (_, spec) => {
      expect(effectsOf(annihilation, trialsOf(spec), ['play', 'bots'])).toEqual({
        play: true,
        charts: !(spec.entry in NOT_ON_CHARTS),
        bots: !(spec.entry in BOTS_IGNORE),
      });
    },
  );
});

describe('variants', () => {
  test('[D9] particles have the names of their charges', () => {
    const { units } = opened({ scenario: 'standard' }, { 'charges.8': 3, 'charges.1a': 3 });
    expect(
      units
        .slice(0, 7)
        .map(({ id }) => id)
        .join(' '),
    ).toBe('w0 w3a w1 w2 w3b w5 w3c');
  });

  test('[7.1] [5.4] points are announced and scored', () => {
    const variant = { changes: { 'points.charge': 2, 'points.particle': 1 } };
    const t = act(table('w2 8a, w1a 9h', { variant }), 'emit w2, to 9a, to B');
    expect([t.s.score[0], t.s.score[1]]).toEqual([5, 0]);
  });

  test.each(Array.from({ length: byTier(20, 6) }, (_, i) => i))(
    'a game with random values %i keeps the contract and every invariant to its end',
    (seed) => {
      const rng = new Sfc32(`variant/${seed}`);
      const scenario = seed % 2 === 0 ? 'standard' : 'learning';
      const specs = SPECS.filter((spec) => isUsedIn(spec, scenario));
      const changes = Array.from({ length: 6 }, () => {
        const spec = specs[rng.below(specs.length)]!;
        const others = othersOf(spec);
        return [spec.id, others[rng.below(others.length)]];
      });
      const rules = new Set(rulebook.map(({ id }) => id));
      const game = opened({ scenario }, Object.fromEntries(changes));
      conformGame(game, rng, { rules, seeks: seed % 4 > 1 });
    },
  );
});
