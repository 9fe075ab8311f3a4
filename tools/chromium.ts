/** Finds the Chromium that the browser tests run in, or installs it where that is one command. */

import { canInstall, findProgram, installPackages, isExecutable } from './debian.ts';

/** Chromium without a window, which takes a quarter less time for the same tests. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

// A bare system has no font, and a page without letters still passes some tests.
const FONTS = 'fonts-liberation';

const HELP = `No Chromium found for the browser tests. Install it by your system's own means
(Debian: apt-get install chromium; Fedora: dnf install chromium; macOS: brew install chromium),
or name the binary of a Chromium or Chrome in the variable CHROMIUM_PATH.`;

/** The binary, or undefined. A CHROMIUM_PATH that names none is a mistake, not a reason to look on. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!isExecutable(named)) throw new Error(`CHROMIUM_PATH names no program: ${named}`);
    return named;
  }
  return findProgram(NAMES, env);
}

/** The binary, installed first if need be and if we may. */
export function ensureChromium(): string {
  const found = findChromium();
  const isNamed = Boolean(process.env['CHROMIUM_PATH']);
  if (found !== undefined && (isNamed || found.endsWith(SHELL) || !canInstall())) return found;
  if (!canInstall()) throw new Error(HELP);
  console.log('Installing the headless Chromium of Debian.');
  // A release of Debian may have only the whole browser.
  const isThere = installPackages([SHELL, FONTS]);
  if (!isThere && found === undefined && !installPackages(['chromium', FONTS]))
    throw new Error(`apt-get failed.\n${HELP}`);
  const installed = findChromium();
  if (installed === undefined) throw new Error(HELP);
  return installed;
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
