/** A player who plays any game with only the highlighted and labelled things on the screen. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Returns a number below `n`, the same in every run. */
type Chooser = (n: number) => number;

export function chooser(seed: number): Chooser {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % n;
  };
}

/** All elements with which a player may answer. */
export function answersOn(page: Page) {
  return {
    result: page.getByRole('region', { name: 'Result' }),
    ending: page.locator('dialog[open] .dialog-actions .primary'),
    // A card about a lost turn must be closed before the game continues.
    missed: page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }),
    // The label says whether Chance rolls or draws.
    roll: page.locator('.card.odds .dialog-actions .primary'),
    confirm: page.getByRole('button', { name: /^Confirm/ }),
    menu: page.getByRole('dialog', { name: 'Which one?' }).getByRole('button'),
    // Found by label and not by role: with hundreds of hexes, roles take a second to compute.
    board: page.locator('[aria-label^="Choose "]'),
    button: page.getByRole('group', { name: 'Choices' }).getByRole('button'),
  } satisfies Record<string, Locator>;
}

/** Clicks a highlighted thing with that name where it is visible; an element on top of it gets the click. */
export async function pickOnBoard(page: Page, name: string): Promise<void> {
  const lit = page.locator(`[aria-label*="${name}"][aria-label^="Choose "]`);
  // The moves of other sides may be animated first, for some seconds.
  await lit.first().waitFor({ state: 'attached' });
  // The board may be drawn again between the search and the click, which then clicks nothing.
  await expect(async () => {
    await scrollIntoBoard(page, lit.first());
    await lit.first().click({ force: true, timeout: 5000 });
  }).toPass();
}

/** Milliseconds without movement after which the board is at rest (160 ms) and has been redrawn. */
const QUIET = 240;

/**
 * Milliseconds after which a board that still moves, or a page that draws no frame, counts as faulty. They are counted
 * by the timers of the page, because a machine can pause a browser for longer than that.
 */
const MOST_GLIDE = 60_000;

/** Milliseconds between two of these timers. */
const TICK = 250;

/**
 * Waits until the board no longer moves, because a forced click hits the place where its target was a moment ago. The
 * board must stay in place for `frames` frames in a row, because a busy browser may draw no frame in a given time. If
 * more than one frame is required, it must also stay for the time that the board itself needs to detect rest.
 */
export async function waitForBoard(page: Page, frames = 4): Promise<void> {
  const wanted = { frames, quiet: frames > 1 ? QUIET : 0, ticks: MOST_GLIDE / TICK, tick: TICK };
  await page.evaluate(async ({ frames, quiet, ticks, tick }) => {
    // While forces are being chosen, there is no board yet.
    const placeNow = () => document.querySelector('.b-world')?.getAttribute('style');
    let [place, same, since, seen] = [placeNow(), 0, performance.now(), 0];
    let fail = (_: Error): void => {};
    let left = ticks;
    const timer = setInterval(() => {
      left -= 1;
      if (left <= 0)
        fail(new Error(`the board does not rest: ${seen} frames, the last at ${place}`));
    }, tick);
    const nextFrame = () =>
      new Promise((resolve, reject) => {
        fail = reject;
        requestAnimationFrame(resolve);
      });
    try {
      while (same < frames || performance.now() - since < quiet) {
        await nextFrame();
        seen += 1;
        const now = placeNow();
        if (now !== place) [place, same, since] = [now, 0, performance.now()];
        else same += 1;
      }
    } finally {
      clearInterval(timer);
    }
  }, wanted);
}

/** Shows the whole board, and waits until it is at rest. */
export async function showWhole(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Whole board' }).click();
  await waitForBoard(page);
}

