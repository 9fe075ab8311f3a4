/** Finds Firefox and WebKit for the long browser tests, or installs them if one command can. */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canInstall, findProgram, installPackages } from './debian.ts';

export interface Firefox {
  readonly program: string;
}

export interface WebKit {
  /** WebKitWebDriver: WebKitGTK's server for the WebDriver protocol. */
  readonly driver: string;
  readonly browser: string;
  /** A virtual display: the browser has no headless mode. */
  readonly display: string;
}

export const FIREFOX_MISSING =
  'no firefox-esr or firefox on the path (Debian: apt-get install firefox-esr)';
export const WEBKIT_MISSING =
  'no WebKitWebDriver with its MiniBrowser, or no Xvfb (Debian: apt-get install webkit2gtk-driver xvfb)';

const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/libexec'];

export function findFirefox(): Firefox | undefined {
  const program = findProgram(['firefox-esr', 'firefox']);
  return program === undefined ? undefined : { program };
}

export function findWebKit(): WebKit | undefined {
  const [driver, display] = [findProgram(['WebKitWebDriver']), findProgram(['Xvfb'])];
  const browser = findMiniBrowser();
  if (driver === undefined || display === undefined || browser === undefined) return undefined;
  return { driver, browser, display };
}

/** Distributions install it beside the library: /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser. */
function findMiniBrowser(): string | undefined {
  const folders = LIBRARIES.filter((folder) => existsSync(folder)).flatMap((folder) => [
    folder,
    ...readdirSync(folder)
      .filter((name) => name.endsWith('-linux-gnu'))
      .map((name) => join(folder, name)),
  ]);
  return folders
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^webkit(2)?gtk-/.test(name))
        .map((name) => join(folder, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}

/** Installs missing engines, if possible; the tests skip an engine that is still missing, and say so. */
export function ensureEngines(): void {
  const missing = [
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb']),
  ];
  if (missing.length === 0 || !canInstall()) return;
  console.log(`Installing ${missing.join(', ')} of Debian for the tests of other engines.`);
  if (!installPackages(missing)) console.error('apt-get failed: these engines are skipped.');
}
