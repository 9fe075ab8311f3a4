/** Electronic countermeasures by clicking: a tank jams an attack, but not an attack by mercenaries. */
import type { Page } from '@playwright/test';
import { REACTIONS } from '../../src/games/slammers/rules/names.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { continueOnScreen, openSlammers } from './support/games/opening.ts';
import {
  answersOn,
  byMouse,
  chooser,
  findAnswer,
  rollUntil,
  scrollIntoBoard,
} from './support/play.ts';

const logOn = (page: Page) => page.getByRole('list', { name: 'Log' });
const plan = (page: Page) => page.getByRole('tabpanel', { name: 'Plan' });

test('scenario 5 with electronics: a tank jams one of the attackers', async ({ page }) => {
  const game = openSlammers('5', { electronics: 1 });
  const isJam = (s: GameState) =>
    game.stepNames[s.step] === 'react' &&
    REACTIONS[(s.frame as (step: number) => { kind: number })(s.step).kind] === 'jam';
  await continueOnScreen(page, game, isJam);
  await stopAnimation(page);
  const asked = page.getByRole('region', { name: 'Decision' });
  await expect(asked).toContainText(
    /an attack at .* has been announced .*: choose whether to jam an enemy/,
  );
  await page.getByRole('tab', { name: 'Plan' }).click();
  await expect(plan(page)).toContainText('As announced');
  const lit = answersOn(page).board.first();
  // The page asks which unit to jam if there is a choice.
  await expect(async () => {
    await scrollIntoBoard(page, lit);
    await lit.click({ force: true, timeout: 2000 });
    await expect(asked).not.toContainText('jam an enemy', { timeout: 2000 });
  }).toPass();
  await rollUntil(page, /Blue hover tank \d+ jams Green /);
});

test('scenario 4 with electronics: the tanks have them, and mercenaries are not jammed', async ({
  page,
}) => {
  const game = openSlammers('4', { electronics: 1 });
  await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'direct.guns');
  await stopAnimation(page);
  const tanks = page.locator('.b-counter', {
    has: page.locator('[aria-label*="Blue hover tank"]'),
  });
  // Only the uppermost counter of a stack shows its figures.
  await expect(tanks.filter({ hasText: 'E' }).first()).toBeVisible();
  for (let i = 0; i < 12; i++) {
    const answer = await findAnswer(page, chooser(i + 1));
    if (answer) await byMouse(page)(answer.kind, answer.index);
    await page.waitForTimeout(50);
  }
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(logOn(page)).not.toContainText('jams');
});