/** Shows the whole board if an element is outside of its window, as a person who looks for it would. */
export async function scrollIntoBoard(page: Page, thing: Locator): Promise<void> {
  await waitForBoard(page, 1);
  const isInWindow = (element: Element) => {
    const frame = document.querySelector('.b-window')?.getBoundingClientRect() ?? new DOMRect();
    const { x, y, width, height } = element.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const { left, right, top, bottom } = frame;
    return across > left && across < right && down > top && down < bottom;
  };
  // Another player may have moved meanwhile, which can remove the element.
  const isSeen = await thing.evaluate(isInWindow, undefined, { timeout: 5000 });
  if (!isSeen) await showWhole(page);
}

/** Returns the place of a stack with several pickable counters, the nearest to the middle; runs in the page. */
export function placeOfStack(): { x: number; y: number } {
  const frame = document.querySelector('.b-window')?.getBoundingClientRect() ?? new DOMRect();
  const middles = [...document.querySelectorAll('.b-counter.b-can')].map((counter) => {
    const { x, y, width, height } = counter.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  const stacked = middles.filter(
    (a) => middles.filter((b) => Math.hypot(a.x - b.x, a.y - b.y) < 9).length > 1,
  );
  const away = ({ x, y }: { x: number; y: number }): number =>
    Math.hypot(x - frame.x - frame.width / 2, y - frame.y - frame.height / 2);
  const [nearest] = stacked.sort((a, b) => away(a) - away(b));
  if (!nearest) throw new Error('no stack can be picked from');
  return nearest;
}

type Kind = 'ending' | 'missed' | 'roll' | 'confirm' | 'menu' | 'board' | 'button';

/** Gives an answer: the kind, and its index among the answers of this kind. */
type Give = (kind: Kind, index: number) => Promise<void>;

interface Play {
  readonly choose: Chooser;
  readonly give: Give;
  /** Called before each answer; for screenshots and checks in between. */
  readonly onTurn?: (step: number) => Promise<void>;
  /** Maximum number of answers; a game that takes more has stopped responding. */
  readonly most?: number;
}

/** Number of searches for an answer before a game counts as stuck; each takes at least 25 ms. */
const MOST_LOOKS = 4000;

/** Returns the texts of the prompt, dialogs and alerts: the places that ask a player for something. */
async function shownOn(page: Page): Promise<string> {
  const parts = page.locator('.actions, [role="alertdialog"], dialog[open], [role="alert"]');
  return JSON.stringify(await parts.allInnerTexts());
}

/** Plays until the game is over; returns the number of answers. */
export async function playOn(page: Page, play: Play): Promise<number> {
  const { choose, give, most = 3000, onTurn } = play;
  for (let [step, waited] = [0, 0]; step < most; ) {
    const { hasResult } = await page.evaluate(countAnswers);
    if (hasResult) return step;
    await onTurn?.(step);
    const answer = await findAnswer(page, choose);
    if (answer) {
      await give(answer.kind, answer.index);
      [step, waited] = [step + 1, 0];
    } else if (waited++ < MOST_LOOKS) await page.waitForTimeout(25);
    else throw new Error(`nothing to answer with after ${step} answers: ${await shownOn(page)}`);
  }
  throw new Error(`no result after ${most} answers`);
}

/** Expects the game to be over: the banner names the winner and the rule. */
export async function expectResult(
  page: Page,
  rule: RegExp,
  heading = / wins$|^A draw$| win$/,
): Promise<void> {
  const { result } = answersOn(page);
  await expect(result.getByRole('heading')).toHaveText(heading);
  await expect(result).toContainText(rule);
}

/**
 * Counts the elements that `answersOn` names. Runs in the page: finding all of them by role takes the page 70 ms, which
 * would be most of the time of a game that waits for another player.
 */
function countAnswers() {
  const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
  const isSeen = (one: Element): boolean =>
    one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0;
  const seen = (selector: string): Element[] => all(selector).filter(isSeen);
  return {
    hasResult: seen('section[aria-label="Result"]').length > 0,
    ending: seen('dialog[open] .dialog-actions .primary').length,
    missed: seen('[role="alertdialog"] button').length,
    roll: seen('.card.odds .dialog-actions .primary').length,
    confirm: seen('button').filter(({ textContent }) => textContent.trim().startsWith('Confirm'))
      .length,
    menu: seen('[role="dialog"][aria-label="Which one?"] button').length,
    board: all('[aria-label^="Choose "]').length,
    button: seen('fieldset[aria-label="Choices"] button').length,
  };
}

/** Chooses one of the available answers, mostly on the board; undefined if another side is to act. */
export async function findAnswer(page: Page, choose: Chooser) {
  const { menu, board, button, ...found } = await page.evaluate(countAnswers);
  for (const kind of ['ending', 'missed', 'roll', 'confirm'] as const)
    if (found[kind] > 0) return { kind, index: 0 } as const;
  // The last button of the menu chooses nothing.
  if (menu > 0) return { kind: 'menu', index: choose(menu - 1) } as const;
  if (board > 0 && (button === 0 || choose(10) < 8))
    return { kind: 'board', index: choose(board) } as const;
  return button > 0 ? ({ kind: 'button', index: choose(button) } as const) : undefined;
}

/** Gives answers by mouse. */
export function byMouse(page: Page): Give {
  const on = answersOn(page);
  return async (kind, index) => {
    const thing = on[kind].nth(index);
    // The board may begin to move between the search and the click, so the click is tried again.
    await expect(async () => {
      // The counted element may be gone by now; then the caller searches again.
      if ((await thing.count()) === 0) return;
      if (kind === 'board') await scrollIntoBoard(page, thing);
      // Counters may lie under one another: a person would spread the stack, but this click goes through it.
      await thing.click({ force: true, timeout: 5000 });
    }).toPass();
  };
}

/** Gives answers by keyboard, with the keys listed in the help. */
export function byKeyboard(page: Page): Give {
  const { keyboard } = page;
  return async (kind, index) => {
    if (kind === 'button') await keyboard.press(await keyOf(page, index));
    if (kind === 'menu') await keyboard.press(String(Math.min(index, 8) + 1));
    if (kind === 'ending') await keyboard.press('Tab');
    if (kind === 'board') {
      await keyboard.press('b');
      for (let i = 0; i <= index % 12; i++) await keyboard.press('Tab');
    }
    if (kind !== 'menu' && kind !== 'button') await keyboard.press('Enter');
  };
}

/** Returns the key shown on one of the buttons; buttons after the ninth have none. */
async function keyOf(page: Page, index: number): Promise<string> {
  const key = answersOn(page).button.nth(index).locator('.key');
  return (await key.count()) > 0 ? ((await key.textContent()) ?? '') : '9';
}

/** Presses Confirm and rolls dice until the log shows something. */
export async function rollUntil(page: Page, told: RegExp): Promise<void> {
  const { roll, confirm } = answersOn(page);
  // A player who may respond once more declines.
  const pass = page.getByRole('button', { name: /^Do nothing/ });
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(async () => {
    for (const button of [pass, confirm, roll])
      if (await button.isVisible()) await button.click({ timeout: 1000 });
    await expect(page.getByRole('list', { name: 'Log' })).toContainText(told, { timeout: 1000 });
  }).toPass();
}

/**
 * Goes to a place by typing its number, or to whatever else is typed. Throws if something is in front of the board, or
 * if keys have no effect for a while; the caller may try again and will see the reason.
 */
export async function goTo(page: Page, what: string): Promise<void> {
  const before = page.locator('dialog[open], .handover').first();
  // A closing dialog may take the focus back.
  await expect(async () => {
    if (await before.isVisible()) return;
    await page.keyboard.press('b');
    await page.locator('.b-window:focus').waitFor({ timeout: 500 });
  }).toPass({ timeout: 15_000 });
  if (await before.isVisible()) throw new Error('something has come before the board');
  await page.keyboard.press('g');
  await page.locator('#b-find:focus').waitFor({ timeout: 5000 });
  await page.keyboard.type(what);
  await page.keyboard.press('Enter');
}
