/** The test game in a later version: the action `look` moves one node back. */
import type { GameModule } from '../../kernel/game.ts';
import { type GameState, NONE } from '../../kernel/state.ts';
import { patrol as before } from '../../table/testing/test-game.ts';

const LOOK_STEP = 2;
type Walkers = GameState & { readonly place: Int16Array; readonly found: Int16Array };

export const patrol: GameModule = {
  ...before,
  open(setup) {
    const game = before.open(setup);
    const steps = game.steps.map((step, i) => {
      if (i !== LOOK_STEP) return step;
      const apply: typeof step.apply = (s, action, log) => {
        const side = step.who?.(s) ?? NONE;
        step.apply?.(s, action, log);
        const { place } = s as Walkers;
        place[side] = Math.max(0, Math.min(8, (place[side] ?? 0) + (side === 0 ? -1 : 1)));
      };
      return { ...step, apply };
    });
    return { ...game, version: 2, steps };
  },
};

export const games: readonly GameModule[] = [patrol];
export const gameById = (): GameModule => patrol;
