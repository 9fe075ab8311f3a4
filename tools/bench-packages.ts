/**
 * Installs the packages of `bench`, other engines that the benchmarks compare with. Only measurements and their long
 * tests need them, not the product.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const BENCH = fileURLToPath(new URL('../bench/', import.meta.url));

/** Installs the versions of the lock file of `bench` if they are missing; throws if npm fails. */
export function installBenchPackages(): void {
  if (existsSync(`${BENCH}node_modules/boardgame.io`)) return;
  console.log('Installing the packages of bench; this is needed once.');
  const args = ['ci', '--no-audit', '--no-fund'];
  execFileSync('npm', args, { cwd: BENCH, stdio: ['ignore', 'inherit', 'inherit'] });
}
