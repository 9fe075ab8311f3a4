/** The Learning scenario of Chitin, from the first roll to the result, by clicking. */
import { test } from './support/fixtures.ts';
import { playScript } from './support/games/chitin-clicks.ts';
import { scriptGame } from './support/games/chitin-script.ts';
import { openChitin } from './support/games/opening.ts';

// Hundreds of clicks: recording a screenshot of each would take longer than the game.
test.use({ trace: 'off', screenshot: 'only-on-failure' });

test('Chitin, the whole Learning scenario by clicking, against the computer', async ({ page }) => {
  const game = openChitin('learning');
  await playScript(page, game, scriptGame(game));
});
