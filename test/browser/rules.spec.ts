/** The rules page: contents that follow the reader, search, figures that are drawn, played and tried, and printing. */
import type { Locator, Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './support/fixtures.ts';
import { answersOn } from './support/play.ts';
import { lastUnlessLong } from '../tier.ts';

const figureOf = (page: Page, id: string): Locator => page.locator(`#figure-${id}`);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.rules-text h1')).toBeVisible();
}

/** Returns the share of the picture with a colour other than that of its upper left corner. */
const inkOf = (picture: Locator): Promise<number> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 60;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0, 60, 60);
    const { data } = context.getImageData(0, 0, 60, 60);
    let other = 0;
    for (let i = 4; i < data.length; i += 4)
      if (Math.abs((data[i] ?? 0) - (data[0] ?? 0)) > 24) other++;
    return other / 3600;
  });

test('the contents follow the reader, and lead to a section', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/rules/annihilation');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const now = contents.locator('[aria-current="true"]');
  await expect(now).toContainText('Set-up, aim and turns');
  await page.locator('#rule-5').evaluate((rule) => rule.scrollIntoView());
  await expect(now).toContainText('Annihilation');
  await expect(contents.getByRole('link', { name: 'Annihilators', exact: true })).toBeVisible();
  await contents.getByRole('link', { name: /Scoring/ }).click();
  await expect(now).toContainText('Scoring');
  await expect(page).toHaveURL(/#7$/);
  await expect(page.locator('#rule-7')).toBeInViewport();
});

test('a search keeps only matches, by word or number, and Escape clears it', async ({ page }) => {
  await open(page, '/rules/chitin');
  const field = page.getByRole('searchbox');
  // The key has no effect until the page is ready.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  await field.fill('[7.04');
  await expect(page.locator('[data-rule="7.041"]')).toBeVisible();
  await expect(page.locator('[data-rule="6.01"]')).toHaveCount(0);
  await field.fill('overrun');
  await expect(page.locator('.rule-item h3 mark').first()).toHaveText(/overrun/i);
  await expect(page.getByRole('status')).toContainText(/^\d+ of 152 rules$/);
  await field.fill('paratroopers on bicycles');
  await expect(page.locator('.rule-item')).toHaveCount(0);
  await field.press('Escape');
  await expect(page.locator('.rule-item')).toHaveCount(152);
});

for (const [game, id] of [
  ['annihilator', 'blast'],
  ['annihilation', 'meeting'],
  ['chitin', 'combined'],
] as const)
  test(`a worked example of ${game} is drawn, and steps forward and back`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/rules/${game}#figure-${id}`);
    const figure = figureOf(page, id);
    const picture = figure.locator('.figure-picture img').first();
    await expect(picture).toBeInViewport();
    expect(await inkOf(picture)).toBeGreaterThan(0.1);
    const [alt, source] = [await picture.getAttribute('alt'), await picture.getAttribute('src')];
    expect(alt?.length).toBeGreaterThan(60);
    const text = figure.locator('.figure-text');
    const caption = await text.textContent();
    await figure.getByRole('button', { name: 'Next' }).click();
    await expect(figure.locator('.figure-progress')).toContainText(/^1 of/);
    await expect(text).not.toHaveText(caption ?? '');
    await expect(picture).not.toHaveAttribute('src', source ?? '');
    await figure.getByRole('button', { name: 'Back' }).click();
    await expect(text).toHaveText(caption ?? '');
    await expect(figure.getByRole('button', { name: 'Back' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
    expect(scrollWidth).toBe(clientWidth);
  });

test('“Try it” opens a playable board and keeps the saved game; back leads to the figure', async ({
  page,
}) => {
  const kept = '{"request":{"game":"chitin","seats":[]},"record":"kept"}';
  await page.addInitScript((text) => localStorage.setItem('countermarch.local.chitin', text), kept);
  await open(page, '/rules/chitin');
  await figureOf(page, 'costs')
    .getByRole('button', { name: /^Try it/ })
    .click();
  await expect(page).toHaveURL(/\/local\/chitin$/);
  await expect(page.locator('.b-counter')).toHaveCount(2);
  const choices = answersOn(page).board;
  await expect(choices).toHaveCount(1);
  // The Termagant is on its hex, and a click on either chooses it.
  await choices.click({ force: true });
  await expect.poll(() => choices.count()).toBeGreaterThan(20);
  expect(await page.evaluate(() => localStorage.getItem('countermarch.local.chitin'))).toBe(kept);
  await page.goBack();
  await expect(page).toHaveURL(/\/rules\/chitin#figure-costs$/);
  await expect(figureOf(page, 'costs')).toBeInViewport();
});

test('on a phone, the contents open over the text; charts do not scroll sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/rules/slammers');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents).toBeHidden();
  await page.getByRole('button', { name: 'Contents' }).click();
  await contents.getByRole('link', { name: /Combat results tables/ }).click();
  await expect(contents).toBeHidden();
  await expect(page.locator('#rule-26')).toBeInViewport();
  const wide = await page
    .locator('.rule-chart table')
    .evaluateAll((tables) => tables.filter((each) => each.scrollWidth > innerWidth - 16).length);
  expect(wide).toBe(0);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

/** The EPUB validator of the W3C, if Debian's package is installed. */
const EPUBCHECK = '/usr/bin/epubcheck';

for (const game of lastUnlessLong([
  'annihilation',
  'armageddon',
  'chitin',
  'slammers',
  'annihilator',
]))
  test(`the rulebook of ${game} is downloaded as a valid EPUB with its figures`, async ({
    page,
  }, info) => {
    await page.goto(`/rules/${game}`);
    const started = page.waitForEvent('download', { timeout: 120_000 });
    await page.getByRole('button', { name: 'Download EPUB' }).click();
    const path = info.outputPath(`${game}.epub`);
    await (await started).saveAs(path);
    const files = unzipSync(readFileSync(path));
    const names = Object.keys(files);
    const figures = await page.locator('.rule-figure').count();
    expect(names.filter((name) => name.endsWith('.svg'))).toHaveLength(figures);
    const sections = await page.locator('.rule-section').count();
    expect(names.filter((name) => /section-\d+\.xhtml$/.test(name))).toHaveLength(sections);
    const first = strFromU8(files['book/section-1.xhtml'] ?? new Uint8Array());
    expect(first).not.toContain('<button');
    test.skip(!existsSync(EPUBCHECK), 'epubcheck is not installed');
    const { stdout, stderr } = spawnSync('java', ['-jar', EPUBCHECK, path], { encoding: 'utf8' });
    expect(stdout + stderr).toContain('No errors or warnings detected');
  });

test('on paper there are no controls, figures are light, and all steps are printed', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/rules/annihilation#figure-shot');
  const figure = figureOf(page, 'shot');
  await expect(figure.locator('img.on-screen')).toBeVisible();
  await expect(figure.locator('img.on-paper')).toBeHidden();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const control of ['.rules-bar', '.rules-contents', '.figure-buttons', '.bar'])
    await expect(page.locator(control).first()).toBeHidden();
  await expect(figure.locator('img.on-paper')).toBeVisible();
  await expect(figure.locator('img.on-screen')).toBeHidden();
  await expect(figure.locator('.figure-steps li')).toHaveCount(2);
  await expect(figure.locator('.figure-steps li').first()).toBeVisible();
});
