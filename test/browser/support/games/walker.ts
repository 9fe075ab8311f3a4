/**
 * A newcomer's whole game for review: every text on the page, kept once, and a picture of each new kind of prompt. The
 * newcomer plays as a bot would, and now and then clicks an impossible place.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { gameById } from '../../../../src/games/registry.ts';
import { requireDefined } from '../../../../src/kernel/require-defined.ts';
import { parseSetup } from '../../../../src/kernel/setup/setup.ts';
import { answersOn, waitForBoard, byMouse, chooser, findAnswer } from '../play.ts';
import { prepare } from '../../../english.ts';
import { FOLDER } from '../screens.ts';
import { nearlyOver } from './lesson-end.ts';
import { beginHere, lessonPlace, newRecord, SavedGame } from './saved-game.ts';

/** A scenario that a newcomer finishes with few decisions: the seed of its dice is one of the shortest. */
interface FirstGame {
  readonly scenario: string;
  readonly seed: number;
  /** Number of decisions left when the newcomer takes over from a computer; absent: the whole game. */
  readonly left?: number;
}

/** Parts of the page whose texts are kept, by the word before each text in the file. */
const PARTS = {
  PROMPT: '.prompt',
  BUTTON: 'fieldset[aria-label="Choices"] button, .actions .button',
  NOTICE: '.notice',
  CARD: '.card',
  DIALOG: 'dialog[open]',
  LESSON: '.lesson-card',
  RECAP: '.recap, .fights',
  BATTLE: '.battle-caption',
  RESULT: 'section[aria-label="Result"]',
  PANEL: '[role="tabpanel"]:not(:has(.log))',
  LOG: '.log-turn, .log-line',
  TIP: '[title]',
};

/** Maximum number of pictures of one game. */
const MOST_PICTURES = 60;
/** Number of decisions between two clicks on an impossible place. */
const BETWEEN_SLIPS = 5;
/** Maximum number of the newcomer's decisions; a game that takes more has stopped responding. */
const MOST_DECISIONS = 900;

/** Returns the visible texts of these parts, one line each; runs in the page. */
function textsOf(parts: Readonly<Record<string, string>>): string[] {
  const found: string[] = [];
  for (const [part, selector] of Object.entries(parts))
    for (const element of document.querySelectorAll<HTMLElement>(selector)) {
      if (element.getClientRects().length === 0) continue;
      const text = part === 'TIP' ? element.title : element.innerText;
      if (text) found.push(`${part}: ${text.replace(/\s*\n\s*/g, ' / ')}`);
    }
  return found;
}

/** Returns the texts that are wider or higher than their boxes, and cut off there; runs in the page. */
function cutTexts(): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('button, p, h2, h3, b, span, li')) {
    const { overflow, textOverflow } = getComputedStyle(element);
    if (!element.innerText || element.classList.contains('sr-only')) continue;
    if (overflow !== 'hidden' && textOverflow !== 'ellipsis') continue;
    if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
      found.push(`CUT: ${element.className} ${element.innerText.replace(/\s*\n\s*/g, ' / ')}`);
  }
  return found;
}

export class Notebook {
  readonly #page: Page;
  /** Start of the names of the pictures: game, part of the path. */
  readonly #name: string;
  readonly #width: number;
  readonly #seen = new Set<string>();
  readonly #prompts = new Set<string>();
  readonly lines: string[] = [];

  constructor(page: Page, name: string, width: number) {
    this.#page = page;
    this.#name = name;
    this.#width = width;
  }

  get pictures(): number {
    return this.#prompts.size;
  }

  /** Writes all lines so far, so that an interrupted walk leaves its texts too. */
  write(): void {
    const path = join(FOLDER, `walk-${this.#name}-${this.#width}.txt`);
    writeFileSync(path, this.lines.join('\n'));
  }

  async take(what: string): Promise<void> {
    const path = join(FOLDER, `walk-${this.#name}-${what}-${this.#width}-light.png`);
    await this.#page.screenshot({ path });
    this.lines.push(`-- picture ${what}`);
  }

