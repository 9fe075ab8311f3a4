/**
 * A person at a screen of the page's own who plays as a bot would: what he sees is worked out from the game that the
 * page keeps, what he does he clicks.
 */
import type { Page } from '@playwright/test';
import type { Bot } from '../../../src/bots/bot.ts';
import { createBot } from '../../../src/bots/create-bot.ts';
import { type Action, nounOf, verbOf } from '../../../src/kernel/action.ts';
import { actor, apply, start } from '../../../src/kernel/engine.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { parseAction } from '../../../src/kernel/notation.ts';
import type { GameState } from '../../../src/kernel/state.ts';
import { viewOf } from '../../../src/kernel/view.ts';
import { seededDice } from '../../../src/table/dice.ts';
import { formatRecord, parseRecord } from '../../../src/table/record.ts';
import { Table } from '../../../src/table/table.ts';
import { english } from '../../english.ts';
import { seeWhole } from './play.ts';

interface Begun {
  readonly game: Game;
  /** As the page asks for them: `me`, `bot:2`. */
  readonly seats: readonly string[];
  readonly seed: number;
}

/** Begins a game at this screen, with dice that are known, where every click counts at once. */
export async function beginHere(page: Page, { game, seats, seed }: Begun): Promise<SavedGame> {
  const dice = seededDice(seed);
  const sitting = seats.map((text) =>
    text === 'me'
      ? ({ kind: 'human', name: 'you' } as const)
      : ({ kind: 'bot', name: text.slice('bot:'.length) } as const),
  );
  const table = Table.create({ id: `seed-${seed}`, game, dice, seats: sitting });
  const { scenario, options } = game.setup;
  const record = formatRecord(table.record({ withSeed: true }));
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
  await page.getByRole('button', { name: 'Go on with it' }).click();
  return new SavedGame(page, game);
}

export class SavedGame {
  readonly #page: Page;
  readonly #game: Game;
  readonly #bot: Bot = createBot('greedy', 1);
  readonly state: GameState;
  /** Entries that have been played in `state`. */
  #played = 0;

  constructor(page: Page, game: Game) {
    this.#page = page;
    this.#game = game;
    this.state = start(game);
  }

  /** Who is to act. */
  get side(): number {
    return actor(this.#game, this.state);
  }

  /** Takes in what has been played since. */
  async follow(): Promise<number> {
    const text = await this.#page.evaluate(
      (key) => localStorage.getItem(key),
      `countermarch.local.${this.#game.id}`,
    );
    const { entries } = parseRecord(JSON.parse(text ?? '').record);
    for (const { kind, text: action } of entries.slice(this.#played))
      if (kind === 'action' || kind === 'die')
        apply(this.#game, this.state, parseAction(this.#game, action));
    this.#played = entries.length;
    return this.#played;
  }

  /** What the bot does with what the side to act sees. */
  choose(): Action {
    const view = viewOf(this.#game, this.state, this.side);
    return this.#bot.choose(this.#game, view, this.side);
  }

  /** Clicks an action until it is done. */
  async click(action: Action): Promise<void> {
    const before = this.#played;
    for (let tries = 0; tries < 40; tries++) {
      await this.#give(action).catch(() => undefined);
      await this.#page.waitForTimeout(60);
      if ((await this.follow()) > before) return;
    }
    throw new Error(`"${this.#labelOf(action)}" cannot be clicked`);
  }

  #labelOf(action: Action): string {
    const view = viewOf(this.#game, this.state, this.side);
    return english(this.#game, this.#game.look.actionLabel(view, action));
  }

  /** By a button of that name, wherever it is; in the zone that is opened for it; else on the board. */
  async #give(action: Action): Promise<void> {
    const label = this.#labelOf(action);
    const dialog = this.#page.locator('dialog[open]');
    const yes = dialog.locator('.dialog-actions .primary');
    if (await yes.isVisible()) return yes.click({ timeout: 2000 });
    const named = this.#page.getByRole('button', { name: label });
    const last = named.last();
    if (await last.isVisible()) return last.click({ timeout: 2000 });
    // A card with several uses asks which, once it is pressed.
    for (const card of await this.#page.locator('.hand-card.b-can').all()) {
      const [name = ''] = ((await card.getAttribute('title')) ?? '').split(':');
      if (label.includes(name)) return card.click({ timeout: 2000 });
    }
    const { noun } = this.#game.verbs.list[verbOf(action)] ?? {};
    if (noun === 'node') return this.#node(nounOf(action));
    const place = this.#game.look.nodeOf(this.state, nounOf(action));
    if (noun === 'unit' && place >= 0) return this.#unit(nounOf(action));
    await this.#page
      .getByRole('button', { name: /to choose from$/ })
      .first()
      .click({ timeout: 2000 });
  }

  async #node(node: number): Promise<void> {
    const place = this.#page.locator(`.b-hits [data-node="${node}"]`);
    await seeWhole(this.#page, place);
    await place.click({ force: true, timeout: 2000 });
  }

  /** On its counter, or out of its stack once that is open. */
  async #unit(unit: number): Promise<void> {
    const inFan = this.#page.locator(`[data-fan-unit="${unit}"]`);
    if (await inFan.isVisible()) return inFan.click({ timeout: 2000 });
    const counter = this.#page.locator(`.b-counter[data-unit="${unit}"]`);
    await seeWhole(this.#page, counter);
    await counter.hover({ force: true, timeout: 2000 });
    await inFan.waitFor({ timeout: 700 }).catch(() => undefined);
    if (await inFan.isVisible()) return inFan.click({ timeout: 2000 });
    await counter.click({ force: true, timeout: 2000 });
  }
}
