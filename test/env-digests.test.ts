/** Random games through `countermarch/env` are those of the fixture; the Python package's own test compares with it too. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { digestsOf, FIXTURE, TIERS } from './env-digest.ts';
import { byTier } from './tier.ts';

const expected = JSON.parse(readFileSync(FIXTURE, 'utf8'));
const count = byTier(TIERS[1], TIERS[0]);

test.each(games)(`$id: ${count} random games have the digest of the fixture`, (module) => {
  expect(digestsOf(module, [count])).toEqual([expected[module.id][count]]);
});
