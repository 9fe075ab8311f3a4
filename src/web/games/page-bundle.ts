import type { GameModule } from '../../kernel/game.ts';

/** A bundle that has been loaded. */
export interface PageBundle {
  /** The game behind the `Play` interface, for tables and screens. */
  readonly module: GameModule;
  /** The game itself, for bots. */
  readonly game: GameModule;
}
