/**
 * The computer at its turn: told once it has been about it for half a second, with how much of the time for
 * a turn is gone. What it decides is shown as it comes, so this says only that more is to come.
 */
import { effect, signal, untracked } from '@preact/signals';
import { LEVELS } from '../../../bots/levels.ts';
import { CHANCE, type Side } from '../../../kernel/side.ts';
import { isClosed } from '../../../table/record/difference.ts';
import type { TableView } from '../../../table/messages/messages.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

/** Shorter events are not reported, in milliseconds. */
const UNTOLD = 500;
/** How often the share is brought up to date, in milliseconds. */
const TICK = 200;

export interface ThinkingProgress {
  readonly side: Side;
  /** Part of the longest time for a turn that is gone; undefined where there is none, or it is over. */
  readonly share: number | undefined;
}

interface Turn {
  readonly side: Side;
  readonly level: string;
  readonly begun: number;
}

export class ThinkingModel {
  readonly thought = signal<ThinkingProgress | undefined>(undefined);
  readonly #stop: () => void;
  #turn: Turn | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ view }: Pick<DecisionModel, 'view'>) {
    this.#stop = effect(() => {
      const now = view.value;
      untracked(() => this.#see(now));
    });
  }

  close(): void {
    this.#stop();
    this.#end();
  }

  #see(view: TableView | undefined): void {
    // Its own dice do not end its turn.
    if (view?.actor === CHANCE && this.#turn) return;
    const level = view && botToAct(view);
    const side = view?.actor;
    if (this.#turn && this.#turn.side === side && this.#turn.level === level) return;
    this.#end();
    if (side === undefined || level === undefined) return;
    this.#turn = { side, level, begun: performance.now() };
    this.#timer = setTimeout(() => this.#tell(), UNTOLD);
  }

  #tell(): void {
    if (!this.#turn) return;
    const { side, level, begun } = this.#turn;
    const longest = LEVELS.find(({ id }) => id === level)?.milliseconds;
    const share = longest && (performance.now() - begun) / longest;
    this.thought.value = { side, share: share !== undefined && share < 1 ? share : undefined };
    this.#timer = setTimeout(() => this.#tell(), TICK);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#turn = undefined;
    this.thought.value = undefined;
  }
}

/** Level of the computer that is to act; undefined if it is for somebody else, or for nobody any more. */
function botToAct(view: TableView): string | undefined {
  const seat = view.seats[view.actor];
  if (!seat || isClosed(view)) return undefined;
  if (seat.standIn !== undefined) return seat.standIn;
  return seat.kind === 'bot' && !seat.takenOver ? seat.name : undefined;
}
