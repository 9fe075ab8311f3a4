/** The file that translators edit: gettext .po, one for each language. */
import { po } from 'gettext-parser';
import { MessagesError } from './input-error.ts';

/** An entry of the file. Its context is the id of the message, and so is unique. */
export interface PoEntry {
  readonly id: string;
  /** The English text of the translation; in a fuzzy entry, the current English. */
  readonly english: string;
  /** The translation; empty if it is missing. */
  readonly translation: string;
  /** Whether the English has changed since the translation. */
  readonly isFuzzy: boolean;
  /** The English text of the translation in a fuzzy entry. */
  readonly previous?: string | undefined;
}

/** Notes for readers of an entry; not imported. */
export interface PoNotes {
  readonly file: string;
  readonly lines: readonly string[];
  readonly hasPlaceholders: boolean;
}

export interface ReadEntry extends PoEntry {
  readonly line: number;
}

const escapeText = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');

const unescapeText = (text: string): string =>
  text.replaceAll(/\\(.)/g, (_, c: string) => (c === 'n' ? '\n' : c === 't' ? '\t' : c));

/** Writes a file. */
export function writePo(
  language: string,
  entries: readonly (PoEntry & { readonly notes: PoNotes })[],
): string {
  const translations = Object.fromEntries(
    entries.map(({ id, english, translation, isFuzzy, previous, notes }) => {
      const flags = [
        ...(isFuzzy ? ['fuzzy'] : []),
        ...(notes.hasPlaceholders ? ['icu-message-format'] : []),
      ];
      const comments = {
        reference: notes.file,
        extracted: notes.lines.join('\n'),
        flag: flags.join(', '),
        previous: previous === undefined ? '' : `msgid "${escapeText(previous)}"`,
      };
      return [id, { [english]: { msgctxt: id, msgid: english, msgstr: [translation], comments } }];
    }),
  );
  const headers = {
    'Project-Id-Version': 'countermarch',
    Language: language,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  return Buffer.from(po.compile({ charset: 'utf-8', headers, translations })).toString('utf8');
}

interface ReadFile {
  readonly text: string;
  readonly language: string;
  readonly entries: readonly ReadEntry[];
}

const lastRead = new Map<string, ReadFile>();

/**
 * Reads a file; throws a `MessagesError` with the line if it is not a translation into the language. A file with
 * unchanged text is not parsed again.
 */
export function readPo(path: string, text: string, language: string): readonly ReadEntry[] {
  const last = lastRead.get(path);
  if (last?.text === text && last.language === language) return last.entries;
  const entries = parseEntries(path, text, language);
  lastRead.set(path, { text, language, entries });
  return entries;
}

function parseEntries(path: string, text: string, language: string): ReadEntry[] {
  const lines = linesOf(path, text);
  const { headers, translations = {} } = parse(path, text);
  const stated = headers?.['Language'] ?? '';
  if (stated !== language)
    throw new MessagesError(
      `${path}: the header says "Language: ${stated}", but you are importing "${language}"`,
    );
  return Object.entries(translations).flatMap(([id, inContext]) =>
    Object.values(inContext).flatMap(({ msgid: english, msgstr, comments }): ReadEntry[] => {
      if (id === '' && english === '') return [];
      const line = lines.get(id);
      if (line === undefined)
        throw new MessagesError(`${path}: the message "${english}" has no msgctxt`);
      const flags = (comments?.flag ?? '').split(/[,\n]/).map((flag) => flag.trim());
      const previous = previousOf(comments?.previous);
      const isFuzzy = flags.includes('fuzzy');
      return [{ id, english, translation: msgstr.join(''), isFuzzy, previous, line }];
    }),
  );
}

function parse(path: string, text: string) {
  try {
    return po.parse(text, { validation: true });
  } catch (error) {
    throw new MessagesError(`${path} is not a valid .po file: ${(error as Error).message}`);
  }
}

/** Matches `msgid "…"` in a comment, which may be wrapped. */
function previousOf(comment: string | undefined): string | undefined {
  const at = comment?.search(/^msgid /m) ?? -1;
  if (comment === undefined || at < 0) return undefined;
  const strings = comment.slice(at).matchAll(/"((?:[^"\\]|\\.)*)"/g);
  return unescapeText([...strings].map(([, inner]) => inner).join(''));
}

/** Returns the line of each message by its id; throws if a message comes twice. */
function linesOf(path: string, text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const lines = text.split(/\r?\n/);
  for (const [i, line] of lines.entries()) {
    if (!line.startsWith('msgctxt ')) continue;
    let id = stringIn(line);
    for (let next = i + 1; lines[next]?.startsWith('"'); next++) id += stringIn(lines[next] ?? '');
    if (found.has(id))
      throw new MessagesError(`${path}:${i + 1}: ${id} is already on line ${found.get(id)}`);
    found.set(id, i + 1);
  }
  return found;
}

const stringIn = (line: string): string =>
  unescapeText(/"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? '');
