/** The Learning scenario of Chitin, from the first roll to the result, by clicking. */
import { test } from './support/fixtures.ts';
import { playScript } from './support/games/chitin-clicks.ts';
import { scriptGame } from './support/games/chitin-script.ts';
import { openChitin } from './support/games/opening.ts';

test('Chitin, the whole Learning scenario by clicking, against the computer', async ({ page }) => {
  const game = openChitin('learning');
  await playScript(page, game, scriptGame(game));
});
