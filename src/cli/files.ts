/** Files named on the command line. Faults of a file are bad input, explained in a sentence. */
import { msg } from '../kernel/text/message.ts';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { POSITION_FORMAT } from '../kernel/position/position.ts';
import { readJson } from '../kernel/setup/read-json.ts';
import { InputError } from '../kernel/setup/setup.ts';
import { type Cmz, isCmz, parseCmz } from '../table/record/cmz.ts';
import { kindOfOther, linesOf } from '../table/record/file-text.ts';
import { makeFolders } from '../server/store/sqlite/folders.ts';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a file with that name exists',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
};

/** Runs an operation on a file or folder; throws `InputError` with the reason if the system refuses. */
export function attempt<T>(what: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new InputError(`cannot ${what}: ${REASONS[code] ?? message}`);
  }
}

/** Returns the text of a file; throws `InputError` with the reason if it cannot be read. */
export const readText = (file: string): string =>
  attempt(`read ${file}`, () => readFileSync(file, 'utf8'));

/**
 * Reads a record, alone or with the bundle of its rules (`game.cmz`); throws `InputError` if the file cannot be read.
 */
export function readRecord(file: string): Pick<Cmz, 'record'> & Partial<Cmz> {
  const bytes = attempt(`read ${file}`, () => readFileSync(file));
  return isCmz(bytes) ? parseCmz(bytes) : { record: bytes.toString('utf8') };
}

/** Whether a path is a file; a folder may have the name of a game, or contain one. */
export const isFile = (path: string): boolean => existsSync(path) && !statSync(path).isDirectory();

/** Writes bytes to a file; throws `InputError` with the reason if it cannot be written. */
export const writeBytes = (file: string, bytes: Uint8Array): void =>
  attempt(`write ${file}`, () => writeFileSync(file, bytes));

/** Writes a file; throws `InputError` with the reason if it cannot be written. */
export const writeText = (file: string, text: string): void =>
  attempt(`write ${file}`, () => writeFileSync(file, text));

/** Creates a folder unless it exists; throws `InputError` with the reason if that fails. */
export function makeFolder(folder: string): void {
  attempt(`create the folder ${folder}`, () => makeFolders(folder));
}

/** Runs work on a file's contents; reports faults with the file's name. */
export function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError)
      throw new InputError(msg('fault.at', { at: file, fault: error.text }), error.about);
    throw error;
  }
}

/** Parses JSON of any kind; throws `InputError` with the expected content if it is invalid. */
export function parseJson(text: string, expected: string): unknown {
  try {
    return readJson(text);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const other = kindOfOther(text);
    if (other) throw new InputError(other);
    const reason = error instanceof Error ? error.message : String(error);
    throw new InputError(`not JSON: ${reason}; expected ${expected}`);
  }
}

/** First line of a record of any version; the record reader checks the version. */
const RECORD_NAME = 'countermarch/record/';

/** Whether a text is a record, by its first line: the rest may be damaged. */
export function isRecord(text: string): boolean {
  const [first = ''] = linesOf(text);
  return first.includes(RECORD_NAME) && !first.includes(POSITION_FORMAT);
}
