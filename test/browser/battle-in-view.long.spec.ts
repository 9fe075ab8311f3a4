/** The battle in progress is completely visible, even where nothing on the board can be picked. */
import type { Page } from '@playwright/test';
import { armageddon } from '../../src/games/armageddon/index.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { prepare } from '../english.ts';
import { takeOverScreen, openTab } from './support/at-table.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import { continueOnScreen } from './support/games/opening.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

await prepare(armageddon);

const game = armageddon.open(parseSetup(armageddon, { scenario: 'duel' }));
/** A hex at the right edge of the board where the first game between computers has its first battle. */
const PLACE = '1005';
const node = game.board.nodeOf.get(PLACE);

/** Returns parts of the hex and its counters that the window cuts off or an overlay covers. */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate((at) => {
    const box = (element: Element) => element.getBoundingClientRect();
    const [frame, hex] = ['.b-window', `.b-hits [data-node="${at}"]`].map((selector) => {
      const found = document.querySelector(selector);
      return found ? box(found) : new DOMRect();
    });
    const isThere = (counter: Element): boolean => {
      const { x, y, width, height } = box(counter);
      const across = x + width / 2 - hex.x - hex.width / 2;
      return Math.hypot(across, y + height / 2 - hex.y - hex.height / 2) < hex.width / 2;
    };
    const counters = [...document.querySelectorAll('.b-counter')].filter(isThere);
    if (counters.length < 2) return ['there are not two counters'];
    const over = [...document.querySelectorAll('.panels.open .panel, .card.odds, .b-zoom')];
    const parts = [hex, ...counters.map(box)];
    const isCut = (part: DOMRect): boolean =>
      part.left < frame.left ||
      part.top < frame.top ||
      part.right > frame.right ||
      part.bottom > frame.bottom;
    const lies = (card: DOMRect, part: DOMRect): boolean =>
      card.left < part.right &&
      part.left < card.right &&
      card.top < part.bottom &&
      part.top < card.bottom;
    return parts.flatMap((part, i) => [
      ...(isCut(part) ? [`part ${i} is cut`] : []),
      ...over.flatMap((card) => (lies(box(card), part) ? [`part ${i}: ${card.className}`] : [])),
    ]);
  }, node);

const SIZES = [
  [1440, 900],
  [360, 740],
] as const;

for (const [width, height] of lastUnlessLong(SIZES))
  for (const step of ['battle.act', 'challenge.act', 'battle.go'])
    test(`the fighting units are in view at ${step}, ${width} wide`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await continueOnScreen(
        page,
        game,
        (s) => game.stepNames[s.step] === step && game.look.focus(s).node === node,
      );
      await takeOverScreen(page);
      await stopAnimation(page);
      await expect.poll(() => hidden(page)).toEqual([]);
      await keepPicture(page, `fought-${step}-${width}`);
      // In the part of the board that the sheet leaves free on a phone, too.
      await openTab(page, 'Log');
      await expect.poll(() => hidden(page)).toEqual([]);
      await keepPicture(page, `fought-${step}-${width}-sheet`);
    });

/** Returns the fault of the mark on the hex of the fight: missing, elsewhere, cut off, or covered. */
const faultOfMark = (page: Page, at: number): Promise<string> =>
  page.evaluate((n) => {
    const marks = [...document.querySelectorAll('.b-areas path')];
    const boxes = marks.map((mark) => mark.getBoundingClientRect());
    const [hex, frame] = [`.b-hits [data-node="${n}"]`, '.b-window'].map(
      (selector) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(),
    );
    const [mark, ...more] = boxes;
    if (!mark || more.length > 0) return `${boxes.length} marks`;
    const away = Math.hypot(mark.x - hex.x, mark.y - hex.y);
    if (away > 5 || Math.abs(mark.width - hex.width) > 10) return `${away} pixels off`;
    const sheet = document.querySelector('.panels.open .panel')?.getBoundingClientRect();
    const bottom = Math.min(frame.bottom, innerWidth < 960 ? (sheet?.top ?? Infinity) : Infinity);
    const isWhole = mark.left >= frame.left && mark.right <= frame.right;
    return isWhole && mark.top >= frame.top && mark.bottom <= bottom ? '' : 'it is cut';
  }, at);

for (const [width, height] of lastUnlessLong(SIZES))
  test(`the hex of a fight without counters on the board is marked, ${width} wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    let at = -1;
    await continueOnScreen(page, game, (s) => {
      const { unit, node } = game.look.focus(s);
      const isAloft = game.look.counters(s).every((c) => c.unit !== unit);
      at = node;
      return game.stepNames[s.step] === 'challenge.act' && isAloft && node >= 0;
    });
    await takeOverScreen(page);
    await stopAnimation(page);
    const close = page.getByRole('button', { name: 'Close' });
    if (await close.isVisible()) await close.click();
    await expect.poll(() => faultOfMark(page, at)).toBe('');
    await keepPicture(page, `fought-aloft-${width}`);
    await openTab(page, 'Log');
    await expect.poll(() => faultOfMark(page, at)).toBe('');
    await keepPicture(page, `fought-aloft-${width}-sheet`);
  });
