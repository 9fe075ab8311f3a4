/** The games there are: the only list of them. */
import { say } from '../kernel/message.ts';
import type { GameModule } from '../kernel/game.ts';
import { requireName } from '../kernel/setup.ts';
import { annihilation } from './annihilation/index.ts';
import { annihilator } from './annihilator/index.ts';
import { chitin } from './chitin/index.ts';
import { slammers } from './slammers/index.ts';

/** In the order the lobby shows them. */
export const games: readonly GameModule[] = [annihilator, chitin, annihilation, slammers];

/** A game by its id; throws `InputError` with the nearest names. */
export function gameById(id: string): GameModule {
  requireName(
    say('kind.game'),
    id,
    games.map((game) => game.id),
  );
  return games.find((game) => game.id === id) as GameModule;
}
