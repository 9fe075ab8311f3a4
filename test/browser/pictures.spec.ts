/** The pictures of the README: robots that hunt down the nearest squads, photographed. */
import type { Page } from '@playwright/test';
import { expect, openTable, stopAnimation, test } from './support/fixtures.ts';
import { answersOn, pickOnBoard } from './support/play.ts';
import { takePicture } from './support/screenshot.ts';

test.describe.configure({ timeout: 240_000 });

test('lobby, new table, rulebook', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('img').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await takePicture(page, 'lobby');
  await page.getByRole('button', { name: 'Set up a table' }).first().click();
  await takePicture(page, 'new-table');
  await page.goto('/rules/annihilator#8.2');
  await expect(page.getByText('[8.2]').first()).toBeVisible();
  await takePicture(page, 'rules');
});

test('set-up by the other side', async ({ page }) => {
  await openTable(page, {
    game: 'Annihilator',
    scenario: 'The assault',
    seats: { Human: 'The computer: Greedy', Annihilator: 'I do' },
  });
  const { board } = answersOn(page);
  for (const hex of ['1107', '1417', '0911', '1612']) {
    await board.and(page.getByLabel(new RegExp(`^${hex},`))).click({ force: true });
  }
  await takePicture(page, 'set-up');
});

test('in the middle of a game, and the odds of an attack', async ({ page }) => {
  await openTable(page, {
    game: 'Annihilator',
    scenario: 'The assault',
    seats: { Human: 'The computer: Greedy', Annihilator: 'I do' },
  });
  await page.getByRole('button', { name: 'Set up the rest as suggested' }).click();
  await page.getByRole('button', { name: /^Roll/ }).click();
  await hunt(page);
  await takePicture(page, 'odds');
  await page.emulateMedia({ colorScheme: 'dark' });
  await takePicture(page, 'odds-dark');
});

for (const [name, width, height] of [
  ['phone', 360, 740],
  ['phone-dark', 360, 740],
] as const) {
  test(`on a ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: name.endsWith('dark') ? 'dark' : 'light' });
    await page.setViewportSize({ width, height });
    await openTable(page, { game: 'Annihilator', scenario: 'Two ships' });
    await pickOnBoard(page, 'Assault Squad A1');
    await takePicture(page, name);
  });
}

test('the other game, with the ways that a particle may take', async ({ page }) => {
  await page.goto('/');
  await stopAnimation(page);
  await page
    .getByRole('article', { name: 'Annihilation' })
    .getByRole('button', { name: 'as White' })
    .click();
  await pickOnBoard(page, 'carrier w3');
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await pickOnBoard(page, 'carrier w5');
  await takePicture(page, 'annihilation');
});

/** Moves every robot next to the nearest squad, until an attack in the second turn or later. */
async function hunt(page: Page): Promise<void> {
  const prompt = page.getByRole('region', { name: 'What to do' });
  const later = page.getByRole('list', { name: 'Log' }).getByText('Turn 2.');
  const on = answersOn(page);
  for (const end = Date.now() + 200_000; Date.now() < end; ) {
    const words = await prompt.innerText();
    const isLate = (await later.count()) > 0;
    if (await on.roll.isVisible()) {
      if (isLate && /Attack in/.test(words)) return;
      await on.roll.click();
    } else if (await on.menu.first().isVisible()) await on.menu.first().click();
    else if (/where does .* go/.test(words)) await moveToSquads(page, isLate);
    else if (/attack in any/.test(words)) await attackOrEnd(page);
    // The last ones are in the stack that has been spread out, if any has.
    else if (await on.board.last().isVisible()) await on.board.last().click({ force: true });
    else if (await on.button.first().isVisible()) await on.button.last().click();
    else await page.waitForTimeout(30);
  }
  throw new Error('nobody met anybody');
}

async function moveToSquads(page: Page, isLate: boolean): Promise<void> {
  const hex = await nearestToSquads(page);
  await hex.hover({ force: true });
  if (isLate) await takePicture(page, 'game');
  await hex.click({ force: true });
}

/** Attacks squads where robots stand with them; the mind weapon is left alone. */
async function attackOrEnd(page: Page): Promise<void> {
  const attack = page.getByRole('button', { name: /^Attack/ });
  await page.getByRole('tab', { name: 'Moves' }).click();
  if (await attack.first().isVisible()) await attack.first().click();
  else await page.getByRole('button', { name: /^Done/ }).first().click();
  await page.getByRole('tab', { name: 'Log' }).click();
}

/** The lit hex that is nearest to a squad on the screen. */
async function nearestToSquads(page: Page) {
  const { board } = answersOn(page);
  const middles = (all: (SVGElement | HTMLElement)[]) =>
    all.map((e) => {
      const { x, y, width, height } = e.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
  const squads = await page.getByRole('img', { name: / Squad / }).evaluateAll(middles);
  const hexes = await board.evaluateAll(middles);
  const distances = hexes.map((h) =>
    Math.min(...squads.map((s) => Math.hypot(s.x - h.x, s.y - h.y))),
  );
  return board.nth(distances.indexOf(Math.min(...distances)));
}
