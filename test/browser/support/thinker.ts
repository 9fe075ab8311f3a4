/**
 * Somebody who thinks as the greedy computer does, on what the seat may see, and acts only by
 * clicking what the page offers.
 */
import { expect, type Page } from '@playwright/test';
import { createBot } from '../../../src/bots/levels.ts';
import { type Action, nounOf, verbOf } from '../../../src/kernel/action.ts';
import { neighbour } from '../../../src/kernel/board/graph.ts';
import { actor, apply } from '../../../src/kernel/engine.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { GameState } from '../../../src/kernel/state.ts';
import type { TableView } from '../../../src/table/messages.ts';
import { answersOn } from './play.ts';

export interface Thinking {
  readonly game: Game;
  /** Called at each own decision, before it is made. */
  readonly onTurn?: (s: GameState) => Promise<void>;
  /** Most decisions; a game that takes more hangs. */
  readonly most?: number;
}

/** Plays the seat that the page sits at until the game is over; gives the number of decisions. */
export async function thinkOn(
  page: Page,
  { game, onTurn, most = 1500 }: Thinking,
): Promise<number> {
  const bot = createBot('greedy', 1);
  let decisions = 0;
  for (;;) {
    const view = await waitForTurn(page);
    if (view.outcome) return decisions;
    const s = game.create();
    s.ints.set(view.ints);
    while (actor(game, s) === view.side) {
      if (decisions++ > most) throw new Error(`no result after ${most} decisions`);
      await onTurn?.(s);
      const action = bot.choose(game, s, view.side);
      await give(page, game, s, action);
      const { reveals } = game.steps[s.step] ?? {};
      if (reveals) break;
      apply(game, s, action);
    }
    await send(page, view.seq);
  }
}

/** Confirms or rolls if the page asks, until the table has gone on. */
async function send(page: Page, seq: number): Promise<void> {
  const { roll, confirm } = answersOn(page);
  for (let i = 0; i < 400; i++) {
    if (await roll.isVisible()) await roll.click();
    else if (await confirm.isVisible()) await confirm.click();
    if ((await viewOf(page)).seq > seq) return;
    await page.waitForTimeout(20);
  }
  throw new Error('what was picked was not sent');
}

/** The view at one's next turn, or at the end, when the page has it too. */
async function waitForTurn(page: Page): Promise<TableView> {
  for (let i = 0; i < 2000; i++) {
    const view = await viewOf(page);
    if (view.outcome) return view;
    if (view.actor === view.side) {
      await expect(page.locator('.prompt.mine')).toBeVisible();
      return view;
    }
    await page.waitForTimeout(20);
  }
  throw new Error('the other side does not move');
}

async function viewOf(page: Page): Promise<TableView> {
  const { pathname, hash } = new URL(page.url());
  const seat = new URLSearchParams(hash.slice(1)).get('seat') ?? '';
  const answer = await page.request.get(`/api${pathname.replace('/t/', '/tables/')}`, {
    headers: { authorization: `Bearer ${seat}` },
  });
  return (await answer.json()) as TableView;
}

/** Clicks what stands for an action. */
async function give(page: Page, game: Game, s: GameState, action: Action): Promise<void> {
  const noun = nounOf(action);
  switch (game.verbs.list[verbOf(action)]?.noun) {
    case 'unit':
      return clickOn(page, `[data-unit="${noun}"]`);
    case 'node':
      return clickOn(page, `[data-node="${noun}"]`);
    case 'edge': {
      const { board } = game;
      const from = Math.floor(noun / board.slots);
      await clickOn(page, `[data-node="${from}"]`);
      return clickOn(page, `[data-node="${neighbour(board, from, noun % board.slots)}"]`);
    }
    default: {
      const name = game.look.actionLabel(s, action);
      const buttons = page.getByRole('group', { name: 'Choices' }).getByRole('button');
      await buttons.filter({ hasText: name }).first().click();
    }
  }
}

/** A click on the thing itself, even where others of its stack lie on top. */
async function clickOn(page: Page, selector: string): Promise<void> {
  await page.locator(`.b-lit ${selector}, .b-counters ${selector}`).first().dispatchEvent('click');
}
