/**
 * The end of a game of Chitin, by clicking: the last turns of Red, to the result; `chitin-game.many.spec.ts` plays a
 * whole game.
 */
import { test } from './support/fixtures.ts';
import { playScript } from './support/games/chitin-clicks.ts';
import { scriptEnd } from './support/games/chitin-script.ts';
import { openChitin } from './support/games/opening.ts';

// Recording a screenshot of each click would take longer than the game.
test.use({ trace: 'off', screenshot: 'only-on-failure' });

test('Chitin, the last turns of the Learning scenario by clicking, against the computer', async ({
  page,
}) => {
  const game = openChitin('learning', { turns: 12 });
  await playScript(page, game, scriptEnd(game));
});
