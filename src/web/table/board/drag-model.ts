/** Dragging of counters with the mouse: which counters can be picked up, and the meaning of a drop. */
import { landing, lifted, meaningOfDrop } from '../../session/gesture.ts';
import type { Session } from '../../session/session.ts';
import { putBack } from '../../session/set-up/set-up.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

export class DragModel {
  readonly #model: DecisionModel;
  /** The dragged unit, if picking it up has not picked anything yet. */
  #unit: number | undefined;

  constructor(model: DecisionModel) {
    this.#model = model;
  }

  isOffered(unit: number): boolean {
    const session = this.#session;
    return session !== undefined && (lifted(session, unit) ?? landing(session, unit)) !== undefined;
  }

  /** Picks up a counter: it becomes the unit that moves, or the preview shows its only destination. */
  pickUp(unit: number): void {
    const session = this.#session;
    const up = session && lifted(session, unit);
    if (up && up !== session) this.#model.replaceSession(up);
    this.#unit = up ? undefined : unit;
    this.#model.weighed.value = up || !session ? undefined : landing(session, unit)?.choice;
  }

  /** Drops the counter on a node, legal or not; -1: outside the board. */
  drop(node: number): void {
    const [unit, session] = [this.#unit, this.#session];
    this.#unit = undefined;
    this.#model.weighed.value = undefined;
    const meaning = session && node >= 0 ? meaningOfDrop(session, node, unit) : undefined;
    // A unit of a set-up that cannot be dropped there returns to its former place.
    const isBack = session?.setUp && (!meaning || meaning.type === 'refuse');
    if (isBack) this.#model.replaceSession(putBack(session));
    if (meaning) this.#model.perform(meaning);
  }

  /** The session; undefined while the player cannot act. */
  get #session(): Session | undefined {
    const { session, isBusy } = this.#model;
    return isBusy.value ? undefined : session.value;
  }
}
