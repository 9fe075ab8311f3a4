/** With forced colours, frames replace background colours; sliders are large enough to hit. */
import { expect, openTable, stopAnimation, test } from './support/fixtures.ts';
import { continueOnScreen, openAnnihilator } from './support/games/opening.ts';
import { answersOn } from './support/play.ts';

test('forced colours: the selected tab and the side to move have a frame', async ({ page }) => {
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  await page.emulateMedia({ forcedColors: 'active' });
  for (const marked of ['.tabs button[aria-selected="true"]', '.chip.acting'])
    await expect(page.locator(marked).first()).toHaveCSS('outline-style', 'solid');
  for (const other of ['.tabs button[aria-selected="false"]', '.chip:not(.acting)'])
    await expect(page.locator(other).first()).toHaveCSS('outline-style', 'none');
});

test('sliders are at least 24 pixels high', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const slider = page.locator('dialog[open] input[type="range"]').first();
  expect((await slider.boundingBox())?.height).toBeGreaterThanOrEqual(24);
});

/** Meanings of results that the bar of an odds card distinguishes. */
const MEANINGS = ['none', 'gain', 'harm', 'loss', 'win'] as const;

for (const forcedColors of ['none', 'active'] as const)
  test(`results in the bar of an odds card differ without colour, forced colours: ${forcedColors}`, async ({
    page,
  }) => {
    const game = openAnnihilator('standard');
    await continueOnScreen(
      page,
      game,
      (s, side) => side === 0 && game.stepNames[s.step] === 'human.combat',
    );
    await stopAnimation(page);
    await page.getByRole('tab', { name: 'Moves' }).click();
    await page
      .getByRole('tabpanel')
      .getByRole('button', { name: /^Attack/ })
      .first()
      .click();
    await expect(answersOn(page).roll).toBeVisible();
    await page.emulateMedia({ forcedColors });
    const looks = await page.locator('.odds-body').evaluate((body, meanings) => {
      const bar = document.createElement('div');
      bar.className = 'odds-bar';
      body.append(bar);
      /** Hatching, thickness of the frame, and whether the background is black or white. */
      const lookOf = (meaning: string): string => {
        const part = document.createElement('i');
        part.className = meaning;
        bar.append(part);
        const { backgroundImage, backgroundColor, borderTopWidth } = getComputedStyle(part);
        part.remove();
        const [r = 0, g = 0, b = 0] = (backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
        const grey = 0.3 * r + 0.59 * g + 0.11 * b;
        const angle = /\d+deg/.exec(backgroundImage)?.[0];
        return angle ? `hatched ${angle}` : `${grey > 140 ? 'light' : 'dark'} ${borderTopWidth}`;
      };
      return meanings.map(lookOf);
    }, MEANINGS);
    expect(new Set(looks).size, looks.join(', ')).toBe(MEANINGS.length);
  });
