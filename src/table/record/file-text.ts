/** Text of files that may have passed through other programs: undoes changes, and recognises other kinds of files. */
import { type Message, msg } from '../../kernel/text/message.ts';

/** Value of `format` in the first line of a record. */
export const RECORD_FORMAT = 'countermarch/record/1';
/** Number of hex digits in the hash of each line. */
export const HASH_DIGITS = 32;

/**
 * Returns the lines of a file as a table wrote them. Windows, editors and mail change line ends, add a byte-order mark,
 * remove the last line end or add blank lines; none of that is part of the text that a hash protects.
 */
export const linesOf = (text: string): string[] =>
  text
    .replace(/^[\uFEFF \t\r\n]+/, '')
    .replace(/(?<![ \t\r\n])[ \t\r\n]+$/, '')
    .split(/\r*\n/);

const startsWith =
  (...signatures: readonly string[]) =>
  (text: string): boolean =>
    signatures.some((signature) => text.startsWith(signature));

/** Signs of files that are neither a record nor a position. */
const KINDS: readonly (readonly [key: string, isOne: (text: string) => boolean])[] = [
  ['file.gzip', startsWith('\u001f\u008b', '\u001f\uFFFD')],
  ['file.zip', startsWith('PK\u0003', 'PK\u0005')],
  ['file.utf16', (text) => text.slice(0, 200).includes('\0')],
  ['file.html', (text) => /^\s*<(!doctype|html|head|body|div|p|pre|\?xml|!--)\b/i.test(text)],
  ['file.pgn', (text) => /^\s*\[[A-Z]\w* "[^"\n]*"\]\s*$/m.test(text.slice(0, 2000))],
  [
    'file.mail',
    (text) =>
      /^(From|Received|Return-Path|MIME-Version|Content-Type|Subject): /m.test(text.slice(0, 2000)),
  ],
  ['file.json', isOtherJson],
];

/** Returns the kind of a file that is neither a record nor a position, if it can be recognised. */
export function kindOfOther(text: string): Message | undefined {
  const start = text.replace(/^\uFEFF/, '');
  const kind = KINDS.find(([, isOne]) => isOne(start))?.[0];
  return kind === undefined ? undefined : msg(kind);
}

/** Returns whether a text is JSON without the `format` of our files. */
function isOtherJson(text: string): boolean {
  if (!/^\s*[[{]/.test(text) || text.includes('"countermarch/')) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
