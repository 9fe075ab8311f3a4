/** Isles as a game in which the levels that think ahead plan whole turns. */
import { isles as before } from './index.ts';
import type { GameModule } from '../../src/kernel/game.ts';

const isles: GameModule = {
  ...before,
  open(setup) {
    const game = before.open(setup);
    return { ...game, bot: { ...game.bot, searchUnit: 'turns' } };
  },
};

export const games: readonly GameModule[] = [isles];
export const gameById = (): GameModule => isles;
