/**
 * A whole game of Annihilator by clicking; `games.long.spec.ts` plays it by keyboard, `inputs.long.spec.ts` by finger.
 */
import { openTable, test } from './support/fixtures.ts';
import { byMouse, chooser, expectResult, playOn } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';

test('Annihilator, a whole game by clicking, against the computer, to a result', async ({
  page,
}) => {
  await openTable(page, { game: 'Annihilator', scenario: 'Two ships' });
  await playOn(page, { choose: chooser(4), give: byMouse(page) });
  await keepPicture(page, 'result');
  await expectResult(page, /\[\w+(\.\d+)?\]/, /^(Human|Annihilator) wins$/);
});
