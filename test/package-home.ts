/** For the package tests: an empty home directory, and functions that run commands in it as a user would. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export interface ShellResult {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The npm settings of this machine that an empty home lacks: the registry and the cache. */
const CONFIG = Object.fromEntries(
  ['cache', 'registry'].map((key) => {
    const { stdout } = spawnSync('npm', ['config', 'get', key], { encoding: 'utf8' });
    return [`npm_config_${key}`, stdout.trim()];
  }),
);

/** The environment of the test without the variables that the calling npm added. */
function surroundings(home: string, more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|INIT_CWD$|NODE_OPTIONS$|VITEST|NODE_ENV$|COUNTERMARCH_)/i.test(name),
  );
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  // Adds the Node that runs the test, for systems without an installed one.
  const PATH = [...path, dirname(process.execPath)].join(delimiter);
  return { ...Object.fromEntries(kept), ...CONFIG, HOME: home, PATH, ...more };
}

/** A folder outside of any project: not even its parent folders belong to one. */
export class Home {
  readonly folder: string;

  constructor(folder: string) {
    mkdirSync(folder);
    this.folder = folder;
  }

  /** Runs a shell command in the folder. */
  async sh(line: string, more: NodeJS.ProcessEnv = {}): Promise<ShellResult> {
    const child = this.start(line, more);
    let [out, err] = ['', ''];
    child.stdout?.on('data', (text) => {
      out += text;
    });
    child.stderr?.on('data', (text) => {
      err += text;
    });
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, out, err };
  }

  /** Runs a shell command in the folder, and throws an error with its output if it fails. */
  async done(line: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
    const { code, out, err } = await this.sh(line, more);
    if (code !== 0) throw new Error(`${line}: exit code ${code}\n${out}\n${err}`);
    return out;
  }

  /** Runs a server until the test ends, and returns its address. */
  async serve(line: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
    const child = this.start(line, more);
    onTestFinished(() => stop(child));
    child.stderr?.pipe(process.stderr);
    for await (const text of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
      const address = /http:\/\/\S+/.exec(text)?.[0];
      if (address !== undefined) return address.replace('0.0.0.0', '127.0.0.1');
    }
    throw new Error(`${line}: ended before it served`);
  }

  private start(line: string, more: NodeJS.ProcessEnv): ChildProcess {
    const env = surroundings(this.folder, more);
    // A process group of its own: npx starts a shell that starts the server, and all of them have to end.
    return spawn('sh', ['-c', line], { cwd: this.folder, env, detached: true });
  }

  path(...parts: string[]): string {
    return join(this.folder, ...parts);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid, 'SIGTERM');
  await ended;
}
