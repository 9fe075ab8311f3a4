/** Runs the tools of the project, all under the same Node as this process. */

import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const require = createRequire(import.meta.url);
/** Folder of Node's compile cache: the checks start hundreds of processes and threads that load the same modules. */
const COMPILED = fileURLToPath(new URL('../../.cache/compiled', import.meta.url));

const Manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** Path of the script behind a package's command. */
export function bin(packageName: string, command: string): string {
  const path = require.resolve(`${packageName}/package.json`);
  const { bin: scripts } = Manifest.parse(require(path));
  const script = typeof scripts === 'string' ? scripts : scripts[command];
  if (script === undefined) throw new Error(`${packageName} brings no command ${command}`);
  return join(dirname(path), script);
}

/** Runs a script to its end and returns its exit code; its output goes to that of this process. */
export function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, args, {
    // No tool here needs input; waiting for it would never end.
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

/** Turns off colours, which Vitest would otherwise write even into a file. */
function plainUnlessTerminal(): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? {} : { NO_COLOR: '1' };
}

/** Make `node` in the script's subprocesses this Node, too. */
function pathWithNode(): string {
  return [dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter);
}
