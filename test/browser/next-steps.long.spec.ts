/** The page explains every failure, and offers a next step. */
import { expect, stopAnimation, skipGreeting, test } from './support/fixtures.ts';
import { pickOnBoard } from './support/play.ts';
import { TestServer } from './support/server.ts';
import { openForm, playNow } from './support/lobby.ts';

test('a table that does not exist', async ({ page }) => {
  await page.goto('/t/nosuchtable');
  await expect(page.getByRole('alert')).toContainText('This table can’t be opened');
  await page.getByRole('link', { name: 'Back to the lobby' }).click();
  await expect(page.getByRole('heading', { name: 'Annihilator', exact: true })).toBeVisible();
});

test('a wrong seat secret: the table can still be watched', async ({ page, browser }) => {
  await page.goto('/');
  await playNow(page, 'Annihilation');
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await skipGreeting(other);
  await other.goto(`${page.url()}#seat=wrong`);
  await expect(other.getByRole('alert')).toContainText('This table can’t be opened');
  await other.getByRole('main').getByRole('link', { name: 'Watch' }).click();
  await expect(other.getByRole('region', { name: 'Decision' })).toBeVisible();
  await other.context().close();
  // The owner of a seat there continues in that seat.
  await page.goto(`${page.url()}#seat=wrong`);
  await expect(page.locator('.prompt.mine')).toBeVisible();
});

test('an invalid link', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Join by link' }).click();
  await page.getByLabel('Link to a table or seat').fill('http://somewhere.else/game');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('That isn’t a table link');
});

for (const [what, address, why] of [
  ['an address that is none', '/no/such/page', '/no/such/page'],
  ['a table that does not exist', '/t/nosuchtable', 'This table can’t be opened'],
  ['rules of no game', '/rules/nosuchgame', 'nosuchgame'],
  ['an editor of no game', '/design/nosuchgame', 'nosuchgame'],
  ['a game that this page does not have', '/local/nosuchgame', 'nosuchgame'],
] as const)
  test(`${what}: the message is below the bar of the other screens, 360 wide`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(address);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(why);
    await expect(page.getByRole('main')).toHaveCount(1);
    const bar = page.getByRole('banner');
    const [{ y = -1, width = 0, height = 0 }, below] = [
      (await bar.boundingBox()) ?? {},
      (await alert.boundingBox()) ?? { y: 0 },
    ];
    expect([y, width]).toEqual([0, 360]);
    expect(below.y).toBeGreaterThan(height);
    await bar.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await bar.getByRole('link', { name: 'Countermarch' }).click();
    await expect(page.getByRole('heading', { name: 'Annihilator', exact: true })).toBeVisible();
  });

test('a failed request is reported within the page that made it', async ({ page }) => {
  await page.route('**/api/tournaments*', (route) => route.fulfill({ status: 500 }));
  await page.goto('/tournaments');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('files that are not records', async ({ page }) => {
  await page.goto('/replay');
  for (const [name, text] of [
    ['photo.jpg', '\u0000\u0001\u0002'],
    ['empty.jsonl', ''],
    ['other.jsonl', '{"format":"countermarch/record/9"}\n{}'],
  ] as const) {
    const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
    await page.getByLabel(/choose one/).setInputFiles(file);
    await expect(page.getByRole('alert')).toContainText(`${name}: `);
    await expect(page.getByRole('alert')).not.toContainText('undefined');
  }
});

test('a stopped server: games run in the page, and are stored there', async ({ page }) => {
  const server = await new TestServer().start();
  await page.goto(server.address);
  await expect(page.getByRole('article').first()).toBeVisible();
  const playOffline = async () =>
    (await openForm(page, 'Annihilation')).getByRole('link', { name: 'Play offline' }).click();
  await playOffline();
  await page.getByRole('radio', { name: 'Learning board' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await server.stop();
  await pickOnBoard(page, 'White’s 3');
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/Black’s \w+ is placed/);
  await page.getByRole('link', { name: /lobby/ }).click();
  await expect(page.getByRole('alert')).toContainText('The server is not responding');
  await server.start();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await stopAnimation(page);
  await playOffline();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('White’s 3 is placed');
  await server.remove();
});
