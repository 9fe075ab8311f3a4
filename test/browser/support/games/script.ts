/**
 * A player with a script: plays its actions by clicking in the page, each when the page asks for it and offers it.
 * Opens a stack first if another counter covers the wanted one.
 */
import { promptOf } from '../../../../src/kernel/engine.ts';
import { english } from '../../../english.ts';
import type { Page } from '@playwright/test';
import { type Action, nounOf, verbOf } from '../../../../src/kernel/action.ts';
import { neighbour } from '../../../../src/kernel/board/graph.ts';
import type { Game } from '../../../../src/kernel/game.ts';
import type { GameState } from '../../../../src/kernel/state.ts';
import { layoutOf, slotAngle } from '../../../../src/draw/layout.ts';
import type { Stage } from '../../../../src/web/session/session.ts';
import { endStep, expect, pressUntil } from '../fixtures.ts';
import { showWhole } from '../play.ts';

/** An action and its position, in the view of the side that plays it. */
export interface Scripted {
  readonly before: GameState;
  readonly action: Action;
  /** The next stage: another choice of the player, dice, the other side, or something hidden. */
  readonly stage: Stage;
}

export class Hand {
  readonly #page: Page;
  readonly #game: Game;
  /** Number of clicks so far. */
  clicks = 0;

  constructor(page: Page, game: Game) {
    this.#page = page;
    this.#game = game;
  }

  /** Waits until the page asks for the next decision of the script, and answers. */
  async play({ before, action }: Scripted): Promise<void> {
    await this.asked(before);
    const { look, verbs, board } = this.#game;
    const noun = nounOf(action);
    switch (verbs.list[verbOf(action)]?.noun) {
      case 'unit':
        return this.#unit(before, noun, english(this.#game, look.actionLabel(before, action)));
      case 'node':
        return this.#place(noun);
      case 'edge':
        return look.plan?.show(before)?.isOpen
          ? this.attack(noun)
          : this.pull(Math.floor(noun / board.slots), noun % board.slots);
      default:
        return this.#end(english(this.#game, look.actionLabel(before, action)));
    }
  }

  /** Confirms where the page asks for it: before dice, and before a pick that ends the turn. */
  async confirm({ action, stage }: Scripted): Promise<void> {
    const isPlain = this.#game.verbs.list[verbOf(action)]?.noun === 'none';
    if (stage === 'dice') await this.press('Roll');
    if (stage === 'handover' && !isPlain) await this.#confirm();
  }

