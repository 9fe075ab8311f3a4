/**
 * Hammer's Slammers by clicking, both sides at one screen: a drop, and the end of a game. Whole games, also against the
 * computer, are in `slammers-game.exhaustive.spec.ts`.
 */
import type { Slammers } from '../../src/games/slammers/state.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { continueOnScreen, openSlammers } from './support/games/opening.ts';
import { byMouse, chooser, expectResult, playOn } from './support/play.ts';

const game = openSlammers('2');
/** The last turn but one, of seven. */
const LAST_BUT_ONE = 6;
/** Number of answers in which units drop, move and fire. */
const BEGINNING = 25;

test('scenario 2, the drop and the first moves', async ({ page }) => {
  await continueOnScreen(page, game, (s) => (s as Slammers).round === 1);
  await stopAnimation(page);
  const begun = playOn(page, { choose: chooser(5), give: byMouse(page), most: BEGINNING });
  await expect(begun).rejects.toThrow('no result');
});

test('scenario 2, its last turns to the result', async ({ page }) => {
  await continueOnScreen(page, game, (s) => (s as Slammers).round === LAST_BUT_ONE);
  await stopAnimation(page);
  await playOn(page, { choose: chooser(5), give: byMouse(page) });
  await expectResult(page, /\[32\.5\]/);
});
