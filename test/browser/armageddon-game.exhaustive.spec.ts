/** A whole game of Armageddon on a small map, clicked, against the computer. */
import { armageddon } from '../../src/games/armageddon/index.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { prepare } from '../english.ts';
import { test } from './support/fixtures.ts';
import { playToResult } from './support/games/armageddon-play.ts';
import { beginHere } from './support/games/saved-game.ts';

await prepare(armageddon);

/** Of the seeds up to 299, the one with the fewest clicks to a victory: ten rounds, 142 decisions of the player. */
const SEED = 183;

test('a whole game on a small map against level 2, to a result', async ({ page }) => {
  const game = armageddon.open(parseSetup(armageddon, { scenario: 'duel' }));
  const played = await beginHere(page, { game, seats: ['me', 'bot:2'], from: { seed: SEED } });
  await playToResult(page, game, played);
});
