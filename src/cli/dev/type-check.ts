/** Runs the compiler of the game's own folder in watch mode: it checks types after each change. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { DevFault } from '../../table/messages/dev-news.ts';

const ARGS = ['--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false'];

/**
 * Starts the compiler; returns undefined if the folder has no TypeScript installed. `report` gets all faults after each
 * check.
 */
export function watchTypes(
  folder: string,
  report: (faults: readonly DevFault[]) => void,
): ChildProcess | undefined {
  const compiler = compilerIn(folder);
  if (compiler === undefined) return undefined;
  const child = spawn(process.execPath, [compiler, ...ARGS], { cwd: folder });
  let lines: string[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const all = (rest + text).split('\n');
    rest = all.pop() ?? '';
    for (const line of all) {
      lines.push(line);
      if (!/Found \d+ errors?\. Watching/.test(line)) continue;
      report(faultsOf(lines));
      lines = [];
    }
  });
  return child;
}

function compilerIn(folder: string): string | undefined {
  try {
    return createRequire(join(folder, 'package.json')).resolve('typescript/bin/tsc');
  } catch {
    return undefined;
  }
}

/** Matches errors in the compiler's output: `src/units.ts(39,11): error TS1109: Expression expected.` */
export const faultsOf = (lines: readonly string[]): readonly DevFault[] =>
  lines.flatMap((line) => {
    const [, file, at, text] = /^(\S.*?)\((\d+),\d+\): error (TS\d+: .*)$/.exec(line.trim()) ?? [];
    return text === undefined ? [] : [{ kind: 'types', text, file, line: Number(at) } as const];
  });
