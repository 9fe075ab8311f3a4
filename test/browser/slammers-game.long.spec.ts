/** A whole game of Hammer's Slammers by clicking, against the computer, to a result. */
import { openTable, test } from './support/fixtures.ts';
import { byMouse, chooser, expectResult, playOn } from './support/play.ts';

test.use({ trace: 'off', screenshot: 'only-on-failure' });

test('scenario 2, from the drop to the result', async ({ page }) => {
  await openTable(page, {
    game: 'Hammer’s Slammers',
    scenario: 'A City Too Far',
    seats: { Green: 'Bot: Random' },
  });
  const answers = await playOn(page, { choose: chooser(5), give: byMouse(page) });
  test.info().annotations.push({ type: 'answers', description: `${answers}` });
  await expectResult(page, /\[32\.5\]/);
});
