import { expect, test } from 'vitest';
import { english } from '../../../../test/english.ts';
import { art } from '../art.ts';
import { CARDS } from '../data/cards.ts';
import { GEAR, TACTICS } from '../data/gear.ts';
import { rulebook } from '../rulebook.ts';
import { table } from '../testing.ts';

const { game } = table('red at 0404: concord-keep');
const { catalogue, charts } = game.look;
const ruleIds = new Set(rulebook.map(({ id }) => id));
const inEnglish = (what: Parameters<typeof english>[1]) => english(game, what);

test('[8.1] all cards, gear and tactics are listed, each with its picture', () => {
  const { entries = [], facets = [] } = catalogue ?? {};
  expect(entries.length).toBe(CARDS.length + GEAR.length + TACTICS.length);
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  expect(entries.filter(({ type }) => !(type in art.units))).toEqual([]);
  for (const entry of entries) {
    expect(
      entry.facets.map((value, f) => value >= 0 && value < (facets[f]?.values.length ?? 0)),
    ).toEqual([true, true, true]);
    for (const { name, rule } of entry.traits) {
      expect(inEnglish(name)).not.toBe('');
      expect(ruleIds.has(rule)).toBe(true);
    }
  }
});

test('an entry has facets, values and abilities', () => {
  const shown = (id: string): string[] => {
    const entry = catalogue?.entries.find((each) => each.id === id);
    if (!entry) return [];
    const values = entry.facets.map((value, f) => catalogue?.facets[f]?.values[value]);
    return [entry.name, ...values, entry.text, ...entry.traits.map(({ name }) => name)].map(
      inEnglish,
    );
  };
  expect(shown('picket-riders')).toEqual([
    ...['Picket Riders', 'Units', 'Meridian Compact', 'Foot'],
    '1 AP, 1 H, 1 E; attack 2, defence 2, 2 hit points, movement 4, range 1',
    ...['Recce 5, range 1 hex', 'Stealth 4'],
  ]);
  expect(shown('glass-wyrm').slice(1, 4)).toEqual(['Units', 'Independents', 'Beast']);
  expect(shown('gear-nerve-agent')).toEqual([
    ...['Nerve Agent', 'Gear', 'All factions', 'no class'],
    'munition; 2 AP, 1 H, 1 T; difficulty 3, level 4',
    'poison',
  ]);
  expect(shown('tactic-surge')[4]).toBe('1 AP to make, difficulty 2; 1 AP to play');
});

test('[5.2] charts: all rows are as wide as their heads; 4 dice against 4 damage in 36 %', () => {
  for (const { columns, rows } of charts)
    expect(rows.filter((row) => row.length !== columns.length)).toEqual([]);
  expect(charts[0]?.rows[3]?.[4]).toBe('36');
  const texts = charts.flatMap(({ rows }) => rows.flat().map(inEnglish));
  const named = texts.flatMap((text) => [...text.matchAll(/\[([^\]]+)\]/g)].map(([, id]) => id));
  expect(named.filter((id = '') => !ruleIds.has(id))).toEqual([]);
});
