/**
 * A message file such as `i18n/en/lobby.ts`: its messages, and edits that keep everything else, such as comments and
 * the order.
 */
import { parseSync } from 'vite';

/** A message in the text of its file. */
export interface MessageEntry {
  readonly key: string;
  readonly text: string;
  /** Offsets of the property in the text of the file. */
  readonly start: number;
  readonly end: number;
}

export interface MessageFile {
  readonly path: string;
  readonly text: string;
  /** Name of the file's exported constant. */
  readonly name: string;
  readonly entries: readonly MessageEntry[];
  /** Offsets of the first character between the braces, and of the closing brace. */
  readonly begin: number;
  readonly end: number;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

interface Property extends Node {
  readonly key: { readonly value?: string; readonly name?: string };
  readonly value: { readonly value: string };
}

/** Reads a message file: one exported constant, which is an object of strings and spreads. */
export function readMessageFile(path: string, text: string): MessageFile {
  const body = parseSync(path, text).program.body as unknown as Node[];
  const found = body.find(({ type }) => type === 'ExportNamedDeclaration');
  const declaration = found?.['declaration'] as { readonly declarations: Node[] } | undefined;
  const { id, init } = (declaration?.declarations[0] ?? {}) as {
    readonly id: { readonly name: string };
    readonly init: Node & { readonly expression?: Node };
  };
  const object = init?.expression ?? init;
  if (object?.type !== 'ObjectExpression') throw new Error(`${path} is not a message file`);
  const properties = object['properties'] as Property[];
  const entries = properties
    .filter(({ type }) => type === 'Property')
    .map(({ key, value, start, end }) => ({
      ...{ key: key.value ?? key.name ?? '', text: value.value },
      ...{ start, end },
    }));
  return { path, text, name: id.name, entries, begin: object.start + 1, end: object.end - 1 };
}

const MAX_WIDTH = 100;

/** Returns a text as a literal: in single quotes, unless it contains more of them than double ones. */
export function quote(text: string): string {
  const count = (mark: string): number => text.split(mark).length;
  const mark = count("'") > count('"') ? '"' : "'";
  const escaped = text
    .replaceAll('\\', '\\\\')
    .replaceAll(mark, `\\${mark}`)
    .replaceAll('\n', '\\n')
    .replaceAll(
      /[\u00a0\u00ad\u2000-\u200f\u202f\u2060]/g,
      (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
  return `${mark}${escaped}${mark}`;
}

/** Returns a message as a property, formatted like Biome does; without a comma. */
export function property(key: string, text: string): string {
  const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
  const line = `${name}: ${quote(text)}`;
  return `  ${line},`.length <= MAX_WIDTH ? line : `${name}:\n    ${quote(text)}`;
}

/** A message to insert after another, or at the beginning of the file. */
export interface Insertion {
  readonly after: string | undefined;
  readonly key: string;
  readonly text: string;
}

/** Returns the text of a file with some messages changed and others inserted. */
export function editMessages(
  file: MessageFile,
  changed: ReadonlyMap<string, string>,
  inserted: readonly Insertion[] = [],
): string {
  const edits = file.entries.flatMap(({ key, text, start, end }) => {
    const next = changed.get(key);
    return next === undefined || next === text ? [] : [{ start, end, text: property(key, next) }];
  });
  for (const { after, key, text } of inserted) {
    const at = file.entries.find((entry) => entry.key === after)?.end;
    edits.push(
      at === undefined
        ? { start: file.begin, end: file.begin, text: `\n  ${property(key, text)},` }
        : { start: at, end: at, text: `,\n  ${property(key, text)}` },
    );
  }
  return applyEdits(file.text, edits);
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits; those at the same place in their order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let [out, at] = ['', 0];
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    out += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return out + text.slice(at);
}
