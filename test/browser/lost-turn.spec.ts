/** A turn that a side loses entirely is reported with its rule, on a card that stays until the player closes it. */
import { annihilator } from '../../src/games/annihilator/index.ts';
import { table } from '../../src/games/annihilator/testing.ts';
import { prepare } from '../english.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { continueFromPosition } from './support/games/opening.ts';

await prepare(annihilator);

test('a turn in which all squads are disrupted is lost: the card says so and waits for a click', async ({
  page,
}) => {
  // The computer repairs first, then ends the turn of the robots.
  const position = table('repair', 'R1 -8,0; clear -8,0; A1 9,0 disrupted; D1 8,0 disrupted');
  await continueFromPosition(page, position, ['me', 'bot:greedy']);
  const card = page.getByRole('alertdialog', { name: 'Turn skipped' });
  await expect(card).toContainText('[R4]');
  await expect(card).toContainText('disrupted');
  const go = card.getByRole('button', { name: 'Continue' });
  await expect(go).toBeFocused();
  await stopAnimation(page);
  // The player has nothing to answer, and nothing else closes the card.
  await expect(page.locator('[aria-label^="Choose "]')).toHaveCount(0);
  await page.locator('.b-hits').first().click({ force: true });
  await expect(card).toBeVisible();
  await go.click();
  await expect(card).toBeHidden();
});
