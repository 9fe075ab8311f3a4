import { gzipSync } from 'node:zlib';
import { expect, test } from './support/fixtures.ts';

/** Budget for the scripts of the first screen, gzipped, with two games for their pictures. */
const MOST_BYTES = 130_000;

test('the first screen loads at most 130 KB of script', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.add(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('article').first()).toBeVisible();
  // Fetched again and not read from the page, because the browser may discard the body of a response at any time.
  const sizes = await Promise.all(
    [...asked].map(async (url) => {
      const answer = await page.request.get(url);
      expect(answer.ok(), url).toBe(true);
      return gzipSync(await answer.body()).length;
    }),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  test
    .info()
    .annotations.push({ type: 'bytes', description: `${total} in ${sizes.length} scripts` });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(MOST_BYTES);
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
