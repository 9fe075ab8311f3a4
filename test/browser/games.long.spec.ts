import type { Page } from '@playwright/test';
import { expect, openTable, test } from './support/fixtures.ts';
import { byKeyboard, byMouse, chooser, expectResult, playOn } from './support/play.ts';

// Each test takes long: if they ran one after another, other workers would be idle at the end.
test.describe.configure({ mode: 'parallel' });

test('Annihilator, a whole game by keyboard alone, from the lobby to a result', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('article').getByRole('button', { name: /^Play / })).toHaveCount(5);
  await tabTo(page, 'Settings');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Normal');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await tabTo(page, 'Play Annihilator', 'Annihilator');
  await page.keyboard.press('Enter');
  await tabTo(page, /The assault/);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Create game');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();
  await playOn(page, { choose: chooser(9), give: byKeyboard(page) });
  await expectResult(page, /\[\w+(\.\d+)?\]/, /^(Human|Annihilator) wins$/);
});

test('Annihilation, a whole game by clicking, against the computer, to a result', async ({
  page,
}) => {
  await openTable(page, { game: 'Annihilation', scenario: 'Learning board' });
  const onTurn = async () => expect(await page.evaluate(needlessRings)).toEqual([]);
  await playOn(page, { choose: chooser(3), give: byMouse(page), onTurn });
  await expectResult(page, /\[\w+(\.\d+)?\]/, /^(White|Black) wins$|^A draw$/);
});

/** Returns counters with a ring that are neither pickable nor selected nor ghosts. */
function needlessRings(): (string | null)[] {
  const plain = ':not(.b-can, .b-selected, .b-ghost)';
  const rings = [...document.querySelectorAll(`.b-counter${plain} > .b-ring`)];
  return rings
    .filter((ring) => getComputedStyle(ring).fill !== 'none')
    .map((ring) => ring.getAttribute('aria-label'));
}

/** Presses Tab until the element with that name has the focus; in the article with that heading, if one is given. */
async function tabTo(page: Page, name: string | RegExp, article = ''): Promise<void> {
  const passed: string[] = [];
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press('Tab');
    const { text, heading } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLInputElement;
      // Between the end of the page and its beginning, the body has the focus, and its text is that of the whole page.
      if (focused === document.body) return { text: '', heading: '' };
      return {
        text: (focused.ariaLabel ?? focused.labels?.[0]?.innerText ?? focused.innerText).replace(
          /\s+/g,
          ' ',
        ),
        heading: focused.closest('article')?.querySelector('h2')?.textContent ?? '',
      };
    });
    const isNamed = typeof name === 'string' ? text.trim() === name : name.test(text);
    if (isNamed && (!article || heading === article)) return;
    passed.push(text);
  }
  throw new Error(`Tab does not lead to ${name}, but to ${passed.join(', ')}`);
}
