/** The games of the registry, and Breakthrough, in the form in which a server lists games: the peers play it too. */
import { games as registered } from '../../src/games/registry.ts';
import type { GameModule } from '../../src/kernel/game.ts';
import { msg } from '../../src/kernel/text/message.ts';
import { findNamed } from '../../src/kernel/setup/setup.ts';
import { breakthrough } from './breakthrough.ts';

const module: GameModule = {
  id: breakthrough.id,
  sides: breakthrough.sides,
  scenarios: [{ id: breakthrough.setup.scenario, minutes: 10 }],
  options: [],
  rulebook: async () => [
    {
      id: '1',
      title: 'Moves',
      text: 'A man steps ahead, or strikes ahead at an angle; the far row wins, and the last man.',
      source: 'designed',
      status: 'done',
    },
  ],
  messages: { en: async () => (await import('./messages.ts')).breakthroughMessages },
  open: () => breakthrough,
};

export const games: readonly GameModule[] = [...registered, module];

export const gameById = (id: string): GameModule => findNamed(msg('kind.game'), id, games);
