/**
 * `npm run messages`: exports all messages for translators, imports translations, lists missing ones.
 *
 *   node tools/messages.ts export LANGUAGE [--file FILE]
 *   node tools/messages.ts import LANGUAGE [--file FILE]
 *   node tools/messages.ts check [LANGUAGE]
 *
 * FILE defaults to `translations/LANGUAGE.po`. docs/translating.md explains it.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { LANGUAGES } from '../src/i18n/translators.ts';
import {
  checkMessages,
  exportMessages,
  importMessages,
  poPath,
  writeFiles,
} from './messages/commands.ts';
import { MessagesError } from './messages/input-error.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const USAGE = 'usage: npm run messages -- export|import|check [LANGUAGE] [--file FILE]';
const [CHECK_FAILED, BAD_INPUT] = [1, 2];

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function languageOf(name: string | undefined): string {
  if (name !== undefined && /^[a-z]{2}$/.test(name) && name !== 'en') return name;
  throw new MessagesError(
    `the language "${name ?? ''}" should be two letters, such as de or fr, and not en\n${USAGE}`,
  );
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new MessagesError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** Prints what needs work; returns false if anything does. */
function check(language: string): boolean {
  const findings = checkMessages(ROOT, language);
  for (const { id, what, detail } of findings) print(`${what.padEnd(8)}  ${id}  ${detail}`);
  const count = (what: string): number => findings.filter((found) => found.what === what).length;
  const [missing, outdated] = [count('missing'), count('outdated')];
  const others = findings.length - missing - outdated;
  print(`${language}: ${missing} missing, ${outdated} outdated, ${others} to correct`);
  return findings.length === 0;
}

/** Runs a command; returns the exit code. */
function run(args: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { file: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, name] = positionals;
  if (command === 'check') {
    const languages = Object.keys(LANGUAGES).filter((language) => language !== 'en');
    const chosen = name === undefined ? languages : [languageOf(name)];
    return chosen.map(check).every(Boolean) ? 0 : CHECK_FAILED;
  }
  if (command !== 'export' && command !== 'import') throw new MessagesError(USAGE);
  const language = languageOf(name);
  const path = values.file ?? poPath(language);
  const files =
    command === 'export'
      ? [{ path, text: exportMessages(ROOT, language) }]
      : importMessages(ROOT, language, path, read(path));
  writeFiles(ROOT, files);
  for (const file of files) print(`wrote ${file.path}`);
  return 0;
}

try {
  process.exitCode = run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof MessagesError)) throw error;
  process.stderr.write(`messages: ${error.message}\n`);
  process.exitCode = BAD_INPUT;
}
