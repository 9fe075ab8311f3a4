/** A whole game without a network. */
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { followLesson, prompt } from './support/games/lesson.ts';
import { startLocalGame, waitForServiceWorker } from './support/offline.ts';
import { byMouse, chooser, playOn } from './support/play.ts';
import { TestServer } from './support/server.ts';

test.use({ serviceWorkers: 'allow' });

test('a whole game against the computer, without a network and without the server', async ({
  page,
  context,
}) => {
  const server = await new TestServer().start();
  await page.goto(server.address);
  await waitForServiceWorker(page);
  await server.remove();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('The server is not responding');
  await stopAnimation(page);
  await page.locator('a[href="/local"]', { hasText: 'Play offline' }).click();
  await page.getByRole('link', { name: 'Annihilation', exact: true }).click();
  await startLocalGame(page, 'Learning board', 'Amateur');
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByRole('region', { name: 'Hint' }).getByRole('button').nth(1)).toBeVisible();
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'Hint' })).toBeHidden();
  await playOn(page, { choose: chooser(3), give: byMouse(page) });
  await expect(page.getByRole('region', { name: 'Result' }).getByRole('heading')).toHaveText(
    /^(White|Black) wins$|^A draw$/,
  );
  // A lesson is available too: it is part of the game's data, and its table belongs to the page.
  await page.goto(`${server.address}/learn/annihilation`);
  await expect(prompt(page)).toContainText('Step 1 of');
  // The move and its confirmation.
  for (let i = 0; i < 2; i++) await followLesson(page);
  await expect(prompt(page)).toContainText('Step 2 of');
  // The rules can be opened too, by typing the address.
  await page.goto(`${server.address}/rules/annihilator`);
  await expect(page.locator('.rule-item').first()).toBeVisible();
});
