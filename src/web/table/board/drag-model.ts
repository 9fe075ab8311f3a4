/** Counters taken up by the mouse: what may be, and what it means to put one down. */
import { landing, lifted, meaningOfDrop } from '../../session/gesture.ts';
import type { Session } from '../../session/session.ts';
import { putBack } from '../../session/set-up/set-up.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

export class DragModel {
  readonly #model: DecisionModel;
  /** Dragged thing, if picking it up has picked nothing yet. */
  #unit: number | undefined;

  constructor(model: DecisionModel) {
    this.#model = model;
  }

  isOffered(unit: number): boolean {
    const session = this.#session;
    return session !== undefined && (lifted(session, unit) ?? landing(session, unit)) !== undefined;
  }

  /** A counter was taken up: it is what goes somewhere now, and where to is shown. */
  lift(unit: number): void {
    const session = this.#session;
    const up = session && lifted(session, unit);
    if (up && up !== session) this.#model.replaceSession(up);
    this.#unit = up ? undefined : unit;
    this.#model.weighed.value = up || !session ? undefined : landing(session, unit)?.choice;
  }

  /** It was put down on a node, legal or not; -1: nowhere. */
  drop(node: number): void {
    const [unit, session] = [this.#unit, this.#session];
    this.#unit = undefined;
    this.#model.weighed.value = undefined;
    const meaning = session && node >= 0 ? meaningOfDrop(session, node, unit) : undefined;
    // A unit that was to be set up elsewhere stands where it stood.
    const isBack = session?.setUp && (!meaning || meaning.type === 'refuse');
    if (isBack) this.#model.replaceSession(putBack(session));
    if (meaning) this.#model.perform(meaning);
  }

  /** The session, unless nothing can be done in it now. */
  get #session(): Session | undefined {
    const { session, isBusy } = this.#model;
    return isBusy.value ? undefined : session.value;
  }
}
