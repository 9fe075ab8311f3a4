/**
 * Installation of the peers, which are packages of `bench` alone (`bench/package.json`): only measurements need them,
 * not the product or its tests.
 */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const BENCH = fileURLToPath(new URL('..', import.meta.url));

export function arePeersInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('boardgame.io/core');
    return true;
  } catch {
    return false;
  }
}

/** Installs the versions of the lock file if they are missing; throws if npm fails. */
export function installPeers(): void {
  if (arePeersInstalled()) return;
  console.log('Installing the packages of bench; this is needed once.');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: BENCH, stdio: 'inherit' });
}