  /** Keeps the texts that differ from all earlier ones by more than numbers; takes a picture of a new prompt. */
  async note(): Promise<void> {
    const texts = await this.#page.evaluate(textsOf, PARTS);
    texts.push(...(await this.#page.evaluate(cutTexts)));
    const news = texts.filter((text) => {
      const plain = text.replace(/\d+/g, '#');
      return !this.#seen.has(plain) && this.#seen.add(plain);
    });
    this.lines.push(...news);
    if (news.length > 0) this.write();
    const asked = news.find((text) => /^(PROMPT|NOTICE|DIALOG|RECAP|RESULT|BATTLE)/.test(text));
    if (!asked || this.#prompts.size >= MOST_PICTURES) return;
    const kind = asked.replace(/[\d\s]+/g, ' ').slice(0, 60);
    if (this.#prompts.has(kind)) return;
    this.#prompts.add(kind);
    await this.take(String(this.#prompts.size).padStart(2, '0'));
  }
}

/** Plays a first game at this screen against Beginner to its end; returns the number of decisions. */
export async function walkGame(page: Page, id: string, first: FirstGame, book: Notebook) {
  const module = gameById(id);
  await prepare(module);
  const game = module.open(parseSetup(module, { scenario: first.scenario }));
  const seats = game.sides.map((_, side) => (side === 0 ? 'me' : 'bot:1'));
  const { seed, left } = first;
  const from = left
    ? { record: nearlyOver(newRecord(game, seats, seed), game.sides[0]?.id ?? '', left) }
    : { seed };
  const played = await beginHere(page, { game, seats, from });
  await asAtFirst(page);
  await waitForBoard(page);
  return walkOn(page, played, book);
}

/** Sets what a newcomer has, except for moves that are sent one by one and not animated. */
const asAtFirst = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const key = 'countermarch.settings';
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}');
    const changed = { pace: 'off', sendAtOnce: true, confirm: true, showOdds: true };
    localStorage.setItem(key, JSON.stringify({ ...settings, ...changed }));
    dispatchEvent(new StorageEvent('storage', { key }));
  });

/** Plays a guided first game, whose steps are done, on to its result; returns the number of decisions. */
export async function walkLesson(page: Page, id: string, book: Notebook): Promise<number> {
  const module = gameById(id);
  await prepare(module);
  const { scenario, options, side } = requireDefined(module.lesson, 'the game has a lesson');
  const game = module.open(parseSetup(module, { scenario, ...(options && { options }) }));
  const own = game.sides.findIndex((each) => each.id === side);
  await asAtFirst(page);
  return walkOn(page, new SavedGame(page, game, 'mouse', lessonPlace(game)), book, own);
}

/** Plays on to the result; returns the number of decisions. */
async function walkOn(page: Page, played: SavedGame, book: Notebook, own = 0): Promise<number> {
  const { result, ending, missed, roll, confirm } = answersOn(page);
  const choose = chooser(7);
  let decisions = 0;
  for (let waits = 0; decisions < MOST_DECISIONS && waits < 2000; waits++) {
    await book.note();
    if (await result.isVisible()) break;
    await played.follow();
    const waiting = [ending, missed, roll, confirm].map((one) => one.first());
    let pressed = false;
    for (const button of waiting)
      if (!pressed && (await button.isVisible())) {
        await button.click({ timeout: 3000 }).catch(() => undefined);
        pressed = true;
      }
    if (pressed) continue;
    if (played.isOver || played.side !== own) {
      await page.waitForTimeout(60);
      continue;
    }
    if (decisions % BETWEEN_SLIPS === BETWEEN_SLIPS - 1) {
      await slip(page, choose);
      await book.note();
      await page.keyboard.press('Escape');
    }
    await decide(page, played, book);
    [decisions, waits] = [decisions + 1, 0];
  }
  await page.waitForTimeout(1500);
  await book.note();
  await book.take('end');
  return decisions;
}

/** Plays the bot's choice; if it cannot be clicked, any answer that the page offers. */
async function decide(page: Page, played: SavedGame, book: Notebook): Promise<void> {
  const choice = played.choose();
  try {
    await played.click(choice, () => book.note());
  } catch (error) {
    book.lines.push(`-- ${String(error)}`);
    await book.take(`stuck-${book.lines.length}`);
    const answer = await findAnswer(page, chooser(book.lines.length));
    if (answer) await byMouse(page)(answer.kind, answer.index);
  }
}

/** Clicks a place that is not offered. */
async function slip(page: Page, choose: (n: number) => number): Promise<void> {
  const lit = new Set(
    await page
      .locator('.b-lit [data-node]')
      .evaluateAll((all) => all.map((e) => e.getAttribute('data-node'))),
  );
  const places = page.locator('.b-hits [data-node]');
  const nodes = await places.evaluateAll((all) => all.map((e) => e.getAttribute('data-node')));
  const others = nodes.filter((node) => !lit.has(node));
  if (others.length === 0) return;
  const node = others[choose(others.length)];
  await page
    .locator(`.b-hits [data-node="${node}"]`)
    .click({ force: true, timeout: 1500 })
    .catch(() => undefined);
  await page.waitForTimeout(150);
}

/** Keeps all lines of the log: opens every turn first. */
export async function noteLog(page: Page, book: Notebook): Promise<void> {
  const close = page.getByRole('button', { name: 'View board', exact: true });
  if (await close.isVisible()) await close.click();
  await page.getByRole('tab', { name: 'Log' }).first().click();
  const closed = page.locator('.log-turn [aria-expanded="false"]');
  // The heading of an open turn stays at the top, and may be in front of a closed one.
  while ((await closed.count()) > 0) await closed.first().dispatchEvent('click');
  await book.take('log');
  await book.note();
}
