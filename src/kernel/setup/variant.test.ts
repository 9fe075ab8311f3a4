import { describe, expect, test } from 'vitest';
import { InputError, parseSetup } from './setup.ts';
import { defineValues, valueSpecs } from './values.ts';
import { variantsOf } from './variant.ts';
import { msg } from '../text/message.ts';

const VALUES = defineValues(
  {
    speed: { value: 4, min: 0, max: 12, unit: 'points', rule: '6.1', source: 'printed' },
    ending: { value: 'hill', of: ['hill', 'town'], rule: '4.1', source: 'designed' },
    pool: {
      ...{ list: [3, 6], rows: ['A', 'B'], min: 0, max: 9 },
      ...{ rule: '3.1', source: 'printed', scenarios: ['large'] },
    },
    crt: {
      table: [
        ['-', 'D'],
        ['D', 'X'],
      ],
      ...{ rows: ['1', '2'], columns: ['1-1', '2-1'], of: ['-', 'D', 'X'] },
      ...{ rule: '7.1', source: 'ruling' },
    },
  },
  ({ speed, pool }) =>
    speed < (pool[0] ?? 0) ? { id: 'speed', fault: msg('input.missing') } : undefined,
);

const GAME = {
  scenarios: [
    { id: 'small', minutes: 5 },
    { id: 'large', minutes: 9 },
  ],
  options: [],
  values: variantsOf('game', VALUES),
};

const read = (variant: unknown, scenario = 'small') =>
  parseSetup(GAME, { scenario, variant }).variant;

/** Returns the path and the key of the error for a variant. */
function faultOf(variant: unknown, scenario?: string) {
  try {
    read(variant, scenario);
  } catch (error) {
    if (!(error instanceof InputError) || typeof error.said === 'string') throw error;
    const { key, args: { at, fault } = {} } = error.said;
    return fault === undefined ? key : `${String(at)} ${(fault as { key: string }).key}`;
  }
  throw new Error('no error');
}

test('lists every single value with its id', () => {
  expect(valueSpecs(VALUES.declarations).map(({ id, fallback }) => `${id}=${fallback}`)).toEqual([
    'speed=4',
    'ending=hill',
    'pool.A=3',
    'pool.B=6',
    'crt.1.1-1=-',
    'crt.1.2-1=D',
    'crt.2.1-1=D',
    'crt.2.2-1=X',
  ]);
});

test('changed values have the shape of the usual ones', () => {
  expect(VALUES.of({ 'crt.1.2-1': 'X', 'pool.B': 7 })).toEqual({
    ...VALUES.defaults,
    pool: [3, 7],
    crt: [
      ['-', 'X'],
      ['D', 'X'],
    ],
  });
});

describe('a variant', () => {
  test('has a normal form: ascending ids, no defaults', () => {
    const changes = { speed: 5, ending: 'hill', 'crt.1.1-1': 'D' };
    expect(JSON.stringify(read({ title: ' Fast ', changes }))).toBe(
      '{"title":"Fast","changes":{"crt.1.1-1":"D","speed":5}}',
    );
  });

  test('that changes nothing is none', () => {
    expect(read({ title: 'Plain', changes: { speed: 4 } })).toBeUndefined();
    expect(parseSetup(GAME)).toEqual({ scenario: 'small', options: {} });
  });

  test('may be a file for some scenarios', () => {
    const file = { format: 'countermarch/variant/1', game: 'game', rules: 2 };
    expect(read({ ...file, scenarios: ['small'], changes: { speed: 6 } })).toEqual({
      changes: { speed: 6 },
    });
    expect(faultOf({ ...file, scenarios: ['large'], changes: {} })).toBe(
      'variant.scenarios input.variant.scenario',
    );
    expect(faultOf({ ...file, game: 'chess', changes: {} })).toBe('variant.game input.format');
    expect(faultOf({ ...file, format: 'x', changes: {} })).toBe('variant.format input.format');
  });

  test('is refused with the field that is wrong', () => {
    expect(faultOf({ changes: { speed: 13 } })).toBe('variant.changes.speed input.number');
    expect(faultOf({ changes: { speed: 1.5 } })).toBe('variant.changes.speed input.number');
    expect(faultOf({ changes: { speed: '4' } })).toBe('variant.changes.speed input.number');
    expect(faultOf({ changes: { ending: 'sea' } })).toBe(
      'variant.changes.ending input.variant.word',
    );
    expect(faultOf({ changes: { sped: 4 } })).toBe('input.unknown.in.near');
    expect(faultOf({ changes: { __proto__: 4, constructor: 4 } })).toBe('input.unknown.in');
    expect(faultOf({ changes: { 'pool.A': 4 } })).toBe(
      'variant.changes.pool.A input.variant.elsewhere',
    );
    expect(faultOf({ changes: { 'pool.A': 4, speed: 3 } }, 'large')).toBe(
      'variant.changes.speed input.missing',
    );
    expect(faultOf({ title: '', changes: {} })).toBe('variant.title input.word');
    expect(faultOf({ title: 'x'.repeat(61), changes: {} })).toBe(
      'variant.title input.document.long',
    );
    expect(faultOf({ name: 'x', changes: {} })).toBe('input.unknown.in.near');
    expect(faultOf({})).toBe('variant.changes input.missing');
    expect(faultOf(7)).toBe('variant input.object');
  });

  test('is refused by a game without values', () => {
    const { values: _, ...plain } = GAME;
    expect(() => parseSetup(plain, { variant: { changes: {} } })).toThrow('fault.at');
  });
});
