/** Chitin by clicking: a whole game, and the planning of attacks. */
import type { Page } from '@playwright/test';
import { apply } from '../../src/kernel/engine.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { expect, openTable, stopAnimation, test } from './support/fixtures.ts';
import { goOn, openChitin, recordUntil } from './support/opening.ts';
import { takePicture } from './support/screenshot.ts';
import { thinkOn } from './support/thinker.ts';

test.describe.configure({ timeout: 180_000 });

const game = openChitin('learning');

/** Red declares attacks, and a sensible plan has a combined attack and one from the rear in it. */
function isRichPlan(s: GameState, side: number): boolean {
  const { look } = game;
  if (side !== 0 || look.plan?.(s)?.end === undefined) return false;
  const after = s.clone();
  for (const action of look.propose?.(s) ?? [])
    if (look.plan?.(after)?.end !== action) apply(game, after, action);
  const items = look.plan?.(after)?.items ?? [];
  const isCombined = items.some(({ attack }) => attack.nodes.length > 1);
  return isCombined && items.some(({ attack }) => attack.lines.some((l) => l.rule === '7.041'));
}

const attacks = () => recordUntil(game, isRichPlan);

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Plan' });

test('Learning by clicking, from the lobby to a result', async ({ page }) => {
  await openTable(page, { game: 'Chitin: I – The Harvest Wars', scenario: 'Learning' });
  let pictured = false;
  await thinkOn(page, {
    game,
    onTurn: async (s) => {
      if (pictured || game.stepNames[s.step] !== 'move.face') return;
      pictured = true;
      await takePicture(page, 'chitin-movement');
    },
  });
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result.getByRole('heading')).toHaveText(/wins$/);
  await expect(result).toContainText(/\[(4\.0\d|R49)\]/);
  await takePicture(page, 'chitin-result');
  await result.getByRole('button', { name: 'Look at the board' }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/brings home token/);
});

test('attacks are planned: proposed, cleared, dragged, announced', async ({ page }) => {
  await page.goto('/');
  await stopAnimation(page);
  await goOn(page, attacks(), 'Red');
  const plan = panel(page);
  await expect(plan.getByRole('heading', { name: 'Still owed' })).toBeVisible();
  await plan.getByRole('button', { name: 'Announce' }).click();
  await expect(page.getByRole('alert')).toContainText('[7.02]');
  await plan.getByRole('button', { name: 'Propose' }).click();
  await expect(plan).toContainText('Nothing is owed any more');
  await expect(plan).toContainText('from the rear');
  await takePicture(page, 'chitin-attacks');
});

test('scratch', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await stopAnimation(page);
  await goOn(page, attacks(), 'Red');
  await page.waitForTimeout(500);
  await page.screenshot({ path: '/tmp/phone1.png' });
  await panel(page).getByRole('button', { name: 'Propose' }).click();
  await page.screenshot({ path: '/tmp/phone2.png' });
});
