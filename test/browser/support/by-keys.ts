/** A player without a mouse, who reaches every choice with the keys listed in the help. */
import type { Locator, Page } from '@playwright/test';
import { type Action, nounOf, verbOf } from '../../../src/kernel/action.ts';
import { neighbour } from '../../../src/kernel/board/graph.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { GameState } from '../../../src/kernel/state.ts';
import { goTo } from './play.ts';

/** Maximum number of presses of Tab needed to reach an element. */
const MOST_TABS = 60;

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, thing: Locator): Promise<void> {
  const hasFocus = (element: Element) => element === document.activeElement;
  for (let i = 0; i < MOST_TABS; i++) {
    if (await thing.evaluate(hasFocus, undefined, { timeout: 2000 })) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${thing}`);
}

/** The wanted action, in the view of the side to act, by the label of its button. */
export interface WantedAction {
  readonly game: Game;
  readonly view: GameState;
  readonly action: Action;
  readonly label: string;
}

/** Tries to play an action with one or more keys; the caller repeats the call until the action has been played. */
export async function playByKeyboard(page: Page, wanted: WantedAction): Promise<void> {
  const { game, view, action, label } = wanted;
  const { keyboard } = page;
  const yes = page.locator('dialog[open] .dialog-actions .primary, .handover .primary').first();
  if (await yes.isVisible()) return enter(page, yes);
  const menu = page.getByRole('dialog', { name: 'Which one?' });
  const named = { name: label, exact: true } as const;
  const inMenu = menu.getByRole('button', named).first();
  if (await inMenu.isVisible()) return pressNamed(page, inMenu);
  const button = page.locator('.choices').getByRole('button', named).first();
  if (await button.isVisible()) return pressNamed(page, button, 'a');
  const force = page.locator('.force-panel').getByRole('button', named).first();
  if (await force.isVisible()) {
    await keyboard.press('f');
    return enter(page, force);
  }
  if (await giveForce(page, wanted)) return;
  const card = await cardOf(page, label);
  if (card) {
    await keyboard.press('d');
    return enter(page, card);
  }
  if (await giveOnBoard(page, wanted)) return;
  const field = page.locator('.choices input[type=number]');
  if (await field.isVisible()) {
    await keyboard.press('a');
    await tabTo(page, field);
    await keyboard.press('Control+a');
    await keyboard.type(String(nounOf(action)));
    return keyboard.press('Enter');
  }
  const zoned = page.locator('.zone').getByRole('button', named).first();
  if (game.look.zones?.show(view).length) await keyboard.press('z');
  if (await zoned.isVisible()) return enter(page, zoned);
}

/** Adds a unit of the first available kind and sends the force; false if the page asks for no force. */
async function giveForce(page: Page, { game, action }: WantedAction): Promise<boolean> {
  const more = page.locator('.force-count button:last-of-type:enabled').first();
  const isCount = game.verbs.list[verbOf(action)]?.noun === 'number';
  if (!isCount || !(await more.isVisible())) return false;
  await page.keyboard.press('f');
  await enter(page, more);
  await enter(page, page.locator('.force-buttons .primary'));
  return true;
}

/** Presses the key shown on a button; without one, focuses the button and presses Enter. */
async function pressNamed(page: Page, button: Locator, toList?: string): Promise<void> {
  const key = button.locator('.key');
  const name = (await key.count()) > 0 ? ((await key.textContent()) ?? '') : '';
  if (name) return page.keyboard.press(name.toLowerCase());
  if (toList) await page.keyboard.press(toList);
  return enter(page, button);
}

async function enter(page: Page, thing: Locator): Promise<void> {
  await tabTo(page, thing);
  await page.keyboard.press('Enter');
}

/** Returns the card in hand that the label names, if there is one. */
async function cardOf(page: Page, label: string): Promise<Locator | undefined> {
  for (const card of await page.locator('.hand-card.b-can').all()) {
    const [name = ''] = ((await card.getAttribute('title')) ?? '').split(':');
    if (label.includes(name)) return card;
  }
  return undefined;
}

/** Picks an action on the board; false if it has no place there. */
async function giveOnBoard(page: Page, { game, view, action }: WantedAction): Promise<boolean> {
  const { board, look, verbs } = game;
  const noun = nounOf(action);
  const kind = verbs.list[verbOf(action)]?.noun;
  if (kind === 'edge') {
    const from = Math.floor(noun / board.slots);
    await pickAt(page, game, from);
    await pickAt(page, game, neighbour(board, from, noun % board.slots));
    return true;
  }
  const node = kind === 'node' ? noun : kind === 'unit' ? look.nodeOf(view, noun) : -1;
  if (node < 0) return false;
  await pickAt(page, game, node);
  const fan = page.locator('.b-fan');
  // The stack may be open already for inspection; the pick itself closes it.
  if (await fan.isVisible()) await pickInFan(page, fan, kind === 'unit' ? noun : undefined);
  return true;
}

/** Goes to a place by its number, and picks it. */
async function pickAt(page: Page, { board }: Game, node: number): Promise<void> {
  await goTo(page, board.labels[node] ?? '');
  await page.locator('.b-window:focus').waitFor({ timeout: 5000 });
  await page.keyboard.press('Enter');
}

/** Picks a unit of an open stack, or an identical one; without a unit, the place itself. */
async function pickInFan(page: Page, fan: Locator, unit?: number): Promise<void> {
  const exact = fan.locator(`[data-fan-unit="${unit}"].b-can`);
  const other = unit === undefined ? fan.locator('.b-fan-node') : fan.locator('.b-can').first();
  const item = (await exact.count()) > 0 ? exact : other;
  const hasFocus = (element: Element) => element === document.activeElement;
  for (let i = 0; i < MOST_TABS; i++) {
    if (await item.evaluate(hasFocus, undefined, { timeout: 2000 })) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
}
