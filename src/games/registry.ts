/** The games there are: the only list of them. */
import { msg } from '../kernel/text/message.ts';
import type { GameModule } from '../kernel/game.ts';
import { findNamed } from '../kernel/setup/setup.ts';
import { annihilation } from './annihilation/index.ts';
import { annihilator } from './annihilator/index.ts';
import { armageddon } from './armageddon/index.ts';
import { chitin } from './chitin/index.ts';
import { slammers } from './slammers/index.ts';

/** In the order the lobby shows them: games that are soon learnt first, and soon loaded. */
export const games: readonly GameModule[] = [
  annihilator,
  annihilation,
  chitin,
  slammers,
  armageddon,
];

/** A game by its id; throws `InputError` with the nearest names. */
export const gameById = (id: string): GameModule => findNamed(msg('kind.game'), id, games);
