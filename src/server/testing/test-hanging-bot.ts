/**
 * The test game with an evaluation that hangs when it is called often, as only a search does: it simulates a bot level
 * with a fault.
 */
import type { GameModule } from '../../kernel/game.ts';
import { patrol } from '../../table/testing/test-game.ts';

const PATIENCE = 300;
let asked = 0;

function hangWhenAskedOften(): void {
  asked += 1;
  while (asked > PATIENCE);
}

const hangingBot: GameModule = {
  ...patrol,
  open: (setup) => {
    const game = patrol.open(setup);
    const evaluate: typeof game.bot.evaluate = (s, side) => {
      hangWhenAskedOften();
      return game.bot.evaluate(s, side);
    };
    return { ...game, bot: { evaluate } };
  },
};

export const games: readonly GameModule[] = [hangingBot];
export const gameById = (): GameModule => hangingBot;
