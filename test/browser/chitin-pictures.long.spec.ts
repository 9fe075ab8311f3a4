/** Chitin: a move with its facing, and a battle of flyers and ground units. */
import { english } from '../english.ts';
import { apply } from '../../src/kernel/engine.ts';
import type { PlanItem } from '../../src/kernel/look/plan.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { waitForBoard } from './support/play.ts';
import { continueOnScreen, openChitin } from './support/games/opening.ts';
import { keepPicture } from './support/screenshot.ts';

const game = openChitin('intermediate');

/** Returns a sensible plan for a position in which Red declares its attacks. */
function planned(s: GameState, side: number): readonly PlanItem[] {
  const { look } = game;
  if (side !== 0 || !look.plan?.show(s)?.isOpen) return [];
  const after = s.clone();
  for (const action of look.plan?.propose?.(s) ?? [])
    if (look.plan?.show(after)?.end !== action) apply(game, after, action);
  return look.plan?.show(after)?.items ?? [];
}

/** Flyers and ground units attack together, and the attack has several possible results. */
const isAirAndGround = ({ attack: { lines }, chances }: PlanItem): boolean => {
  if (chances.length < 2) return false;
  const strengths = lines.filter(({ rule }) => rule === '7.01').map(({ label }) => label);
  return new Set(strengths.map((label) => english(game, label).includes('Plunge'))).size === 2;
};

test('flyers and ground units attack together', async ({ page }) => {
  await continueOnScreen(page, game, (s, side) => planned(s, side).some(isAirAndGround));
  await stopAnimation(page);
  const plan = page.getByRole('tabpanel', { name: 'Plan' });
  await plan.getByRole('button', { name: 'Suggest attacks' }).click();
  await expect(plan).toContainText('All required attacks are planned');
  await expect(plan).toContainText(/\d Plunges?/);
  await keepPicture(page, 'chitin-air');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await keepPicture(page, 'chitin-air-phone');
});

test('a move and the facing at its end, in one drag', async ({ page }) => {
  const isMoving = (s: GameState, side: number) =>
    side === 0 && game.stepNames[s.step] === 'move.pick' && turnOf(s) >= 3;
  const turnOf = (s: GameState): number =>
    Number.parseInt(
      english(game, game.look.panel(s).find(({ label }) => english(game, label) === 'Turn')?.value),
      10,
    );
  await continueOnScreen(page, game, isMoving);
  await stopAnimation(page);
  const lit = page.locator('.b-can[data-unit]');
  await lit.last().click({ force: true });
  await waitForBoard(page);
  const goal = page.locator('.b-lit [data-node]');
  const box = await goal.nth(Math.floor((await goal.count()) / 2)).boundingBox();
  if (!box) throw new Error('nowhere to go');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width, y, { steps: 4 });
  await expect(page.locator('.b-pulled .b-aimed')).toBeVisible();
  await keepPicture(page, 'chitin-movement');
  await page.mouse.up();
  await expect(page.getByRole('button', { name: /^Send/ })).toBeVisible();
});
