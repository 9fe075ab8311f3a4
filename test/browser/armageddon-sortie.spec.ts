/** Page 25 of Armageddon by clicking: an interception and its log. The long test continues from there. */
import { expect, test } from './support/fixtures.ts';
import {
  hasRule,
  isActing,
  oddsOf,
  playSorties,
  script,
  WEAPON,
} from './support/games/sortie-play.ts';

const first = script.decisions.findIndex(hasRule('25.3'));

test('spending changes the odds, and hidden challenges ask for no decision', () => {
  const odds = script.decisions.filter(isActing).map(oddsOf);
  expect(odds.some(([now, ...after]) => after.some((text) => text !== now))).toBe(true);
  // All steps from the weapon to the last of its damage.
  const weapon = script.decisions.filter(hasRule('25.27'));
  expect(weapon.map((d) => WEAPON.every((rule) => hasRule(rule)(d)))).toEqual([true]);
});

test('a sortie is intercepted', async ({ page }) => {
  await playSorties(page, script.decisions.slice(0, first + 1));
});
