/** Actions at a table, at any width: its panels, the hand-over screen, the end. */
import { expect, type Page } from '@playwright/test';
import { stopAnimation } from './fixtures.ts';
import { pickOnBoard } from './play.ts';

/** Opens a panel of the table; on a phone, also opens the sheet. */
export const openTab = async (page: Page, tab: string): Promise<void> => {
  const button = page.getByRole('tab', { name: tab, exact: true });
  if ((await button.getAttribute('aria-selected')) !== 'true') return button.click();
  if (!(await page.getByRole('tabpanel').isVisible())) await button.click();
};

/** On Annihilation's learning board, White, played here, and the computer each place a particle. */
export async function placeFirstParticles(page: Page): Promise<void> {
  await pickOnBoard(page, 'White’s 3');
  await page.keyboard.press('Enter');
  await openTab(page, 'Log');
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/Black’s \w+ is placed/);
}

/** Resigns, and waits for the result: it opens a panel of its own, whatever else is open. */
export async function resign(page: Page): Promise<void> {
  await openTab(page, 'Table');
  await page.getByRole('button', { name: 'Resign' }).click();
  // Before both sides have moved, the game is aborted instead.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Resign|Abort game)$/ })
    .click();
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('resigned');
}

/** Takes over a shared screen, if it shows the hand-over screen. */
export async function takeOverScreen(page: Page): Promise<void> {
  const handover = page.locator('.handover .primary');
  await handover.or(page.locator('.prompt-line')).first().waitFor();
  if (await handover.isVisible()) await handover.click();
}

/** Starts a game against the computer in the page itself. */
export async function startLocal(page: Page, game: string, scenario?: string): Promise<void> {
  await page.goto(`/local/${game}`);
  await stopAnimation(page);
  if (scenario) await page.getByRole('radio', { name: scenario }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await takeOverScreen(page);
}