  async #confirm(): Promise<void> {
    const confirm = this.#page.getByRole('button', { name: 'Confirm' }).first();
    await confirm.waitFor();
    this.clicks++;
    await pressUntil(confirm, () => expect(confirm).toBeHidden({ timeout: 1000 }));
  }

  /** Clicks an attack: its origin, then its target. */
  async attack(edge: number): Promise<void> {
    const { board } = this.#game;
    const from = Math.floor(edge / board.slots);
    await this.#place(from);
    await this.#place(neighbour(board, from, edge % board.slots));
  }

  /** Presses on a node, drags out of it and releases: the unit that moves there faces that way. */
  async pull(node: number, direction: number): Promise<void> {
    await this.#lookAway();
    const place = `.b-hits [data-node="${node}"], .b-lit [data-node="${node}"]`;
    if (!(await this.#page.evaluate(visiblePoint, place))) await this.#lookAtAll();
    const hit = await this.#page.locator(`.b-hits [data-node="${node}"]`).elementHandle();
    // The board may still be moving to bring all pickable things into view.
    await hit?.waitForElementState('stable');
    const box = await hit?.boundingBox();
    if (!box) throw new Error(`node ${node} is not on the screen`);
    const { mouse } = this.#page;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const angle = (slotAngle(layoutOf(this.#game.board), direction) * Math.PI) / 180;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + Math.cos(angle) * box.width, y + Math.sin(angle) * box.width, {
      steps: 3,
    });
    await mouse.up();
    this.clicks++;
  }

  /** Waits until the page asks this seat for the decision that the rules require in that position. */
  async asked(s: GameState): Promise<void> {
    const prompt = this.#page.getByRole('region', { name: 'Decision' });
    const words = english(this.#game, promptOf(this.#game, s)).replace(
      /[.*+?^${}()|[\]\\]/g,
      '\\$&',
    );
    await expect(prompt).toHaveText(new RegExp(`^\\[\\S+\\]\\s*${words}$`));
  }

  /** Presses a button by its label. */
  async press(words: string): Promise<void> {
    this.clicks++;
    await this.#page.getByRole('button', { name: words }).first().click();
  }

  /** Presses a button, and confirms if units would remain unmoved. */
  async #end(words: string): Promise<void> {
    const ending = this.#page.locator('.actions .button.ending').filter({ hasText: words });
    if (!(await ending.isVisible())) return this.press(words);
    await endStep(this.#page);
    this.clicks++;
  }

  /** Picks a counter on the board; opens its stack if other counters cover it. */
  async #unit(s: GameState, unit: number, label: string): Promise<void> {
    const counters = this.#game.look.counters(s);
    const node = counters.find((c) => c.unit === unit)?.node;
    if (node === undefined) return this.press(label);
    const inFan = `[data-fan-unit="${unit}"]`;
    if (await this.#clickIfSeen(inFan)) return;
    await this.#lookAway();
    if (await this.#clickIfSeen(`.b-can[data-unit="${unit}"]`)) return;
    const top = counters.filter((c) => c.node === node).at(-1)?.unit;
    await expect(async () => {
      await this.#lookAtAll();
      await this.#lookAway();
      if (await this.#clickIfSeen(`.b-can[data-unit="${unit}"]`)) return;
      const point = await this.#page.evaluate(visiblePoint, `.b-counter[data-unit="${top}"]`);
      if (point) await this.#page.mouse.move(point.x, point.y, { steps: 2 });
      await this.#page.locator(inFan).waitFor({ timeout: 2000 });
      expect(await this.#clickIfSeen(inFan)).toBe(true);
    }).toPass();
  }

  /** Picks a highlighted place. A counter that covers it stands for the place as well. */
  async #place(node: number): Promise<void> {
    const lit = `.b-lit [data-node="${node}"]`;
    await this.#page.locator(lit).waitFor({ state: 'attached' });
    if (await this.#clickIfSeen(lit)) return;
    await this.#lookAtAll();
    await this.#lookAway();
    if (await this.#clickIfSeen(lit)) return;
    this.clicks++;
    await this.#page.locator(`.b-hits [data-node="${node}"]`).click({ force: true });
  }

  /** Closes the card with the dice, and moves the pointer away so that an open stack closes. */
  async #lookAway(): Promise<void> {
    const dice = this.#page.getByRole('button', { name: 'Hide dice' });
    if (await dice.isVisible()) await dice.click();
    await this.#page.mouse.move(1, 1);
    const fan = this.#page.locator('.b-fan');
    if (await fan.isVisible()) await fan.waitFor({ state: 'detached' });
  }

  /** Shows the whole board again: the page may have moved it to show a decision. */
  async #lookAtAll(): Promise<void> {
    await showWhole(this.#page);
  }

  /** Clicks an element where it is uppermost; returns false if it is visible nowhere. */
  async #clickIfSeen(selector: string): Promise<boolean> {
    const point = await this.#page.evaluate(visiblePoint, selector);
    if (!point) return false;
    await this.#page.mouse.click(point.x, point.y);
    this.clicks++;
    return true;
  }
}

/**
 * Returns a point of the page where the element is uppermost, once it stays in place: a click would miss it while a
 * stack is being spread or the board moves. Runs in the page.
 */
async function visiblePoint(selector: string): Promise<{ x: number; y: number } | undefined> {
  const find = () => {
    const element = document.querySelector(selector);
    if (!element) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = [0.5, 0.3, 0.7, 0.15, 0.85];
    const points = steps.flatMap((fy) =>
      steps.map((fx) => ({ x: left + width * fx, y: top + height * fy })),
    );
    return points.find(({ x, y }) => element.contains(document.elementFromPoint(x, y)));
  };
  let point = find();
  for (let still = 0; still < 2; ) {
    await new Promise((done) => requestAnimationFrame(done));
    const next = find();
    still = next?.x === point?.x && next?.y === point?.y ? still + 1 : 0;
    point = next;
  }
  return point;
}
