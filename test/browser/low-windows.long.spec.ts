/**
 * Low windows: a phone on its side, a page at 200% and 400% zoom. The board keeps most of the height, and every control
 * can be reached.
 */
import type { Locator, Page } from '@playwright/test';
import { armageddon } from '../../src/games/armageddon/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { prepare } from '../english.ts';
import { startLocal, takeOverScreen, openTab } from './support/at-table.ts';
import { boxOf } from './support/boxes.ts';
import { expect, test } from './support/fixtures.ts';
import {
  continueOnScreen,
  openAnnihilation,
  openAnnihilator,
  openChitin,
  openSlammers,
} from './support/games/opening.ts';
import { waitForBoard, showWhole } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

await prepare(armageddon);

/** Each game when something on the board can be picked. */
const GAMES: readonly (readonly [game: Game, step: string])[] = [
  [openAnnihilation('standard'), 'turn.action'],
  [openAnnihilator('standard'), 'human.move'],
  [openChitin('small'), 'move.pick'],
  [openSlammers('1'), 'move.pick'],
  [armageddon.open(parseSetup(armageddon, { scenario: 'duel' })), 'turn.act'],
];

/** Minimum share of the height for the board; everything else is beside it. */
const SIDEWAYS = [
  [844, 390],
  [667, 375],
  [720, 450],
] as const;
const LEAST = 0.55;

for (const [game, step] of lastUnlessLong(GAMES)) {
  test(`${game.id}: the board keeps 55 % of a low window, with the rest beside it`, async ({
    page,
  }) => {
    await continueOnScreen(page, game, (s) => game.stepNames[s.step] === step);
    await takeOverScreen(page);
    for (const [width, height] of SIDEWAYS) {
      await page.setViewportSize({ width, height });
      await page.mouse.move(width - 2, height - 2);
      await waitForBoard(page);
      await keepPicture(page, `low-${game.id}-${width}`);
      const board = await boxOf(page.locator('.b-window'));
      expect.soft(board.height / height, `${width}`).toBeGreaterThanOrEqual(LEAST);
      expect.soft(board.width / width, `${width}`).toBeGreaterThanOrEqual(0.5);
      await expectWholePrompt(page, `${width}`);
      await expectReachable(page, `${width}`);
      await expectFreePicks(page, `${width}`);
    }
  });

  test(`${game.id}: at 320 by 256 the page scrolls, and every control can be reached`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await continueOnScreen(page, game, (s) => game.stepNames[s.step] === step);
    await takeOverScreen(page);
    // The pointer leaves the board, because a stack under it would be spread out.
    await page.mouse.move(160, 254);
    await waitForBoard(page);
    await keepPicture(page, `low-${game.id}-320`);
    const board = await boxOf(page.locator('.b-window'));
    expect(board.height).toBeGreaterThanOrEqual(120);
    await expectReachable(page, '320');
    await showWhole(page);
    await expectFreePicks(page, '320');
    // The button that ends a turn is in the window at every scroll position.
    await openTab(page, 'Table');
    await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
    await page.getByRole('button', { name: 'Resign' }).scrollIntoViewIfNeeded();
    await expect(page.locator('.actions .button').first()).toBeInViewport({ ratio: 0.9 });
    await expectReachable(page, '320, with the panel of the table');
  });
}

/** The first prompt of a new game is one of its longest. */
for (const [game] of lastUnlessLong(GAMES))
  test(`${game.id}: the first prompt fits the bar, and the page stays at its start`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 667, height: 375 });
    await startLocal(page, game.id);
    await expect(page.locator('.prompt.mine')).toBeVisible();
    await waitForBoard(page);
    await expectWholePrompt(page, '667');
    await expectWholeWords(page.locator('.actions-list .hint'));
    await openTab(page, 'Rules');
    await expect(page.getByRole('tabpanel', { name: 'Rules' })).toBeVisible();
    // Buttons cover no words.
    const hintEnds = page.locator('.actions-list:has(.hint) + .unsent').evaluateAll((all) =>
      all.map((buttons) => {
        const words = document.createRange();
        words.selectNodeContents(buttons.previousElementSibling?.querySelector('.hint') ?? buttons);
        return words.getBoundingClientRect().right - buttons.getBoundingClientRect().left;
      }),
    );
    for (const over of await hintEnds) expect(over).toBeLessThanOrEqual(0);
    await openTab(page, 'Rules');
    await page.setViewportSize({ width: 320, height: 256 });
    await waitForBoard(page);
    await expectWholeWords(page.locator('.actions-list .hint'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

test('at the end of a game its result is shown from the start', async ({ page }) => {
  for (const [width, height] of [...SIDEWAYS, [320, 256]] as const) {
    await page.setViewportSize({ width, height });
    await startLocal(page, 'chitin');
    await openTab(page, 'Table');
    await page.getByRole('button', { name: 'Resign' }).click();
    const question = page.getByRole('dialog');
    const answer = question.getByRole('button', { name: /^(Resign|Abort game)$/ });
    await expect(answer).toBeInViewport({ ratio: 0.9 });
    await answer.click();
    const heading = page.getByRole('region', { name: 'Result' }).getByRole('heading');
    await expect(heading).toBeInViewport({ ratio: 0.9 });
    await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 0.99 });
  }
});

