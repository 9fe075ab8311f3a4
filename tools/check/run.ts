/** Running the tools of the project, all of them under the Node that runs this. */

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const require = createRequire(import.meta.url);
/** Where Node keeps compiled modules: the checks start hundreds of processes and threads that load the same ones. */
const COMPILED = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));

const Manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** The script behind a command that a package brings. */
export function bin(packageName: string, command: string): string {
  const path = require.resolve(`${packageName}/package.json`);
  const { bin: scripts } = Manifest.parse(require(path));
  const script = typeof scripts === 'string' ? scripts : scripts[command];
  if (script === undefined) throw new Error(`${packageName} brings no command ${command}`);
  return join(dirname(path), script);
}

/** Runs a script to its end and answers its exit code; it writes where this writes. */
export function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, args, {
    // Nothing here asks for input; whoever waits for some would wait for ever.
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment(), ...env },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Variables of every process that a check starts. */
export const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  ...plainUnlessTerminal(),
  PATH: pathWithNode(),
  NODE_COMPILE_CACHE: COMPILED,
});

/** Vitest colours what it writes even into a file, unless told otherwise. */
function plainUnlessTerminal(): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? {} : { NO_COLOR: '1' };
}

/** A `node` that the script starts is this Node, too. */
function pathWithNode(): string {
  return [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
}
