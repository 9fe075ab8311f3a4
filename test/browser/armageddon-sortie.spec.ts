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

test('spending changes the odds, and hidden challenges ask nobody', () => {
  const odds = script.decisions.filter(isActing).map(oddsOf);
  expect(odds.some(([now, ...after]) => after.some((text) => text !== now))).toBe(true);
  // From the weapon to the last of its damage in one go.
  const weapon = script.decisions.filter(hasRule('25.27'));
  expect(weapon.map((d) => WEAPON.every((rule) => hasRule(rule)(d)))).toEqual([true]);
});

test('a sortie meets an interception', async ({ page }) => {
  await playSorties(page, script.decisions.slice(0, first + 1));
});
