/** Faults of screens for waiting, refusals and missing content, found by reviewing them one by one. */
import type { Locator, Page } from '@playwright/test';
import { boxOf, middleOf } from './support/boxes.ts';
import { expect, test } from './support/fixtures.ts';
import { openForm, openOptions } from './support/lobby.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

/** Returns the box of the first line of an element's text. */
const firstLine = (one: Locator) =>
  one.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { y, height } = range.getClientRects()[0] ?? new DOMRect();
    return { y, height };
  });

async function setUp(page: Page, game: string): Promise<Locator> {
  await page.goto('/');
  await openForm(page, game);
  return page.getByRole('dialog');
}

test('until the server answers, the lobby says that it is loading, and not that there are no games', async ({
  page,
}) => {
  const nobody = page.getByText('No games are waiting for players');
  await page.route('**/api/**', () => undefined);
  await page.goto('/');
  await expect(page.locator('.game-box.empty')).toHaveText('Loading…');
  await expect(nobody).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The server is not responding.');
  await expect(nobody).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Open games' })).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(nobody.or(page.getByRole('button', { name: /^Join as / }).first())).toBeVisible();
});

test('where nothing matches, the message is apart from the fields, whose ends are side by side', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/?from=3900');
  const [from, to, hint] = [
    await boxOf(page.getByLabel('Minimum rating')),
    await boxOf(page.getByLabel('Maximum rating')),
    await boxOf(page.getByText('No games match')),
  ];
  expect(to.y).toBe(from.y);
  expect(hint.y - to.bottom).toBeGreaterThanOrEqual(12);
});

test('a file that is not a record is reported as such, and not as cut off', async ({ page }) => {
  await page.goto('/replay');
  const open = (text: string) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await open('milk');
  await expect(page.getByRole('alert')).toHaveText(
    'list.txt: this is neither a Countermarch game file nor a position file',
  );
  await open('{"format":"countermarch/record/1","game":');
  await expect(page.getByRole('alert')).toContainText(
    'the last line is incomplete because the file was cut off',
  );
});

test('in the form of a table, a name is nearest to its own field, and a box is beside its first line', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const form = await setUp(page, 'Hammer’s Slammers');
  await form.getByLabel('Green', { exact: true }).selectOption('open');
  await form.getByLabel('Time control').selectOption({ index: 1 });
  const [clock, name, late] = [
    await boxOf(form.getByLabel('Time control')),
    await boxOf(form.getByText('When time runs out', { exact: true })),
    await boxOf(form.locator('select[name="late"]')),
  ];
  expect(name.y - clock.bottom).toBeGreaterThanOrEqual(2 * (late.y - name.bottom));
  await openOptions(form);
  for (const one of await form.locator('.switch').all()) {
    const tick = await boxOf(one.locator('input'));
    const line = await firstLine(one.locator('span'));
    expect(Math.abs(middleOf(tick) - middleOf(line))).toBeLessThanOrEqual(2);
  }
});

test('text in a select field has the same left edge as in other fields', async ({ page }) => {
  const form = await setUp(page, 'Annihilation');
  const insets = (one: Locator) =>
    one.evaluate((field) => {
      const { appearance, paddingLeft, borderLeftWidth } = getComputedStyle(field);
      // By default, browsers add to the padding, and draw the arrow over the edge.
      return [appearance === 'none' || field.tagName === 'INPUT', paddingLeft, borderLeftWidth];
    });
  expect(await insets(form.getByLabel('Time control'))).toEqual(
    await insets(form.getByLabel('Your name')),
  );
});

test('the browser’s message about a part that did not load is below our explanation', async ({
  page,
}) => {
  await page.route('**/rules-screen*', (route) => route.abort());
  await page.goto('/rules/chitin');
  const words = page.getByRole('alert').locator('p');
  await expect(words).toHaveCount(2);
  await expect(words.first()).toHaveText(/opened it\.$/);
  await expect(words.last()).toHaveClass('hint');
});

test('the fault of a design is a sentence, and buttons in one row have one style', async ({
  page,
}) => {
  await page.setViewportSize(DESK);
  await page.goto('/design/slammers');
  await page.getByLabel(/^tank/).first().fill('40');
  await page.getByLabel(/^tank/).first().blur();
  await expect(page.locator('.design-tally.over').first()).toHaveText(/\d of 250, \d+ too many$/);
  const how = await page
    .getByRole('alert')
    .evaluate((told) => getComputedStyle(told, '::first-letter').textTransform);
  expect(how).toBe('uppercase');
  const sizes = await page
    .locator('.design-keeping .row .button')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  expect(new Set(sizes).size).toBe(1);
  await page.getByRole('button', { name: 'Choose on the map' }).first().click();
  const [field, flip] = [
    await boxOf(page.getByLabel('Hex number')),
    await boxOf(page.getByRole('button', { name: 'Add or remove hex' })),
  ];
  expect(flip.height).toBe(field.height);
});

test('places for pieces of the map do not cover the compass', async ({ page }) => {
  await page.goto('/design/slammers');
  const compass = page.locator('.design-pieces .m-compass');
  await expect(compass).toHaveCount(1);
  const piece = page.getByRole('button', { name: 'panel 1', exact: true });
  await piece.click();
  await expect(page.locator('.design-place').first()).toBeVisible();
  await expect(compass).toHaveCount(0);
  await piece.click();
  await expect(compass).toHaveCount(1);
});
