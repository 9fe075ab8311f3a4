/** Sounds of events at the table, if the player has switched them on. */
import { effect, untracked } from '@preact/signals';
import type { ClientTable } from '../../../table/views/client-table.ts';
import { soundsOf } from '../../session/log/entry-sounds.ts';
import { stateFrom } from '../../session/session.ts';
import { settings } from '../../ui/settings.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

export class SoundModel {
  readonly #model: Pick<DecisionModel, 'view' | 'game'>;
  readonly #stop: () => void;
  #last: ClientTable | undefined;

  constructor(model: Pick<DecisionModel, 'view' | 'game'>) {
    this.#model = model;
    this.#stop = effect(() => {
      const now = model.view.value;
      untracked(() => void this.#hear(now));
    });
  }

  close(): void {
    this.#stop();
  }

  /** Plays the sounds of new entries; a player who has just arrived hears nothing about earlier ones. */
  async #hear(now: ClientTable | undefined): Promise<void> {
    const before = this.#last;
    this.#last = now;
    const { volume } = settings.peek();
    if (!before || !now || now.seq <= before.seq || volume === 0) return;
    const heard = soundsOf(now.entries.slice(before.seq), {
      counters: [this.#count(before), this.#count(now)],
      isMine: [before.actor === before.side, now.actor === now.side],
    });
    const { play } = await import('../../ui/sounds.ts');
    for (const sound of heard) play(sound, volume / 100);
  }

  #count({ ints }: ClientTable): number {
    const { game } = this.#model;
    return game.look.counters(stateFrom(game, ints)).length;
  }
}
