/** Crowd in the form in which a server lists games. */
import type { GameModule } from '../../src/kernel/game.ts';
import { msg } from '../../src/kernel/text/message.ts';
import { findNamed } from '../../src/kernel/setup/setup.ts';
import { crowd } from './index.ts';

export const games: readonly GameModule[] = [crowd];

export const gameById = (id: string): GameModule => findNamed(msg('kind.game'), id, games);
