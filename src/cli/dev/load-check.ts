/**
 * A process of `countermarch dev` that loads the sources of a game and opens all its scenarios: faults there would
 * occur in the page too, but here they have file and line. Prints its faults as JSON.
 * node load-check.ts FOLDER ID PATH
 */
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ActionList } from '../../kernel/action.ts';
import { legal, start } from '../../kernel/engine.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { viewOf } from '../../kernel/view.ts';
import type { DevFault } from '../../table/messages/dev-news.ts';

/** Opens every scenario, and shows its first position to every side. */
export function tryModule(module: GameModule): void {
  for (const { id: scenario } of module.scenarios) {
    const game = module.open(parseSetup(module, { scenario }));
    const s = start(game);
    game.check(s);
    const list = legal(game, s, new ActionList());
    for (const action of list.toArray()) game.look.actionLabel(s, action);
    for (const side of game.sides.keys()) showTo(game, viewOf(game, s, side));
  }
}

function showTo({ look }: Game, view: Parameters<Game['check']>[0]): void {
  look.prompt(view);
  look.counters(view);
  look.markers(view);
  look.panel(view);
}

/** Returns the fault of an error: its message, and the first line of the game's own sources in its stack. */
export function faultOfError(error: unknown, folder: string): DevFault {
  if (!(error instanceof Error)) return { kind: 'load', text: String(error) };
  const frames = [...(error.stack ?? '').matchAll(/(file:\/\/[^\s()]+?):(\d+)(?::\d+)?\)?$/gm)];
  const own = frames
    .map(([, url = '', line]) => ({
      file: relative(folder, fileURLToPath(url)),
      line: Number(line),
    }))
    .find(({ file }) => !file.startsWith('..') && !file.includes('node_modules'));
  return { kind: 'load', text: `${error.name}: ${error.message}`, ...own };
}

async function check(folder: string, id: string, path: string): Promise<readonly DevFault[]> {
  try {
    const module = (await import(pathToFileURL(path).href))[id] as GameModule | undefined;
    if (module?.id !== id)
      return [{ kind: 'load', text: `No game "${id}" is exported.`, file: relative(folder, path) }];
    tryModule(module);
    return [];
  } catch (error) {
    return [faultOfError(error, folder)];
  }
}

if (import.meta.main) {
  const [folder = '', id = '', path = ''] = process.argv.slice(2);
  process.stdout.write(JSON.stringify(await check(folder, id, path)));
}