test('at 320 by 256 an opened panel comes into the window, and the board after it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await startLocal(page, 'slammers');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.locator('.prompt .rule').click();
  await expect(page.getByRole('tabpanel', { name: 'Rules' })).toBeInViewport();
  await page.getByRole('tab', { name: 'Goal' }).click();
  const goal = page.getByRole('heading', { name: 'Badger Hunt', exact: true });
  await expect(goal).toBeInViewport({ ratio: 0.9 });
  await page.getByRole('tab', { name: 'Goal' }).click();
  await expect(page.locator('.prompt')).toBeInViewport({ ratio: 0.9 });
});

/** Expects that no line of the prompt is cut off. */
async function expectWholePrompt(page: Page, at: string): Promise<void> {
  const hidden = await page
    .locator('.prompt')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect.soft(hidden, at).toBeLessThanOrEqual(0);
}

/**
 * Expects that nothing scrolls sideways, and that each control, once scrolled to, is uncovered and inside the window.
 */
async function expectReachable(page: Page, at: string): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(wide, at).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(unreachable), at).toEqual([]);
}

/**
 * Returns every button, tab, link and field outside of the board that a press in its middle does not hit after
 * scrolling to it.
 */
function unreachable(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>('.table :is(button, a, input, select, summary)'),
  ].filter(
    (one) =>
      !one.closest('.b-window, .sr-only, .log-list') &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  const found = controls.flatMap((one) => {
    one.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = one.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    const label = one.closest('label');
    if (hit && (one.contains(hit) || label?.contains(hit))) return [];
    const name = one.ariaLabel ?? one.textContent ?? one.className;
    return [`${name} at ${Math.round(x)},${Math.round(y)} under ${hit?.outerHTML.slice(0, 80)}`];
  });
  scrollTo(0, 0);
  return found;
}

/** Expects that a press on a legal choice hits it, on the board or in its window. */
async function expectFreePicks(page: Page, at: string): Promise<void> {
  const { inView } = await page.evaluate(picksInView);
  expect.soft(inView, at).toBeGreaterThan(0);
  // After a change of the window, cards move off the picks once the board is at rest.
  const covered = async () => (await page.evaluate(picksInView)).covered;
  await expect.poll(covered, at).toEqual([]);
}

function picksInView(): { inView: number; covered: string[] } {
  const frame = document.querySelector('.b-window');
  const isShown = (pick: Element): boolean => {
    const { left, right, top, bottom } = pick.getBoundingClientRect();
    const edge = frame?.getBoundingClientRect() ?? new DOMRect();
    return left > edge.left && right < edge.right && top > edge.top && bottom < edge.bottom;
  };
  const all = document.querySelectorAll('.b-live [aria-label^="Choose "], .b-dock .b-can');
  const shown = [...all].filter((pick) => pick.closest('.b-dock') || isShown(pick));
  const covered = shown.flatMap((pick) => {
    // Scrolling to an element would also scroll a board that is hidden beyond its window.
    if (pick.closest('.b-dock')) pick.scrollIntoView({ block: 'center', inline: 'center' });
    else scrollBy(0, pick.getBoundingClientRect().top - innerHeight / 2);
    const { x, y, width, height } = pick.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    if (hit?.closest('.b-window, .b-dock')) return [];
    return [`${pick.getAttribute('aria-label')} under ${hit?.outerHTML.slice(0, 80)}`];
  });
  scrollTo(0, 0);
  return { inView: shown.length, covered };
}

/** Expects that no word of a text is broken over lines. */
async function expectWholeWords(text: Locator): Promise<void> {
  const broken = await text.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const [node] = element.childNodes;
      if (!node) return [];
      return [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
}
