/** A scenario is created on screen, saved as a file, and played by another person who gets the file. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, pressUntil, stopAnimation, skipGreeting, test } from './support/fixtures.ts';
import { answersOn, pickOnBoard } from './support/play.ts';
import { openForm } from './support/lobby.ts';
import { keepPicture } from './support/screenshot.ts';
import { downloadBy } from './support/download.ts';

const keeping = (page: Page) => page.locator('.design-keeping');
const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

const asFile = (content: unknown) => ({
  name: 'design.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
});

/** Saves the design as a file, and returns its content. */
async function saved(page: Page) {
  const file = await downloadBy(page, keeping(page).getByRole('button', { name: 'Save file' }));
  return JSON.parse(readFileSync(await file.path(), 'utf8'));
}

/** Makes the clipboard refuse all texts. */
const blockClipboard = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('no')) },
    }),
  );

/** A few tanks on either side, on two panels placed by hand. */
async function makeDesign(page: Page): Promise<void> {
  await page.goto('/');
  await stopAnimation(page);
  const form = await openForm(page, 'Hammer’s Slammers');
  await form.getByRole('link', { name: 'Create your own' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Meeting at the ford');
  await page.getByLabel('Title', { exact: true }).blur();
  // The map: panel 3 is removed, and panel 6 goes to the first place offered, which does not overlap panel 4.
  const map = section(page, /^Map/);
  await map.getByRole('button', { name: 'panel 3' }).click();
  await map.getByRole('button', { name: 'Remove panel 3' }).click();
  await map.getByRole('button', { name: 'panel 6' }).click();
  // In the middle, on panel 4; most of the map is outside of its window.
  await map.locator('svg[role=img]').evaluate((svg) => {
    const { x, y, width, height } = svg.getBoundingClientRect();
    const [clientX, clientY] = [x + width / 2, y + height / 2];
    svg.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX, clientY }));
  });
  await expect(map.getByRole('status')).toContainText(/panel 6 overlaps 4\u2011\d+ \[R66\]/);
  // A click anywhere in the place works.
  await map
    .locator('.design-place')
    .nth(2)
    .click({ position: { x: 30, y: 60 } });
  await expect(map.getByRole('button', { name: 'panel 6' })).toHaveClass(/laid/);
  // Green has lost its hexes, and the page shows where.
  await expect(keeping(page)).toContainText('Not valid yet: expected at least one hex');
  await keeping(page).getByRole('button', { name: 'Show me' }).click();
  const green = section(page, 'Green');
  await green.getByRole('button', { name: 'Choose on the map' }).first().click();
  await green.getByRole('button', { name: 'panel 6', exact: true }).click();
  await expect(green).toContainText('120 hexes');
  await green.locator('[data-node="6-0101"]').click();
  await expect(green).toContainText('119 hexes');
  await green.getByRole('button', { name: 'Close map' }).click();
  const victory = section(page, /^Victory/);
  await victory.getByLabel('Condition').selectOption({ label: 'points for enemies eliminated' });
}

