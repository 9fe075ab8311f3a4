/**
 * Random games through `countermarch/env` equal those of the fixture; a test of the Python package compares with it
 * too.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { digestsOf, FIXTURE, TIERS } from './env-digest.ts';
import { byTier } from './tier.ts';

const QUICK: readonly number[] = [TIERS[0]];
const expected = JSON.parse(readFileSync(FIXTURE, 'utf8'));
/**
 * The quick tier leaves out Armageddon, whose random games take six times as long as those of all other games together.
 */
const cases = games
  .filter(({ id }) => byTier(true, id !== 'armageddon'))
  .map((module) => ({
    module,
    id: module.id,
    counts: byTier<readonly number[]>(QUICK, QUICK, TIERS),
  }));

test.each(cases)('$id: $counts random games have the digests of the fixture', (one) => {
  const { module, id, counts } = one;
  expect(digestsOf(module, counts)).toEqual(counts.map((count) => expected[id][count]));
});
