/** Puts a finished build of the page in the place of the last one, with compressed copies of its files. */
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files that compression shrinks; pictures are compressed already, and source maps are not urgent. */
const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;
/** Bytes below which a copy saves no packet. */
const LEAST = 1024;

/**
 * Builds go into `fresh` and are swapped in as a whole: a server that runs on `live` never finds half
 * a page there.
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

/** Lays `.br` and `.gz` beside every file of text that is worth it. */
export async function compressAll(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compress));
}

async function compress(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}

/** Moves `fresh` to `live`; what was there is gone afterwards, and what builds that were killed have left. */
export function swapIn(fresh: string, live: string): void {
  const last = `${fresh}-last`;
  if (!existsSync(fresh)) throw new Error(`ENOENT: there is no build in ${fresh}`);
  // The first build replaces nothing.
  unless('ENOENT', () => renameSync(live, last));
  // Another process has just put its own there, of the same sources.
  unless('ENOTEMPTY', () => renameSync(fresh, live));
  for (const folder of [fresh, last, ...leftBeside(live)])
    rmSync(folder, { recursive: true, force: true });
}

/** Folders `live-PID` and `live-PID-last` of processes that are no more. */
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
    // Somebody else's process may not be asked either, but is there.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Does something that may come to nothing for one reason. */
function unless(code: string, act: () => void): void {
  try {
    act();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== code) throw error;
  }
}