test('created on screen, refused with the reason, saved, opened by another seat and played', async ({
  page,
  browser,
}) => {
  await makeDesign(page);
  const green = section(page, 'Green');
  // [24.1] The page names the force that costs too much; then the purchase is undone.
  const tanks = green.getByRole('spinbutton', { name: /^tank/ });
  await tanks.fill('9');
  await tanks.blur();
  await expect(green).toContainText('too many');
  await expect(keeping(page)).toContainText(
    'this force costs 283 points, but only 250 are available [24.1]',
  );
  await expect(keeping(page).getByRole('button', { name: 'Play…' })).toBeDisabled();
  await tanks.fill('2');
  await tanks.blur();
  await expect(keeping(page)).toContainText('Valid:');
  // [24.2] [24.3] Advice of the rulebook.
  const forces = section(page, /^Forces/);
  await expect(forces).toContainText(
    'A side with under 500 points can’t afford many good mercenaries. [24.3]',
  );
  await expect(forces).toContainText('at least 20% more than the defender has');
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Meeting at the ford');

  const design = await saved(page);
  expect(design.layout.pieces.map(({ piece }: { piece: string }) => piece)).toEqual(['4', '6']);

  // Another person opens the file, changes nothing, and invites the first one.
  const other = await (await browser.newContext({ locale: 'en' })).newPage();
  await skipGreeting(other);
  await other.goto(page.url());
  await stopAnimation(other);
  await keeping(other).locator('input[type=file]').setInputFiles(asFile(design));
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('Meeting at the ford');
  await keeping(other).getByRole('button', { name: 'Play…' }).click();
  const form = other.getByRole('dialog');
  await form.getByLabel('Green', { exact: true }).selectOption({ label: 'Me' });
  await form.getByLabel('Tan', { exact: true }).selectOption({ label: 'Bot: Random' });
  await form.getByRole('button', { name: 'Create game' }).click();
  const todo = other.getByRole('region', { name: 'Decision' });
  await expect(todo).toContainText('choose a hex for a fortress');
  await pickOnBoard(other, '6-0304');
  await expect(todo).toContainText('choose a hex for Green tank 1');
  await pickOnBoard(other, '6-0304');
  await expect(todo).toContainText('choose a hex for Green tank 2');
  // The page ignores a press that may be half of a double click; a person would press again.
  await expect(async () => {
    if ((await todo.textContent())?.includes('Green tank 2'))
      await other.getByRole('button', { name: 'Auto-place the rest' }).click();
    await expect(todo).not.toContainText('Green tank 2', { timeout: 500 });
  }).toPass();
  const { confirm } = answersOn(other);
  await pressUntil(confirm, () => expect(confirm).toBeHidden({ timeout: 500 }));
  await other.getByRole('tab', { name: 'Log' }).click();
  await expect(other.getByRole('list', { name: 'Log' })).toContainText(
    'A fortress is built at 6\u2011',
  );
  await other.getByRole('tab', { name: 'Status' }).click();
  await expect(other.getByRole('tabpanel')).toContainText('Meeting at the ford');
});

