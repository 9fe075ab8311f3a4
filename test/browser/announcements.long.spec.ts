/** A turn by keyboard and screen reader: prompts, choices with their costs, refusals, dice, and the side to move. */
import type { Page } from '@playwright/test';
import type { GameState } from '../../src/kernel/state.ts';
import { tabTo } from './support/by-keys.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { continueOnScreen, openAnnihilator } from './support/games/opening.ts';
import { answersOn, goTo } from './support/play.ts';

const game = openAnnihilator('learning');
const isRobots = ({ step }: GameState): boolean => game.stepNames[step] === 'robot.move';

/** Collects every text that a live region gets, as a screen reader would read it. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const texts: string[] = [];
    Reflect.set(window, 'announcements', texts);
    const regionOf = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest(
        '[aria-live], [role=alert], [role=status]',
      );
    new MutationObserver((changes) => {
      for (const region of new Set(changes.map(regionOf))) {
        const text = region?.textContent?.trim();
        if (text) texts.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

/**
 * Waits for an announcement; expects no text twice until then, clears the texts up to it, and expects an element to
 * have the focus.
 */
async function hear(page: Page, text: RegExp): Promise<void> {
  const announcements = () => page.evaluate(() => Reflect.get(window, 'announcements') as string[]);
  await expect.poll(announcements).toContainEqual(expect.stringMatching(text));
  const all = await announcements();
  expect(new Set(all).size, all.join(' | ')).toBe(all.length);
  const at = all.findIndex((one) => text.test(one));
  await page.evaluate(
    (n) => (Reflect.get(window, 'announcements') as string[]).splice(0, n),
    at + 1,
  );
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
}

/** Presses the key that ends something, and confirms. */
async function end(page: Page): Promise<void> {
  await page.keyboard.press('e');
  const yes = page.locator('dialog[open] .dialog-actions .primary');
  await yes.waitFor();
  await tabTo(page, yes);
  await page.keyboard.press('Enter');
}

test('everything is announced once, and the focus never falls back to the page', async ({
  page,
}) => {
  const { keyboard } = page;
  await listen(page);
  await continueOnScreen(page, game, isRobots);
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
  // The highlights come shortly after the prompt.
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
  // A button disappears after it is pressed, together with its purpose.
  await end(page);
  await hear(page, /^Rule 8\.1\. Human: set charges/);
  // The page ignores a press that may be half of a double press; a person would press again.
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
