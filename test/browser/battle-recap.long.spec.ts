/** Each fight of the other sides is one line of the recap, with its dice; a press on it shows it again on the board. */
import type { Page } from '@playwright/test';
import type { Game } from '../../src/kernel/game.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { armageddon } from '../../src/games/armageddon/index.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { prepare } from '../english.ts';
import { takeOverScreen } from './support/at-table.ts';
import { boxOf } from './support/boxes.ts';
import { expect, test } from './support/fixtures.ts';
import {
  continueOnScreen,
  openAnnihilator,
  openChitin,
  openSlammers,
} from './support/games/opening.ts';
import { waitForBoard } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

await prepare(armageddon);

const recap = (page: Page) => page.getByRole('region', { name: 'Recap' });
const fights = (page: Page) => recap(page).getByRole('list', { name: 'Fights' });

/**
 * The first decision of a side after another side has decided at such a step, without any decision of its own in
 * between.
 */
function afterFight(game: Game, step: string, side: number) {
  let isFought = false;
  return (s: GameState, by: number): boolean => {
    const wasFought = isFought;
    isFought = by !== side && (isFought || game.stepNames[s.step] === step);
    return wasFought && by === side;
  };
}

/** Returns the texts that a die of their line covers if all pools have ten dice; runs in the page. */
function diceOnWords(list: Element): string[] {
  for (const pool of list.querySelectorAll('.die-pools > span'))
    for (let die = pool.lastElementChild; die && pool.children.length < 10; )
      pool.append(die.cloneNode());
  return [...list.querySelectorAll('.fight')].flatMap((line) => {
    const words = line.querySelector('.fight-text');
    const left = words?.getBoundingClientRect().left ?? 0;
    const dice = [...line.querySelectorAll('.fight-dice *')];
    const isOver = dice.some((die) => die.getBoundingClientRect().right > left);
    return isOver ? [words?.textContent ?? ''] : [];
  });
}

const duel = armageddon.open(parseSetup(armageddon, { scenario: 'duel' }));
const GAMES = [
  ['Annihilator', openAnnihilator('standard'), 'robot.combat', 0],
  ['Chitin', openChitin('learning'), 'combat.next', 0],
  ['Slammers', openSlammers('1'), 'direct.guns', 1],
  ['Armageddon', duel, 'battle.act', 0],
] as const;

const SIZES = [
  [1440, 900],
  [390, 844],
] as const;

for (const [width, height] of lastUnlessLong(SIZES))
  for (const [name, game, step, side] of GAMES)
    test(`${name}: fights of the other sides are lines with dice, ${width} wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: width < 600 ? 'dark' : 'light' });
      await continueOnScreen(page, game, afterFight(game, step, side));
      await takeOverScreen(page);
      await waitForBoard(page);
      await page.mouse.move(2, 2);
      const lines = fights(page).getByRole('button');
      await expect(lines.first()).toContainText(/ at .+: ./);
      await expect(lines.first().locator('.die, .die-pools').first()).toBeVisible();
      await keepPicture(page, `fights-${game.id}-${width}`);
      for (const line of await lines.all())
        expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(32);
      expect(await fights(page).evaluate(diceOnWords)).toEqual([]);
      const [card, board] = [await boxOf(recap(page)), await boxOf(page.locator('.b-window'))];
      expect(card.x >= board.right || card.y >= board.bottom).toBe(true);
      // The fight is shown again; a key skips the replay, and the card returns.
      await lines.first().click();
      await expect(recap(page)).toBeHidden();
      await expect(page.locator('.b-areas path').first()).toBeAttached();
      await page.keyboard.press('s');
      await expect(lines.first()).toBeVisible();
    });
