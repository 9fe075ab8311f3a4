/** Tests of the Python package, in a virtual environment over the system's Python and NumPy. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { canInstall, findProgram, installPackages } from '../debian.ts';
import type { TestCounts } from './counts.ts';
import { environment } from './run.ts';

const HOME = '.cache/python';
const REPORT = '.cache/check/python.json';
/** Debian's Python has Debian's NumPy; another Python on the path may not. */
const DEBIAN_PYTHON = '/usr/bin/python3';
const PACKAGES = ['python3-venv', 'python3-numpy'];

/** Fails if Python is too old, or without NumPy or virtual environments. */
const REQUIREMENTS =
  'import sys, venv, ensurepip, numpy; assert sys.version_info >= (3, 11); assert numpy.__version__ >= "1.24"';

const isFit = (python: string): boolean =>
  existsSync(python) && spawnSync(python, ['-c', REQUIREMENTS]).status === 0;

/**
 * Returns a Python that can run the tests, after installing it if necessary and permitted; undefined if there is none.
 */
export function ensurePython(): string | undefined {
  const onPath = findProgram(['python3']);
  const known = [DEBIAN_PYTHON, ...(onPath === undefined ? [] : [onPath])];
  const found = known.find(isFit);
  if (found !== undefined || !canInstall()) return found;
  console.log('Installing the NumPy of Debian.');
  installPackages(PACKAGES);
  return known.find(isFit);
}

/** Returns why the tests cannot run here. */
export const NO_PYTHON = `no Python 3.11 with NumPy 1.24 (Debian: apt-get install ${PACKAGES.join(' ')})`;

const Report = z.object({
  passed: z.number(),
  failed: z.number(),
  failures: z.array(z.string()),
});

/** Runs the tests with a Python; a run without a report is one failure. */
export function runPythonTests(python: string, env: NodeJS.ProcessEnv = {}): TestCounts {
  rmSync(HOME, { recursive: true, force: true });
  rmSync(REPORT, { force: true });
  mkdirSync(dirname(REPORT), { recursive: true });
  const started = spawnSync(python, ['-m', 'venv', '--system-site-packages', HOME], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (started.status !== 0) return { passed: 0, failed: 1, failures: ['python: no environment'] };
  const { status } = spawnSync(
    resolve(HOME, 'bin/python'),
    ['-W', 'error::ResourceWarning', '-m', 'tests', '--report', resolve(REPORT)],
    {
      cwd: 'python',
      stdio: ['ignore', 'inherit', 'inherit'],
      // The tests start their server with this Node.
      env: { ...environment(), ...env },
    },
  );
  if (!existsSync(REPORT)) return { passed: 0, failed: 1, failures: ['python: no report'] };
  const counts = Report.parse(JSON.parse(readFileSync(REPORT, 'utf8')));
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}
