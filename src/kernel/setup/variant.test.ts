import { describe, expect, test } from 'vitest';
import { inEnglish } from '../../../test/english.ts';
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

const SOURCE = { rule: '1.1', source: 'printed' } as const;

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
    if (!(error instanceof InputError) || typeof error.text === 'string') throw error;
    const { key, args: { at, fault } = {} } = error.text;
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
    expect(faultOf({ changes: { sped: 4 } })).toBe('input.variant.value.near');
    expect(faultOf({ changes: { __proto__: 4, constructor: 4 } })).toBe('input.variant.value');
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

  test('with an unknown value is refused with the nearest ones and the place of the list', () => {
    const army = defineValues({
      unit: { list: [1, 1, 1, 1, 1, 1, 1], rows: [...'1234567'], min: 0, max: 9, ...SOURCE },
    });
    const errorOf = (id: string, values = GAME.values): string => {
      const variant = { changes: { [id]: 4 } };
      try {
        inEnglish(() => parseSetup({ ...GAME, values }, { variant }));
      } catch (error) {
        return (error as Error).message;
      }
      return '';
    };
    const list = 'he variant editor and "countermarch games game --values" list all values';
    expect(errorOf('sped')).toBe(
      `there is no value "sped" in variant.changes; did you mean speed? T${list}`,
    );
    expect(errorOf('zzzz')).toBe(`there is no value "zzzz" in variant.changes; t${list}`);
    // The row exists, the column does not.
    expect(errorOf('crt.2.3-2')).toContain(
      'did you mean crt.2.1-1, crt.2.2-1, crt.1.1-1, or crt.1.2-1?',
    );
    expect(errorOf('pool')).toContain('did you mean pool.A or pool.B?');
    expect(errorOf('unit.x', variantsOf('game', army))).toContain(
      'did you mean unit.1, unit.2, unit.3, unit.4, or unit.5?',
    );
    expect(errorOf('.'.repeat(50_000))).toContain('list all values');
  });

  test('is refused by a game without values', () => {
    const { values: _, ...plain } = GAME;
    expect(() => parseSetup(plain, { variant: { changes: {} } })).toThrow('fault.at');
  });
});
