/** Page 25 of Armageddon by clicking: interception, a HARM duel, a precise strike, a weapon of mass destruction. */
import { test } from './support/fixtures.ts';
import { hasRule, playSorties, script } from './support/games/sortie-play.ts';

const last = script.decisions.findIndex(hasRule('25.27'));

for (const [width, height] of [
  [1440, 900],
  [360, 740],
] as const)
  test(`two sorties at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await playSorties(page, script.decisions.slice(0, last + 1));
  });
