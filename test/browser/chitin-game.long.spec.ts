/**
 * The end of a game of Chitin, by clicking: the last turns of Red, to the result; `chitin-game.exhaustive.spec.ts`
 * plays a whole game.
 */
import { test } from './support/fixtures.ts';
import { playScript } from './support/games/chitin-clicks.ts';
import { scriptEnd } from './support/games/chitin-script.ts';
import { openChitin } from './support/games/opening.ts';

test('Chitin, the last turns of the Learning scenario by clicking, against the computer', async ({
  page,
}) => {
  const game = openChitin('learning', { turns: 12 });
  await playScript(page, game, scriptEnd(game));
});
