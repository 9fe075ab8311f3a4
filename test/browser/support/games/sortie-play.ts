/** Clicks the sorties of a script as two players at one screen, and checks the page. */
import type { Page } from '@playwright/test';
import { armageddon } from '../../../../src/games/armageddon/index.ts';
import { nounOf, verbOf } from '../../../../src/kernel/action.ts';
import { promptOf } from '../../../../src/kernel/engine.ts';
import type { PlanItem } from '../../../../src/kernel/look/plan.ts';
import type { GameState } from '../../../../src/kernel/state.ts';
import { english, englishEvent, prepare } from '../../../english.ts';
import { expect, stopAnimation } from '../fixtures.ts';
import { scrollIntoBoard } from '../play.ts';
import { type Decision, openSorties, scriptSorties } from './sortie.ts';

await prepare(armageddon);

const FILE = 'test/fixtures/positions/armageddon-sortie.json';
/** Rules of the weapon, of its effect on facilities and cards, and of radiation. */
export const WEAPON = ['25.27', '25.28', '25.29', '25.30'];
/** Rules of interception, fate, guns, the duel and the strike, and then of the weapon. */
const RULES = ['25.1', '25.3', '5.5', '25.7', '25.10', '25.19', ...WEAPON];
export const script = scriptSorties(armageddon, FILE, RULES);
const { game } = script;

const asked = (page: Page) => page.getByRole('region', { name: 'Decision' });
const plan = (page: Page) => page.getByRole('tabpanel', { name: 'Plan' });
const log = (page: Page) => page.getByRole('list', { name: 'Log' });

/** Takes over the screen, and waits for the prompt of this decision, because the previous prompt may still be shown. */
async function sitDown(page: Page, position: GameState): Promise<void> {
  const handover = page.locator('.handover .primary');
  const words = english(game, promptOf(game, position));
  await expect(async () => {
    if (await handover.isVisible()) await handover.click({ timeout: 1000 });
    await expect(asked(page)).toContainText(words, { timeout: 1000 });
    await expect(handover).toBeHidden({ timeout: 100 });
  }).toPass({ intervals: [50] });
}

/** Picks the action by its button, or otherwise on the board. */
async function give(page: Page, { before, action }: Decision): Promise<void> {
  const label = english(game, game.look.actionLabel(before, action));
  const button = page.locator('.choices, .hand-dock').getByRole('button', { name: label });
  if (await button.isVisible()) return button.click({ timeout: 3000 });
  const kind = game.verbs.list[verbOf(action)]?.noun === 'node' ? 'node' : 'unit';
  const target = page.locator(`[data-${kind}="${nounOf(action)}"]`).first();
  await scrollIntoBoard(page, target);
  await target.click({ force: true, timeout: 3000 });
}

/** Answers until the prompt is gone: the page ignores a press that may be half of a double click. */
async function answer(page: Page, decision: Decision): Promise<void> {
  const words = english(game, promptOf(game, decision.before));
  await expect(asked(page)).toContainText(words);
  const confirm = page
    .getByRole('button', { name: /^Confirm(?! a)/ })
    .or(page.locator('.card.odds .dialog-actions .primary'));
  const menu = page.getByRole('dialog', { name: 'Which one?' }).getByRole('button');
  await expect(async () => {
    if (await menu.first().isVisible()) await menu.first().click({ timeout: 1000 });
    else if (await confirm.first().isVisible()) await confirm.first().click({ timeout: 1000 });
    else await give(page, decision);
    await expect(asked(page).filter({ hasText: words })).toBeHidden({ timeout: 400 });
  }).toPass({ intervals: [50] });
}

/** Checks the dice of both pools, the chance to hit, and both after each spend, with the rules. */
async function seeChances(page: Page, { before }: Decision): Promise<void> {
  const items = game.look.plan?.show(before)?.items ?? [];
  expect(items.length).toBeGreaterThan(1);
  const isNarrow = !(await plan(page).isVisible());
  if (isNarrow) await page.getByRole('tab', { name: 'Plan' }).click();
  await expect(plan(page).locator('.plan-item')).toHaveCount(items.length);
  for (const [i, item] of items.entries()) await seeItem(page, i, item);
  if (isNarrow) await page.getByRole('tab', { name: 'Plan' }).click();
}

async function seeItem(page: Page, index: number, item: PlanItem): Promise<void> {
  const shown = plan(page).locator('.plan-item').nth(index);
  await expect(shown).toContainText(english(game, item.name));
  await expect(shown.locator('.plan-odds')).toContainText(english(game, item.odds));
  for (const { value, rule } of [...item.attack.lines, ...item.defence.lines]) {
    const line = shown.locator('tr').filter({ hasText: english(game, value) });
    await expect(line.filter({ hasText: `[${rule}]` }).first()).toBeAttached();
  }
  for (const { label, text } of item.chances)
    await expect(shown.locator('tr').filter({ hasText: english(game, label) })).toContainText(text);
}

/** Checks the results in the log, under their rules. */
async function seeTold(page: Page, { told }: Decision): Promise<void> {
  await page.getByRole('tab', { name: 'Log' }).click();
  for (const event of told) {
    const line = log(page)
      .getByRole('listitem')
      .filter({ hasText: englishEvent(game, event) });
    await expect(line.filter({ hasText: `[${event.rule}]` }).first()).toBeAttached();
  }
}

export const isActing = ({ before }: Decision): boolean =>
  game.stepNames[before.step] === 'challenge.act';
export const hasRule =
  (rule: string) =>
  ({ told }: Decision): boolean =>
    told.some((event) => event.rule === rule);

/** Returns the current odds, and those after each spend, as the panel shows them. */
export const oddsOf = ({ before }: Decision): string[] =>
  (game.look.plan?.show(before)?.items ?? []).map((item) => english(game, item.odds));

/** Clicks these decisions; checks the odds before each spend, and the log at the end. */
export async function playSorties(page: Page, decisions: readonly Decision[]): Promise<void> {
  await openSorties(page, script);
  for (const [i, decision] of decisions.entries()) {
    await sitDown(page, decision.before);
    if (i === 0) await stopAnimation(page);
    if (isActing(decision)) await seeChances(page, decision);
    await answer(page, decision);
  }
  for (const decision of decisions.slice(-1)) {
    await sitDown(page, decision.after);
    await seeTold(page, decision);
  }
}
