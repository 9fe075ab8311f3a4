/** Reading of a document field by field; an error names the field. */
import type { Message } from '../../../kernel/text/message.ts';
import { msg as sharedMsg } from '../../../kernel/text/message.ts';
import { InputError } from '../../../kernel/setup/setup.ts';
import { msg } from '../i18n/msg.ts';

/** Creates an error for bad input in a field of a document, such as `document.forces[0].morale`. */
export const bad = (at: string, fault: Message): InputError =>
  new InputError(sharedMsg('fault.at', { at, fault }));

/** Reads an object with no fields but the given ones. Missing fields are undefined. */
export function readRecord(
  raw: unknown,
  at: string,
  keys: readonly string[],
): Readonly<Record<string, unknown>> {
  const known = { row: keys };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    throw bad(at, msg('fault.record', { known }));
  const unknown = Object.keys(raw).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw bad(`${at}.${unknown}`, msg('fault.unknown', { known }));
  return raw as Record<string, unknown>;
}

/** Reads a list with a limited number of entries; `read` gets each entry with the name of its field. */
export function readList<T>(
  raw: unknown,
  at: string,
  [min, max]: readonly [number, number],
  read: (entry: unknown, at: string) => T,
): T[] {
  if (!Array.isArray(raw) || raw.length < min || raw.length > max)
    throw bad(
      at,
      min === max ? msg('fault.list.exact', { n: min }) : msg('fault.list', { min, max }),
    );
  return raw.map((entry, i) => read(entry, `${at}[${i}]`));
}

/** Reads one of the given words. */
export function readWord<T extends string>(raw: unknown, at: string, words: readonly T[]): T {
  const word = words.find((known) => known === raw);
  if (word === undefined) throw bad(at, msg('fault.word', { known: { row: words } }));
  return word;
}

/** Reads several of the given words, in the order of `words` and without repetition. */
export function readWords<T extends string>(
  raw: unknown,
  at: string,
  words: readonly T[],
  least = 0,
): T[] {
  const given = readList(raw ?? [], at, [least, words.length], (word, place) =>
    readWord(word, place, words),
  );
  return words.filter((word) => given.includes(word));
}

/** Reads an integer within bounds. */
export function readWhole(raw: unknown, at: string, min: number, max: number): number {
  if (typeof raw !== 'number' || !Number.isInteger(raw) || raw < min || raw > max)
    throw bad(at, msg('fault.whole', { min, max }));
  return raw;
}

/** Reads a boolean; an absent one is false. */
export function readFlag(raw: unknown, at: string): boolean {
  if (raw !== undefined && typeof raw !== 'boolean') throw bad(at, msg('fault.flag'));
  return raw ?? false;
}
