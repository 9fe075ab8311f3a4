/** Annoyances on a phone, found by playing whole turns there by hand. */
import type { Page } from '@playwright/test';
import { armageddon } from '../../src/games/armageddon/index.ts';
import { ActionList } from '../../src/kernel/action.ts';
import { legal } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { prepare } from '../english.ts';
import { takeOverScreen } from './support/at-table.ts';
import { boxOf } from './support/boxes.ts';
import { expect, stopAnimation, test } from './support/fixtures.ts';
import {
  continueOnScreen,
  openAnnihilation,
  openAnnihilator,
  openChitin,
  openSlammers,
} from './support/games/opening.ts';
import { answersOn, waitForBoard, byMouse } from './support/play.ts';
import { keepPicture } from './support/screenshot.ts';
import { lastUnlessLong } from '../tier.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

await prepare(armageddon);
const duel = armageddon.open(parseSetup(armageddon, { scenario: 'duel' }));
const learning = openChitin('learning');
const small = openChitin('small');

/** Each game at a decision for which the bar shows the figures of its sides. */
const BARS: readonly (readonly [game: Game, step: string])[] = [
  [openAnnihilation('standard'), 'turn.action'],
  [openAnnihilator('standard'), 'human.move'],
  [small, 'move.pick'],
  [openSlammers('1'), 'move.pick'],
  [duel, 'turn.act'],
];

test('the names of both sides are completely visible in the bar', async ({ page }) => {
  for (const [game, step] of BARS) {
    await continueOnScreen(page, game, (s) => game.stepNames[s.step] === step);
    await takeOverScreen(page);
    const names = page.locator('.chip b');
    await expect(names).toHaveCount(2);
    expect(await names.evaluateAll(cutOff), game.id).toEqual([]);
  }
});

test('with four sides, the bar shows all figures completely, and the name of the side to act', async ({
  page,
}) => {
  const four = armageddon.open(parseSetup(armageddon, { scenario: 'four' }));
  await continueOnScreen(page, four, (s) => four.stepNames[s.step] === 'turn.act');
  await takeOverScreen(page);
  const chips = page.locator('.chip');
  await expect(chips).toHaveCount(4);
  expect(await page.locator('.chip, .chip .tally, .chip.acting b').evaluateAll(cutOff)).toEqual([]);
  const [last, tools] = [
    await chips.last().boundingBox(),
    await page.locator('.tools').boundingBox(),
  ];
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(tools?.x ?? 0);
});

test('the recap is off the board with all its lines visible, and gives way to an open panel', async ({
  page,
}) => {
  const hives = openChitin('armageddon');
  const isLate = () => {
    let seen = 0;
    return (s: GameState, side: number) =>
      ++seen > 20 && side === 0 && hives.stepNames[s.step] === 'move.pick';
  };
  await continueOnScreen(page, hives, isLate());
  const told = page.locator('.recap-log');
  await expect(told).toBeVisible();
  await waitForBoard(page, 12);
  expect(
    await told.evaluateAll((all) => all.filter((e) => e.scrollHeight > e.clientHeight)),
  ).toEqual([]);
  const [card, board] = [
    await boxOf(page.locator('.recap')),
    await boxOf(page.locator('.b-window')),
  ];
  expect(card.y).toBeGreaterThanOrEqual(board.bottom);
  await page.getByRole('tab', { name: 'Status' }).tap();
  await expect(page.locator('.recap')).toBeHidden();
  await page.getByRole('tab', { name: 'Status' }).tap();
  await expect(page.locator('.recap')).toBeVisible();
});

test('picking from a tray keeps the view of the board, and the next tray is shown from its start', async ({
  page,
}) => {
  await continueOnScreen(page, learning, (s) => learning.stepNames[s.step] === 'move.pick');
  await stopAnimation(page);
  const dock = page.locator('.b-dock');
  const ofTray = (name: string) => dock.getByRole('button', { name }).first();
  await ofTray('Gantua').tap();
  await expect(page.locator('.b-lit path').first()).toBeAttached();
  await waitForBoard(page);
  await expectApart(page);
  // Go to the farthest places, and pick the next unit before the board has come to rest there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const sign = page.locator('.b-beyond').filter({ hasText: /[←→]/ }).first();
  const worker = await ofTray('Worker').elementHandle();
  const place = await sign.evaluate(async (button, next) => {
    const placeNow = () => document.querySelector('.b-world')?.getAttribute('style');
    const before = placeNow();
    (button as HTMLElement).click();
    while (placeNow() === before) await new Promise(requestAnimationFrame);
    const there = placeNow();
    (next as HTMLElement).click();
    return there;
  }, worker);
  await expect(page.locator('.prompt-line')).toContainText('2 units');
  await waitForBoard(page);
  expect(await page.locator('.b-world').getAttribute('style')).toBe(place);
  await expectApart(page);
  // The numbers of the places can be read through their rings.
  const lit = await page.locator('.b-lit > path').count();
  await expect(page.locator('.b-lit > path ~ .b-lit-labels text')).toHaveCount(lit);

  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator('.prompt-line')).toContainText('choose a unit', { timeout: 500 });
  }).toPass();
  await dock.evaluate((row) => row.scrollTo(row.scrollWidth, 0));
  await page.getByRole('button', { name: 'End movement' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'End movement' }).tap();
  await expect(page.locator('.prompt-line')).toContainText('Blue Hive: choose');
  await expect(async () => expect(await dock.evaluate((row) => row.scrollLeft)).toBe(0)).toPass();
});

