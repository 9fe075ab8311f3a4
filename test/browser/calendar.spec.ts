/** The calendar of turns: the deadlines of the user's moves, as a list, a file and a feed. */
import { readFile } from 'node:fs/promises';
import { expectClean } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { answerLobby } from './support/lobby-answers.ts';
import { newAccountPage } from './support/account-page.ts';
import { keepPicture } from './support/screenshot.ts';
import { downloadBy } from './support/download.ts';

test('a correspondence turn is listed with its deadline, and downloads as an event', async ({
  page,
}) => {
  await answerLobby(page, 'mine');
  await page.goto('/');
  const card = page.locator('.my-card', { hasText: 'Chitin' });
  await expect(card).toContainText('18 hours left');
  await page.getByRole('link', { name: 'Turn calendar' }).click();
  const line = page.locator('.calendar-day li');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('against Ines');
  await expect(line).toContainText('18 hours left');
  await expect(line.getByRole('link')).toHaveAttribute('href', '/t/mine-1');
  await expectClean(page);
  for (const [width, scheme] of [
    [1440, 'light'],
    [390, 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 844 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await keepPicture(page, `calendar-${width}`);
  }
  const file = await downloadBy(page, page.getByRole('button', { name: 'Download calendar file' }));
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test('an account has an address for calendar programs, which it can replace', async ({
  browser,
  server,
}) => {
  const ann = await newAccountPage(browser, server.address, 'Ann the punctual');
  await ann.goto('/calendar');
  const address = ann.getByLabel('Address for calendar apps');
  const first = await address.inputValue();
  await expect(ann.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    first.replace(/^http:/, 'webcal:'),
  );
  expect(await (await ann.request.get(first)).text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
  await ann.getByRole('button', { name: 'Replace address' }).click();
  await ann.getByRole('button', { name: /are you sure\?/ }).click();
  await expect(address).not.toHaveValue(first);
  expect((await ann.request.get(first)).status()).toBe(404);
  await ann.context().close();
});
