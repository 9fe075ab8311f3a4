/** When the page is built, tells the service worker which files to cache. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** File name of the service worker, which does not cache itself. */
export const WORKER = 'sw.js';

/** Prefix of the file names of pictures that `board-pictures.ts` draws. */
export const PICTURE = 'assets/picture-';

/** Fills in `__FILES__` and `__BUILD__` in the worker. */
export function precache(publicFolder: string): Plugin {
  return {
    name: 'countermarch:precache',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') throw new Error(`the build has no ${WORKER}`);
        const files = [...builtFiles(bundle), ...publicFiles(publicFolder)].filter(isKept);
        files.sort(([a], [b]) => (a < b ? -1 : 1));
        const hash = createHash('sha256').update(worker.code);
        for (const [path, content] of files) hash.update(`\0${path}\0`).update(content);
        worker.code = worker.code
          .replaceAll('__FILES__', JSON.stringify(files.map(([path]) => path)))
          .replaceAll('__BUILD__', JSON.stringify(hash.digest('hex').slice(0, 16)));
      },
    },
  };
}

type File = readonly [path: string, content: string | Uint8Array];
type Bundle = Readonly<
  Record<
    string,
    | { readonly type: 'chunk'; readonly code: string }
    | { readonly type: 'asset'; readonly source: string | Uint8Array }
  >
>;

/** Whether a file is a picture of the lobby: they are not cached, because there is no lobby without a server. */
const isKept = ([path]: File): boolean =>
  path !== `/${WORKER}` && !path.endsWith('.map') && !path.startsWith(`/${PICTURE}`);

const builtFiles = (bundle: Bundle): File[] =>
  Object.entries(bundle).map(([name, file]) => [
    `/${name}`,
    file.type === 'chunk' ? file.code : file.source,
  ]);

/** Files that the build copies unchanged. */
const publicFiles = (folder: string): File[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return [`/${relative(folder, path).split(sep).join('/')}`, readFileSync(path)];
    });
