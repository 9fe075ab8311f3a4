/** `countermarch dev`: the page follows each change in a game's files, and shows errors in them. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeGame } from '../../src/cli/commands/new.ts';
import { devRoutes } from '../../src/cli/dev/routes.ts';
import { DevSession } from '../../src/cli/dev/session.ts';
import { startServer } from '../../src/server/main.ts';
import { removeFolder } from '../../src/server/testing/test-folder.ts';
import { useSources } from '../scaffold.ts';
import { expect, test } from './support/fixtures.ts';
import { waitForBoard } from './support/play.ts';

const scratch = mkdtempSync(join(tmpdir(), 'countermarch-dev-'));
const folder = join(scratch, 'harbour');
const units = join(folder, 'src/units.ts');
let address: string;
let close: () => Promise<void>;

test.beforeAll(async () => {
  makeGame(folder, 'harbour', 'Harbour');
  useSources(folder);
  const game = { id: 'harbour', folder, path: join(folder, 'src/index.ts') };
  const session = new DevSession(game, (bundle) => server.tables.bundles.add(bundle));
  const server = await startServer({
    ...{ port: 0, host: '127.0.0.1', data: join(scratch, 'data'), page: true },
    extra: devRoutes(session),
  });
  await session.start();
  address = server.address;
  close = async () => {
    session.close();
    await server.close();
  };
});
test.afterAll(async () => {
  await close();
  removeFolder(scratch);
});

test('a change is shown at once, in the same position; an error is shown with its place', async ({
  page,
}) => {
  await page.goto(`${address}/dev/harbour`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await waitForBoard(page);
  await page.getByRole('button', { name: 'End the movement' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText('round 1');
  const status = page.locator('.dev-bar').getByRole('status');
  await expect(status).toHaveText(/^Rules loaded/);
  const before = readFileSync(units, 'utf8');

  writeFileSync(units, before.replace('strength: 4, movement: 2', 'strength: 9, movement: 2'));
  await expect(status).toHaveText('New rules loaded. The position was kept.');
  await waitForBoard(page);
  await expect(page.locator('.b-counter', { hasText: '9-2' }).first()).toBeVisible();

  writeFileSync(units, `const x = ;\n${before}`);
  const faults = page.getByRole('alert').filter({ hasText: 'error' });
  await expect(faults).toContainText('src/units.ts, line 1');
  await expect(page.locator('.b-counter').first()).toBeVisible();

  writeFileSync(units, before);
  await expect(faults).toHaveCount(0);
  await expect(page.locator('.b-counter', { hasText: '4-2' }).first()).toBeVisible();
});
