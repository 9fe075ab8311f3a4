/** Over is over, however it came about: nothing is asked, lit or planned any more. */
import type { Page } from '@playwright/test';
import type { Game } from '../../src/kernel/game.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { resign } from './support/at-table.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import {
  goOnHere,
  openAnnihilation,
  openAnnihilator,
  openChitin,
} from './support/games/opening.ts';
import { lastUnlessLong } from '../tier.ts';

const isDeclaring = (game: Game) => (s: GameState, side: number) =>
  side === 0 && game.look.plan?.show(s)?.isOpen === true;

/** Each game where something on the board waits for an answer; Chitin with a plan in the making. */
const OPENINGS: readonly (readonly [
  Game,
  (game: Game) => (s: GameState, side: number) => boolean,
])[] = [
  [openAnnihilation('standard'), () => () => true],
  [openAnnihilator('learning'), () => (_, side) => side === 0],
  [openChitin('learning'), isDeclaring],
];

/** Whatever on the board shows that it can be picked, is chosen, or is planned. */
const LIT =
  '.b-can, .b-lit path, .b-selected, .b-ghost, .b-handles [data-direction], .b-arrow-attack';

for (const [game, wanted] of lastUnlessLong(OPENINGS)) {
  test(`${game.id}: after a resignation nothing is asked, lit or staged`, async ({ page }) => {
    await goOnHere(page, game, wanted(game));
    await stopAnimation(page);
    await expect(page.locator(LIT).first()).toBeAttached();
    await stage(page);
    await resign(page);
    await expectNothingAsked(page);
    await page.getByRole('button', { name: 'View board' }).click();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expectNothingAsked(page);
  });
}

/** Something is chosen and not sent yet. */
async function stage(page: Page): Promise<void> {
  const propose = page.getByRole('button', { name: 'Suggest' });
  if (await propose.isVisible()) await propose.click();
  else await page.locator('[aria-label^="Choose "]').first().dispatchEvent('click');
}

async function expectNothingAsked(page: Page): Promise<void> {
  await expect(page.locator(LIT)).toHaveCount(0);
  const prompt = page.getByRole('region', { name: 'Decision' });
  await expect(prompt).toContainText('The game is over');
  await expect(page.locator('.prompt.mine')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Choices' }).getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Plan' })).toHaveCount(0);
  await expect(page.locator('.chip.acting')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
}
