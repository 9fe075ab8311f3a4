/**
 * Counts the files and functions of src that one action runs, by folder.
 *
 *   node tools/coverage-count.ts [server | page] [--list]
 *
 * `server` (the default) counts what runs in a server between a player's action at its socket and the message at the
 * socket of the other seat. `page` counts what one click on the board runs in the page, until it has been drawn; it
 * needs `vite build` first, and Chromium. `--list` prints every function.
 *
 * V8 counts the calls (precise coverage by function). Only functions that run in each of several equal samples count,
 * without those that also run during an equally long idle time. This excludes timers and heartbeats, and caches that
 * are filled once, because the samples follow moves of the same kind. Getters, closures and constructors count as
 * functions; the top level of a file does not. In the page, a function belongs to the file that its source map names,
 * and functions that the bundler has merged count as one.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { CalledFunction } from './coverage-count/calls.ts';
import { clickOnPage } from './coverage-count/page-click.ts';
import { actionOnServer } from './coverage-count/server-action.ts';

/** Prints files and functions by folder, and their sums. */
function print(calls: readonly CalledFunction[], lists: boolean): void {
  const folders = Map.groupBy(calls, ({ file }) => file.slice(0, file.lastIndexOf('/')));
  const rows = [...folders].sort(([a], [b]) => a.localeCompare(b));
  for (const [folder, inFolder] of rows) {
    console.log(`${countOf(inFolder)}  ${folder}`);
    if (lists)
      for (const { file, name } of inFolder)
        console.log(`                 ${file.slice(folder.length + 1)} ${name}`);
  }
  console.log(`${countOf(calls)}  in all`);
}

function countOf(calls: readonly CalledFunction[]): string {
  const files = new Set(calls.map(({ file }) => file)).size;
  return `${String(files).padStart(4)} ${String(calls.length).padStart(5)}`;
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
});
console.log('files functions');
print(await (positionals[0] === 'page' ? clickOnPage() : actionOnServer()), values.list);
