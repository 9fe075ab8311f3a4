import { resign } from './support/at-table.ts';
import {
  endStep,
  expect,
  openTable,
  stopAnimation,
  skipGreeting,
  test,
} from './support/fixtures.ts';
import { answersOn, pickOnBoard, showWhole } from './support/play.ts';
import { TestServer } from './support/server.ts';
import { playNow } from './support/lobby.ts';
import { downloadBy } from './support/download.ts';

const learning = { game: 'Annihilator', scenario: 'Two ships' };

test('a unit that cannot be chosen shows the reason, and the rule opens beside the board', async ({
  page,
}) => {
  await openTable(page, learning);
  await showWhole(page);
  await page
    .getByRole('img', { name: /^Security Robot/ })
    .first()
    .click({ force: true });
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText(/\[\w+(\.\d+)?\]/);
  await refusal.getByRole('button', { name: /^Open rule/ }).click();
  await expect(page.getByRole('tab', { name: 'Rules' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.rule-item.current')).toBeInViewport();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(refusal).toBeEmpty();
});

test('a pick is undone by Escape, by Undo, and by picking another unit', async ({ page }) => {
  await openTable(page, learning);
  await showWhole(page);
  const prompt = page.getByRole('region', { name: 'Decision' });
  const squad = (name: string) =>
    page.getByRole('img', { name }).or(page.getByRole('button', { name }));
  await squad('Assault Squad A1').click({ force: true });
  await expect(prompt).toContainText('choose where Assault Squad A1 goes');
  await squad('Assault Squad A3').click({ force: true });
  await expect(prompt).toContainText('choose where Assault Squad A3 goes');
  await page.keyboard.press('Escape');
  await expect(prompt).toContainText('move your squads');
  await squad('Assault Squad A3').click({ force: true });
  await answersOn(page).board.first().click({ force: true });
  await expect(page.getByRole('button', { name: 'Send 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('the server stops and restarts: the table continues, and nothing that was sent is lost', async ({
  page,
}) => {
  const server = await new TestServer().start();
  await page.goto(server.address);
  await stopAnimation(page);
  await playNow(page, 'Annihilation');
  const place = async (charge: number) => {
    await pickOnBoard(page, `White’s ${charge}`);
    await page.keyboard.press('Enter');
  };
  await place(3);
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/Black’s \w+ is placed/);
  await server.stop();
  await expect(page.getByText('Reconnecting')).toBeVisible();
  await place(1);
  await server.start();
  await expect(page.getByText('Reconnecting')).toBeHidden();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('White’s 3');
  await page.reload();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('White’s 3 is placed');
  await server.remove();
});

test('two people, one of them by link: each sees the other’s moves', async ({ page, browser }) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { White: 'Me', Black: 'Open seat' },
  });
  const link = await page.getByLabel('Link for Black').inputValue();
  const other = await (await browser.newContext()).newPage();
  await skipGreeting(other);
  await other.goto(link);
  await expect(other.getByRole('region', { name: 'Decision' })).toContainText('Waiting for White');
  await pickOnBoard(page, 'White’s 3');
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await expect(other.getByRole('list', { name: 'Log' })).toContainText('White’s 3 is placed');
  await pickOnBoard(other, 'Black’s 3');
  await other.getByRole('button', { name: /^Confirm/ }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText('Black’s 3 is placed');
  await other.context().close();
});

test('stepping back through the game, and resigning, which must be confirmed', async ({ page }) => {
  await openTable(page, learning);
  await endStep(page);
  await endStep(page);
  const position = page.getByRole('slider', { name: 'Position' });
  await expect(position).not.toHaveAttribute('max', /^[0-3]$/);
  await page.getByRole('button', { name: 'To the start' }).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('after move 0 of');
  await page.keyboard.press('.');
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('after move 1 of');
  await page.getByRole('button', { name: 'Back to the current position' }).click();
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Human resigned');
});

test('a finished game: its dice are verified, its record is opened again', async ({ page }) => {
  await openTable(page, {
    ...learning,
    // A random bot may run out of charges after a turn, which would end the game.
    seats: { Human: 'Bot: Steady', Annihilator: 'Me' },
  });
  await endStep(page);
  const { board, roll } = answersOn(page);
  await showWhole(page);
  // The board may still be moving to the highlighted places, so a click that misses is repeated.
  await expect(async () => {
    if (!(await roll.isVisible())) await board.first().click({ force: true, timeout: 2000 });
    await expect(roll).toBeVisible({ timeout: 1000 });
  }).toPass();
  await roll.click();
  await expect(page.getByRole('region', { name: 'Dice' })).toBeVisible();
  await resign(page);
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.getByRole('button', { name: 'Verify dice' }).click();
  await expect(page.getByText(/^Proved: .* match(es)? the seed/)).toBeVisible();
  const file = await downloadBy(page, page.getByRole('button', { name: 'Download game file' }));
  expect(file.suggestedFilename()).toMatch(/^annihilator-\w+\.cmr$/);
  const path = test.info().outputPath('game.cmr');
  await file.saveAs(path);
  await page.goto('/replay');
  await page.getByLabel(/choose one/).setInputFiles(path);
  await page.getByRole('button', { name: 'Back to the current position' }).click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Annihilator resigned');
});
