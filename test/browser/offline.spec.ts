/** Without a network: the page is there, the games are, the bots and their hints are. */
import { BuildServer } from './support/build.ts';
import { expect, test } from './support/fixtures.ts';
import { startHere, untilKept } from './support/offline.ts';

test.use({ serviceWorkers: 'allow' });

test('a page that is open goes on with its own build when the server has a newer one', async ({
  page,
}) => {
  const server = await new BuildServer().start();
  await page.goto(server.address);
  await untilKept(page);
  const [lazy = ''] = server.scripts('annihilation-');
  server.renew();
  const waits = await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistration();
    await found?.update();
    for (let i = 0; i < 200 && !found?.waiting; i++) await new Promise((r) => setTimeout(r, 50));
    return found?.waiting !== null && found?.active !== null;
  });
  expect(waits).toBe(true);
  // What the page has not loaded yet is not on the server any more, and comes all the same.
  expect(await server.statusOf(lazy)).toBe(404);
  await page.getByRole('link', { name: 'Play without a server' }).click();
  await page.getByRole('link', { name: 'Annihilation', exact: true }).click();
  await startHere(page, 'Learning board', 'Random');
  await expect(page.getByRole('button', { name: 'Hint' })).toBeEnabled();
  await server.remove();
});
