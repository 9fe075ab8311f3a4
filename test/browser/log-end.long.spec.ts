/** The log of a long game: its end is in view while it grows. */
import { expect, test } from './support/fixtures.ts';
import { continueOnScreen, openChitin } from './support/games/opening.ts';
import { byMouse, chooser, playOn } from './support/play.ts';

test('the log shows its end, even when its first lines are removed', async ({ page }) => {
  const game = openChitin('learning');
  let decisions = 0;
  // More turns than the log shows expanded; then a turn in which units can be moved.
  await continueOnScreen(page, game, (s, side) => {
    decisions += 1;
    return decisions > 400 && side === 0 && game.stepNames[s.step] === 'move.pick';
  });
  const first = page.locator('.log-turn [aria-expanded]').first();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  const few = playOn(page, {
    choose: chooser(5),
    give: byMouse(page),
    most: 14,
    onTurn: async () => {
      const send = page.getByRole('button', { name: /^Send/ });
      if (await send.isVisible()) await send.dispatchEvent('click');
      expect(await page.evaluate(pixelsBelowLog)).toBeLessThan(2);
    },
  });
  await expect(few).rejects.toThrow('no result');
});

/** Height of the log below its visible part; 0 while another panel is open. */
function pixelsBelowLog(): number {
  const log = document.querySelector('[aria-label="Log"]');
  return log ? log.scrollHeight - log.scrollTop - log.clientHeight : 0;
}
