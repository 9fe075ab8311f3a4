/** Random games through `countermarch/env` are those of the fixture; the Python package's own test compares with it too. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { digestsOf, FIXTURE, TIERS } from './env-digest.ts';
import { byTier } from './tier.ts';

const expected = JSON.parse(readFileSync(FIXTURE, 'utf8'));
const counts = byTier<readonly number[]>(TIERS, [TIERS[0]]);

test.each(games)(`$id: ${counts} random games have the digests of the fixture`, (module) => {
  expect(digestsOf(module, counts)).toEqual(counts.map((count) => expected[module.id][count]));
});
