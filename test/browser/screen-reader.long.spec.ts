/** A table with a screen reader: the focus, and the announcements of live regions. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { continueOnScreen, openAnnihilator, openSlammers } from './support/games/opening.ts';
import { answersOn } from './support/play.ts';

const assault = openAnnihilator('standard');
const badger = openSlammers('1');

/** Collects every text that a live region gets after it was created. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const texts: string[] = [];
    Reflect.set(window, 'announcements', texts);
    new MutationObserver((changes) => {
      for (const { target, type } of changes) {
        const at = target instanceof Element ? target : target.parentElement;
        // Screen readers do not read a region that is created with its text.
        if (at?.ariaLive !== 'polite' || !['characterData', 'childList'].includes(type)) continue;
        if (at.textContent) texts.push(at.textContent.trim());
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

const announcements = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'announcements') as string[]);

test('after entering a table the focus and an announcement are on the prompt', async ({ page }) => {
  await listen(page);
  await continueOnScreen(page, assault, (s) => assault.stepNames[s.step] === 'human.move');
  await expect(page.locator('.prompt')).toBeFocused();
  const asked = await page.locator('.prompt-line > span').textContent();
  await expect
    .poll(() => announcements(page))
    .toContainEqual(expect.stringContaining(asked ?? '?'));
});

test('a pick is announced while more can be chosen, and no longer once it is undone', async ({
  page,
}) => {
  await listen(page);
  await continueOnScreen(page, badger, (s) => badger.stepNames[s.step] === 'move.pick');
  await answersOn(page).board.first().waitFor({ state: 'attached' });
  await page.keyboard.press('b');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => announcements(page))
    .toContainEqual(expect.stringMatching(/^Chosen: .+\.$/));
  const chosen = page.locator('[aria-live]', { hasText: /^Chosen: / });
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveCount(0);
});

test('the odds are described by their one number, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await continueOnScreen(page, badger, (s) => badger.stepNames[s.step] === 'direct.guns');
  await page.getByRole('button', { name: 'Improve odds' }).click();
  await page
    .locator('.actions')
    .getByRole('button', { name: /^Fire: / })
    .click();
  const odds = page.getByRole('dialog', { name: 'Chances' });
  await expect(odds).toHaveAccessibleDescription(/^\d[\d.]*% /);
});

test('the settings choose how much of the moves of others is announced', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  const group = page.getByRole('group', { name: 'Screen reader: other players’ moves' });
  await expect(group.getByRole('radio', { checked: true })).toHaveAccessibleName('Every unit');
  await group.getByText('Summary').click();
  await page.reload();
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(group.getByRole('radio', { checked: true })).toHaveAccessibleName('Summary');
});
