/** axe finds no fault on any page, in the light and the dark scheme. */
import type { Page } from '@playwright/test';
import { expectClean, expectCleanInBoth } from './support/axe.ts';
import { openAnnihilator, openRecord, wholeRecord } from './support/games/opening.ts';
import { endStep, expect, openTable, stopAnimation, test } from './support/fixtures.ts';
import { openForm } from './support/lobby.ts';

/** A whole game between computers. */
const record = wholeRecord(openAnnihilator('learning'), 3);

test('the lobby, its form and the settings', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectCleanInBoth(page);
  await openForm(page);
  await expectCleanInBoth(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectCleanInBoth(page);
});

test('the table with every panel, and the help', async ({ page }) => {
  await openTable(page, { game: 'Annihilator', scenario: 'Two ships' });
  await expectCleanInBoth(page);
  for (const tab of ['Status', 'Moves', 'Rules', 'Charts', 'Chat', 'Table']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectCleanInBoth(page, '.panels');
  }
  await page.keyboard.press('?');
  await expectCleanInBoth(page, 'dialog');
});

test('a finished game with its review, a lesson, and the editors of maps and decks', async ({
  page,
}) => {
  await openRecord(page, record);
  await page.getByRole('tab', { name: 'Analysis' }).click();
  await expect(page.getByRole('slider', { name: /^Evaluation after/ })).toBeVisible();
  await expectCleanInBoth(page);
  await page.goto('/learn/annihilation');
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Step 1 of');
  await expectCleanInBoth(page);
  for (const game of ['slammers', 'armageddon']) {
    await page.goto(`/design/${game}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectCleanInBoth(page);
  }
});

test('an invitation', async ({ page }) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
  });
  await expect(page.locator('.invitation')).toBeVisible();
  await expectCleanInBoth(page);
});

test('the odds card', async ({ page }) => {
  await openTable(page, {
    game: 'Annihilator',
    scenario: 'Two ships',
    seats: { Human: 'Bot: Random', Annihilator: 'Me' },
  });
  await reachOdds(page);
  await expectCleanInBoth(page, '.odds');
});

test('the rulebook, records, and a table that does not exist', async ({ page }) => {
  await page.goto('/rules/annihilator');
  await expect(page.getByRole('heading', { name: 'Rules of Annihilator' })).toBeVisible();
  await expectCleanInBoth(page);
  await page.goto('/replay');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectCleanInBoth(page);
  await page.goto('/t/nosuchtable');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectCleanInBoth(page);
});

test('on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await stopAnimation(page);
  await expectClean(page);
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  await expectClean(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expectClean(page);
});

/** Ends the movement, and aims the mind weapon at a target. */
async function reachOdds(page: Page): Promise<void> {
  await endStep(page);
  await page
    .getByRole('button', { name: /^Choose / })
    .first()
    .dispatchEvent('click');
  await expect(page.getByRole('dialog', { name: 'Chances' })).toBeVisible();
}
