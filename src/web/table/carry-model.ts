/** Counters taken up by the mouse: what may be, and what it means to put one down. */
import { stepOf } from '../../kernel/engine.ts';
import { node as nodeNoun } from '../../kernel/message.ts';
import { landing, lifted } from '../session/lift.ts';
import type { Session } from '../session/session.ts';
import { say } from '../words/say.ts';
import type { TableModel } from './model.ts';

export class CarryModel {
  readonly #model: TableModel;
  /** What is being carried, if to take it up has picked nothing yet. */
  #unit: number | undefined;

  constructor(model: TableModel) {
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
    const unit = this.#unit;
    this.#unit = undefined;
    this.#model.weighed.value = undefined;
    if (node < 0) return;
    if (unit === undefined) this.#model.clickBoard('node', node);
    else this.#land(unit, node);
  }

  #land(unit: number, node: number): void {
    const { game, notice } = this.#model;
    const session = this.#session;
    const goal = session && landing(session, unit);
    if (goal?.node === node) this.#model.clickBoard('unit', unit);
    if (!goal || goal.node === node) return;
    const reason = say('notice.elsewhere', {
      action: game.look.actionLabel(session.state, goal.choice.action),
      there: nodeNoun(goal.node),
      here: nodeNoun(node),
    });
    notice.value = { kind: 'refusal', rule: stepOf(game, session.state).rule, reason };
  }

  /** The session, unless nothing can be done in it now. */
  get #session(): Session | undefined {
    const { session, isBusy } = this.#model;
    return isBusy.value ? undefined : session.value;
  }
}
