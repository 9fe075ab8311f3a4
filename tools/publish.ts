/** Replaces the last build of the page by a finished one, with compressed copies of its files. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Extensions of files that compression shrinks; pictures are compressed already, and source maps are rarely needed. */
const SHRINKS = /\.(js|css|html|svg|json|wasm|webmanifest)$/;

/**
 * Publishes a build: it is made in `fresh` and swapped in as a whole, so a server on `live` never finds half a page.
 */
export function publish(fresh: string, live: string): Plugin {
  return {
    name: 'countermarch:publish',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        await compressAll(fresh);
        swapIn(fresh, live);
      },
    },
  };
}

/** Writes `.br` and `.gz` copies beside every file that compression shrinks; the package has some only as `.br`. */
export async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && SHRINKS.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compress));
}

async function compress(path: string): Promise<void> {
  const content = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Moves `fresh` to `live`; deletes the old build, and folders that killed builds have left. */
export function swapIn(fresh: string, live: string): void {
  const last = `${fresh}-last`;
  if (!existsSync(fresh)) throw new Error(`ENOENT: there is no build in ${fresh}`);
  // For the first build, there is nothing to replace.
  unless('ENOENT', () => renameSync(live, last));
  // Another process has just published a build of the same sources.
  unless('ENOTEMPTY', () => renameSync(fresh, live));
  for (const folder of [fresh, last, ...leftBeside(live)])
    rmSync(folder, { recursive: true, force: true });
}

/** Folders `live-PID` and `live-PID-last` of processes that have ended. */
function leftBeside(live: string): string[] {
  const builds = readdirSync(dirname(live)).map((name) => join(dirname(live), name));
  return builds.filter((path) => {
    const pid = path.startsWith(`${live}-`) && Number.parseInt(path.slice(live.length + 1), 10);
    return pid && !isAlive(pid);
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user exists, even though it may not be signalled.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Runs an operation, and ignores one expected error. */
function unless(code: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== code) throw error;
  }
}
