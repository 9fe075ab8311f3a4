/** Choices that are too expensive are shown with their price, and pressing them gives the reason. */
import { armageddon } from '../../src/games/armageddon/index.ts';
import { act, drawHidden, table } from '../../src/games/armageddon/testing.ts';
import { english, prepare } from '../english.ts';
import { takeOverScreen } from './support/at-table.ts';
import { expect, test } from './support/fixtures.ts';
import { continueFromPosition } from './support/games/opening.ts';

await prepare(armageddon);

/** A position for research with enough action points, but without materials, energy and technology. */
function poorResearch() {
  const works =
    'red at 0404: concord-keep laboratory academy; red garrison 0404: doctor-ilse-karam line-rifles; blue at 0606: axle-zero';
  const values = { 'red-ap': 40, 'red-materials': 0, 'red-energy': 0, 'red-technology': 0 };
  return drawHidden(act(table(works, { values }), 'research doctor-ilse-karam'), 1);
}

test('[7.2] [7.3] research that is too expensive is a disabled button with its price, and says why', async ({
  page,
}) => {
  const t = poorResearch();
  const barred = t.game.look.barred?.(t.s) ?? [];
  expect(barred.length).toBeGreaterThan(0);
  await continueFromPosition(page, t, ['me', 'me']);
  await takeOverScreen(page);
  const choices = page.getByRole('group', { name: 'Choices' });
  for (const action of barred) {
    const label = english(t.game, t.game.look.actionLabel(t.s, action));
    expect(label).toMatch(/\(\d AP, .*\)/);
    const button = choices.getByRole('button', { name: label, exact: true });
    await expect(button).toBeVisible();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    // Playwright does not press a button that is marked as disabled.
    await button.click({ force: true });
    await expect(page.getByRole('alert')).toContainText('[7.3]');
  }
  // Nothing was played: the same decision is still open.
  await expect(choices.getByRole('button', { name: 'Try none of these' })).toBeVisible();
});
