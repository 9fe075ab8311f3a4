/** Installs programs for the tests from Debian, if this process is root on it. */

import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the first program of these names on the path. */
export function findProgram(
  names: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether this is root on Debian itself: derivatives package browsers differently, or not at all. */
export function canInstall(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/os-release')) return false;
  return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

/** Installs packages; returns whether that worked. */
export function installPackages(packages: readonly string[]): boolean {
  const steps = [['update'], ['install', '-y', '--no-install-recommends', ...packages]];
  return steps.every((args) => {
    const { status } = spawnSync('apt-get', ['-q', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return status === 0;
  });
}
