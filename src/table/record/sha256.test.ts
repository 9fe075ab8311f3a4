import { expect, test } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import { sha256Hex, sha256Portable } from './sha256.ts';

test('a text has the hash that FIPS 180-4 gives it', () => {
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect([sha256Hex('abc'), sha256Portable('abc')]).toEqual([abc, abc]);
});

test('the server and the page give any text the same hash, well-formed or not', () => {
  // Under Node these are two implementations; otherwise the test would compare one with itself.
  expect(sha256Hex).not.toBe(sha256Portable);
  const rng = new Sfc32('texts');
  const units = [0x61, 0x20ac, 0xd83d, 0xde00, 0x2028, 0];
  for (let i = 0; i < 500; i++) {
    const text = Array.from({ length: rng.below(80) }, () =>
      String.fromCharCode(units[rng.below(units.length)] ?? 0),
    ).join('');
    expect(sha256Hex(text), JSON.stringify(text)).toBe(sha256Portable(text));
  }
});
