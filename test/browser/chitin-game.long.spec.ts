/** The Learning scenario of Chitin, from the first roll to the result, by clicking. */
import type { Page } from '@playwright/test';
import { nounOf, verbOf } from '../../src/kernel/action.ts';
import {
  isCombined,
  isFromRear,
  OPPONENT,
  type ScriptedGame,
  scriptGame,
} from './support/games/chitin-script.ts';
import { side } from '../../src/kernel/text/message.ts';
import { english, nameIn } from '../english.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { showWhole } from './support/play.ts';
import { openChitin } from './support/games/opening.ts';
import { keepPicture } from './support/screenshot.ts';
import { Hand, type Scripted } from './support/games/script.ts';

// Hundreds of clicks: keeping a picture of each takes longer than the game.
test.use({ trace: 'off', screenshot: 'only-on-failure' });

const game = openChitin('learning');
const stepOf = ({ before }: Scripted): string => game.stepNames[before.step] ?? '';
const verbNameOf = ({ action }: Scripted): string => game.verbs.list[verbOf(action)]?.name ?? '';

test('Chitin, the whole Learning scenario by clicking, against the computer', async ({ page }) => {
  const script = scriptGame(game);
  await sitDown(page, script);
  await playAll(page, script);
  const result = page.getByRole('region', { name: 'Result' });
  const isDraw = game.sides[script.winner] === undefined;
  await expect(result.getByRole('heading')).toHaveText(
    isDraw ? 'A draw' : `${nameIn(game, side(script.winner))} wins`,
  );
  await expect(result).toContainText(/\[4\.0\d\]/);
  await keepPicture(page, 'chitin-result');
  const log = await wholeLog(page);
  expect(log, 'a combined attack').toMatch(/\[7\.061\] Attack on \d{4} from \d{4}, \d{4}/);
  expect(log, 'a rear attack').toMatch(/\[7\.041\] Stack at \d{4}: \+\d, rear add/);
  expect(log, 'a retreat').toMatch(
    /\[7\.066\] [\w ]* B\w\d( retreats|[\w, ]* retreat) from \d{4} to \d{4}/,
  );
  expect(log, 'a token taken').toMatch(/\[6\.081\] Worker RW\d picks up token [A-G]/);
  expect(log, 'and carried off').toMatch(/\[4\.021\] Red Hive brings home token [A-G]/);
});

/** The table before its first decision, kept by this browser: dice of a known seed. */
async function sitDown(page: Page, { record }: ScriptedGame): Promise<void> {
  const request = { game: 'chitin', scenario: 'learning', seats: ['me', `bot:${OPPONENT}`] };
  await page.addInitScript(([key, saved]) => localStorage.setItem(key, JSON.stringify(saved)), [
    'countermarch.local.chitin',
    { request, record },
  ] as const);
  await page.goto('/local/chitin');
  await page.getByRole('button', { name: 'Continue' }).click();
  await stopAnimation(page);
  await showWhole(page);
}

async function playAll(page: Page, { red }: ScriptedGame): Promise<void> {
  const hand = new Hand(page, game);
  for (let i = 0; i < red.length; i++) {
    const [now, next] = [red[i], red[i + 1]];
    if (stepOf(now) === 'combat.declare') i = await declare(page, hand, red, i);
    else if (verbNameOf(now) === 'to' && next && stepOf(next) === 'move.face' && isTurn(next)) {
      // The move and the way to face at its end are one gesture.
      await hand.asked(now.before);
      await hand.pull(nounOf(now.action), nounOf(next.action));
      i++;
    } else await hand.play(now);
    await hand.confirm(red[i]);
  }
}

const isTurn = (scripted: Scripted): boolean => verbNameOf(scripted) === 'face';

/**
 * Plans the attacks from decision `from` on and announces them; gives the index of the announcement.
 * The page's proposal is taken if the script wants it, else each attack is clicked.
 */
async function declare(
  page: Page,
  hand: Hand,
  red: readonly Scripted[],
  from: number,
): Promise<number> {
  const end = red.findIndex((now, i) => i >= from && verbNameOf(now) === 'done');
  const [first, last] = [red[from], red[end]];
  const items = game.look.plan?.show(last.before)?.items ?? [];
  const plan = page.getByRole('tabpanel', { name: 'Plan' });
  await hand.asked(first.before);
  const proposal = game.look.plan?.propose?.(first.before) ?? [];
  const isProposed = red.slice(from, end + 1).every(({ action }, i) => action === proposal[i]);
  if (isProposed && !items.some(isCombined)) await hand.press('Suggest');
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

/** The log as it can be read in its panel, all of it. */
async function wholeLog(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'View board', exact: true }).click();
  await page.getByRole('tab', { name: 'Log' }).click();
  const log = page.getByRole('list', { name: 'Log' });
  const closed = log.locator('[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
  return log.innerText();
}
