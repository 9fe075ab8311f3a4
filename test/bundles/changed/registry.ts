/** The games of the program under other rules, as a server of another version would load them. */
import type { GameModule } from '../../../src/kernel/game.ts';
import { findNamed } from '../../../src/kernel/setup/setup.ts';
import { annihilation } from './annihilation.ts';
import { annihilator } from './annihilator.ts';
import { armageddon } from './armageddon.ts';
import { chitin } from './chitin.ts';
import { slammers } from './slammers.ts';

export const games: readonly GameModule[] = [
  annihilator,
  annihilation,
  chitin,
  slammers,
  armageddon,
];
export const gameById = (id: string): GameModule => findNamed('game', id, games);
