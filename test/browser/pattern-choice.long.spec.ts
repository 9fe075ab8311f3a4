/** Patterns of hexes are chosen by picture: the letter beside each is for screen readers and the keyboard. */
import type { Locator } from '@playwright/test';
import { takeOverScreen } from './support/at-table.ts';
import { expect, test } from './support/fixtures.ts';
import { continueOnScreen, openAnnihilator } from './support/games/opening.ts';
import { waitForBoard } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';

const annihilator = openAnnihilator('standard');

/** Returns the middles of the hexes in a picture, in pixels from that of the first hex. */
const hexesOf = (button: Locator): Promise<{ text: string; x: number; y: number }[]> =>
  button.locator('.shape text').evaluateAll((texts) => {
    const boxes = texts.map((text) => text.getBoundingClientRect());
    const middle = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
    const first = middle(boxes[0] ?? new DOMRect());
    return texts.map((text, i) => {
      const { x, y } = middle(boxes[i] ?? new DOMRect());
      return { text: text.textContent, x: x - first.x, y: y - first.y };
    });
  });

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])
  test(`[8.1] a demolition pattern and its direction are chosen by picture, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await continueOnScreen(
      page,
      annihilator,
      (s) => annihilator.stepNames[s.step] === 'demolition.pattern',
    );
    await takeOverScreen(page);
    await waitForBoard(page);
    const choices = page.getByRole('group', { name: 'Choices' }).getByRole('button');
    await expect(choices.locator('.shape')).toHaveCount(4);
    await keepPicture(page, `patterns-${width}`);
    const counts = [4, 6, 7, 4];
    for (const [i, count] of counts.entries()) {
      const hexes = await hexesOf(choices.nth(i));
      expect(hexes.map(({ text }) => text)).toEqual(
        Array.from({ length: count }, (_, k) => String(k + 1)),
      );
    }
    await page.getByRole('button', { name: /^Pattern B/ }).click();
    const west = page.getByRole('group', { name: 'Choices' }).getByRole('button').nth(3);
    await expect(choices.locator('.shape')).toHaveCount(6);
    await keepPicture(page, `pattern-directions-${width}`);
    // The fourth direction is west: hex 2 is left of hex 1, as on the board.
    const [, second] = await hexesOf(west);
    expect(second?.x).toBeLessThan(-4);
    expect(Math.abs(second?.y ?? 99)).toBeLessThan(2);
    for (const box of await choices.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    ))
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(width < 600 ? 44 : 40);
  });
