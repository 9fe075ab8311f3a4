import { expect, test } from 'vitest';
import { variantHash } from './variant-hash.ts';

test('equal changes have equal hashes, whatever their title', () => {
  const changes = { 'red.MI.attack': 2, 'red.MI.defence': 5 };
  const hash = variantHash('slammers', 2, { title: 'Even', changes });
  expect(hash).toMatch(/^[0-9a-f]{32}$/);
  expect(variantHash('slammers', 2, { changes })).toBe(hash);
  expect(variantHash('slammers', 3, { changes })).not.toBe(hash);
  expect(variantHash('chitin', 2, { changes })).not.toBe(hash);
  expect(variantHash('slammers', 2, { changes: { ...changes, 'red.MI.attack': 3 } })).not.toBe(
    hash,
  );
});
