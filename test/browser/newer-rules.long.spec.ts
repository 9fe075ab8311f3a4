/** A game in progress under older rules: its players move it to the newer rules of the server. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { removeFolder } from '../../src/server/testing/test-folder.ts';
import { openTab } from './support/at-table.ts';
import { expect, skipGreeting, test } from './support/fixtures.ts';
import { TestServer } from './support/server.ts';

const script = fileURLToPath(new URL('../bundles/write-begun.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'newer-rules-'));
const server = new TestServer(['--bundles', folder]);

test.beforeAll(async () => {
  const { stderr } = spawnSync(process.execPath, [script, folder], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  expect(stderr).toBe('');
  process.env['COUNTERMARCH_GAMES'] = 'test/isles';
  await server.start();
});
test.afterAll(async () => {
  delete process.env['COUNTERMARCH_GAMES'];
  await server.remove();
  removeFolder(folder);
});

test('one player proposes newer rules, the other accepts, and the game continues under them', async ({
  page,
  browser,
}) => {
  const record = readFileSync(join(folder, 'begun.cmr'), 'utf8');
  const data = { record, seats: { red: 'me', blue: 'me' } };
  let made:
    | { readonly table: string; readonly seats: Readonly<Record<string, string>> }
    | undefined;
  // A busy machine may take longer than the server allows for the first record.
  await expect(async () => {
    const answer = await page.request.post(`${server.address}/api/records`, {
      data,
      timeout: 60_000,
    });
    expect(answer.status()).toBe(201);
    made = await answer.json();
  }).toPass();
  const linkOf = (side: string) => `${server.address}/t/${made?.table}#seat=${made?.seats[side]}`;
  const context = await browser.newContext();
  const other = await context.newPage();
  await skipGreeting(other);
  await page.goto(linkOf('red'));
  await other.goto(linkOf('blue'));
  for (const screen of [page, other]) {
    await openTab(screen, 'Table');
    await expect(screen.getByText('The rules have changed since this game began')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Propose switching to newer rules' }).click();
  const offer = other.locator('.notice').filter({ hasText: 'continuing under the newer rules' });
  await expect(offer).toBeVisible();
  await offer.getByRole('button', { name: 'Accept' }).click();
  for (const screen of [page, other]) {
    await expect(screen.getByText('The rules have changed since this game began')).toHaveCount(0);
    await openTab(screen, 'Log');
    await expect(screen.getByRole('list', { name: 'Log' })).toContainText(
      'From here on, the game uses version 1 of the rules.',
    );
    await expect(screen.locator('.b-window [data-node]').first()).toBeAttached();
  }
  await context.close();
});
