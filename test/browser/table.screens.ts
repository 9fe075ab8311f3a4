/** Screenshots of all screens of a table, for visual review. */
import type { Page } from '@playwright/test';
import { armageddon } from '../../src/games/armageddon/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { prepare } from '../english.ts';
import { startLocal, takeOverScreen, resign, openTab } from './support/at-table.ts';
import { expect, openTable, skipGreeting } from './support/fixtures.ts';
import {
  continueOnScreen,
  openAnnihilation,
  openAnnihilator,
  openChitin,
  openRecord,
  openSlammers,
  wholeRecord,
} from './support/games/opening.ts';
import { answersOn, waitForBoard, placeOfStack } from './support/play.ts';
import { screen } from './support/screens.ts';

await prepare(armageddon);

const openArmageddon = (scenario: string): Game =>
  armageddon.open(parseSetup(armageddon, { scenario }));

type Wanted = (s: GameState, side: number) => boolean;

/** The first decision of the first side after `count` decisions of all sides. */
const after = (count: number): Wanted => {
  let seen = 0;
  return (_, side) => ++seen > count && side === 0;
};

/** The first decision of the first side at a step, after a number of decisions of all sides. */
const atStep = (game: Game, step: string, count = 0): Wanted => {
  const isLate = after(count);
  return (s, side) => isLate(s, side) && game.stepNames[s.step] === step;
};

async function continueAt(page: Page, game: Game, isWanted: Wanted): Promise<void> {
  await continueOnScreen(page, game, isWanted);
  await takeOverScreen(page);
  await waitForBoard(page);
}

/** Continues a game in the same way, but without the recap of previous moves. */
async function lookAt(page: Page, game: Game, isWanted: Wanted): Promise<void> {
  await continueAt(page, game, isWanted);
  const recap = page.getByRole('region', { name: 'Recap' });
  const close = recap.getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
  // The pointer moves away, so that nothing is hovered where the button was.
  await page.mouse.move(0, 0);
}

// The start of each game.
screen('opening-annihilator', (page) => startLocal(page, 'annihilator', 'The assault'));
screen('opening-annihilation', (page) => startLocal(page, 'annihilation'));
screen('opening-chitin', (page) => startLocal(page, 'chitin'));
screen('opening-slammers', (page) => startLocal(page, 'slammers'));
screen('opening-armageddon', (page) => startLocal(page, 'armageddon'));
screen('explore', async (page) => {
  await startLocal(page, 'annihilator', 'The assault');
  const button = page.getByRole('button', { name: 'Explore', exact: true });
  // On a phone, it is in the panel of moves.
  if (!(await button.first().isVisible())) await page.getByRole('tab', { name: 'Moves' }).click();
  await button.filter({ visible: true }).click();
  await page.getByRole('region', { name: 'Analysis board' }).waitFor();
});
screen('goal', (page) => startLocal(page, 'chitin'), { isNewcomer: true });
screen(
  'lesson',
  async (page) => {
    await page.goto('/learn/annihilator');
    await page.getByRole('button', { name: 'Begin' }).click();
    await waitForBoard(page);
  },
  { isNewcomer: true },
);

// The middle of each game.
const assault = openAnnihilator('standard');
const lines = openAnnihilation('standard');
const hive = openChitin('small');
const badgers = openSlammers('1');
const empires = openArmageddon('duel');
screen('middle-annihilator', (page) => lookAt(page, assault, after(120)));
screen('middle-annihilation', (page) => lookAt(page, lines, after(20)));
screen('middle-chitin', (page) => lookAt(page, hive, after(400)));
screen('middle-slammers', (page) => lookAt(page, badgers, after(200)));
screen('middle-armageddon', (page) => lookAt(page, empires, atStep(empires, 'turn.act', 300)));
screen('handover', async (page) => {
  await continueOnScreen(page, empires, after(300));
  await page.locator('.handover').waitFor();
});