test('a link opens a custom scenario of another person', async ({ page }) => {
  await page.goto('/design/slammers');
  await page.getByLabel('Title', { exact: true }).fill('By post');
  await page.getByLabel('Title', { exact: true }).blur();
  // Where nothing can be copied, the link is in the address bar.
  await blockClipboard(page);
  await keeping(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(keeping(page)).toContainText('in the address bar');
  const link = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await page.goto(link);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('By post');
  expect(page.url()).not.toContain('#');
});

test('a deck is built from pictures, searched, counted and tested in sample hands', async ({
  page,
}) => {
  await page.goto('/design/armageddon');
  const deck = section(page, /^Red’s deck/);
  const points = deck.locator('.design-tally').first();
  await expect(points).toContainText('164 of 175');
  await expect(page.locator('.fan-card').first()).toBeVisible();
  await deck.getByRole('searchbox').fill('skyhook');
  await expect(deck).toContainText('1 of 39 cards');
  // A press on the picture adds one copy of the card; for keyboard users, the buttons and the number do so.
  await deck.locator('.gallery-picture').click();
  await expect(points).toContainText('169 of 175');
  await deck.getByRole('button', { name: 'Remove Skyhook Company' }).click();
  await expect(points).toContainText('164 of 175');
  await deck.getByRole('spinbutton', { name: 'Skyhook Company' }).fill('1');
  await deck.getByRole('spinbutton', { name: 'Skyhook Company' }).blur();
  await expect(deck.locator('.gallery-count')).toHaveText('×1');
  await deck.getByRole('combobox', { name: 'Cost' }).selectOption('Cost 5');
  await expect(deck).toContainText('0 of 39 cards');
  await deck.getByRole('button', { name: 'Show all' }).click();
  await expect(deck.locator('.gallery-item')).toHaveCount(39);
  const hands = section(page, 'Sample hands');
  await expect(hands).toContainText(/\d of 6 cards can be played/);
  const names = () => hands.getByRole('group', { name: 'Red’s hand' }).locator('button').count();
  expect(await names()).toBeGreaterThan(3);
  // Sample hands need a valid deck.
  await deck.getByRole('spinbutton', { name: 'Bulwark Heavy Tank' }).fill('3');
  await deck.getByRole('spinbutton', { name: 'Bulwark Heavy Tank' }).blur();
  await expect(keeping(page)).toContainText('Not valid yet');
  await expect(hands).toHaveCount(0);
});

test('a deck is priced by a variant, which the form for its game keeps', async ({ page }) => {
  await page.goto('/design/armageddon');
  const draft = { title: 'Dear rifles', changes: { 'unitCost.line-rifles.humans': 7 } };
  await page.evaluate(
    (stored) => localStorage.setItem('countermarch.variant.armageddon', JSON.stringify(stored)),
    draft,
  );
  await page.reload();
  const deck = section(page, /^Red’s deck/);
  const points = deck.locator('.design-tally').first();
  await expect(points).toContainText('164 of 175');
  await page.getByLabel('Variant', { exact: true }).selectOption('draft');
  await expect(points).toContainText('179 of 175');
  await expect(keeping(page)).toContainText('Not valid yet');
  const rifles = deck.getByRole('spinbutton', { name: 'Line Rifles' });
  await rifles.fill('2');
  await rifles.blur();
  await expect(points).toContainText('171 of 175');
  await page.getByLabel('Variant', { exact: true }).evaluate((it) => it.scrollIntoView());
  await keepPicture(page, 'design-variant');
  await keeping(page).getByRole('button', { name: 'Play…' }).click();
  const form = page.getByRole('dialog');
  await expect(
    form.locator('legend', { hasText: 'Variant: Dear rifles (1 change)' }),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Create game' }).click();
  await expect(
    page.getByRole('button', { name: 'Variant: Dear rifles (1 change)' }).first(),
  ).toBeVisible();
});

const cheap = { title: 'Cheap rifles', changes: { 'unitCost.line-rifles.humans': 1 } };
const cheapValues = 'Values of this design: Cheap rifles (1 change)';
const variantField = (page: Page) => page.getByLabel('Variant', { exact: true });

test('a deck brings its variant by draft, file and link, and without it is as before', async ({
  page,
}) => {
  await page.goto('/design/armageddon');
  const points = section(page, /^Red’s deck/)
    .locator('.design-tally')
    .first();
  await expect(points).toContainText('164 of 175');
  await variantField(page).selectOption('file');
  await page
    .getByLabel('Variant file')
    .setInputFiles({ ...asFile(cheap), name: 'cheap-rifles.json' });
  await expect(points).toContainText('161 of 175');
  await page.reload();
  await expect(points).toContainText('161 of 175');
  await expect(variantField(page).locator('option:checked')).toHaveText(cheapValues);
  await expect(page.locator('.variant-field .changes li')).toHaveText(/Line Rifles.*2 → 1/);
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
    await keepPicture(page, `design-variant-${width}`);
  }
  const design = await saved(page);
  expect(design).toMatchObject({
    format: 'countermarch/design/1',
    game: 'armageddon',
    variant: cheap,
  });

  await blockClipboard(page);
  await keeping(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(keeping(page)).toContainText('in the address bar');
  const link = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/');
  await page.goto(link);
  await expect(variantField(page).locator('option:checked')).toHaveText(cheapValues);
  await variantField(page).selectOption('none');
  await expect(points).toContainText('164 of 175');
  expect(await saved(page)).toEqual(design.document);

  // The form for a new game reads both from the file. The player may still choose other values.
  await page.goto('/');
  await stopAnimation(page);
  const form = await openForm(page, 'Armageddon');
  await form.locator('input[type=file]').first().setInputFiles(asFile(design));
  await expect(variantField(page).locator('option:checked')).toHaveText(cheapValues);
  await expect(form.getByText('Valid – the game will use this file.')).toBeVisible();
  await variantField(page).selectOption('none');
  await expect(form.locator('.changes')).toHaveCount(0);
  await variantField(page).selectOption('design');
  await expect(form.locator('.changes li')).toHaveText(/Line Rifles.*2 → 1/);
  await form.getByRole('button', { name: 'Create game' }).click();
  await expect(
    page.getByRole('button', { name: 'Variant: Cheap rifles (1 change)' }).first(),
  ).toBeVisible();
});

test('a design with values out of range is refused, and opened without them', async ({ page }) => {
  await page.goto('/design/armageddon');
  const red = section(page, /^Red’s deck/);
  const points = red.locator('.design-tally').first();
  await expect(points).toContainText('164 of 175');
  const text = await page.evaluate(() => localStorage.getItem('countermarch.draft.armageddon'));
  expect(text).toBeNull();
  const old = JSON.parse(readFileSync('test/fixtures/designs/armageddon.json', 'utf8'));
  const refused = {
    format: 'countermarch/design/1',
    game: 'armageddon',
    variant: { changes: { 'unitCost.line-rifles.humans': 400 } },
    document: old,
  };
  const open = () => keeping(page).locator('input[type=file]').setInputFiles(asFile(refused));
  await open();
  await expect(page.getByRole('alert')).toContainText(
    'variant.changes.unitCost.line-rifles.humans: expected a whole number from',
  );
  await keepPicture(page, 'design-variant-refused');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(points).toContainText('164 of 175');
  await open();
  await page.getByRole('button', { name: 'Open without variant' }).click();
  await expect(points).toContainText('169 of 175');
  expect(await saved(page)).toEqual(old);

  // The form for a new game is not sent with them.
  await page.goto('/');
  await stopAnimation(page);
  const form = await openForm(page, 'Armageddon');
  await form.locator('input[type=file]').first().setInputFiles(asFile(refused));
  await expect(form.locator('.variant-field').getByRole('status')).toContainText(
    /^You can’t play with the values of this design: variant\.changes\.unitCost\.line-rifles\.humans: .*Choose another/,
  );
  await form.getByRole('button', { name: 'Create game' }).click();
  await expect(form).toBeVisible();
  await variantField(page).selectOption('none');
  await form.getByRole('button', { name: 'Create game' }).click();
  await expect(form).toBeHidden();
  await expect(page.locator('.variant-button')).toHaveCount(0);
});

test('two decks are compared by type, cost and card, also with the deck of a file', async ({
  page,
}) => {
  await page.goto('/design/armageddon');
  const compare = section(page, 'Compare');
  const rows = compare.getByRole('row');
  await expect(rows.first()).toContainText('Red’s deck');
  await expect(rows.first()).toContainText('Blue’s deck');
  await expect(compare.getByRole('row', { name: /Points/ })).toContainText('164');
  await compare.evaluate((it) => it.scrollIntoView());
  await keepPicture(page, 'compare-decks');
  // Compared with the deck at the start, one card has been added.
  await compare
    .getByRole('combobox', { name: 'Second deck or force' })
    .selectOption('Red’s deck, default version');
  await expect(compare).toContainText('Both have the same cards.');
  const deck = section(page, /^Red’s deck/);
  await deck.getByRole('spinbutton', { name: 'Skyhook Company' }).fill('1');
  await deck.getByRole('spinbutton', { name: 'Skyhook Company' }).blur();
  await expect(compare.getByRole('row', { name: /Skyhook Company/ })).toContainText(/1.*0/s);
  const draft = () => localStorage.getItem('countermarch.draft.armageddon');
  const buffer = Buffer.from((await page.evaluate(draft)) ?? '');
  await compare
    .getByLabel('Compare with a file')
    .setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer });
  await expect(rows.first()).toContainText('Red’s deck, from other.json');
  await page.setViewportSize({ width: 360, height: 740 });
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  await compare.evaluate((it) => it.scrollIntoView());
  await keepPicture(page, 'compare-decks-360');
});

test('in a narrow window, the form does not overflow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/design/slammers');
  await page.getByRole('button', { name: 'Choose on the map' }).first().click();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBe(widths[1]);
  // All actions are visible at once, and leave most of the window to the form.
  const bar = await keeping(page).boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(130);
  const nav = await page.locator('.main-nav').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((nav?.y ?? 0) + 1);
  for (const name of ['Play…', 'Save file', 'Copy link', 'Open file', 'Start over']) {
    const button = await keeping(page).locator('.button', { hasText: name }).boundingBox();
    expect(button?.x, name).toBeGreaterThanOrEqual(0);
    expect((button?.x ?? 360) + (button?.width ?? 0), name).toBeLessThanOrEqual(360);
    expect(button?.height, name).toBeGreaterThanOrEqual(36);
  }
});
