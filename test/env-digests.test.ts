/**
 * Random games through `countermarch/env` equal those of the fixture; a test of the Python package compares with it
 * too.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import type { GameModule } from '../src/kernel/game.ts';
import { digestsOf, FIXTURE, TIERS } from './env-digest.ts';
import { byTier } from './tier.ts';

const QUICK = [TIERS[0]];
const expected = JSON.parse(readFileSync(FIXTURE, 'utf8'));
/**
 * Random games of Armageddon take six times as long as those of all other games together, so a hundred of them are
 * played only in the exhaustive tier.
 */
const countsOf = ({ id }: GameModule): readonly number[] =>
  byTier(id === 'armageddon' ? QUICK : TIERS, QUICK, TIERS);
/** The quick tier leaves them to the others. */
const cases = games
  .filter(({ id }) => byTier(true, id !== 'armageddon'))
  .map((module) => ({ module, id: module.id, counts: countsOf(module) }));

test.each(cases)('$id: $counts random games have the digests of the fixture', (one) => {
  const { module, id, counts } = one;
  expect(digestsOf(module, counts)).toEqual(counts.map((count) => expected[id][count]));
});
