/** Takes games from outside into a build of the page (`src/cli/doors.ts`). */
import type { Plugin } from 'vite';
import { doorsIn } from '../src/cli/doors.ts';

/** The module of `src/web/games` that the build writes anew. */
const MODULE = /\/src\/web\/games\/more-games\.ts$/;

export function moreGames(): Plugin {
  const doors = doorsIn();
  return {
    name: 'countermarch:more-games',
    load(id) {
      if (doors.length === 0 || !MODULE.test(id)) return undefined;
      const lines = doors.map(({ id: game, path }) => {
        const [name, door] = [game, path].map((text) => JSON.stringify(text));
        return `${name}: async () => (await import(${door}))[${name}],`;
      });
      return `export const MORE = {\n${lines.join('\n')}\n};`;
    },
  };
}
