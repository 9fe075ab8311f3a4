/** List of games with only Isles, for a server. */
import type { GameModule } from '../../src/kernel/game.ts';
import { msg } from '../../src/kernel/text/message.ts';
import { findNamed } from '../../src/kernel/setup/setup.ts';
import { isles } from './index.ts';

export const games: readonly GameModule[] = [isles];

export const gameById = (id: string): GameModule => findNamed(msg('kind.game'), id, games);
