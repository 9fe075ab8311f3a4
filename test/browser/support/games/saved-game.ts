/**
 * A player of a local game who plays as a bot would: computes the position from the game that the page stores, and
 * clicks the bot's choice.
 */
import type { Locator, Page } from '@playwright/test';
import type { Bot } from '../../../../src/bots/bot.ts';
import { createBot } from '../../../../src/bots/create-bot.ts';
import { type Action, nounOf, verbOf } from '../../../../src/kernel/action.ts';
import { actor, apply, start } from '../../../../src/kernel/engine.ts';
import { neighbour } from '../../../../src/kernel/board/graph.ts';
import type { Game } from '../../../../src/kernel/game.ts';
import { parseAction } from '../../../../src/kernel/text/notation.ts';
import type { GameState } from '../../../../src/kernel/state.ts';
import { viewOf } from '../../../../src/kernel/view.ts';
import { seededDice } from '../../../../src/table/dice/dice.ts';
import { formatRecord } from '../../../../src/table/record/record.ts';
import { parseRecord } from '../../../../src/table/record/parse-record.ts';
import { Table } from '../../../../src/table/table.ts';
import { english } from '../../../english.ts';
import { playByKeyboard } from '../by-keys.ts';
import { scrollIntoBoard } from '../play.ts';

/** The input device of the player. */
export type Input = 'mouse' | 'touch' | 'keys';

interface Begun {
  readonly game: Game;
  /** By mouse if absent. */
  readonly input?: Input;
  /** Seats as in the form: `me`, `bot:2`. */
  readonly seats: readonly string[];
  /** Seed of the dice of a new game, or the record of a game in progress. */
  readonly from: { readonly seed: number } | { readonly record: string };
}

/** Returns the record of a game before its first decision, with known dice. */
export function newRecord(game: Game, seats: readonly string[], seed: number): string {
  const sitting = seats.map((text) =>
    text === 'me'
      ? ({ kind: 'human', name: 'you' } as const)
      : ({ kind: 'bot', name: text.slice('bot:'.length) } as const),
  );
  const dice = seededDice(seed);
  const table = Table.create({ id: `seed-${seed}`, game, dice, seats: sitting });
  return formatRecord(table.record({ withSeed: true }));
}

/** Starts or continues a game at this screen, in which every click takes effect at once. */
export async function beginHere(
  page: Page,
  { game, seats, from, input }: Begun,
): Promise<SavedGame> {
  const { scenario, options } = game.setup;
  const record = 'record' in from ? from.record : newRecord(game, seats, from.seed);
  const saved = { request: { game: game.id, scenario, options, seats }, record };
  const settings = { pace: 'off', sendAtOnce: true, confirm: false, showOdds: false };
  await page.addInitScript(
    (stored: Readonly<Record<string, string>>) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    {
      [`countermarch.local.${game.id}`]: JSON.stringify(saved),
      'countermarch.settings': JSON.stringify(settings),
    },
  );
  await page.goto(`/local/${game.id}`);
  const continueButton = page.getByRole('button', { name: 'Continue' });
  if (input === 'keys') await continueButton.press('Enter');
  else await continueButton.click();
  return new SavedGame(page, game, input);
}

/** Place of a game in the browser's storage: the item, and its record in it. */
interface StoragePlace {
  readonly key: string;
  readonly recordIn: (item: string) => string;
}

/** Place of a guided first game: that of its last chapter. */
export const lessonPlace = ({ id }: Game): StoragePlace => ({
  key: `countermarch.lesson.${id}`,
  recordIn: (item) =>
    Object.values<{ record: string }>(JSON.parse(item).saved).at(-1)?.record ?? '',
});

const localPlace = ({ id }: Game): StoragePlace => ({
  key: `countermarch.local.${id}`,
  recordIn: (item) => JSON.parse(item).record,
});

export class SavedGame {
  readonly #page: Page;
  readonly #game: Game;
  readonly #input: Input;
  readonly #place: StoragePlace;
  readonly #bot: Bot = createBot('greedy', 1);
  readonly state: GameState;
  /** Entries that have been played in `state`, and the decisions among them. */
  #played = 0;
  readonly #decisions: Action[] = [];

  constructor(page: Page, game: Game, input: Input = 'mouse', place = localPlace(game)) {
    this.#page = page;
    this.#place = place;
    this.#game = game;
    this.#input = input;
    this.state = start(game);
  }

