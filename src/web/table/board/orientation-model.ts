/** Board orientation: as printed, turned, or with the player's own side below. */
import { computed } from '@preact/signals';
import { type BoardLayout, layoutOf, turnedLayoutOf } from '../../../draw/layout.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Side } from '../../../kernel/side.ts';
import type { GameState } from '../../../kernel/state.ts';
import { settings } from '../../ui/settings.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';

export class OrientationModel {
  readonly #model: Pick<DecisionModel, 'game' | 'session'>;
  /** Whether each side began above. The value never changes, wherever the units go. */
  readonly #above = new Map<Side, boolean>();

  constructor(model: Pick<DecisionModel, 'game' | 'session'>) {
    this.#model = model;
  }

  readonly isTurned = computed((): boolean => {
    const { orientation } = settings.value;
    if (orientation !== 'own') return orientation === 'turned';
    const { game, session } = this.#model;
    const { base, side = -1 } = session.value ?? {};
    const known = this.#above.get(side);
    if (known !== undefined || !base) return known ?? false;
    const found = beginsAbove(game, base, side);
    if (found !== undefined) this.#above.set(side, found);
    return found ?? false;
  });

  readonly layout = computed((): BoardLayout => {
    const { board } = this.#model.game;
    return this.isTurned.value ? turnedLayoutOf(board) : layoutOf(board);
  });
}

/** Whether the units of a side are above the others; undefined while either has no unit on the map. */
export function beginsAbove({ look, board }: Game, s: GameState, side: Side): boolean | undefined {
  const { points, shapes } = layoutOf(board);
  const heights = (isWanted: (owner: Side) => boolean): number[] =>
    look
      .counters(s)
      .filter((c) => c.side >= 0 && isWanted(c.side) && shapes[c.node] !== 'tray')
      .map((c) => points[c.node]?.y ?? 0);
  const [own, others] = [heights((s) => s === side), heights((s) => s !== side)];
  if (own.length === 0 || others.length === 0) return undefined;
  const mean = (all: readonly number[]) => all.reduce((sum, y) => sum + y, 0) / all.length;
  return mean(own) < mean(others);
}
