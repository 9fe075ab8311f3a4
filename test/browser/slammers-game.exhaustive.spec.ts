/** Whole games of Hammer's Slammers by clicking, to a result. */
import { openTable, stopAnimation, test } from './support/fixtures.ts';
import { continueOnScreen, openSlammers } from './support/games/opening.ts';
import { byMouse, chooser, expectResult, playOn } from './support/play.ts';

test('scenario 2, from the drop to the result, against the computer', async ({ page }) => {
  await openTable(page, {
    game: 'Hammer’s Slammers',
    scenario: 'A City Too Far',
    seats: { Green: 'Bot: Random' },
  });
  await playOn(page, { choose: chooser(5), give: byMouse(page) });
  await expectResult(page, /\[32\.5\]/);
});

test('scenario 4 with electronics, both sides at one screen', async ({ page }) => {
  const game = openSlammers('4', { electronics: 1 });
  await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'move.pick');
  await stopAnimation(page);
  await playOn(page, { choose: chooser(6), give: byMouse(page) });
  await expectResult(page, /\[34\.4\]/);
});
