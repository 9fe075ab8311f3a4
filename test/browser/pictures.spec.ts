/** The pictures of the README, from games that computers began and that are the same each time. */
import type { GameState } from '../../src/kernel/state.ts';
import { english } from '../english.ts';
import { expect, openTable, stopAnimation, test } from './support/fixtures.ts';
import { goOn, openAnnihilator, recordUntil } from './support/opening.ts';
import { answersOn, pickOnBoard } from './support/play.ts';
import { takePicture } from './support/screenshot.ts';

test.describe.configure({ timeout: 120_000 });

const assault = openAnnihilator('standard');
const stepOf = (s: GameState): string => assault.stepNames[s.step] ?? '';
const turnOf = (s: GameState): number =>
  Number(
    english(
      assault,
      assault.look.panel(s).find(({ label }) => english(assault, label) === 'Turn')?.value,
    ),
  );
const isThirdTurn = (s: GameState, side: number) =>
  side === 0 && stepOf(s) === 'human.move' && turnOf(s) >= 3;
const isMelee = (s: GameState, side: number) => side === 0 && stepOf(s) === 'human.combat';

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
  for (const hex of ['1107', '1417', '0911', '1612']) {
    await pickOnBoard(page, `${hex},`);
  }
  await takePicture(page, 'set-up');
});

test('in the middle of a game, and the odds of an attack', async ({ page }) => {
  await page.goto('/');
  await stopAnimation(page);
  await goOn(page, recordUntil(assault, isThirdTurn), 'Human');
  await pickOnBoard(page, 'Squad');
  await answersOn(page).board.last().hover({ force: true });
  await takePicture(page, 'game');
  await goOn(page, recordUntil(assault, isMelee), 'Human');
  await page.getByRole('tab', { name: 'Moves' }).click();
  await page
    .getByRole('button', { name: /^Attack/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(answersOn(page).roll).toBeVisible();
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
  await pickOnBoard(page, "White's 3");
  await page.getByRole('button', { name: /^Confirm/ }).click();
  await pickOnBoard(page, "White's 5");
  await takePicture(page, 'annihilation');
});
