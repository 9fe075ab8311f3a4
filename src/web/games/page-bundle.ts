import type { GameModule } from '../../kernel/game.ts';

/** A bundle that has been loaded. */
export interface PageBundle {
  /** Its game behind `Play`, as tables and screens take it. */
  readonly module: GameModule;
  /** Its game itself, for bots. */
  readonly game: GameModule;
}
