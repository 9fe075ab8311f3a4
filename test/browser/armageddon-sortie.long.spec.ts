/** Page 25 of Armageddon by clicking: interception, a HARM duel, a precise strike, a weapon of mass destruction. */
import { test } from './support/fixtures.ts';
import { byTier } from '../tier.ts';
import { hasRule, playSorties, script } from './support/games/sortie-play.ts';

const DESKTOP = [1440, 900] as const;
const PHONE = [360, 740] as const;

const last = script.decisions.findIndex(hasRule('25.27'));

for (const [width, height] of byTier([PHONE], [PHONE], [DESKTOP, PHONE]))
  test(`two sorties at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await playSorties(page, script.decisions.slice(0, last + 1));
  });
