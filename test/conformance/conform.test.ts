import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';

test.each(games)('$id is played against the contract at length', ({ id }) => {
  expect(existsSync(new URL(`${id}.many.test.ts`, import.meta.url))).toBe(true);
});
