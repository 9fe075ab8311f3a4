/** The set-up being made, and the set-ups saved in this browser. */
import { computed } from '@preact/signals';
import { unit as unitNoun } from '../../../kernel/text/message.ts';
import {
  askFor,
  placesOf,
  type SavedPlaces,
  setUpNow,
  withPlaces,
} from '../../session/set-up/set-up.ts';
import { msg } from '../../table-messages.ts';
import { SavedList } from '../../net/stored/saved-list.ts';
import type { DecisionModel } from './decision-model.ts';

/** A set-up saved for another game. */
interface SavedSetUp {
  readonly name: string;
  readonly places: SavedPlaces;
}

export class SetUpModel {
  readonly #model: DecisionModel;
  readonly saved = new SavedList<SavedSetUp>(() => this.#key());

  constructor(model: DecisionModel) {
    this.#model = model;
  }

  /** The units of the set-up, while this seat makes or confirms it. */
  readonly shown = computed(() => {
    const { game, isBusy, session } = this.#model;
    if (!game.look.setUp || isBusy.value || !session.value) return undefined;
    return setUpNow(session.value);
  });

  /** Whether all units are placed and the set-up waits for confirmation. */
  readonly isDone = computed((): boolean => this.shown.value?.waiting.length === 0);

  /** Sets up a unit next, or picks it up again. */
  ask(unit: number): void {
    const session = this.#model.session.value;
    if (session && this.shown.value) this.#model.replaceSession(askFor(session, unit));
  }

  /** Saves the places of all placed units. Under an existing name, they replace the saved places of the same units. */
  save(name: string): void {
    const session = this.#model.session.value;
    if (!session) return;
    const same = this.saved.all.value.find((one) => one.name === name);
    const reason = this.saved.save({ name, places: { ...same?.places, ...placesOf(session) } });
    this.#model.notice.value = { kind: 'info', rule: '', reason };
  }

  /** Places all units as saved, as far as the rules allow it, and reports the units that are left. */
  use({ name, places }: SavedSetUp): void {
    const session = this.#model.session.value;
    if (!session || !this.shown.value) return;
    const next = withPlaces(session, places);
    this.#model.replaceSession(next);
    const left = setUpNow(next)?.waiting ?? [];
    const units = { list: left.map((unit) => unitNoun(unit)) };
    const reason = msg(left.length > 0 ? 'set-up.left' : 'set-up.used', {
      name,
      n: left.length,
      units,
    });
    this.#model.notice.value = { kind: 'info', rule: '', reason };
  }

  /** Returns the storage key, by game, scenario and side. */
  #key(): string | undefined {
    const { game, session } = this.#model;
    const side = game.sides[session.value?.side ?? -1]?.id;
    return this.shown.value && `countermarch.set-ups.${game.id}.${game.setup.scenario}.${side}`;
  }
}
