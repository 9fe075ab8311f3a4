/**
 * Draws the boards of all games for the lobby when the page is built. To draw them itself, the page would have to load
 * the code of every game.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { externalGames } from '../../src/cli/external-games.ts';
import { games } from '../../src/games/registry.ts';
import type { GameModule } from '../../src/kernel/game.ts';
import { bothThemes, DARK } from './both-themes.ts';
import { PICTURE } from '../precache.ts';
import { pruned } from './prune-svg.ts';

/** The module of the lobby that the build replaces. */
const MODULE = /\/src\/web\/lobby\/pictures\/pictures\.ts$/;
const PAINTER = fileURLToPath(new URL('../../src/web/lobby/pictures/picture.ts', import.meta.url));

/** Declared again from `picture.ts`, because the tools cannot import sources of the page. */
interface Painter {
  painterOf(
    module: GameModule,
  ): Promise<((theme: 'light' | 'dark', title: string) => string) | undefined>;
}

export function boardPictures(): Plugin {
  return {
    name: 'countermarch:board-pictures',
    apply: 'build',
    async load(id) {
      if (!MODULE.test(id)) return undefined;
      const pictures: Record<string, { light: string; dark: string }> = {};
      for (const module of [...games, ...(await loadOutside())]) {
        const source = await draw(module);
        if (source === undefined) continue;
        const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
        const fileName = `${PICTURE}${module.id}-${hash}.svg`;
        this.emitFile({ type: 'asset', fileName, source });
        pictures[module.id] = { light: `/${fileName}`, dark: `/${fileName}${DARK}` };
      }
      return `export const PICTURES = ${JSON.stringify(pictures)};`;
    },
  };
}

/** Returns the board of a game as SVG for both themes; undefined if it has none. */
async function draw(module: GameModule): Promise<string | undefined> {
  const { painterOf }: Painter = await import(pathToFileURL(PAINTER).href);
  const paint = await painterOf(module);
  if (!paint) return undefined;
  return bothThemes(pruned(paint('light', module.id)), pruned(paint('dark', module.id)));
}

async function loadOutside(): Promise<GameModule[]> {
  const loaded = externalGames().map(async ({ id, path }): Promise<GameModule> => {
    const exported: Readonly<Record<string, GameModule>> = await import(pathToFileURL(path).href);
    const module = exported[id];
    if (!module) throw new Error(`${path} exports no ${id}`);
    return module;
  });
  return Promise.all(loaded);
}
