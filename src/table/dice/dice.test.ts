import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rng } from '../../kernel/random.ts';
import { commitmentOf, foreignDice, freshSeed, sealedDice, seededDice } from './dice.ts';
import { Table } from '../table.ts';
import { openPatrol } from '../testing/test-game.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

function dieOf(
  dice: { die(n: number, mixed: readonly string[]): Rng | undefined },
  n: number,
): Rng {
  const rng = dice.die(n, []);
  if (!rng) throw new Error('no die');
  return rng;
}

describe('sealed dice', () => {
  test('the commitment is the SHA-256 of the seed’s bytes', () => {
    const expected = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
    expect(sealedDice('t', SEED).commitment).toBe(expected);
    expect(commitmentOf(SEED)).toBe(expected);
  });

  test('a die follows the published recipe, here written again with another library', () => {
    const expected = (n: number, sides: number, mixed: string[]): number => {
      const shift = Math.clz32(sides - 1);
      for (let block = 0; ; block++) {
        const text = JSON.stringify(['countermarch/dice/1', mixed, 'table-7', n, block]);
        const words = createHmac('sha256', Buffer.from(SEED, 'hex')).update(text).digest();
        for (let at = 0; at < 32; at += 4) {
          const value = words.readUInt32BE(at) >>> shift;
          if (value < sides) return value;
        }
      }
    };
    const dice = sealedDice('table-7', SEED);
    for (let n = 1; n <= 200; n++)
      for (const mixed of [[], ['a', ''], ['a', 'b']])
        expect(dice.die(n, mixed)?.below(6)).toBe(expected(n, 6, mixed));
  });

  test('seed, table, number and contributions all change the dice', () => {
    const rolls = (dice: ReturnType<typeof sealedDice>, from: number, mixed: string[]): string =>
      Array.from({ length: 24 }, (_, i) => dice.die(from + i, mixed)?.below(6)).join();
    const all = [
      rolls(sealedDice('a', SEED), 1, []),
      rolls(sealedDice('b', SEED), 1, []),
      rolls(sealedDice('a', SEED.replace('00', '01')), 1, []),
      rolls(sealedDice('a', SEED), 100, []),
      rolls(sealedDice('a', SEED), 1, ['x', '']),
      rolls(sealedDice('a', SEED), 1, ['', 'x']),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  test('a foreign seal rolls nothing', () => {
    expect(foreignDice('x').die(1, [])).toBeUndefined();
  });

  test('fresh seeds have 256 bits and differ', () => {
    const seeds = Array.from({ length: 50 }, freshSeed);
    expect(new Set(seeds).size).toBe(50);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
    expect(() => sealedDice('t', 'abcd')).toThrow(/32 bytes/);
  });
});

describe.each([
  ['sealed', sealedDice('t', SEED)],
  ['seeded', seededDice(1)],
])('%s dice', (_, dice) => {
  test.each([2, 3, 6, 7, 10, 36])('of %i faces are uniform (chi-square)', (faces) => {
    const rolls = 600 * faces;
    const seen = new Array<number>(faces).fill(0);
    for (let n = 1; n <= rolls; n++) seen[dieOf(dice, n).below(faces)]++;
    const chi = seen.reduce((sum, k) => sum + (k - 600) ** 2 / 600, 0);
    // The mean is `faces` - 1 and the variance twice that; the limit is five standard deviations.
    expect(chi).toBeLessThan(faces - 1 + 5 * Math.sqrt(2 * (faces - 1)));
  });

  test('neighbouring dice are independent (chi-square over pairs)', () => {
    const seen = new Array<number>(36).fill(0);
    for (let n = 1; n <= 7200; n++)
      seen[dieOf(dice, n).below(6) * 6 + dieOf(dice, n + 1).below(6)]++;
    const chi = seen.reduce((sum, k) => sum + (k - 200) ** 2 / 200, 0);
    expect(chi).toBeLessThan(35 + 5 * Math.sqrt(70));
  });

  test('every limit is kept', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), fc.integer({ min: 1 }), (limit, n) => {
        const value = dieOf(dice, n).below(limit);
        return Number.isInteger(value) && value >= 0 && value < limit;
      }),
    );
  });
});

describe('contributions in old records', () => {
  const sealed = () => Table.create({ id: 't', game: openPatrol(), dice: sealedDice('t', SEED) });
  const toDie = (table: Table) => {
    for (const text of ['bury n3', 'bury n1', 'walk']) table.act(table.actor, table.seq, [text]);
    return table.entries.at(-1);
  };

  test('are accepted once per seat, mixed into the dice and recorded with the first die', () => {
    const table = sealed();
    table.addShares(['salt', '']);
    table.addShares(['more', '']);
    expect(toDie(table)).toMatchObject({ kind: 'die', mixed: ['salt', ''] });
    expect(table.viewFor(1).dice.mixed).toEqual(['salt', '']);
  });

  test('that arrive later are mixed into the dice from then on', () => {
    const [table, other] = [sealed(), sealed()];
    for (const t of [table, other]) expect(toDie(t)?.mixed).toBeUndefined();
    table.addShares(['', 'salt']);
    for (const text of ['walk', 'stay', 'walk', 'stay', 'walk', 'stay', 'walk', 'stay', 'walk'])
      table.act(table.actor, table.seq, [text]);
    const dice = table.entries.filter((e) => e.kind === 'die');
    expect(dice.map((e) => e.mixed)).toEqual([undefined, ['', 'salt']]);
    const fresh = sealedDice('t', SEED).die(2, ['', 'salt']);
    const weights = [1, 2, 3, 4, 5, 5];
    expect(dice[1]?.text).toBe(`roll ${weights[fresh?.below(6) ?? 0]}`);
  });

  test('are no longer accepted at a table', () => {
    const given = { seal: 'ab'.repeat(32) };
    expect(sealed().contribute(0, given)).toMatchObject({ ok: false });
  });
});
