/** A game that brings a document of its own: a map and decks. */
import { expect, test } from '@playwright/test';
import { type IslesServer, startIsles } from './support/isles-server.ts';

let server: IslesServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startIsles();
});
test.afterAll(() => server.close());

test('a map and a deck are brought along as a file, and refused with the field', async ({
  page,
}) => {
  await page.goto(server.address);
  await page.getByRole('button', { name: 'Set up a table' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Duel', { exact: true }).click();
  await expect(dialog.locator('.seat-field')).toHaveCount(2);
  const bring = (document: object) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'isle.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(document)),
    });
  await bring({ map: ['..', '..'], cards: {} });
  await expect(dialog.getByRole('status')).toContainText('document.map');
  await bring({ map: ['......', ' ..^..', '......'], cards: { march: 2, scout: 1 } });
  await expect(dialog.getByRole('status')).toContainText('in order');
  await dialog.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.locator('.b-window [data-node]').first()).toBeAttached();
  await page.getByRole('tab', { name: 'Situation' }).click();
  await expect(page.getByRole('region', { name: "Red's deck" })).toContainText(/\d/);
});
