/** Recap of the others' moves: it stays on the board until the player's first click, with a line that sums it up. */
import { batch, computed, effect, signal, untracked } from '@preact/signals';
import { type BattleMoment, fightsIn, momentsOf } from '../../session/log/moments.ts';
import { lastChoiceOf, type Recap, recapOf } from '../../session/log/recap.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

interface RecapRange extends Recap {
  /** The recap covers the entries after `from`, up to and including `to`. */
  readonly from: number;
  readonly to: number;
  /** The fights of the others, in order. */
  readonly moments: readonly BattleMoment[];
}

/** Maximum number of fights looked up; the log has all of them. */
const MOST_MOMENTS = 24;

export class RecapModel {
  readonly #model: DecisionModel;
  readonly #told = signal<RecapRange | undefined>(undefined);
  /** Seq up to which everything has been seen. */
  readonly #seen = signal(0);
  readonly #stop: () => void;

  constructor(model: DecisionModel) {
    this.#model = model;
    this.#stop = effect(() => {
      const { seq = 0 } = model.view.value ?? {};
      if (seq > this.#seen.value && this.#isUntouched()) untracked(() => void this.#work());
    });
  }

  /** Whether the player has seen every move. */
  readonly isSeen = computed(() => (this.#model.view.value?.seq ?? 0) === this.#seen.value);

  /** The recap on the board; undefined while anything else is shown there. */
  readonly shown = computed((): RecapRange | undefined => {
    const told = this.#told.value;
    if (!told || told.to !== this.#model.view.value?.seq) return undefined;
    // Picks matter only while there is a recap to show, so that otherwise none is recomputed for them.
    return told.to > this.#seen.value && this.#isUntouched() ? told : undefined;
  });

  #isUntouched(): boolean {
    const { isChoosing, hasPicks } = this.#model;
    return isChoosing.value && !hasPicks.value;
  }

  /** Marks the recap as seen. */
  close(): void {
    const { view } = this.#model;
    this.#seen.value = view.peek()?.seq ?? 0;
  }

  dispose(): void {
    this.#stop();
  }

  /** Shows all of the moves again, or one of the fights. */
  async again(moment?: BattleMoment): Promise<void> {
    const told = this.#told.peek();
    const { view, replay, player, session } = this.#model;
    const side = session.peek()?.side;
    if (!told || side === undefined) return;
    const [from, to] = moment ? [moment.from - 1, moment.to] : [told.from, told.to];
    const entries = (view.peek()?.entries ?? []).slice(from, to);
    const states = await Promise.all([...entries.keys()].map((i) => replay.stateAt(from + i + 1)));
    const before = await replay.stateAt(from);
    const frames = entries.flatMap((entry, i) => {
      const state = states[i];
      return state ? [{ state, entries: [entry] }] : [];
    });
    if (view.peek()?.seq === told.to) player.again(before, frames, side);
  }

  async #work(): Promise<void> {
    const { view, session, game, replay } = this.#model;
    const { entries = [], seq: to = 0, side = -1, outcome } = view.peek() ?? {};
    const state = session.peek()?.base;
    const from = lastChoiceOf(entries, side);
    if (!state || outcome || this.#told.peek()?.to === to) return;
    const told = entries.slice(from, to);
    if (!told.some((e) => e.kind === 'action')) return;
    const before = await replay.stateAt(from).catch(() => undefined);
    const recap = before && recapOf(game, side, told, { before, state }, entries.slice(0, from));
    const moments = recap ? await this.#momentsIn(told, side) : [];
    if (view.peek()?.seq !== to) return;
    batch(() => {
      this.#told.value = recap && { ...recap, from, to, moments };
    });
  }

  /** Returns the fights after the first action of another side; earlier ones belong to the seat's own action. */
  async #momentsIn(told: readonly Entry[], side: number): Promise<readonly BattleMoment[]> {
    const { game, replay } = this.#model;
    const first = told.findIndex((e) => e.kind === 'action' && e.side !== side);
    const fights = fightsIn(game, told.slice(first)).slice(-MOST_MOMENTS);
    const before = await Promise.all(
      fights.map(({ from }) => replay.stateAt(from - 1).catch(() => undefined)),
    );
    return momentsOf(game, fights, before);
  }
}
