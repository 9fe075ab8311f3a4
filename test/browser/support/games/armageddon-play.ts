/** A game of Armageddon at this screen, played to its result. */
import { expect, type Page, test } from '@playwright/test';
import type { Game } from '../../../../src/kernel/game.ts';
import { expectResult } from '../play.ts';
import type { SavedGame } from './saved-game.ts';

/** Maximum number of the player's decisions; a game that takes more has stopped responding. */
const MOST = 400;

/** Plays the first side, which is the player's, until the page shows the winner and the rule. */
export async function playToResult(page: Page, game: Game, played: SavedGame): Promise<void> {
  let decisions = 0;
  await played.follow();
  while (!game.outcome(played.state)) {
    if (played.side !== 0) await page.waitForTimeout(30);
    else {
      expect(decisions).toBeLessThan(MOST);
      await played.click(played.choose());
      decisions += 1;
    }
    await played.follow();
  }
  await expectResult(page, /\[9\.\d\]/, /^(Red|Blue) wins$/);
  test.info().annotations.push({ type: 'decisions', description: String(decisions) });
}