// Parts of the screen.
screen('odds', async (page) => {
  await continueAt(page, assault, atStep(assault, 'human.combat'));
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page
    .getByRole('tabpanel')
    .getByRole('button', { name: /^Attack/ })
    .first()
    .click();
  await expect(answersOn(page).roll).toBeVisible();
});
screen('dice', async (page) => {
  await continueAt(page, hive, (s, side) => {
    const items = hive.look.plan?.show(s)?.items ?? [];
    return side === 0 && items.some(({ next }) => next !== undefined);
  });
  await openTab(page, 'Plan');
  await page.locator('.plan-item > button').first().click();
  await page.getByRole('button', { name: /^Roll/ }).click();
  await expect(page.getByRole('region', { name: 'Dice' })).toBeVisible();
});
screen('lost', (page) => continueAt(page, hive, after(700)));
screen('lost-state', async (page) => {
  await continueAt(page, assault, after(300));
  await openTab(page, 'Status');
});
screen('plan', async (page) => {
  await continueAt(
    page,
    hive,
    (s, side) => side === 0 && hive.look.plan?.show(s)?.end !== undefined,
  );
  await page.getByRole('button', { name: 'Suggest attacks' }).click();
});
screen('fire', (page) =>
  continueAt(
    page,
    badgers,
    (s) =>
      badgers.stepNames[s.step] === 'direct.guns' &&
      (badgers.look.plan?.show(s)?.items.length ?? 0) > 2,
  ),
);
screen('challenge', (page) => lookAt(page, empires, atStep(empires, 'challenge.act')));
screen('force', async (page) => {
  const game = openChitin('intermediate');
  await continueAt(page, game, atStep(game, 'setup.force'));
});
screen('stack', async (page) => {
  const game = openChitin('learning');
  await continueAt(page, game, atStep(game, 'move.pick', 30));
  const { x, y } = await page.evaluate(placeOfStack);
  await page.mouse.move(x, y, { steps: 3 });
  await page.locator('.b-fan').waitFor();
});
screen('recap', (page) => {
  const game = openChitin('learning');
  return continueAt(page, game, atStep(game, 'move.pick', 60));
});
for (const tab of ['Log', 'Status', 'Moves', 'Rules', 'Charts', 'Table'])
  screen(`panel-${tab.toLowerCase()}`, async (page) => {
    await continueAt(page, hive, after(160));
    await openTab(page, tab);
  });
screen('panel-chat', async (page) => {
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  await openTab(page, 'Chat');
});
screen('panel-cards', async (page) => {
  await continueAt(page, empires, after(300));
  await openTab(page, 'Charts');
});
screen('panel-hands', async (page) => {
  await continueAt(page, empires, after(300));
  await openTab(page, 'Status');
});
screen('help', async (page) => {
  await startLocal(page, 'annihilation');
  await page.keyboard.press('?');
});

// Other people at the table, and the end of the game.
screen('invitation', async (page) => {
  await openTable(page, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
  });
  await page.locator('.invitation').waitFor();
});
screen('guest-name', async (page, { address }) => {
  const host = await page.context().browser()?.newPage({ baseURL: address, locale: 'en' });
  if (!host) throw new Error('no browser');
  await skipGreeting(host);
  await openTable(host, {
    game: 'Annihilation',
    scenario: 'Learning board',
    seats: { Black: 'Open seat' },
  });
  const link = await host.getByLabel('Link for Black').first().inputValue();
  await host.close();
  await page.goto(link);
  await page.getByRole('form', { name: 'Your name' }).waitFor();
});
screen('watching', async (page, { address }) => {
  const sitter = await page.context().browser()?.newPage({ baseURL: address, locale: 'en' });
  if (!sitter) throw new Error('no browser');
  await skipGreeting(sitter);
  const seats = { red: 'me', blue: 'bot:random' };
  const data = { game: 'armageddon', scenario: 'duel', seats, watch: 6 };
  const made = await (await page.request.post('/api/tables', { data })).json();
  await sitter.goto(`/t/${made.table}#seat=${made.seats.red}`);
  await sitter.locator('.prompt.mine').waitFor();
  await page.goto(`/t/${made.table}`);
  await page.locator('.watching').waitFor();
  await sitter.close();
});
screen('result', async (page) => {
  await startLocal(page, 'annihilator');
  await resign(page);
});
const whole = wholeRecord(assault, 3);
screen('record', (page) => openRecord(page, whole));
screen('review', async (page) => {
  await openRecord(page, whole);
  await openTab(page, 'Analysis');
  await page.getByRole('slider', { name: /^Evaluation after/ }).waitFor({ timeout: 45_000 });
});
screen('signs', async (page) => {
  await page.addInitScript(() =>
    localStorage.setItem('countermarch.settings', JSON.stringify({ signs: true })),
  );
  const game = openChitin('learning');
  await continueAt(page, game, atStep(game, 'move.pick', 60));
});
screen('question', async (page) => {
  await startLocal(page, 'annihilator');
  await page.locator('.actions .button.ending').click();
  await page.getByRole('dialog').waitFor();
});
