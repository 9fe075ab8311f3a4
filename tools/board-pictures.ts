/**
 * Draws the boards of all games for the lobby when the page is built: drawn in the page, they would bring the code of every
 * game along.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { outsideGames } from '../src/cli/outside-games.ts';
import { games } from '../src/games/registry.ts';
import type { GameModule } from '../src/kernel/game.ts';
import { PICTURE } from './precache.ts';
import { pruned } from './prune-svg.ts';

/** The module of the lobby that the build writes anew. */
const MODULE = /\/src\/web\/lobby\/pictures\/pictures\.ts$/;
const PAINTER = fileURLToPath(new URL('../src/web/lobby/pictures/picture.ts', import.meta.url));
const THEMES = ['light', 'dark'] as const;

/** As `picture.ts` exports it; the page's sources are no part of the tools. */
interface Painter {
  painterOf(
    module: GameModule,
  ): Promise<((theme: (typeof THEMES)[number], title: string) => string) | undefined>;
}

export function boardPictures(): Plugin {
  return {
    name: 'countermarch:board-pictures',
    apply: 'build',
    async load(id) {
      if (!MODULE.test(id)) return undefined;
      const pictures: Record<string, Record<string, string>> = {};
      for (const module of [...games, ...(await loadOutside())])
        for (const [theme, source] of await draw(module)) {
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
          const fileName = `${PICTURE}${module.id}-${theme}-${hash}.svg`;
          this.emitFile({ type: 'asset', fileName, source });
          pictures[module.id] = { ...pictures[module.id], [theme]: `/${fileName}` };
        }
      return `export const PICTURES = ${JSON.stringify(pictures)};`;
    },
  };
}

async function draw(module: GameModule): Promise<(readonly [string, string])[]> {
  const { painterOf }: Painter = await import(pathToFileURL(PAINTER).href);
  const paint = await painterOf(module);
  return paint ? THEMES.map((theme) => [theme, pruned(paint(theme, module.id))] as const) : [];
}

async function loadOutside(): Promise<GameModule[]> {
  const loaded = outsideGames().map(async ({ id, path }): Promise<GameModule> => {
    const door: Readonly<Record<string, GameModule>> = await import(pathToFileURL(path).href);
    const module = door[id];
    if (!module) throw new Error(`${path} exports no ${id}`);
    return module;
  });
  return Promise.all(loaded);
}
