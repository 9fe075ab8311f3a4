/** When a game is over, for whatever reason, nothing is asked, highlighted or planned any longer. */
import type { Page } from '@playwright/test';
import type { Game } from '../../src/kernel/game.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { resign } from './support/at-table.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import {
  continueOnScreen,
  openAnnihilation,
  openAnnihilator,
  openChitin,
} from './support/games/opening.ts';
import { lastUnlessLong } from '../tier.ts';

const isDeclaring = (game: Game) => (s: GameState, side: number) =>
  side === 0 && game.look.plan?.show(s)?.isOpen === true;

/** Each game when something on the board waits for an answer; Chitin with an unfinished plan. */
const OPENINGS: readonly (readonly [
  Game,
  (game: Game) => (s: GameState, side: number) => boolean,
])[] = [
  [openAnnihilation('standard'), () => () => true],
  [openAnnihilator('learning'), () => (_, side) => side === 0],
  [openChitin('learning'), isDeclaring],
];

/** Everything on the board that is shown as pickable, chosen or planned. */
const LIT =
  '.b-can, .b-lit path, .b-selected, .b-ghost, .b-handles [data-direction], .b-arrow-attack';

for (const [game, wanted] of lastUnlessLong(OPENINGS)) {
  test(`${game.id}: after a resignation, nothing is asked, highlighted or staged`, async ({
    page,
  }) => {
    await continueOnScreen(page, game, wanted(game));
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

/** Chooses something without sending it. */
async function stage(page: Page): Promise<void> {
  const propose = page.getByRole('button', { name: 'Suggest attacks' });
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
