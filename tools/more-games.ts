/** Takes games from outside into a build of the page (`src/cli/outside-games.ts`). */
import type { Plugin } from 'vite';
import { outsideGames } from '../src/cli/outside-games.ts';

/** The module of `src/web/games` that the build writes anew. */
const MODULE = /\/src\/web\/games\/more-games\.ts$/;

export function moreGames(): Plugin {
  const outside = outsideGames();
  return {
    name: 'countermarch:more-games',
    load(id) {
      if (outside.length === 0 || !MODULE.test(id)) return undefined;
      const lines = outside.map(({ id: game, path }) => {
        const [name, module] = [game, path].map((text) => JSON.stringify(text));
        return `${name}: async () => (await import(${module}))[${name}],`;
      });
      return `export const MORE = {\n${lines.join('\n')}\n};`;
    },
  };
}
