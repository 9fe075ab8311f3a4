/** Two people at one screen choose their forces, which they may not show each other. */
import type { Page } from '@playwright/test';
import type { GameState } from '../../src/kernel/state.ts';
import { expect, test } from './support/fixtures.ts';
import { continueOnScreen, openChitin } from './support/games/opening.ts';
import { keepPicture } from './support/screenshot.ts';

const game = openChitin('intermediate');
const isFirstChoice = ({ step }: GameState) => game.stepNames[step] === 'setup.force';

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Force' });
const count = (page: Page, name: string) =>
  panel(page).getByRole('group', { name }).getByRole('status');

test('points, limits, a custom force, and nothing visible to the other player', async ({
  page,
}) => {
  await continueOnScreen(page, game, isFirstChoice);
  await page.getByRole('button', { name: 'I’m playing Red Hive' }).click();
  const force = panel(page);
  await expect(force).toContainText('60 of 60 points left');
  await force.getByRole('button', { name: 'Add as many Plunges as possible' }).click();
  await expect(force.getByRole('button', { name: 'Add Plunges' })).toBeDisabled();
  await force.getByRole('button', { name: 'Add Gantuas' }).click();
  await force.getByRole('button', { name: 'Add Gantuas' }).click();
  await force.getByRole('button', { name: 'Remove Plunges' }).click();
  await expect(count(page, 'Gantuas')).toHaveText('2');
  await expect(count(page, 'Plunges')).toHaveText('5');
  await expect(force).toContainText('42 of 60 points left');
  await expect(force).toContainText('Your 2 warriors have no Basic to command them');
  await keepPicture(page, 'chitin-force');
  await force.getByLabel('Name of this force').fill('Two and five');
  await force.getByRole('button', { name: 'Save' }).click();
  await force.getByRole('button', { name: 'Auto-choose the force' }).click();
  await expect(force).toContainText('0 of 60 points left');
  await force.getByRole('button', { name: 'Two and five', exact: true }).click();
  await expect(count(page, 'Gantuas')).toHaveText('2');
  await force.getByRole('button', { name: 'Ready' }).click();
  await expect(page.getByRole('heading', { name: 'Hand over to Blue Hive' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText('points left');
  await page.getByRole('button', { name: 'I’m playing Blue Hive' }).click();
  await expect(panel(page)).toContainText('60 of 60 points left');
  await expect(panel(page)).not.toContainText('Two and five');
  await expect(page.locator('body')).not.toContainText('2 Gantuas');
  await panel(page).getByRole('button', { name: 'Auto-choose the force' }).click();
  await panel(page).getByRole('button', { name: 'Ready' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  await expect(log).toContainText('Red Hive takes 2 Gantuas, 5 Plunges, 6 Workers');
  await expect(log).toContainText(/Blue Hive takes 4 Gantuas/);
});

test('the sheet for choosing a force is only as high as needed, and leaves the rest to the board', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await continueOnScreen(page, game, isFirstChoice);
  await page.getByRole('button', { name: 'I’m playing Red Hive' }).click();
  const [sheet, last] = [
    await panel(page).boundingBox(),
    await panel(page).getByRole('button', { name: 'Save' }).boundingBox(),
  ];
  const below = (box: typeof sheet) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(below(sheet) - below(last)).toBeLessThanOrEqual(40);
  // On a phone, the sheet needs the whole window, and scrolls.
  await page.setViewportSize({ width: 360, height: 740 });
  const prompt = await page.locator('.prompt').boundingBox();
  await expect(async () => {
    expect((await panel(page).boundingBox())?.y).toBeGreaterThanOrEqual(below(prompt));
  }).toPass();
});
