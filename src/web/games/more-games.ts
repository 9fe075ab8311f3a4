/** Games that a build takes in from outside: see `tools/more-games.ts`. Usually there are none. */
import type { GameModule } from '../../kernel/game.ts';

export const MORE: Readonly<Record<string, () => Promise<GameModule>>> = {};
