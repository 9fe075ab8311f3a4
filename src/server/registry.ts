import type { GameModule } from '../kernel/game.ts';

/** The games on offer, and how to find one: what the module with the games exports. */
export interface Registry {
  readonly games: readonly GameModule[];
  gameById(id: string): GameModule;
}