test('six facings take one row, whatever is still to be sent', async ({ page }) => {
  await continueOnScreen(page, learning, (s) => learning.stepNames[s.step] === 'move.pick');
  await stopAnimation(page);
  await page.locator('.b-dock').getByRole('button', { name: 'Gantua' }).first().tap();
  const lit = page.locator('.b-lit > path');
  await expect(lit.first()).toBeAttached();
  await waitForBoard(page);
  const tops = async () => {
    const turns = page.locator('.actions .button.turn');
    return turns.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  };
  const { x, y } = await lit.evaluateAll(nearestToMiddle);
  await page.touchscreen.tap(x, y);
  await expect(page.getByRole('button', { name: /^Send/ })).toBeVisible();
  expect(await tops()).toHaveLength(6);
  expect(new Set(await tops()).size).toBe(1);
});

test('the buttons are in two rows, each in one line, with the hint in two lines', async ({
  page,
}) => {
  const assault = openAnnihilator('standard');
  await continueOnScreen(page, assault, (s) => assault.stepNames[s.step] === 'human.move');
  await stopAnimation(page);
  const pick = () => byMouse(page)('board', 0);
  const send = page.getByRole('button', { name: /^Send/ });
  // A unit and its target are chosen: now another unit may move, and nothing has been sent.
  await pick();
  await expect(page.locator('.b-selected')).not.toHaveCount(0);
  await expect(answersOn(page).button).toHaveCount(0);
  await waitForBoard(page);
  await pick();
  await expect(send).toBeVisible();
  const buttons = page.locator('.actions button:visible');
  // The buttons end the move or move the rest of the stack; under them are hint, undo and send.
  await expect(buttons).toHaveCount(5);
  expect(await buttons.evaluateAll(rows)).toEqual([
    [1, 1],
    [1, 1, 1],
  ]);
  await waitForBoard(page);
  await pick();
  await expect(answersOn(page).button).toHaveCount(0);
  await expect(send).toBeVisible();
  const hint = page.locator('.actions .hint');
  expect(await hint.evaluate((p) => p.getClientRects()[0]?.height)).toBeLessThan(45);
});

test('the result of the dice is completely visible beside the losses', async ({ page }) => {
  await continueOnScreen(page, small, (s, side) => {
    const items = small.look.plan?.show(s)?.items ?? [];
    return side === 0 && items.some(({ next }) => next !== undefined);
  });
  await page.getByRole('tab', { name: 'Plan' }).click();
  await page.locator('.plan-item > button').first().click();
  await page.getByRole('button', { name: /^Roll/ }).click();
  await expect(page.locator('.dead-line')).toBeVisible();
  const words = page.locator('.die-line > span:not(.die, .die-pools):visible');
  await expect(words.first()).toContainText('the defender loses');
  expect(await words.evaluateAll(cutOff)).toEqual([]);
  // In two lines, beside the dice themselves.
  const dice = page.locator('.die-line > :is(.die, .die-pools):visible');
  await expect(dice.first()).toBeVisible();
  expect((await words.first().boundingBox())?.height).toBeLessThanOrEqual(30);
  const boxes = '.dead-line, .die-line > *, .b-zoom button, .overlays';
  expect(await page.locator(`:is(${boxes}):visible`).evaluateAll(onOneAnother)).toEqual([]);
  await keepPicture(page, 'dice-beside-the-dead-360');
});

