/** A turn by keys and by ear: what is asked, what can be picked and its cost, why not, the dice, whose turn it is. */
import type { Page } from '@playwright/test';
import type { GameState } from '../../src/kernel/state.ts';
import { tabTo } from './support/by-keys.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { goOnHere, openAnnihilator } from './support/games/opening.ts';
import { answersOn, goTo } from './support/play.ts';

const game = openAnnihilator('learning');
const isRobots = ({ step }: GameState): boolean => game.stepNames[step] === 'robot.move';

/** Keeps every text that a live region takes on, as a screen reader would read it. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const said: string[] = [];
    Reflect.set(window, 'said', said);
    const regionOf = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest(
        '[aria-live], [role=alert], [role=status]',
      );
    new MutationObserver((changes) => {
      for (const region of new Set(changes.map(regionOf))) {
        const text = region?.textContent?.trim();
        if (text) said.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** Waits until it has been said, and nothing twice; up to there it is forgotten. The focus is somewhere. */
async function hear(page: Page, text: RegExp): Promise<void> {
  const said = () => page.evaluate(() => Reflect.get(window, 'said') as string[]);
  await expect.poll(said).toContainEqual(expect.stringMatching(text));
  const all = await said();
  expect(new Set(all).size, all.join(' | ')).toBe(all.length);
  const at = all.findIndex((one) => text.test(one));
  await page.evaluate((n) => (Reflect.get(window, 'said') as string[]).splice(0, n), at + 1);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

/** Ends by its key, and says yes if that is asked. */
async function end(page: Page): Promise<void> {
  await page.keyboard.press('e');
  const yes = page.locator('dialog[open] .dialog-actions .primary');
  await yes.waitFor();
  await tabTo(page, yes);
  await page.keyboard.press('Enter');
}

test('each thing is said once, and the focus never falls back to the page', async ({ page }) => {
  const { keyboard } = page;
  await listen(page);
  await goOnHere(page, game, isRobots);
  await stopAnimation(page);
  await answersOn(page).board.first().waitFor({ state: 'attached' });
  await keyboard.press('b');
  await keyboard.press('Tab');
  await hear(page, /^Choice 1 of \d+: .*, movement \d, (.*, )?at \d{4}$/);
  await keyboard.press('Enter');
  await hear(page, /^Rule \d+\.\d\. Annihilator: choose where .* goes/);
  await keyboard.press('Tab');
  await hear(page, /^Choice 1 of \d+: \d{4}, .*You can choose this place, movement: \d of \d\.$/);
  await goTo(page, game.board.labels[0] ?? '');
  await keyboard.press('Enter');
  await hear(page, /^\[\w+(\.\d+)?\]/);
  await keyboard.press('Escape');
  await keyboard.press('Escape');
  await hear(page, /^Rule \d+\.\d\. Annihilator: move/);

  await end(page);
  await hear(page, /^Rule \d+\.\d\. Annihilator: attack/);
  // The highlights come a moment after the prompt.
  await answersOn(page).board.first().waitFor({ state: 'attached' });
  await keyboard.press('b');
  await keyboard.press('Tab');
  await hear(page, /^Choice 1 of \d+: \d{4}, passageway/);
  await keyboard.press('Enter');
  await hear(page, /^Rule 7\.2\. Use the mind weapon on \d{4} .* Next: dice roll\.$/);
  const roll = page.getByRole('button', { name: /^Roll/ });
  await tabTo(page, roll);
  await keyboard.press('Enter');
  await hear(page, /^The mind weapon strikes .* at \d\u2011\d: rolled \d, .* Turn 2\.$/);
  await hear(page, /^Rule 5\.1\. Human: move/);
  // A button that is pressed goes away with what it was for.
  await end(page);
  await hear(page, /^Rule 8\.1\. Human: set charges/);
  // A press that may be half of a double press is ignored; a person presses again.
  await expect(async () => {
    if (await roll.isVisible()) return;
    await keyboard.press('a');
    await keyboard.press('Enter');
    await expect(roll).toBeVisible({ timeout: 2000 });
  }).toPass();
  await hear(page, /^Rule 8\.2\. .* Next: dice roll\.$/);
  await tabTo(page, roll);
  await keyboard.press('Enter');
  await hear(page, /: rolled \d, /);
});
