/**
 * Nodes at which lost units lie, in games that show them there. Positions do not contain these nodes, so they are found
 * in the record. A node that was found is kept as long as the unit is lost.
 */
import { effect, signal, untracked } from '@preact/signals';
import type { GameState } from '../../../kernel/state.ts';
import { fellAt } from '../../session/log/casualties.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

export class CasualtiesModel {
  /** Nodes at which a lost unit lies, each once. */
  readonly nodes = signal<readonly number[]>([]);
  readonly #model: DecisionModel;
  readonly #places = new Map<number, number>();
  readonly #stop: () => void;
  #latest: GameState | undefined;

  constructor(model: DecisionModel) {
    this.#model = model;
    const { look } = model.game;
    this.#stop = effect(() => {
      const state = look.wrecks ? model.shown.value : undefined;
      const end = model.entries.value.at(-1)?.seq ?? 0;
      if (state) untracked(() => void this.#find(state, end));
    });
  }

  dispose(): void {
    this.#stop();
  }

  async #find(state: GameState, end: number): Promise<void> {
    this.#latest = state;
    const { game } = this.#model;
    const lost = new Set(game.look.lost?.(state).map(({ unit }) => unit));
    for (const u of this.#places.keys()) if (!lost.has(u)) this.#places.delete(u);
    for (const u of lost)
      if (!this.#places.has(u)) this.#places.set(u, await this.#placeOf(u, end));
    // If another position is on the board by now, its own search sets the nodes.
    if (this.#latest === state)
      this.nodes.value = [...new Set(this.#places.values())].filter((n) => n >= 0);
  }

  /** Returns the node of a unit before the entry in which it fell. */
  async #placeOf(u: number, end: number): Promise<number> {
    const { game, replay } = this.#model;
    const stateAt = (seq: number) => replay.stateAt(seq);
    const fell = await fellAt(game, [u], end, stateAt);
    return game.look.nodeOf(await stateAt(Math.max(0, fell - 1)), u);
  }
}
