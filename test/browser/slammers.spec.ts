/** Hammer's Slammers by clicking: the first move of a newcomer, a drop, planned fire. */
import type { Page } from '@playwright/test';
import { ActionList } from '../../src/kernel/action.ts';
import { legal } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { expect, openTable, pressUntil, stopAnimation, test } from './support/fixtures.ts';
import { continueOnScreen, openSlammers } from './support/games/opening.ts';
import { answersOn, waitForBoard, byMouse, rollUntil, showWhole } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';

const NAME = 'Hammer’s Slammers';
/** Returns the units that can fire at something in the current decision. */
const firersIn = (game: Game, s: GameState): number[] => {
  const actions = legal(game, s, new ActionList()).toArray();
  return [...new Set(actions.flatMap((action) => game.look.actors?.(s, action) ?? []))];
};

const plan = (page: Page) => page.getByRole('tabpanel', { name: 'Plan' });
const usual = (page: Page) => page.getByRole('button', { name: /^Auto-(buy|place) the rest/ });

test('a newcomer makes a first legal move in scenario 1', async ({ page }) => {
  const begun = Date.now();
  await openTable(page, { game: NAME, scenario: 'Badger Hunt' });
  await usual(page).click();
  const { confirm, board } = answersOn(page);
  await expect(confirm).toBeVisible();
  await pressUntil(confirm, () => expect(confirm).toBeHidden({ timeout: 500 }));
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('unit to move');
  const pick = byMouse(page);
  await pick('board', 0);
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText(
    /choose a destination or an action for Tan .+/,
  );
  await pick('board', (await board.count()) - 1);
  // A carrier can still do something.
  const stay = page.getByRole('button', { name: /^Stay here/ });
  const asked = page.getByRole('region', { name: 'Decision' });
  await expect(async () => {
    if (await stay.isVisible()) await stay.click({ timeout: 1000 });
    await expect(asked).toContainText('unit to move', { timeout: 1000 });
  }).toPass();
  const seconds = (Date.now() - begun) / 1000;
  test.info().annotations.push({ type: 'first move', description: `${seconds.toFixed(1)} s` });
});

test('sides whose colours are hard to tell apart for some people have side symbols from the start', async ({
  page,
}) => {
  const hasClose = openSlammers('10');
  await continueOnScreen(page, hasClose, (s) => hasClose.stepNames[s.step] === 'move.pick');
  await expect(page.locator('.b-counter .m-sign').first()).toBeAttached();
});

test('scenario 2: a unit is dropped, scattered or not, and lands', async ({ page }) => {
  await openTable(page, { game: NAME, scenario: 'A City Too Far' });
  const asked = page.getByRole('region', { name: 'Decision' });
  await expect(asked).toContainText('choose a drop zone for Tan infantry 1');
  await showWhole(page);
  const zone = page.locator('[aria-label^="Choose 4-0203"]').first();
  await zone.hover({ force: true });
  await expect(page.locator('.b-area-texts')).toContainText('% risk');
  await zone.click({ force: true });
  await rollUntil(page, /Tan infantry 1 (lands|is eliminated)/);
});

test('fire is planned: odds of every set, and the effect of one more unit', async ({ page }) => {
  const game = openSlammers('1');
  const isRich = (s: GameState) =>
    game.stepNames[s.step] === 'direct.guns' && (game.look.plan?.show(s)?.items.length ?? 0) > 2;
  await continueOnScreen(page, game, isRich);
  await stopAnimation(page);
  await expect(plan(page)).toContainText('With all units');
  // However long the plan is, the page itself does not scroll.
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await expect(plan(page)).not.toContainText('owed');
  await plan(page).getByRole('button', { name: /^Add / }).first().click();
  await expect(plan(page)).toContainText('Now');
  await expect(
    plan(page).getByRole('button', { name: /^Add .*: .*(→|still).*elim.*%/ }),
  ).not.toHaveCount(0);
  await keepPicture(page, 'slammers-fire');
  const fire = plan(page).getByRole('button', { name: /^Fire: \d\u2011\d/ });
  await pressUntil(fire, () => expect(fire).toBeHidden({ timeout: 1000 }));
  await rollUntil(page, /\[26\.1\] Attack at \w\u2011\d{4}, odds \d\u2011\d, rolled \d+: [^[]*$/);
});

test('fire from the unit: its targets with odds, then the attack', async ({ page }) => {
  const game = openSlammers('1');
  let gun = -1;
  const isAim = (s: GameState) => {
    if (game.stepNames[s.step] !== 'direct.hex') return false;
    gun = firersIn(game, s)[0] ?? -1;
    return firersIn(game, s).length > 2;
  };
  await continueOnScreen(page, game, isAim);
  await stopAnimation(page);
  await showWhole(page);
  const card = page.getByRole('region', { name: /^Targets for / });
  await page.locator(`[data-unit="${gun}"]`).first().click({ force: true });
  await expect(card).toBeVisible();
  await expect(page.getByRole('region', { name: 'Decision' })).toContainText('Choose a target for');
  await keepPicture(page, 'slammers-from-gun');
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await waitForBoard(page);
  await expect(async () => {
    await page.locator(`[data-unit="${gun}"]`).first().click({ force: true });
    await expect(card).toBeVisible({ timeout: 2000 });
  }).toPass();
  await card.getByRole('button').first().click();
  await expect(card).toBeHidden();
  await keepPicture(page, 'slammers-from-gun-target');
});

test('the line of sight from a hex shows the visible area, the range and the obstacles', async ({
  page,
}) => {
  const game = openSlammers('1');
  await continueOnScreen(page, game, (s) => game.stepNames[s.step] === 'move.pick');
  await stopAnimation(page);
  await page.locator('.overlays summary').click();
  await page.getByLabel('Line of sight from a hex').check();
  await page.keyboard.press('Escape');
  await showWhole(page);
  const node = game.board.nodeOf.get('3-0403') ?? -1;
  await page.locator(`.b-hits [data-node="${node}"]`).hover({ force: true });
  await expect(page.locator('.b-area-texts')).toContainText(
    /\d hexes away, hidden by the (forest|slope|city|hilltop) at \d\u2011\d{4}/,
  );
});
