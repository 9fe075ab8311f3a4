/** The force being chosen, and the forces saved in this browser. */
import { computed } from '@preact/signals';
import { type Choice, choicesOf } from '../../session/choices.ts';
import {
  type UnitCounts,
  countsOf,
  withCounts,
  forceNow,
  readyMade,
  withoutForce,
} from '../../session/force-selection.ts';
import { pick } from '../../session/session.ts';
import { SavedList } from '../../net/stored/saved-list.ts';
import type { DecisionModel } from './decision-model.ts';

/** A force saved for another game. */
interface SavedForce {
  readonly name: string;
  readonly counts: UnitCounts;
}

export class ForceModel {
  readonly #model: DecisionModel;
  readonly saved = new SavedList<SavedForce>(() => this.#key());

  constructor(model: DecisionModel) {
    this.#model = model;
  }

  /** The force being chosen; undefined if this seat is not choosing one. */
  readonly shown = computed(() => {
    if (!this.#model.game.look.muster || !this.#model.isChoosing.value) return undefined;
    const session = this.#model.session.value;
    return session && forceNow(session);
  });

  /** Whole forces that the rules offer. */
  readonly readyMade = computed((): readonly Choice[] => {
    const session = this.shown.value && this.#model.session.value;
    return session ? readyMade(session) : [];
  });

  /** The choice that completes the force, once all units are chosen. */
  readonly end = computed((): Choice | undefined => {
    const session = this.shown.value && this.#model.session.value;
    if (!session) return undefined;
    const { buttons, numbers } = choicesOf(session.game, session.state);
    return numbers.length === 0 ? buttons[0] : undefined;
  });

  /** Whether a saved force can be chosen now; limits differ between tables. */
  fits(counts: UnitCounts): boolean {
    const session = this.#model.session.value;
    return session !== undefined && withCounts(session, counts) !== undefined;
  }

  /** Changes the count of one type, if the rules allow it. */
  change(type: string, count: number): void {
    const now = this.shown.value;
    if (now) this.load({ ...countsOf(now), [type]: count });
  }

  load(counts: UnitCounts): void {
    const session = this.#model.session.value;
    const next = session && withCounts(session, counts);
    if (next) this.#model.replaceSession(next);
  }

  /** Takes a whole force offered by the rules. */
  take({ action }: Choice): void {
    const session = this.#model.session.value;
    if (session) this.#model.replaceSession(pick(withoutForce(session), action));
  }

  clear(): void {
    const session = this.#model.session.value;
    if (session) this.#model.replaceSession(withoutForce(session));
  }

  /** Saves the current force; replaces a saved force with the same name. */
  save(name: string): void {
    const now = this.shown.value;
    if (!now) return;
    const reason = this.saved.save({ name, counts: countsOf(now) });
    this.#model.notice.value = { kind: 'info', rule: '', reason };
  }

  /** Returns the storage key, by game, scenario and side. */
  #key(): string | undefined {
    const { game } = this.#model;
    const now = this.shown.value;
    const side = game.sides[now?.side ?? -1]?.id;
    return now && `countermarch.forces.${game.id}.${game.setup.scenario}.${side}`;
  }
}
