/** Runs commands for tests: in this process, or as a child process by `bin/countermarch.js`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, onTestFinished } from 'vitest';
import { removeFolder } from '../server/testing/test-folder.ts';
import type { Prompt } from './play/prompt.ts';
import { run } from './program.ts';
import { loadCliMessages } from './text/messages.ts';

await loadCliMessages();

interface CommandResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Returns what `work` prints on stdout and stderr, without colours. */
export async function captureOutput(work: () => Promise<number>): Promise<CommandResult> {
  const streams = [process.stdout, process.stderr];
  const texts = ['', ''];
  const real = streams.map((stream) => ({ stream, write: stream.write }));
  streams.forEach((stream, i) => {
    stream.write = (text: string | Uint8Array) => {
      texts[i] += String(text);
      return true;
    };
  });
  try {
    const code = await work();
    const [out = '', err = ''] = texts.map(stripVTControlCharacters);
    return { code, out, err };
  } finally {
    for (const { stream, write } of real) stream.write = write;
  }
}

/** Runs a command line in this process. */
export const runCommand = (...args: string[]): Promise<CommandResult> =>
  captureOutput(() => run(args));

/** Returns the output of a command line with `--json`. Throws with its error message if it fails. */
export async function runJson<T = Record<string, unknown>>(...args: string[]): Promise<T> {
  const { code, out, err } = await runCommand(...args, '--json');
  if (code !== 0) throw new Error(`exit ${code}: ${err}`);
  return JSON.parse(out) as T;
}

const BIN = join(import.meta.dirname, '../../bin/countermarch.js');

/** Runs a command line as a child process; `input` is its stdin. */
export function spawnCommand(
  args: readonly string[],
  input = '',
  cwd = tmpdir(),
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const process_ = spawn(process.execPath, [BIN, ...args], { cwd });
    let [out, err] = ['', ''];
    process_.stdout.on('data', (text) => {
      out += text;
    });
    process_.stderr.on('data', (text) => {
      err += text;
    });
    process_.on('error', reject);
    process_.on('close', (code) => resolve({ code, out, err }));
    process_.stdin.end(input);
  });
}

/** Starts a worker of a database in a child process, which ends with the test. */
export async function spawnWorker(database: string): Promise<ChildProcess> {
  const args = [BIN, 'worker', '--database', database];
  const worker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void worker.kill('SIGKILL'));
  await once(worker.stdout, 'data');
  return worker;
}

/** A folder for a test file or group of tests, deleted at its end. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'countermarch-test-'));
  afterAll(() => removeFolder(folder));
  return folder;
}

/** A player who types these lines, then ends the input. */
export function scripted(lines: readonly string[]): Prompt {
  const rest = [...lines];
  return {
    terminal: false,
    left: new AbortController().signal,
    ask: async () => rest.shift(),
    close() {},
  };
}
