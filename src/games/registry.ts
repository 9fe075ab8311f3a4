/** All built-in games. This is the only list of them. */
import { msg } from '../kernel/text/message.ts';
import type { GameModule } from '../kernel/game.ts';
import { findNamed } from '../kernel/setup/setup.ts';
import { annihilation } from './annihilation/index.ts';
import { annihilator } from './annihilator/index.ts';
import { armageddon } from './armageddon/index.ts';
import { chitin } from './chitin/index.ts';
import { slammers } from './slammers/index.ts';

/** All built-in games in the order of the lobby: games that are quick to learn and to load first. */
export const games: readonly GameModule[] = [
  annihilator,
  annihilation,
  chitin,
  slammers,
  armageddon,
];

/** Returns the game with an id. Throws an `InputError` with the nearest ids if there is none. */
export const gameById = (id: string): GameModule => findNamed(msg('kind.game'), id, games);