for (const [width, height] of lastUnlessLong([
  [1440, 900],
  [360, 740],
] as const))
  test(`cards in hand show all their figures and costs, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await continueOnScreen(page, duel, (s) => duel.stepNames[s.step] === 'turn.act');
    await takeOverScreen(page);
    const cards = page.locator('.hand-card');
    await expect(cards.first()).toBeVisible();
    expect(await cards.locator('.about').evaluateAll(cutOff)).toEqual([]);
    if (width < 1200) {
      // Attack, defence and points, as on the counter of the card.
      const figures = cards.locator('svg text', { hasText: /^\d+-\d+/ });
      expect(await figures.count()).toBeGreaterThan(0);
    } else {
      // A face with everything on it.
      const faces = await cards
        .locator('img')
        .evaluateAll((all) =>
          all.map((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0),
        );
      expect(faces).toEqual(Array(await cards.count()).fill(true));
    }
  });

test('each choice takes one line, and covers no other control', async ({ page }) => {
  const cases = [
    [duel, 'challenge.act', 2],
    [learning, 'setup.claim', 3],
  ] as const;
  for (const [game, step, least] of cases) {
    await continueOnScreen(page, game, (s, side) => {
      const actions = legal(game, s, new ActionList());
      return side === 0 && game.stepNames[s.step] === step && actions.length >= least;
    });
    await takeOverScreen(page);
    const choices = page.getByRole('group', { name: 'Choices' }).getByRole('button');
    expect(await choices.count(), game.id).toBeGreaterThanOrEqual(least);
    const boxes = await choices.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    );
    for (const { height } of boxes) expect(height, game.id).toBeLessThan(46);
    // In two rows, the first of them beside the buttons for hints and undoing.
    expect(new Set(boxes.map(({ y }) => y)).size, game.id).toBeLessThanOrEqual(2);
    const shown = '.actions .button, .b-zoom button, .overlays summary, .dice-tray';
    const covered = await page.locator(`:is(${shown}):visible`).evaluateAll(onOneAnother);
    expect(covered, game.id).toEqual([]);
  }
});

test('beside many buttons, a notice is visible completely, and the buttons scroll', async ({
  page,
}) => {
  const isWide = (s: GameState) => legal(duel, s, new ActionList()).toArray().length >= 6;
  const isAim = (s: GameState) => duel.stepNames[s.step] === 'battle.aim' && isWide(s);
  await continueOnScreen(page, duel, isAim, { seed: 10 });
  await takeOverScreen(page);
  await stopAnimation(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const rows = page.locator('.actions-inner');
  expect(await rows.evaluate((e) => e.scrollHeight)).toBeGreaterThan(100);
  await page.locator('.b-hits [data-node="0"]').dispatchEvent('click');
  await expect(page.locator('.notice')).toBeVisible();
  await waitForBoard(page);
  const body = page.locator('.decision-body');
  expect(await body.evaluate((e) => e.scrollHeight - e.clientHeight)).toBe(0);
  expect((await page.locator('.actions').boundingBox())?.height).toBeGreaterThan(50);
  await keepPicture(page, 'notice-over-buttons');
});

test('when a force is chosen, no strip of a notice is visible behind its sheet', async ({
  page,
}) => {
  const game = openChitin('intermediate');
  await continueOnScreen(
    page,
    game,
    (s, side) => side === 0 && game.stepNames[s.step] === 'setup.force',
  );
  await takeOverScreen(page);
  await expect(page.locator('.force-panel')).toBeVisible();
  await expect(page.locator('.recap')).toBeHidden();
});

/** Returns the middle of the element that is nearest to the middle of the board. */
function nearestToMiddle(elements: Element[]): { x: number; y: number } {
  const frame = document.querySelector('.b-window')?.getBoundingClientRect() ?? new DOMRect();
  const away = ({ x, y }: { x: number; y: number }): number =>
    Math.hypot(x - frame.x - frame.width / 2, y - frame.y - frame.height / 2);
  const middles = elements.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const [nearest] = middles.sort((a, b) => away(a) - away(b));
  if (!nearest) throw new Error('nothing is lit');
  return nearest;
}

/** Returns the rows of buttons, with the number of lines in each button. */
const rows = (buttons: Element[]): number[][] => {
  const linesOf = (button: Element): number => {
    const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const tops = new Set<number>();
    while (walker.nextNode()) {
      range.selectNodeContents(walker.currentNode);
      for (const { top } of range.getClientRects()) tops.add(Math.round(top / 4));
    }
    return tops.size;
  };
  const tops = [...new Set(buttons.map((button) => button.getBoundingClientRect().top))];
  const isAt = (top: number) => (button: Element) => button.getBoundingClientRect().top === top;
  return tops.map((top) => buttons.filter(isAt(top)).map(linesOf));
};

/** Returns texts that are only partly visible. */
const cutOff = (elements: Element[]): string[] =>
  elements
    .filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)
    .map((e) => e.textContent ?? '');

/** Returns elements that overlap, with their edges. */
const onOneAnother = (elements: Element[]): string[] => {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  return boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.left < b.right - 1 && b.left < a.right - 1)
      .filter((b) => a.top < b.bottom - 1 && b.top < a.bottom - 1)
      .map(
        (b) =>
          `${elements[i]?.className} at ${a.left} to ${a.right}, under what ends at ${b.left} to ${b.right}`,
      ),
  );
};

/** Expects that no two signs at the edges overlap. */
async function expectApart(page: Page): Promise<void> {
  const boxes = await page
    .locator('.b-beyond')
    .evaluateAll((signs) => signs.map((sign) => sign.getBoundingClientRect().toJSON()));
  for (const [i, a] of boxes.entries())
    for (const b of boxes.slice(i + 1))
      expect(a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top).toBe(
        true,
      );
}
