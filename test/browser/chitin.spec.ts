/** Chitin by clicking: attacks planned, dragged and announced; a retreat. */
import type { Page } from '@playwright/test';
import { neighbour } from '../../src/kernel/board/graph.ts';
import { ActionList, nounOf } from '../../src/kernel/action.ts';
import { apply, legal } from '../../src/kernel/engine.ts';
import { importRecord } from '../../src/table/record/import.ts';
import { parseRecord } from '../../src/table/record/parse-record.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { boxOf } from './support/boxes.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import {
  continueRecord,
  continueOnScreen,
  openChitin,
  recordUntil,
} from './support/games/opening.ts';
import { answersOn, showWhole } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';

const game = openChitin('learning');

/** Red declares attacks, and a sensible plan includes a combined attack and one from the rear. */
function isRichPlan(s: GameState, side: number): boolean {
  const { look } = game;
  if (side !== 0 || look.plan?.show(s)?.end === undefined) return false;
  const after = s.clone();
  for (const action of look.plan?.propose?.(s) ?? [])
    if (look.plan?.show(after)?.end !== action) apply(game, after, action);
  const items = look.plan?.show(after)?.items ?? [];
  const isCombined = items.some(({ attack }) => attack.nodes.length > 1);
  return isCombined && items.some(({ attack }) => attack.lines.some((l) => l.rule === '7.041'));
}

const attacks = () => recordUntil(game, isRichPlan);

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Plan' });

test('attacks are planned: refused, proposed, cleared, announced', async ({ page }) => {
  await page.goto('/');
  await stopAnimation(page);
  await continueRecord(page, attacks(), 'Red');
  const plan = panel(page);
  await expect(plan.getByRole('heading', { name: 'Attacks still required' })).toBeVisible();
  await plan.getByRole('button', { name: 'Announce' }).click();
  await expect(page.getByRole('alert')).toContainText('[7.02]');
  await plan.getByRole('button', { name: 'Suggest attacks' }).click();
  await expect(plan).toContainText('All required attacks are planned');
  await expect(plan).toContainText('rear add');
  await keepPicture(page, 'chitin-attacks');
  const full = await plan.innerText();
  await plan.getByRole('button', { name: 'Clear' }).click();
  await expect(plan.getByRole('heading', { name: 'Attacks still required' })).toBeVisible();
  await plan.getByRole('button', { name: 'Suggest attacks' }).click();
  expect(await plan.innerText()).toBe(full);
  await plan.getByRole('button', { name: 'Announce' }).click();
  await expect(plan).not.toContainText('All required attacks are planned');
});

test('an attack by dragging, and cleared', async ({ page }) => {
  await page.goto('/');
  await stopAnimation(page);
  const record = attacks();
  await continueRecord(page, record, 'Red');
  const plan = panel(page);
  await expect(plan).toContainText('No attacks planned yet');
  await showWhole(page);
  // The board moves to show the attack.
  await page.waitForTimeout(600);
  const [from, to] = firstEdge(record);
  await drag(page, from, to);
  await expect(page.locator('.b-arrow-attack').first()).toBeVisible();
  await expect(plan).not.toContainText('No attacks planned yet');
  const before = await page.locator('.b-arrow-attack').count();
  expect(before).toBeGreaterThan(0);
  await plan.getByRole('button', { name: 'Clear' }).click();
  await expect(page.locator('.b-arrow-attack')).toHaveCount(0);
});

test('the hex to which the enemy retreats is chosen on the board', async ({ page }) => {
  const isRetreat = ({ step }: GameState, side: number) =>
    side === 0 && game.stepNames[step] === 'combat.retreat';
  await page.goto('/');
  await stopAnimation(page);
  await continueRecord(page, recordUntil(game, isRetreat), 'Red');
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('retreats to');
  await page.locator('.b-lit [data-node]').first().dispatchEvent('click');
  await page
    .getByRole('button', { name: /^Confirm|^Send/ })
    .or(answersOn(page).roll)
    .first()
    .click()
    .catch(() => undefined);
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(/retreats? from/);
});

/** Returns the nodes of the first attack that may be declared at the end of a record. */
function firstEdge(record: string): [number, number] {
  const s = importRecord(game, parseRecord(record)).stateFor(0);
  const edge = nounOf(legal(game, s, new ActionList()).at(0));
  const { slots } = game.board;
  return [Math.floor(edge / slots), neighbour(game.board, Math.floor(edge / slots), edge % slots)];
}

/** Presses on one node, drags to another, and releases. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const middle = async (node: number) => {
    const box = await page.locator(`.b-hits [data-node="${node}"]`).boundingBox();
    if (!box) throw new Error(`node ${node} is not on the screen`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [a, b] = [await middle(from), await middle(to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`[3.02] a player who chooses an end of the map sees both ends, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const ends: number[][] = [];
    await continueOnScreen(page, game, (s) => {
      if (game.stepNames[s.step] !== 'setup.claim') return false;
      for (const action of legal(game, s, new ActionList()).toArray())
        for (const { nodes } of game.look.preview?.(s, action) ?? []) ends.push([...nodes]);
      return true;
    });
    await stopAnimation(page);
    expect(ends).toHaveLength(2);
    const board = await boxOf(page.locator('.map-field'));
    for (const end of ends)
      for (const n of end) {
        const hex = await boxOf(page.locator(`.b-hits [data-node="${n}"]`));
        expect(hex.y).toBeGreaterThanOrEqual(board.y);
        expect(hex.bottom).toBeLessThanOrEqual(board.bottom);
      }
  });
