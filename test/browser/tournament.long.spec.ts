/** A tournament of two, from its creation to its end, in two browsers. */
import { resign } from './support/at-table.ts';
import { expectClean } from './support/axe.ts';
import { annihilation } from '../../src/games/annihilation/index.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { variantHash } from '../../src/table/record/variant-hash.ts';
import { expect, test } from './support/fixtures.ts';
import { newAccountPage } from './support/account-page.ts';
import { TestServer } from './support/server.ts';

test('a tournament is created, joined by its address, played at a table of its own, and won', async ({
  browser,
  server,
}) => {
  const ann = await newAccountPage(browser, server.address, 'Ann of the cup');
  await ann.goto('/tournaments');
  await ann.getByRole('button', { name: 'Create tournament' }).click();
  const form = ann.getByRole('dialog');
  const size = ann.viewportSize();
  await ann.setViewportSize({ width: 360, height: 740 });
  for (const end of ['heading', 'button'] as const)
    await expect(form.getByRole(end, { name: 'Create tournament' })).toBeInViewport({ ratio: 1 });
  if (size) await ann.setViewportSize(size);
  await form.getByLabel('Name').fill('Autumn cup');
  await form.getByLabel('Game', { exact: true }).selectOption('Annihilation');
  await form.getByRole('radio', { name: 'Learning board' }).check();
  await form.getByRole('button', { name: 'Create tournament' }).click();
  await expect(ann.getByRole('heading', { name: 'Autumn cup' })).toBeVisible();
  await ann.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(ann.getByText('You’re in.')).toBeVisible();
  const told = ann.locator('section', { hasText: 'Notifications' });
  await told.getByLabel('Webhook URL').fill('https://example.org/cup');
  await told.getByRole('button', { name: 'Add webhook' }).click();
  await expect(told.getByText('https://example.org/cup')).toBeVisible();

  const bob = await newAccountPage(browser, server.address, 'Bob of the cup');
  await bob.goto(new URL(ann.url()).pathname);
  await bob.getByRole('button', { name: 'Join', exact: true }).click();
  await ann.reload();
  await ann.getByRole('button', { name: 'Start tournament' }).click();
  await expect(ann.getByText('Round 1 of 1')).toBeVisible();
  await expect(
    ann.getByRole('heading', { name: 'Your game against Bob of the cup' }),
  ).toBeVisible();
  for (const width of [1440, 360]) {
    await ann.setViewportSize({ width, height: 800 });
    const wide = await ann.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
  }
  await expectClean(ann);
  await ann.setViewportSize({ width: 1280, height: 800 });

  // The seat belongs to the account: no link was sent, and the lobby lists the table by itself.
  await bob.goto('/');
  const line = bob.locator('.my-tables li');
  await expect(line.getByRole('link', { name: 'Autumn cup, round 1' })).toBeVisible();
  await line.getByRole('link', { name: /Annihilation/ }).click();
  await resign(bob);
  await ann.reload();
  await expect(ann.getByText('The tournament is over.')).toBeVisible();
  const rows = ann.getByRole('row');
  await expect(rows.nth(1)).toContainText('Ann of the cup');
  await expect(rows.nth(2)).toContainText('Bob of the cup');
  for (const page of [ann, bob]) await page.context().close();
});

test('a tournament with a variant names it, and shows each change beside the usual value', async ({
  browser,
}) => {
  const changes = { 'points.charge': 2 };
  const { version } = annihilation.open(parseSetup(annihilation));
  const hash = variantHash('annihilation', version, { changes });
  const server = await new TestServer(['--rate-variant', hash]).start();
  const ann = await newAccountPage(browser, server.address, 'Ann of the variant');
  const fileOf = (value: number) => ({
    name: 'double.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ title: 'Double', changes: { 'points.charge': value } })),
  });
  await ann.goto('/tournaments');
  await ann.getByRole('button', { name: 'Create tournament' }).click();
  const form = ann.getByRole('dialog');
  await form.getByLabel('Name').fill('Charged cup');
  await form.getByLabel('Game', { exact: true }).selectOption('Annihilation');
  await form.getByRole('combobox', { name: 'Variant' }).selectOption('From a file…');
  await form.getByLabel('Variant file').setInputFiles(fileOf(99));
  await expect(form.getByText(/expected a whole number/)).toBeVisible();
  // The host rates only the other value.
  await form.getByLabel('Variant file').setInputFiles(fileOf(3));
  await expect(form.getByText(/does not rate games with this variant/)).toBeVisible();
  await form.getByRole('button', { name: 'Create tournament' }).click();
  await expect(form).toBeVisible();
  await form.getByLabel('Variant file').setInputFiles(fileOf(2));
  await expect(form.locator('.changes li')).toContainText('→ 2');
  await form.getByRole('button', { name: 'Create tournament' }).click();
  await expect(ann.getByRole('heading', { name: 'Variant: Double (1 change)' })).toBeVisible();
  await expect(ann.locator('.changes li')).toContainText('→ 2');
  await expectClean(ann);
  await ann.setViewportSize({ width: 360, height: 800 });
  expect(await ann.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // The page says why the server ended a tournament early.
  for (const [ended, why] of [
    ['variant', 'this variant is no longer allowed in rated games.'],
    ['setup', 'it can no longer create games with these settings.'],
  ]) {
    await ann.route('**/api/tournaments/*', async (route) => {
      const view = await (await route.fetch()).json();
      await route.fulfill({ json: { ...view, state: 'over', ended } });
    });
    await ann.reload();
    await expect(ann.getByText(`The server ended it early: `)).toContainText(String(why));
    await ann.unrouteAll();
  }
  await ann.goto('/tournaments');
  await expect(ann.getByRole('listitem').filter({ hasText: 'Charged cup' })).toContainText(
    'Variant: Double (1 change)',
  );
  await ann.context().close();
  await server.remove();
});
