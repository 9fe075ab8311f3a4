import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { games } from '../../src/games/registry.ts';
import { expect, test } from './support/fixtures.ts';

/** Budget for the scripts of the first screen, gzipped, with two games for their pictures. */
const MOST_BYTES = 130_000;

/**
 * Limits for everything that a table against the computer loads, gzipped, without pictures. The target is 330,000 for
 * each game. Three games are above it; lower these numbers when a game gets smaller.
 */
const MOST_BYTES_OF_TABLE: Readonly<Record<string, number>> = {
  annihilation: 299_000,
  annihilator: 316_000,
  chitin: 333_000,
  slammers: 380_000,
  armageddon: 406_000,
};

/** Maximum number of files of a table; each one costs a request. */
const MOST_FILES_OF_TABLE = 50;

/**
 * Returns the sum of the gzipped sizes of files. They are fetched again and not read from the page, because the browser
 * may discard the body of a response at any time.
 */
async function gzippedSize(page: Page, addresses: ReadonlySet<string>): Promise<number> {
  const sizes = await Promise.all(
    [...addresses].map(async (url) => {
      const answer = await page.request.get(url);
      expect(answer.ok(), url).toBe(true);
      return gzipSync(await answer.body()).length;
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const description = `${total} in ${sizes.length} files`;
  test.info().annotations.push({ type: 'bytes', description });
  return total;
}

test('the first screen loads at most 130 KB of script', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('article').first()).toBeVisible();
  const total = await gzippedSize(page, asked);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(MOST_BYTES);
});

for (const { id } of games)
  test(`a table of ${id} against the computer loads the page, the game and the worker once`, async ({
    page,
  }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const { pathname, href } = new URL(request.url());
      if (request.resourceType() !== 'image' && !pathname.startsWith('/api/')) asked.add(href);
    });
    await page.goto(`/local/${id}`);
    // By keyboard: a pointer that rests on a choice loads the rulebook, for the tooltip.
    await page.getByRole('button', { name: 'Start', exact: true }).press('Enter');
    await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
    // The bots' worker answers this, so both workers have loaded their files by then.
    const hint = page.getByRole('button', { name: 'Hint', exact: true });
    await expect(hint).toBeEnabled();
    await hint.press('Enter');
    await expect(page.locator('.hint-card .move').first()).toBeVisible();
    const copies = (name: string): string[] =>
      [...asked].filter((url) => new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`).test(url));
    expect(copies('worker')).toHaveLength(1);
    expect(copies(id)).toHaveLength(1);
    expect(asked.size).toBeLessThanOrEqual(MOST_FILES_OF_TABLE);
    expect(await gzippedSize(page, asked)).toBeLessThan(MOST_BYTES_OF_TABLE[id] ?? 0);
  });

test('a game is loaded only where it is played', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/rules/annihilation');
  await expect(page.getByRole('heading', { name: 'Annihilation', level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const games = scripts.filter((url) =>
    /\/(annihilat|armageddon|chitin|slammers)\w*-[\w-]+\.js$/.test(url),
  );
  expect(games.map((url) => url.split('/').at(-1)?.split('-')[0])).toEqual(['annihilation']);
});
