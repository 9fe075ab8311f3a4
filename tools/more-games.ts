/** Takes games from outside into a build of the page (`src/cli/outside-games.ts`). */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { outsideGames } from '../src/cli/outside-games.ts';

/** The module of `src/web/games` that the build writes anew. */
const MODULE = /\/src\/web\/games\/more-games\.ts$/;

const PACKAGE_KERNEL = 'countermarch/kernel';
const KERNEL = fileURLToPath(new URL('../src/kernel/index.ts', import.meta.url));

export function moreGames(): Plugin {
  const outside = outsideGames();
  return {
    name: 'countermarch:more-games',
    // Games of other folders import the kernel of the package: the page has one kernel for all games.
    resolveId: (source) => (source === PACKAGE_KERNEL ? KERNEL : undefined),
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
