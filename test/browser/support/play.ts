/** Somebody who plays any game by what is lit and written on the screen, and by nothing else. */
import { expect, type Locator, type Page } from '@playwright/test';

/** Numbers below `n`, the same in every run. */
type Chooser = (n: number) => number;

export function chooser(seed: number): Chooser {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % n;
  };
}

/** Everything that a player may find to answer with. */
export function answersOn(page: Page) {
  return {
    result: page.getByRole('region', { name: 'Result' }),
    ending: page.locator('dialog[open] .dialog-actions .primary'),
    // A turn that was lost as a whole has to be read before the game goes on.
    missed: page.getByRole('alertdialog').getByRole('button', { name: 'Continue' }),
    // It says what Chance does: it rolls, or draws.
    roll: page.locator('.card.odds .dialog-actions .primary'),
    confirm: page.getByRole('button', { name: /^Confirm/ }),
    menu: page.getByRole('dialog', { name: 'Which one?' }).getByRole('button'),
    // By its label and not by its role: with hundreds of hexes the roles take a second to work out.
    board: page.locator('[aria-label^="Choose "]'),
    button: page.getByRole('group', { name: 'Choices' }).getByRole('button'),
  } satisfies Record<string, Locator>;
}

/** Clicks what is lit under that name, where a person sees it; what lies on top gets the click. */
export async function pickOnBoard(page: Page, name: string): Promise<void> {
  const lit = page.locator(`[aria-label*="${name}"][aria-label^="Choose "]`);
  // The moves of the others may be shown first, for some seconds.
  await lit.first().waitFor({ state: 'attached' });
  await seeWhole(page, lit.first());
  await lit.first().click({ force: true });
}

/** Milliseconds without a change after which what follows a board at rest has been drawn: it has come to rest after 160. */
const QUIET = 240;

/** Milliseconds after which a board that still glides, or a page that draws no frame, is at fault. */
const MOST_GLIDE = 30_000;

/**
 * Waits until the board glides no more: a forced click goes where its target was a moment ago. It rests if it stands
 * still in so many frames in a row, for in a time alone a browser that is busy draws none; where more is asked of it than
 * one frame, also as long as the board itself takes to find that it is at rest.
 */
export async function boardRests(page: Page, frames = 4): Promise<void> {
  const wanted = { frames, quiet: frames > 1 ? QUIET : 0, most: MOST_GLIDE };
  await page.evaluate(async ({ frames, quiet, most }) => {
    // Where forces are chosen first there is no board yet.
    const placeNow = () => document.querySelector('.b-world')?.getAttribute('style');
    let [place, same, since, seen] = [placeNow(), 0, performance.now(), 0];
    const end = since + most;
    const late = () => new Error(`the board does not rest: ${seen} frames, the last at ${place}`);
    while (same < frames || performance.now() - since < quiet) {
      await new Promise((resolve, reject) => {
        requestAnimationFrame(resolve);
        setTimeout(() => reject(late()), Math.max(0, end - performance.now()));
      });
      seen += 1;
      const now = placeNow();
      if (now !== place) [place, same, since] = [now, 0, performance.now()];
      else same += 1;
    }
  }, wanted);
}

/** Has the whole board shown, and waits until it is there. */
export async function showWhole(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Whole board' }).click();
  await boardRests(page);
}

/** Has the whole board shown, as a person does who looks for what is not to be seen. */
export async function seeWhole(page: Page, thing: Locator): Promise<void> {
  await boardRests(page, 1);
  const isInWindow = (element: Element) => {
    const frame = document.querySelector('.b-window')?.getBoundingClientRect() ?? new DOMRect();
    const { x, y, width, height } = element.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const { left, right, top, bottom } = frame;
    return across > left && across < right && down > top && down < bottom;
  };
  // Somebody else may have moved meanwhile, and taken it away.
  const isSeen = await thing.evaluate(isInWindow, undefined, { timeout: 5000 });
  if (!isSeen) await showWhole(page);
}

/** Where several counters that can be picked lie on one another, the nearest to the middle; runs in the page. */
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

/** How an answer is given: which one of its kind, counted from 0. */
type Give = (kind: Kind, index: number) => Promise<void>;

interface Play {
  readonly choose: Chooser;
  readonly give: Give;
  /** Called before each answer; for screenshots and checks on the way. */
  readonly onTurn?: (step: number) => Promise<void>;
  /** Most answers; a game that takes more hangs. */
  readonly most?: number;
}

/** Looks for an answer before a game counts as stuck: each takes 25 ms and more. */
const MOST_LOOKS = 4000;

/** Returns the texts of the prompt, dialogs and alerts: the places that ask a player for something. */
async function shownOn(page: Page): Promise<string> {
  const parts = page.locator('.actions, [role="alertdialog"], dialog[open], [role="alert"]');
  return JSON.stringify(await parts.allInnerTexts());
}

/** Plays until the game is over; gives the number of answers. */
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

/** The game is over: the banner names who has won, and the rule. */
export async function expectResult(page: Page, rule: RegExp): Promise<void> {
  const { result } = answersOn(page);
  await expect(result.getByRole('heading')).toHaveText(/ wins$|^A draw$| win$/);
  await expect(result).toContainText(rule);
}

/**
 * Finds what `answersOn` names. Runs in the page, because to look for all of it by role takes the page 70 ms, most of the
 * time of a game in which another player is waited for.
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

/** One of what is offered, mostly on the board; undefined if it is for somebody else to act. */
export async function findAnswer(page: Page, choose: Chooser) {
  const { menu, board, button, ...found } = await page.evaluate(countAnswers);
  for (const kind of ['ending', 'missed', 'roll', 'confirm'] as const)
    if (found[kind] > 0) return { kind, index: 0 } as const;
  // The last button of the menu is the one that chooses nothing.
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
    // The board may begin to glide between the look and the click: then once more.
    await expect(async () => {
      // The thing that was counted may be gone by now: then the caller looks again.
      if ((await thing.count()) === 0) return;
      if (kind === 'board') await seeWhole(page, thing);
      // Counters lie under one another: a person spreads the stack out, this click goes through it.
      await thing.click({ force: true, timeout: 5000 });
    }).toPass();
  };
}

/** Gives answers by keyboard, with the keys that the help names. */
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

/** The key that is written on one of the buttons; those beyond the ninth have none. */
async function keyOf(page: Page, index: number): Promise<string> {
  const key = answersOn(page).button.nth(index).locator('.key');
  return (await key.count()) > 0 ? ((await key.textContent()) ?? '') : '9';
}

/** Presses Confirm and dice until the log tells of something. */
export async function rollUntil(page: Page, told: RegExp): Promise<void> {
  const { roll, confirm } = answersOn(page);
  // A player who may answer once more declines.
  const pass = page.getByRole('button', { name: /^Do nothing/ });
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(async () => {
    for (const button of [pass, confirm, roll])
      if (await button.isVisible()) await button.click({ timeout: 1000 });
    await expect(page.getByRole('list', { name: 'Log' })).toContainText(told, { timeout: 1000 });
  }).toPass();
}

/**
 * Goes to a place by its number, or to whatever else is typed, by keys alone. Throws where something has come before the
 * board, or keys lead nowhere for a while: whoever tries again will see what it is.
 */
export async function goTo(page: Page, what: string): Promise<void> {
  const before = page.locator('dialog[open], .curtain').first();
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
