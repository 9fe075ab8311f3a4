/** Finds the Chromium for the browser tests, or installs it if one command can. */

import { canInstall, findProgram, installPackages, isExecutable } from './debian.ts';

/** Chromium's headless shell, in which the same tests take a quarter less time. It cannot show notifications. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// A minimal system has no fonts, and a page without letters would still pass some tests.
const FONTS = 'fonts-liberation';

const HELP = `No Chromium found for the browser tests. Install it by your system's own means
(Debian: apt-get install chromium; Fedora: dnf install chromium; macOS: brew install chromium),
or name the binary of a Chromium or Chrome in the variable CHROMIUM_PATH.`;

/** Returns the path of the program, or undefined. Throws if CHROMIUM_PATH names no program, instead of searching on. */
export const findChromium = (env: NodeJS.ProcessEnv = process.env): string | undefined =>
  namedIn(env) ?? findProgram([SHELL, ...WHOLE], env);

/** Returns the path of the full browser, for tests of features that the headless shell lacks. */
export function findWholeChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = namedIn(env);
  return named?.endsWith(SHELL) === false ? named : findProgram(WHOLE, env);
}

function namedIn({ CHROMIUM_PATH: named }: NodeJS.ProcessEnv): string | undefined {
  if (named === undefined || named === '') return undefined;
  if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
  return named;
}

/** Returns the path of the program, after installing it if necessary and permitted. */
export function ensureChromium(): string {
  const isComplete = findChromium()?.endsWith(SHELL) && findWholeChromium() !== undefined;
  if (!isComplete && namedIn(process.env) === undefined && canInstall()) {
    console.log('Installing the Chromium of Debian.');
    // Some Debian releases have no headless shell.
    if (!installPackages([...WHOLE.slice(0, 1), SHELL, FONTS]))
      installPackages([...WHOLE.slice(0, 1), FONTS]);
  }
  const found = findChromium();
  if (found === undefined) throw new Error(HELP);
  return found;
}

/**
 * Options that keep Chromium quiet: no requests to its maker, which a closed network refuses by the dozen, and no
 * sandbox for root, who cannot have one.
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
