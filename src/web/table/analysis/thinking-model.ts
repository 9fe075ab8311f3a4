/**
 * The bot to move: shown once its turn has taken half a second, with the share of the turn's time limit that is used.
 * Its decisions are shown as they arrive, so this says only that more are to come.
 */
import { effect, signal, untracked } from '@preact/signals';
import { LEVELS } from '../../../bots/levels.ts';
import { CHANCE, type Side } from '../../../kernel/side.ts';
import { isClosed } from '../../../table/record/difference.ts';
import type { TableView } from '../../../table/messages/messages.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

/** Milliseconds after which a bot's turn is shown. */
const SHOW_AFTER = 500;
/** Interval at which the share is updated, in milliseconds. */
const TICK = 200;

export interface ThinkingProgress {
  readonly side: Side;
  /** Used share of the time limit for a turn; undefined if there is no limit or it is exceeded. */
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
    // Dice that the bot rolled do not end its turn.
    if (view?.actor === CHANCE && this.#turn) return;
    const level = view && botToAct(view);
    const side = view?.actor;
    if (this.#turn && this.#turn.side === side && this.#turn.level === level) return;
    this.#end();
    if (side === undefined || level === undefined) return;
    this.#turn = { side, level, begun: performance.now() };
    this.#timer = setTimeout(() => this.#update(), SHOW_AFTER);
  }

  #update(): void {
    if (!this.#turn) return;
    const { side, level, begun } = this.#turn;
    const longest = LEVELS.find(({ id }) => id === level)?.milliseconds;
    const share = longest && (performance.now() - begun) / longest;
    this.thought.value = { side, share: share !== undefined && share < 1 ? share : undefined };
    this.#timer = setTimeout(() => this.#update(), TICK);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#turn = undefined;
    this.thought.value = undefined;
  }
}

/** Returns the level of the bot to act; undefined if another player is to act or the game has stopped. */
function botToAct(view: TableView): string | undefined {
  const seat = view.seats[view.actor];
  if (!seat || isClosed(view)) return undefined;
  if (seat.standIn !== undefined) return seat.standIn;
  return seat.kind === 'bot' && !seat.takenOver ? seat.name : undefined;
}
