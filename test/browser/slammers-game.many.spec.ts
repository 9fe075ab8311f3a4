/** A whole game of Hammer's Slammers by clicking, both sides at one screen, to a result. */
import { stopAnimation, test } from './support/fixtures.ts';
import { goOnHere, openSlammers } from './support/games/opening.ts';
import { byMouse, chooser, expectResult, playOn } from './support/play.ts';

test.use({ trace: 'off', screenshot: 'only-on-failure' });

test('scenario 4 with electronics', async ({ page }) => {
  const game = openSlammers('4', { electronics: 1 });
  await goOnHere(page, game, (s) => game.stepNames[s.step] === 'move.pick');
  await stopAnimation(page);
  await playOn(page, { choose: chooser(6), give: byMouse(page) });
  await expectResult(page, /\[34\.4\]/);
});
