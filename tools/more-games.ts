/**
 * Takes games from outside into a build of the page: `COUNTERMARCH_GAMES` names their doors, each of which
 * exports its game under its id, `isles=/path/to/isles/index.ts,other=…`.
 */
import type { Plugin } from 'vite';

/** The module of `src/web/games` that the build writes anew. */
const MODULE = /\/src\/web\/games\/more-games\.ts$/;

export function moreGames(wanted = process.env['COUNTERMARCH_GAMES'] ?? ''): Plugin {
  const doors = wanted.split(',').filter(Boolean);
  return {
    name: 'countermarch:more-games',
    load(id) {
      if (doors.length === 0 || !MODULE.test(id)) return undefined;
      const lines = doors.map((door) => {
        const [name = '', path = ''] = door.split('=');
        return `${JSON.stringify(name)}: async () => (await import(${JSON.stringify(path)}))[${JSON.stringify(name)}],`;
      });
      return `export const MORE = {\n${lines.join('\n')}\n};`;
    },
  };
}
