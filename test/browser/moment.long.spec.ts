/** Links to a moment of a table, in the view of a side if the game has secrets; playing on from there. */
import { readFileSync } from 'node:fs';
import { resign } from './support/at-table.ts';
import { expect, openTable, stopAnimation, test } from './support/fixtures.ts';
import { pickOnBoard } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

for (const width of lastUnlessLong([1440, 360]))
  test(`a link leads to the table after a certain entry, ${width} wide`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
    await pickOnBoard(page, 'White’s 3');
    await page.getByRole('button', { name: /^Confirm/ }).click();
    const count = page.locator('.scrubber output');
    await page.getByRole('tab', { name: 'Log' }).click();
    // The computer has answered; until then, the first entry is the present one.
    await expect(count).toHaveText(/^([2-9]|\d\d+)\//);
    await page.getByRole('button', { name: 'To the start' }).click();
    await expect(count).toHaveText(/^0\//);
    await page.getByRole('button', { name: 'One move forward', exact: true }).click();
    await expect(count).toHaveText(/^1\//);
    const copy = page.getByRole('button', { name: 'Copy link to this position' });
    expect((await copy.boundingBox())?.height).toBeGreaterThanOrEqual(32);
    await copy.click();
    await expect(page.getByRole('alert')).toContainText('move 1');
    // The slider and the position counter are in one row under the buttons.
    const [slider, far] = [
      await page.locator('.scrubber input').boundingBox(),
      await count.boundingBox(),
    ];
    expect(Math.abs((slider?.y ?? 0) - (far?.y ?? 99))).toBeLessThan(24);
    const box = await copy.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    const guest = await (await browser.newContext({ locale: 'en' })).newPage();
    await guest.goto(`${page.url().split('#')[0]}#at=1`);
    await expect(guest.getByRole('region', { name: 'Decision' })).toContainText('after move 1 of');
    await guest.context().close();
  });

for (const width of lastUnlessLong([1440, 360]))
  test(`a line of the log has a link to its moment, ${width} wide`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 800 });
    await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
    await pickOnBoard(page, 'White’s 3');
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await page.getByRole('tab', { name: 'Log' }).click();
    const line = page.locator('.log-line', {
      has: page.getByRole('button', { name: 'after move 1' }),
    });
    const link = line.first().getByRole('button', { name: 'Copy link' });
    // Where the pointer cannot hover, the selected line has the link.
    if (width === 360) await line.first().locator('.log-seq').click();
    else await line.first().hover();
    await expect(link).toHaveCSS('opacity', '1');
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    await keepPicture(page, `link-${width}`);
    await link.click();
    await expect(page.getByRole('alert')).toContainText('move 1');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/t\/[^#]+#at=1$/);
  });

test('a finished game is shown in the view of a side, and the link names the side', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTable(page, { game: 'Armageddon', scenario: 'Two empires and the wasteland' });
  await stopAnimation(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  const eyes = page.getByLabel('View as');
  await expect(eyes).toHaveCount(0);
  await resign(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  const [, first = '', second = ''] = await eyes.locator('option').allTextContents();
  await eyes.selectOption(first);
  const asked = page.getByRole('region', { name: 'Decision' });
  await expect(asked).toContainText(`As seen by ${first}.`);
  const cards = async () => {
    await page.getByRole('tab', { name: 'Status' }).click();
    return page.getByRole('tabpanel').textContent();
  };
  const seen = await cards();
  await page.getByRole('tab', { name: 'Log' }).click();
  await eyes.selectOption(second);
  expect(await cards()).not.toBe(seen);
  await page.getByRole('tab', { name: 'Log' }).click();
  await keepPicture(page, 'eyes');
  await page.getByRole('button', { name: 'Copy link to this position' }).click();
  const href = await page.evaluate(() => navigator.clipboard.readText());
  expect(href).toMatch(/#at=\d+&as=\w+$/);
  const guest = await context.newPage();
  await guest.goto(href);
  await expect(guest.getByRole('region', { name: 'Decision' })).toContainText(
    `As seen by ${second}.`,
  );
});

test('two people at one screen can play on from a position', async ({ page }) => {
  const [, example = ''] =
    /^```json\n(.*?)^```/ms.exec(readFileSync('docs/positions.md', 'utf8')) ?? [];
  await page.goto('/replay');
  const file = { name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(example) };
  await page.getByLabel(/choose one/).setInputFiles(file);
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('tabpanel').getByRole('button', { name: 'Continue from here' }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Opponent')
    .selectOption({ label: 'None: all sides are played on this screen' });
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/t\//);
  await expect(page.locator('.chip', { hasText: 'you' })).toHaveCount(2);
});
