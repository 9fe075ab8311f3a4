/** Plays a script of Chitin by clicking, against the computer. */
import type { Page } from '@playwright/test';
import { nounOf, verbOf } from '../../../../src/kernel/action.ts';
import type { Game } from '../../../../src/kernel/game.ts';
import { side } from '../../../../src/kernel/text/message.ts';
import { english, nameIn } from '../../../english.ts';
import { expect, stopAnimation } from '../fixtures.ts';
import { showWhole } from '../play.ts';
import { keepPicture } from '../screenshot.ts';
import { isCombined, isFromRear, OPPONENT, type ScriptedGame } from './chitin-script.ts';
import { Hand, type Scripted } from './script.ts';

/** Clicks a script to the result; then expects the log to report everything in the script. */
export async function playScript(page: Page, game: Game, script: ScriptedGame): Promise<void> {
  await sitDown(page, game, script);
  await playAll(page, game, script);
  const result = page.getByRole('region', { name: 'Result' });
  const isDraw = game.sides[script.winner] === undefined;
  await expect(result.getByRole('heading')).toHaveText(
    isDraw ? 'A draw' : `${nameIn(game, side(script.winner))} wins`,
  );
  await expect(result).toContainText(`[${script.rule}]`);
  await keepPicture(page, 'chitin-result');
  const log = await wholeLog(page);
  expect(log, 'a combined attack').toMatch(/\[7\.061\] Attack on \d{4} from \d{4}, \d{4}/);
  expect(log, 'a rear attack').toMatch(/\[7\.041\] Stack at \d{4}: \+\d, rear add/);
  expect(log, 'a retreat').toMatch(
    /\[7\.066\] [\w ]* B\w\d( retreats|[\w, ]* retreat) from \d{4} to \d{4}/,
  );
  expect(log, 'a token taken').toMatch(/\[6\.081\] Worker RW\d picks up token [A-G]/);
  expect(log, 'and carried off').toMatch(/\[4\.021\] Red Hive brings home token [A-G]/);
}

/** The table before the first decision of the script, stored in this browser, with dice from a known seed. */
async function sitDown(page: Page, { setup }: Game, { record }: ScriptedGame): Promise<void> {
  const { scenario, options } = setup;
  const request = { game: 'chitin', scenario, options, seats: ['me', `bot:${OPPONENT}`] };
  await page.addInitScript(([key, saved]) => localStorage.setItem(key, JSON.stringify(saved)), [
    'countermarch.local.chitin',
    { request, record },
  ] as const);
  await page.goto('/local/chitin');
  await page.getByRole('button', { name: 'Continue' }).click();
  await stopAnimation(page);
  await showWhole(page);
}

async function playAll(page: Page, game: Game, { red }: ScriptedGame): Promise<void> {
  const hand = new Hand(page, game);
  for (let i = 0; i < red.length; i++) {
    const [now, next] = [red[i], red[i + 1]];
    const isAsked = (step: string, one: Scripted): boolean =>
      game.stepNames[one.before.step] === step;
    if (isAsked('combat.declare', now)) i = await declare(page, game, red, i, hand);
    else if (
      isVerb(game, 'to', now) &&
      next &&
      isAsked('move.face', next) &&
      isVerb(game, 'face', next)
    ) {
      // A move and the facing at its end are one gesture.
      await hand.asked(now.before);
      await hand.pull(nounOf(now.action), nounOf(next.action));
      i++;
    } else await hand.play(now);
    await hand.confirm(red[i]);
  }
}

const isVerb = (game: Game, verb: string, { action }: Scripted): boolean =>
  game.verbs.list[verbOf(action)]?.name === verb;

/**
 * Plans the attacks from decision `from` on and announces them; returns the index of the announcement. Accepts the
 * page's proposal if it matches the script, and otherwise clicks each attack.
 */
async function declare(
  page: Page,
  game: Game,
  red: readonly Scripted[],
  from: number,
  hand: Hand,
): Promise<number> {
  const end = red.findIndex((now, i) => i >= from && isVerb(game, 'done', now));
  const [first, last] = [red[from], red[end]];
  const items = game.look.plan?.show(last.before)?.items ?? [];
  const plan = page.getByRole('tabpanel', { name: 'Plan' });
  await hand.asked(first.before);
  const proposal = game.look.plan?.propose?.(first.before) ?? [];
  const isProposed = red.slice(from, end + 1).every(({ action }, i) => action === proposal[i]);
  if (isProposed && !items.some(isCombined)) await hand.press('Suggest attacks');
  else for (const attack of red.slice(from, end)) await hand.attack(nounOf(attack.action));
  for (const { name, odds } of items)
    await expect(plan).toContainText(
      new RegExp(`${english(game, name)}.*${english(game, odds).replaceAll('-', '\u2011')}`),
    );
  if (items.some(isFromRear)) await expect(plan).toContainText('rear add [7.041]');
  await expect(plan).toContainText('All required attacks are planned');
  await hand.press('Announce');
  return end;
}

/** Returns the whole text of the log in its panel. */
async function wholeLog(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'View board', exact: true }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  const closed = log.locator('[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  return log.innerText();
}
