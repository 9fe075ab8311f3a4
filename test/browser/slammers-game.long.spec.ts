/** Whole games of Hammer's Slammers by clicking, against the computer, to a result. */
import type { Page } from '@playwright/test';
import { expect, openTable, stopAnimation, test } from './support/fixtures.ts';
import { goOnHere, openSlammers } from './support/opening.ts';
import { byMouse, chooser, playOn } from './support/play.ts';

test.use({ trace: 'off', screenshot: 'only-on-failure' });

/** The banner names who has won, and the rule. */
async function expectResult(page: Page, rule: RegExp): Promise<void> {
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading')).toHaveText(/ wins$|^A draw$| win$/);
  await expect(result).toContainText(rule);
}

test('scenario 2, from the drop to the result', async ({ page }) => {
  await openTable(page, {
    game: 'Hammer’s Slammers',
    scenario: 'A City Too Far',
    seats: { Green: 'The computer: Random' },
  });
  const answers = await playOn(page, { choose: chooser(5), give: byMouse(page) });
  test.info().annotations.push({ type: 'answers', description: `${answers}` });
  await expectResult(page, /\[32\.5\]/);
});

test('scenario 4 with electronics, both sides at one screen', async ({ page }) => {
  const game = openSlammers('4', { electronics: 1 });
  await goOnHere(page, game, (s) => game.stepNames[s.step] === 'move.pick');
  await stopAnimation(page);
  await playOn(page, { choose: chooser(6), give: byMouse(page) });
  await expectResult(page, /\[34\.4\]/);
});
