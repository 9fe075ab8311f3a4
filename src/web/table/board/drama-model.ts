/** The moment of a battle on the board: the impacts, and the dice with their result. It does not delay moves. */
import { effect, signal, untracked } from '@preact/signals';
import type { Impact } from '../../board/props.ts';
import { type CasualtyGroup, fallenBetween } from '../../session/battle.ts';
import { impactsOf } from '../../session/log/impacts.ts';
import { type BattleMoment, fightsIn, momentsOf } from '../../session/log/moments.ts';
import { settings } from '../../ui/settings.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

/** Longest time that a moment is shown, in milliseconds, by the speed at which moves are shown. */
const LENGTH = { off: 0, fast: 700, normal: 1600, slow: 1600 } as const;

/** Losses and harm to units in the position that is being shown. */
export interface Drama {
  /** Last entry of the moment. */
  readonly seq: number;
  readonly impacts: readonly Impact[];
  readonly moment?: BattleMoment;
  readonly fallen: readonly CasualtyGroup[];
}

type Table = Pick<DecisionModel, 'game' | 'player' | 'replay'>;
type Frame = NonNullable<DecisionModel['player']['frame']['value']>;

export class DramaModel {
  readonly shown = signal<Drama | undefined>(undefined);
  readonly #model: Table;
  readonly #stop: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(model: Table) {
    this.#model = model;
    this.#stop = effect(() => {
      const frame = model.player.frame.value;
      const isPast = model.replay.seq.value !== undefined;
      untracked(() => (isPast ? this.end() : frame && this.#begin(frame)));
    });
  }

  /** Ends the moment at once: after a key, a click, or its time. */
  end(): void {
    clearTimeout(this.#timer);
    this.shown.value = undefined;
  }

  close(): void {
    this.#stop();
    this.end();
  }

  #begin(frame: Frame): void {
    const drama = this.#dramaOf(frame);
    const length = LENGTH[settings.peek().pace];
    // A move without harm does not shorten the moment before it.
    if (!drama || length === 0) return;
    clearTimeout(this.#timer);
    this.shown.value = drama;
    this.#timer = setTimeout(() => this.end(), length);
  }

  #dramaOf(frame: Frame): Drama | undefined {
    const { game } = this.#model;
    const [only, ...more] = frame.entries;
    const seq = frame.entries.at(-1)?.seq ?? 0;
    // If the whole table was sent again, the entries have no positions between them.
    if (!only || more.length > 0) return undefined;
    const fights = fightsIn(game, [only]);
    const [moment] = momentsOf(
      game,
      fights,
      fights.map(() => frame.before),
    );
    const impacts = [...impactsOf(game, frame)];
    // A strike on a place without units shows a blast there.
    const struck = moment?.message.key === 'moment.place' ? [moment.at] : [];
    for (const node of struck)
      if (impacts.every((each) => each.node !== node)) impacts.unshift({ node, isLoss: true, seq });
    if (!moment && impacts.length === 0) return undefined;
    const fallen = impacts.some(({ isLoss }) => isLoss)
      ? fallenBetween(game, frame.before, frame.state)
      : [];
    return { seq, impacts, fallen, ...(moment && { moment }) };
  }
}
