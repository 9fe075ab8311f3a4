/** A draw by Chance without dice is called a draw, in the announcement and on the button. */
import { table } from '../../src/games/armageddon/testing.ts';
import { writePosition } from '../../src/kernel/position/position.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForBoard } from './support/play.ts';

const { game, s } = table(
  'red at 0404: concord-keep; red deck: line-rifles levy-rifles; blue at 0808: axle-zero',
);

test('a card is said to be drawn, not rolled', async ({ page }) => {
  await page.goto('/replay');
  const text = JSON.stringify(writePosition(game, s));
  const file = { name: 'draw.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel(/choose one/).setInputFiles(file);
  await page.getByRole('button', { name: 'View as Red' }).click();
  await waitForBoard(page);
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Continue as Red' }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole('button', { name: /^Draw a card/ }).click();
  const asked = page.getByRole('region', { name: 'Decision' });
  await expect(asked).toContainText('Draw a card (3 AP). Next draw: a card from the deck.');
  const odds = page.getByRole('dialog', { name: 'Chances' });
  await expect(odds.getByRole('button', { name: /^Roll/ })).toHaveCount(0);
  await odds.getByRole('button', { name: /^Draw/ }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('Drawn: ');
});
