/** Reads JSON from outside safely, whatever it contains. No function here recurses, so no depth overflows the stack. */
import { type LocalizedText, msg } from '../text/message.ts';
import { fault, InputError } from './setup.ts';

/** Maximum nesting depth; no set-up, position or record needs more than a dozen levels. */
export const JSON_DEPTH = 100;

/** Mark that Windows programs write at the start of text files. */
const BYTE_ORDER_MARK = /^\uFEFF/;

/** The character U+0000 in JSON, which has no other way to write it. */
const NULL_ESCAPE = '\\u0000';

/** Parses JSON and checks it as `checkJson` does; throws a `SyntaxError` for text that is not JSON. */
export function readJson(text: string): unknown {
  const value: unknown = JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
  if (!isShort(text)) checkJson(value);
  return value;
}

/** Whether a text is too short to be nested too deeply, as most messages of players are, and contains no U+0000. */
const isShort = (text: string): boolean =>
  text.length <= 2 * JSON_DEPTH && !text.includes(NULL_ESCAPE);

/**
 * Checks parsed JSON before any other code reads it. Throws an `InputError` if it is nested deeper than `JSON_DEPTH`,
 * which would overflow recursive readers, or contains the character U+0000, which no text of a game needs and
 * PostgreSQL cannot store.
 */
export function checkJson(value: unknown): void {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > JSON_DEPTH) throw new InputError(msg('input.deep', { most: JSON_DEPTH }));
    level = level.flatMap(partsOf);
  }
}

/** Returns the direct children of a value. */
function partsOf(value: unknown): readonly unknown[] {
  if (typeof value === 'string') checkText(value);
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value;
  for (const key of Object.keys(value)) checkText(key);
  return Object.values(value);
}

function checkText(text: string): void {
  if (text.includes('\0')) throw new InputError(NULL_CHARACTER);
}

const NULL_CHARACTER: LocalizedText = msg('input.null');

/** Returns a value of a file as an object; throws an `InputError` with its path `at` if it is none. */
export function asRecord(raw: unknown, at: string): Record<string, unknown> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw fault(at, 'input.object');
  return raw as Record<string, unknown>;
}

/** Returns a value of a file as a list, empty if absent; throws an `InputError` with its path `at` if it is none. */
export function asList(raw: unknown, at: string): readonly unknown[] {
  if (raw === undefined) return [];
  if (!Array.isArray(raw)) throw fault(at, 'input.list');
  return raw;
}
