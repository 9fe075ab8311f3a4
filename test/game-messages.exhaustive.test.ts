/** The random games that `game-messages.test.ts` leaves out because they are long. */
import { expect, test } from 'vitest';
import { games } from '../src/games/registry.ts';
import { messageFilesOf, checkTexts } from './all-messages.ts';

test.each(games)('$id has a text for everything in 24 random games', async (module) => {
  const { texts, faults } = checkTexts(module, await messageFilesOf(module));
  expect(faults).toEqual([]);
  expect(texts).toBeGreaterThan(24 * 10);
});
