import { describe, expect, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import { LAYOUTS } from '../data/layouts.ts';
import { PIECE_IDS } from '../data/pieces.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { directColumn, indirectColumn, makeTables, resultOf } from '../data/tables.ts';
import { COLOURS, COUNTERS, MARKERS } from '../data/units.ts';
import { VALUES } from '../data/values.ts';
import { begin, offers, table } from '../testing.ts';

const tablesOf = (reading: number) => makeTables(VALUES.defaults, { 'combat-table': reading });
const TABLES = tablesOf(0);

/** A chart in English, row by row from the head down, with cells separated by bars. */
function chart(title: string, scenario = '1', options: Record<string, number> = {}): string[] {
  const { game } = begin(scenario, options);
  const found = game.look.charts.find((one) => english(game, one.title) === title);
  if (!found) throw new Error(`there is no chart "${title}"`);
  return [found.columns, ...found.rows].map((row) =>
    row.map((cell) => english(game, cell)).join('|'),
  );
}

const titles = (options: Record<string, number> = {}): string[] => {
  const { game } = begin('1', options);
  return game.look.charts.map(({ title }) => english(game, title));
};

test('[1.1] a map in panels, 328 counters, two dice of six, fourteen scenarios', () => {
  const pieces = new Set(
    Object.values(LAYOUTS)
      .flatMap((layout) => layout.pieces)
      .map((p) => p.piece),
  );
  expect([...pieces].sort()).toEqual([...PIECE_IDS].sort());
  const counters = COLOURS.flatMap((colour) => Object.values(COUNTERS[colour]));
  const all = [...counters, ...Object.values(MARKERS)].reduce((sum, n) => sum + n, 0);
  expect(all).toBe(328);
  expect(SCENARIOS).toHaveLength(14);
  const t = table('direct', '7', 'tTK1 tTK2 1-0601; gIN1 1-0603');
  expect(offers(t)).not.toEqual([]);
});

test('[1.2] every chart is listed, the readings in use first', () => {
  expect(titles()).toEqual([
    'Combat results',
    'Combat results, rows 11 and 12 shifted',
    'Results',
    'Gas',
    'Gas, read as four columns',
    'Terrain costs',
    'Defence and sight',
    'Unit types',
    'Prices',
    'Turn track',
  ]);
  expect(titles({ 'combat-table': 1, 'gas-table': 1 }).slice(0, 5)).toEqual([
    'Combat results, rows 11 and 12 shifted',
    'Combat results',
    'Results',
    'Gas, read as four columns',
    'Gas',
  ]);
});

describe('combat', () => {
  test('[26.1] [R41] the chart equals the table that resolves the dice', () => {
    for (const [reading, title] of titles().slice(0, 2).entries()) {
      const rows = chart(title).slice(3);
      expect(rows).toHaveLength(11);
      rows.forEach((row, i) => {
        const [roll, ...cells] = row.split('|');
        expect(roll).toBe(`${i + 2}`);
        expect(cells).toEqual(cells.map((_, column) => resultOf(tablesOf(reading), column, i + 2)));
      });
    }
    expect(TABLES.readings).toHaveLength(2);
  });

  test('[26.1] [26.2] the head of each column shows the odds that use it', () => {
    const [direct, onB, onA] = chart('Combat results');
    expect(direct).toBe(`two dice|${TABLES.columns.join('|')}`);
    expect(onB).toBe('indirect, class B|||1-2|1-1|2-1|3-1|4-1|5-1');
    expect(onA).toBe('indirect, class A||1-2|1-1|2-1|3-1|4-1|5-1|6-1');
    // Odds of three to one, in half points.
    expect([
      directColumn(TABLES, 6, 1),
      indirectColumn(TABLES, 6, 1, 'B'),
      indirectColumn(TABLES, 6, 1, 'A'),
    ]).toEqual([
      direct.split('|').indexOf('3-1') - 1,
      onB.split('|').indexOf('3-1') - 1,
      onA.split('|').indexOf('3-1') - 1,
    ]);
  });

  test('[26.3] every result is explained', () => {
    expect(
      chart('Results')
        .slice(1)
        .map((row) => row.split('|')[0]),
    ).toEqual('- Dis DE DE* DE-R'.split(' '));
  });

  test('[26.4] [R41] gas, in both readings', () => {
    expect(chart('Gas')).toEqual([
      'target|disrupted|eliminated',
      'Red and Blue, class A|9–10|11–12',
      'Red and Blue, class B|7–9|10–12',
      'Green and Tan, class A|7–9|10–12',
      'Green and Tan, class B|5–8|9–12',
    ]);
    expect(chart('Gas, read as four columns').slice(2, 4)).toEqual([
      'Red and Blue, class B|9|10–12',
      'Green and Tan, class A|7–8|9–12',
    ]);
  });
});

describe('ground', () => {
  test('[25.1] [25.7] costs, in points', () => {
    const [head, ...rows] = chart('Terrain costs');
    expect(head).toBe('terrain|tracked|wheeled|on foot|Red and Blue on foot|hover');
    expect(rows).toContain('city|½|½|½|1|1');
    expect(rows).toContain('swamp|no entry|no entry|2|2|1');
    expect(rows).toContain('lake|no entry|no entry|no entry|no entry|1');
    expect(rows).toContain('along a road|½|½|½|½|½');
    expect(rows).toContain('into rubble|+1|+1|+1|+1|+1');
  });

  test('[44.6] amphibious units have a column in scenarios that have them', () => {
    expect(chart('Terrain costs', '14')[0]).toMatch(/\|amphibious$/);
  });

  test('[17.1] [17.2] [19.10] [21.5] defence and sight', () => {
    const rows = chart('Defence and sight');
    expect(rows).toContain('city|+6|8|0|2|survive');
    expect(rows).toContain('hilltop|+2|4|2|3|survive');
    expect(rows).toContain('river|+0|2|0|0|are eliminated');
    expect(rows).toContain('fortress|+12|12|||');
  });
});

describe('forces', () => {
  test('[3.2] [3.3] [3.4] [3.5] kinds of units with both faces', () => {
    const rows = chart('Unit types');
    expect(rows).toContain(
      'Blue|hover tank|8-8-4-6|A|hover|direct|fires at shells and drops, can buy electronics',
    );
    expect(rows).toContain('Red|infantry|3-3-3-2|B|Red and Blue on foot|direct|can be dropped');
    expect(rows).toContain('Red|infantry|2-2-1-6|B|on skimmers|direct|can be dropped');
    expect(rows).toContain(
      'Green and Tan|calliope|S-2-6-0|B|towed|none|can be towed, fires at shells and drops',
    );
  });

  test('[24.4] [24.5] [24.6] [24.8] [24.10] prices', () => {
    const [head, ...rows] = chart('Prices');
    expect(head).toBe('unit|Green and Tan|Red|Blue');
    expect(rows).toContain('tank|17||');
    expect(rows).toContain('hover tank||31|31');
    expect(rows).toContain('self-propelled artillery|20|20|22');
    expect(rows).toContain('electronics, per unit||+4|+4');
    expect(rows).toContain('morale 6, per unit|+3|+3|+3');
    expect(rows.filter((row) => row.startsWith('bus|'))).toEqual(['bus|7||']);
  });

  test('[27.1] the turn track shows arrivals, and starts again after its last box', () => {
    expect(chart('Turn track', '2').slice(1, 3)).toEqual(['1|1|Tan drops', '2|2|']);
    expect(chart('Turn track', '14').at(-1)).toBe('40|20|');
    expect(chart('Turn track', '14', { 'last-turn': 12 })).toHaveLength(13);
  });
});
