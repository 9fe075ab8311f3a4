/** The page of moderators: other users cannot see it, and a table that moderators close gives the reason. */
import { execFileSync } from 'node:child_process';
import { expectClean } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { newAccountPage } from './support/account-page.ts';

test('a moderator named by the host closes a table, and its players learn why', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/moderate');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  const mo = await newAccountPage(browser, server.address, 'Mo the moderator');
  await mo.goto('/moderate');
  await expect(mo.getByRole('alert')).toContainText('Only moderators can do this');
  await expect(mo.getByLabel('Action')).toHaveCount(0);
  const named = ['moderate', 'appoint', 'Mo the moderator', '--reason', 'looks after us'];
  execFileSync(process.execPath, ['bin/countermarch.js', ...named, '--data', server.data]);
  const muted = ['moderate', 'mute', 'Mo the moderator', '--reason', 'only a trial'];
  execFileSync(process.execPath, ['bin/countermarch.js', ...muted, '--data', server.data]);
  await page.goto('/');
  const table = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const seats = { white: 'open', black: 'open' };
    const body = JSON.stringify({ game: 'annihilation', scenario: 'learning', seats });
    const answer = await fetch('/api/tables', { method: 'POST', headers, body });
    return ((await answer.json()) as { table: string }).table;
  });
  await page.goto(`/t/${table}`);
  await mo.goto('/account');
  await mo.getByRole('link', { name: 'Moderation' }).click();
  await expect(mo.getByText(/^mute until [^TZ]+$/)).toBeVisible();
  // As in every other form.
  await expect(mo.getByText('Action')).toHaveCSS('font-weight', '600');
  await mo.getByLabel('Action').selectOption('Close table: the game ends without a winner');
  await mo.getByLabel('Table id').fill(table);
  await mo.getByLabel('Reason').fill('Nobody plays here');
  await mo.getByRole('button', { name: 'Apply' }).click();
  await expect(mo.getByText(`close ${table}: Nobody plays here`)).toBeVisible();
  await expectClean(mo);
  await expect(page.getByText('has closed the table: Nobody plays here').first()).toBeVisible();
  await mo.context().close();
});
