/** The random games that `words.test.ts` leaves out because they are long. */
import { expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { filesOf, speakOf } from './spoken.ts';

test.each(games)('$id has a text for everything in 24 random games', async (module) => {
  const { sayings, faults } = speakOf(module, await filesOf(module));
  expect(faults).toEqual([]);
  expect(sayings).toBeGreaterThan(24 * 10);
});
