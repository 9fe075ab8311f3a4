/**
 * Chunks of the page. Left alone, the bundler makes one of every set of modules that the same screens share: a table
 * loaded 127 files, 91 of them below 2 KB. Three chunks hold most of these modules instead. Chunks cannot import each
 * other in a circle, because everything that a module of `base` imports is in `base`, and so on.
 */
import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Graph = Rolldown.ChunkingContext;
type Modules = ReadonlySet<string>;

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const PAGE = path('../src/web/index.html');
const WORKER = path('../src/web/net/workers/worker.ts');

/** A game is a chunk of its own, and nothing is shared with the service worker. */
const isSeparate = (id: string): boolean =>
  /\/src\/(games\/(?!shared|registry)|web\/service-worker\/)/.test(id);

/**
 * The chunks of modules that several parts share. `base`: those of the first screen that the worker needs now or later;
 * `first`: the others of the first screen, which may need a document; `play`: the others that the worker starts with,
 * which tables use too.
 */
export function chunkGroup(): Group {
  let sets:
    | { readonly first: Modules; readonly worker: Modules; readonly later: Modules }
    | undefined;
  return {
    minShareCount: 2,
    name(id, graph) {
      if (isSeparate(id)) return null;
      sets ??= {
        first: modulesFrom(PAGE, (info) => info.importedIds, graph),
        worker: modulesFrom(WORKER, (info) => info.importedIds, graph),
        later: modulesFrom(WORKER, (i) => [...i.importedIds, ...i.dynamicallyImportedIds], graph),
      };
      if (sets.first.has(id)) return sets.later.has(id) ? 'base' : 'first';
      return sets.worker.has(id) ? 'play' : null;
    },
  };
}

/** Returns an entry and all modules that follow from it. */
function modulesFrom(
  entry: string,
  nextOf: (info: Rolldown.ModuleInfo) => readonly string[],
  graph: Graph,
): Modules {
  const found = new Set([entry]);
  // A set visits what is added during its iteration.
  for (const id of found) {
    const info = graph.getModuleInfo(id);
    for (const next of info ? nextOf(info) : []) found.add(next);
  }
  return found;
}
