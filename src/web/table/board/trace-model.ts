/** Effect of a log entry, drawn on the board while the pointer is on its line. */
import { signal } from '@preact/signals';
import type { Game } from '../../../kernel/game.ts';
import type { Entry } from '../../../table/messages/messages.ts';
import type { BoardArrow } from '../../board/props.ts';
import { wayOf } from '../../session/moves.ts';
import type { ReplayModel } from '../log/replay-model.ts';

/** Milliseconds that the pointer stays on a line before the table is asked for the entry's effect. */
const PATIENCE = 90;

export class TraceModel {
  readonly arrows = signal<readonly BoardArrow[]>([]);
  readonly #game: Game;
  readonly #replay: ReplayModel;
  #entry: Entry | undefined;

  constructor(game: Game, replay: ReplayModel) {
    this.#game = game;
    this.#replay = replay;
  }

  /** Starts or stops pointing at an entry. */
  point(entry: Entry | undefined): void {
    this.#entry = entry;
    this.arrows.value = [];
    if (entry && (entry.kind === 'action' || entry.kind === 'die'))
      setTimeout(() => void this.#draw(entry), PATIENCE);
  }

  async #draw(entry: Entry): Promise<void> {
    if (this.#entry !== entry) return;
    const known = [this.#replay.stateAt(entry.seq - 1), this.#replay.stateAt(entry.seq)] as const;
    const [before, state] = await Promise.all(known);
    if (this.#entry === entry) this.arrows.value = wayOf(this.#game, entry, { before, state });
  }
}
