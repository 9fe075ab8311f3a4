import { gzipSync } from 'node:zlib';
import { expect, test } from './support/fixtures.ts';

/** Budget for the scripts of the first screen, gzipped. */
const MOST_BYTES = 120 * 1024;

test('the first screen loads at most 120 KB of script', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(response.url(), gzipSync(await response.body()).length);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('article').first()).toBeVisible();
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: `${total} in ${sizes.size} scripts` });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(MOST_BYTES);
});

test('a game is loaded only where it is played', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/rules/annihilation', { waitUntil: 'networkidle' });
  const games = scripts.filter((url) => /\/(annihilat|chitin)\w+-[\w-]+\.js$/.test(url));
  expect(games.map((url) => url.split('/').at(-1)?.split('-')[0])).toEqual(['annihilation']);
});
