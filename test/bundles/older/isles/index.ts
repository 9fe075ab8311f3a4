/** Isles as another version has it: the same rules under another version number. */
import type { GameModule } from '../../../../src/kernel/game.ts';
import { isles as current } from '../../../isles/index.ts';

export const isles: GameModule = {
  ...current,
  open(setup) {
    const game = current.open(setup);
    return { ...game, version: game.version + 1 };
  },
};
