/** Sorties of a script, clicked by two people at one screen, who look at what is shown to them. */
import type { Page } from '@playwright/test';
import { armageddon } from '../../../src/games/armageddon/index.ts';
import { nounOf, verbOf } from '../../../src/kernel/action.ts';
import { promptOf } from '../../../src/kernel/engine.ts';
import type { PlanItem } from '../../../src/kernel/look-plan.ts';
import type { GameState } from '../../../src/kernel/state.ts';
import { english, englishEvent, prepare } from '../../english.ts';
import { expect, stopAnimation } from './fixtures.ts';
import { seeWhole } from './play.ts';
import { type Decision, openSorties, scriptSorties } from './sortie.ts';

await prepare(armageddon);

const FILE = 'test/fixtures/positions/armageddon-sortie.json';
/** The weapon, what it does to facilities and cards, radiation. */
export const WEAPON = ['25.27', '25.28', '25.29', '25.30'];
/** Before it interception, fate, guns, the duel, the strike. */
const RULES = ['25.1', '25.3', '5.5', '25.7', '25.10', '25.19', ...WEAPON];
export const script = scriptSorties(armageddon, FILE, RULES);
const { game } = script;

const asked = (page: Page) => page.getByRole('region', { name: 'Decision' });
const plan = (page: Page) => page.getByRole('tabpanel', { name: 'Plan' });
const log = (page: Page) => page.getByRole('list', { name: 'Log' });

/**
 * The screen is handed over, and the one who gets it looks at what was done: until he is asked, as what was asked
 * before may still stand there.
 */
async function sitDown(page: Page, position: GameState): Promise<void> {
  const curtain = page.locator('.curtain .primary');
  const words = english(game, promptOf(game, position));
  await expect(async () => {
    if (await curtain.isVisible()) await curtain.click({ timeout: 1000 });
    await expect(asked(page)).toContainText(words, { timeout: 1000 });
    await expect(curtain).toBeHidden({ timeout: 100 });
  }).toPass({ intervals: [50] });
}

/** By button where there is one; else on the board. */
async function give(page: Page, { before, action }: Decision): Promise<void> {
  const label = english(game, game.look.actionLabel(before, action));
  const button = page.locator('.choices, .hand-dock').getByRole('button', { name: label });
  if (await button.isVisible()) return button.click({ timeout: 3000 });
  const kind = game.verbs.list[verbOf(action)]?.noun === 'node' ? 'node' : 'unit';
  const target = page.locator(`[data-${kind}="${nounOf(action)}"]`).first();
  await seeWhole(page, target);
  await target.click({ force: true, timeout: 3000 });
}

/** Answers until it is asked no more: what may be half of a double click is not taken. */
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

/** The dice of both pools, the chance to hit, and both after each spend, with the rules. */
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

/** Results in the log, under their rules. */
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

/** Chances of what stands, and after each spend, as the panel says them. */
export const oddsOf = ({ before }: Decision): string[] =>
  (game.look.plan?.show(before)?.items ?? []).map((item) => english(game, item.odds));

/** Clicks so many decisions, and looks at the chances before each spend and at what is told in the end. */
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
