/** Isles as a server lists games. */
import type { GameModule } from '../../src/kernel/game.ts';
import { say } from '../../src/kernel/message.ts';
import { requireName } from '../../src/kernel/setup.ts';
import { isles } from './index.ts';

export const games: readonly GameModule[] = [isles];

export function gameById(id: string): GameModule {
  requireName(say('kind.game'), id, ['isles']);
  return isles;
}