  /** Side to act. */
  get side(): number {
    return actor(this.#game, this.state);
  }

  get isOver(): boolean {
    return this.#game.outcome(this.state) !== undefined;
  }

  /** Applies the entries played since; returns the number of all entries. */
  async follow(): Promise<number> {
    const { key, recordIn } = this.#place;
    const item = await this.#page.evaluate((name) => localStorage.getItem(name), key);
    // A lesson is no longer stored when its game is over.
    if (item === null) return this.#played;
    const { entries } = parseRecord(recordIn(item));
    for (const { kind, text } of entries.slice(this.#played)) {
      if (kind !== 'action' && kind !== 'die') continue;
      const action = parseAction(this.#game, text);
      apply(this.#game, this.state, action);
      if (kind === 'action') this.#decisions.push(action);
    }
    this.#played = entries.length;
    return this.#played;
  }

  /** Returns the action that the bot chooses in the view of the side to act. */
  choose(): Action {
    const view = viewOf(this.#game, this.state, this.side);
    return this.#bot.choose(this.#game, view, this.side);
  }

  /**
   * Plays an action by clicks, taps or keys; returns the decisions that the page made along with it. `onTry` is called
   * after each of them, because the page may ask for more.
   */
  async click(action: Action, onTry?: () => Promise<void>): Promise<readonly Action[]> {
    const [before, decided] = [this.#played, this.#decisions.length + 1];
    for (let tries = 0; tries < (onTry ? 8 : 40); tries++) {
      await this.#give(action).catch(() => undefined);
      // Another press of the key would answer the next question, and one that comes soon counts as a double click.
      const waits = onTry ? 8 : this.#input === 'keys' ? 4 : 1;
      for (let waited = 0; waited < waits; waited++) {
        await this.#page.waitForTimeout(60);
        await onTry?.();
        if ((await this.follow()) > before) return this.#decisions.slice(decided);
      }
    }
    throw new Error(`"${this.#labelOf(action)}" cannot be done by ${this.#input}`);
  }

  #labelOf(action: Action): string {
    const view = viewOf(this.#game, this.state, this.side);
    return english(this.#game, this.#game.look.actionLabel(view, action));
  }

  /** Tries an action once: by a button with its name anywhere; in a zone opened for it; or on the board. */
  async #give(action: Action): Promise<void> {
    const label = this.#labelOf(action);
    if (this.#input === 'keys') {
      const view = viewOf(this.#game, this.state, this.side);
      return playByKeyboard(this.#page, { game: this.#game, view, action, label });
    }
    const yes = this.#page
      .locator('dialog[open] .dialog-actions .primary, .card.odds .dialog-actions .primary')
      .or(this.#page.getByRole('button', { name: /^Confirm(?! a)/ }))
      .first();
    if (await yes.isVisible()) return this.#press(yes);
    // A plan in the panel is ended there: on a phone, the panel covers the other buttons.
    const { end } = this.#game.look.plan?.show(this.state) ?? {};
    const announce = this.#page.locator('.plan-buttons .button:last-child');
    if (action === end && (await announce.isVisible())) return this.#press(announce);
    // The page shows odds and numbers of hexes with hyphens that do not break.
    const shown = label.replaceAll(/(?<=[\dA-Z])-(?=\d)/g, '\u2011');
    const named = this.#page
      .getByRole('button', { name: label })
      .or(this.#page.getByRole('button', { name: shown }));
    const last = named.last();
    if (await last.isVisible()) return this.#press(last);
    // A card with several uses asks for one after it is pressed.
    for (const card of await this.#page.locator('.hand-card.b-can').all()) {
      const [name = ''] = ((await card.getAttribute('title')) ?? '').split(':');
      if (label.includes(name)) return this.#press(card);
    }
    const { noun } = this.#game.verbs.list[verbOf(action)] ?? {};
    if (noun === 'node') return this.#node(nounOf(action));
    if (noun === 'edge') return this.#edge(nounOf(action));
    const place = this.#game.look.nodeOf(this.state, nounOf(action));
    if (noun === 'unit' && place >= 0) return this.#unit(nounOf(action));
    await this.#press(this.#page.getByRole('button', { name: /to choose from$/ }).first());
  }

  /** Clicks or taps an element; with `force`, even if something covers it. */
  #press(thing: Locator, force = false): Promise<void> {
    const how = { force, timeout: 2000 };
    return this.#input === 'touch' ? thing.tap(how) : thing.click(how);
  }

  async #node(node: number): Promise<void> {
    const place = this.#page.locator(`.b-hits [data-node="${node}"]`);
    await scrollIntoBoard(this.#page, place);
    await this.#press(place, true);
  }

  /** Picks an edge by its sign, if it has one; otherwise by its origin and then its target. */
  async #edge(edge: number): Promise<void> {
    const sign = this.#page.locator(`.b-live [data-edge="${edge}"]`);
    const origin = Math.floor(edge / this.#game.board.slots);
    const folded = this.#page.locator(`.b-live [data-wheel="${origin}"]`);
    if (await folded.isVisible()) {
      await scrollIntoBoard(this.#page, folded);
      await this.#press(folded, true);
    }
    if (await sign.isVisible()) {
      await scrollIntoBoard(this.#page, sign);
      return this.#press(sign, true);
    }
    const { board } = this.#game;
    const from = Math.floor(edge / board.slots);
    await this.#node(from);
    await this.#node(neighbour(board, from, edge % board.slots));
  }

  /** Picks a unit by its counter, or out of its stack once that is open. */
  async #unit(unit: number): Promise<void> {
    const inFan = this.#page.locator(`[data-fan-unit="${unit}"]`);
    if (await inFan.isVisible()) return this.#press(inFan);
    const counter = this.#page.locator(`.b-counter[data-unit="${unit}"]`);
    await scrollIntoBoard(this.#page, counter);
    // A tap picks a single counter or opens a stack; a mouse opens a stack by hovering.
    if (this.#input === 'touch') return this.#press(counter, true);
    await counter.hover({ force: true, timeout: 2000 });
    await inFan.waitFor({ timeout: 700 }).catch(() => undefined);
    if (await inFan.isVisible()) return this.#press(inFan);
    await this.#press(counter, true);
  }
}
