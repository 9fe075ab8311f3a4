/** Finds the Chromium that the browser tests run in, or installs it where that is one command. */

import { canInstall, findProgram, installPackages, isExecutable } from './debian.ts';

/** Chromium without a window, which takes a quarter less time for the same tests. It shows no notifications. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// A bare system has no font, and a page without letters still passes some tests.
const FONTS = 'fonts-liberation';

const HELP = `No Chromium found for the browser tests. Install it by your system's own means
(Debian: apt-get install chromium; Fedora: dnf install chromium; macOS: brew install chromium),
or name the binary of a Chromium or Chrome in the variable CHROMIUM_PATH.`;

/** The binary, or undefined. A CHROMIUM_PATH that names none is a mistake, not a reason to look on. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  namedIn(env) ?? findProgram([SHELL, ...WHOLE], env);

/** The same for tests of what the headless shell lacks. */
export function findWholeChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = namedIn(env);
  return named?.endsWith(SHELL) === false ? named : findProgram(WHOLE, env);
}

function namedIn({ CHROMIUM_PATH: named }: NodeJS.ProcessEnv): string | undefined {
  if (named === undefined || named === '') return undefined;
  if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
  return named;
}

/** The binary, installed first if need be and if we may. */
export function ensureChromium(): string {
  const isComplete = findChromium()?.endsWith(SHELL) && findWholeChromium() !== undefined;
  if (!isComplete && namedIn(process.env) === undefined && canInstall()) {
    console.log('Installing the Chromium of Debian.');
    // A release of Debian may have no headless shell.
    if (!installPackages([...WHOLE.slice(0, 1), SHELL, FONTS]))
      installPackages([...WHOLE.slice(0, 1), FONTS]);
  }
  const found = findChromium();
  if (found === undefined) throw new Error(HELP);
  return found;
}

/**
 * Options that keep Chromium quiet: no calls home, which a closed network refuses by the
 * dozen, and no sandbox for root, who cannot have one.
 */
export function chromiumFlags(): string[] {
  const root = process.getuid?.() === 0;
  return [
    ...(root ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-gpu',
    '--disable-quic',
    '--disable-sync',
    '--no-first-run',
  ];
}

if (import.meta.main) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
