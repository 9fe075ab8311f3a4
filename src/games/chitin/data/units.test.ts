import { describe, expect, test } from 'vitest';
import { english, headOf } from '../../../../test/english.ts';
import { optionKey } from '../../../i18n/head.ts';
import { chitin } from '../index.ts';
import { defenceStrength } from '../rules/battle/07-strength.ts';
import { valuesOf } from '../look/pieces.ts';
import { act, can, goals, hex, openGame, refusal, table, unit, look, PRINTED } from '../testing.ts';
import { camouflage } from './ratings.ts';
import { hexAt } from './field.ts';
import { OPTIONS, TOKENS } from './scenarios.ts';
import { SIDE_UNITS, TYPE_OF, UNITS } from './units.ts';
import { VALUES } from './values.ts';

describe('pieces', () => {
  test('[2.02] [S2] units and harvest tokens, and nothing else, are on the map', () => {
    const t = table('red Gantua 7,-7 E; token A 0,0 20');
    expect(look.counters(t.s).map(({ type }) => type)).toEqual(['Gantua']);
    expect(look.markers(t.s).map(({ type, text }) => [type, text])).toEqual([['token', 'A']]);
  });

  test('[2.021] [S3] both sides own the same set', () => {
    for (let u = 0; u < SIDE_UNITS; u++) {
      expect(TYPE_OF[u + SIDE_UNITS]).toBe(TYPE_OF[u]);
      expect(UNITS[u].id.slice(1)).toBe(UNITS[u + SIDE_UNITS].id.slice(1));
    }
    expect(new Set(UNITS.map(({ id }) => id)).size).toBe(UNITS.length);
  });

  test('[D5] nine of each ground warrior, eight Plunges, four Basics: 119 points', () => {
    const pool = PRINTED.types.filter(({ id }) => id !== 'LowHacker' && id !== 'ArchReaper');
    expect(pool.map((type) => type.pool)).toEqual([9, 9, 9, 9, 8, 4, 6]);
    expect(pool.reduce((sum, type) => sum + type.pool * type.attack, 0)).toBe(119);
  });

  test('[2.022] counters print strength, movement and C', () => {
    expect(PRINTED.types.map(valuesOf)).toEqual([
      '4-4C',
      '3-5C',
      '2-6',
      '2-5',
      '1-6',
      '3-4C',
      '2-2',
      '1-6',
      '(1)-4',
    ]);
  });

  test('[2.03] [S7] the reference card shows results, adds and terrain costs, ours marked as ours', () => {
    const game = openGame();
    const charts = look.charts.map(({ title }) => english(game, title));
    expect(charts).toEqual(['Combat results', 'Results', 'Combat adds', 'Terrain costs', 'Units']);
    expect(look.charts[0].rows).toHaveLength(6);
    expect(english(game, look.charts[0].designed)).toContain('we designed the rest');
  });

  test('[2.04] [S8] the value of every token on the map is shown as it is now', () => {
    const t = table('token A 0,0 23; token H 7,-7 4', { scenario: 'small' });
    expect(look.markers(t.s).map(({ text }) => text)).toEqual(['A23', 'H4']);
    expect(TOKENS).toHaveLength(14);
  });
});

describe('expansion units', () => {
  const both = { scenario: 'armageddon', options: { 'low-hacker': 1, 'arch-reaper': 1 } } as const;

  test('[D9] [D10] are off by default, and said to be ours', () => {
    expect(OPTIONS.slice(0, 2).map(({ fallback }) => fallback)).toEqual([0, 0]);
    expect(headOf(chitin, optionKey(OPTIONS[1].id, 'text'))).toContain('our design');
  });

  test('[D9] a stack with Low Hackers defends with its terrain, once', () => {
    expect(
      [
        [0, -1],
        [2, -5],
        [0, -2],
        [6, -8],
        [1, 0],
      ].map(([q, r]) => camouflage(VALUES.defaults, hexAt(q!, r!))),
    ).toEqual([1, 2, 3, 4, 1]);
    // A known example: two Low Hackers and a Gantua in rough and forest defend with 10, not 18.
    const t = table('red 2 LowHacker 6,-8 E; red Gantua 6,-8 E; red Basic 6,-9 E', both);
    const units = ['RH1', 'RH2', 'RG1'].map(unit);
    expect(defenceStrength(t.s, { node: hex(6, -8), units })).toBe(10);
  });

  test('[D9] [6.051] Low Hackers share a hex with other warriors, but those still may not share one with each other', () => {
    const t = table(
      'red LowHacker 7,-7 E; red Gantua 8,-7 E; red Phlanx 7,-7 E; red Basic 9,-8',
      both,
    );
    act(t, 'pick RH1');
    expect(can(t, 'to 8,-7')).toBe(true);
    act(t, 'face E', 'pick RG1');
    expect(refusal(t, 'to 7,-7')).toMatchObject({ rule: '6.051' });
  });

  test('[D9] they never charge, need command, and halve like others', () => {
    const t = table('red 3 LowHacker 7,-7 E; blue Gantua 8,-7 W', both);
    expect(t.s.disrupted[unit('RH1')]).toBe(1);
    expect(defenceStrength(t.s, { node: hex(7, -7), units: ['RH1', 'RH2', 'RH3'].map(unit) })).toBe(
      2,
    );
  });

  test('[D10] Arch Reapers charge, and go through rough and forest for 1', () => {
    const t = table('red ArchReaper 0,-1 E; red Basic 1,-1 E; blue Gantua 0,-4 E', both);
    act(t, 'pick RA1');
    expect(goals(t)).toContain(hex(0, -2));
    expect(can(t, 'charge')).toBe(true);
    act(t, 'to 0,-2');
    expect(t.s.left[unit('RA1')]).toBe(3);
  });
});
