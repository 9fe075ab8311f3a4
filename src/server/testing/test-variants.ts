/** Games for tests of variants: a game whose values can be changed. */
import { annihilation } from '../../games/annihilation/index.ts';
import type { GameModule } from '../../kernel/game.ts';

export const games: readonly GameModule[] = [annihilation];
export const gameById = (): GameModule => annihilation;
