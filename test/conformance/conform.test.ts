import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';

test.each(games)('$id is played many times against the contract', ({ id }) => {
  expect(existsSync(new URL(`${id}.exhaustive.test.ts`, import.meta.url))).toBe(true);
});
