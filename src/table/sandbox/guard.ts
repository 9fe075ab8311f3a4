/**
 * Checks the answers of a stranger's bundle before any other code uses them. Pictures and text boards write names,
 * colours and numbers of a game into SVG unescaped, so none of them may contain markup or a URL. Sentences and
 * rulebooks may: they are escaped wherever they are shown.
 */
import { InputError } from '../../kernel/setup/setup.ts';
import { msg } from '../../kernel/text/message.ts';
import { isPlainValue, whyUnsafe } from './safe-svg.ts';

/** Maximum length of a name, text or list in an answer, and maximum nesting depth. */
const [LONGEST, DEEPEST] = [20_000, 24];
/** Characters of markup, escapes of style sheets, and control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this expression matches them
const MARKUP = /[<>"\\\u0000-\u0008\u000b\u000c\u000e-\u001f]/;
const ADDRESS = /url\s*\(|@import|expression\s*\(/i;
const GAME = /^[a-z][a-z0-9-]*$/;

/** Fields of art, icons and cards that contain pieces of SVG; all others contain names, numbers and colours. */
const SVG =
  /^(defs|tiles\.[^.]+\.svg|glows\.[^.]+|(units|markers)\.[^.]+\.symbol|areas\.[^.]+\.sign|features\.[^.]+\.(scatter\.)?motifs\.\d+|icons\.[^.]+\.svg|card\.(crest|symbol|abilities\.\d+\.sign))$/;
const COLOUR = /^(palette\.|frames\.|icons\..*\.(color|ink)$)/;
/** Parts of a game's description that are prose. */
const PROSE = new Set(['rulebook', 'lesson']);

/** Throws an `InputError` for an answer that could break out of a picture; `name` is the function that was called. */
export function checkAnswer(name: string, answer: unknown): void {
  const { data } = Object(answer) as { readonly data?: { readonly display?: object } };
  if (name === 'messages') checkMessages(answer);
  else if (name === 'describe') checkHead(answer);
  else if (name === 'open' && data) checkOpened(answer, data);
  else if (name === 'face') walk(answer, 'card', 0, checkPictureText);
  else if (name !== 'writePosition') walk(answer, name, 0, checkText);
}

interface Pictures {
  readonly art?: unknown;
  readonly icons?: unknown;
  readonly frames?: unknown;
}

function checkOpened(answer: unknown, data: { readonly display?: object }): void {
  const { art, icons, frames, ...display } = Object(data.display) as Pictures;
  walk({ ...Object(answer), data: { ...data, display } }, 'open', 0, checkText);
  walk(art, '', 0, checkPictureText);
  walk(icons, 'icons', 0, checkPictureText);
  walk(frames, 'frames', 0, checkPictureText);
}

function checkHead(answer: unknown): void {
  const head = Object(answer) as Readonly<Record<string, unknown>>;
  for (const [part, value] of Object.entries(head))
    walk(value, part, 0, PROSE.has(part) ? isShort : checkText);
  if (typeof head['id'] !== 'string' || !GAME.test(head['id'])) refuse('id');
}

function checkMessages(answer: unknown): void {
  for (const [key, text] of Object.entries(Object(answer) as object))
    if (typeof text !== 'string' || text.length > LONGEST) refuse(`messages ${key.slice(0, 60)}`);
}

type TextCheck = (text: string, at: string) => boolean;

const isShort: TextCheck = (text) => text.length <= LONGEST;

const checkText: TextCheck = (text, at) =>
  isShort(text, at) && !MARKUP.test(text) && !ADDRESS.test(text);

const checkPictureText: TextCheck = (text, at) =>
  SVG.test(at)
    ? whyUnsafe(text) === undefined
    : checkText(text, at) && (!COLOUR.test(at) || isPlainValue(text));

/** Checks every name and text of an answer. */
function walk(value: unknown, at: string, depth: number, isSafe: TextCheck): void {
  if (typeof value === 'string' && !isSafe(value, at)) refuse(at);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return;
  if (depth > DEEPEST) refuse(at);
  const isList = Array.isArray(value);
  for (const [key, part] of Object.entries(value)) {
    if (!isList && (key === '__proto__' || !checkText(key, at)))
      refuse(`${at}.${key.slice(0, 60)}`);
    walk(part, at === '' ? key : `${at}.${key}`, depth + 1, isSafe);
  }
}

function refuse(at: string): never {
  throw new InputError(msg('bundle.unsafe', { at }));
}
