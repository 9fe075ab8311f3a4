/**
 * Checks of names and other text by users: text shown to others must not contain invisible or misleading characters.
 */
import { LEVELS } from '../../bots/levels.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { skeletonOf } from './look-alikes.ts';
import type { Seat } from '../../table/table-parts.ts';
import { refuse } from '../http/refuse.ts';

/**
 * Characters that are invisible or change the direction of the text around them: controls, direction marks, half
 * surrogates, fillers, blanks. Joiners and variation selectors are allowed inside emoji and some scripts, but nowhere
 * alone.
 */
const UNSEEN = new RegExp(
  [
    '[\\p{Cc}\\p{Cs}\\p{Co}\\p{Cn}\\p{Zl}\\p{Zp}\\u2800]',
    '(?![\\u200c\\u200d\\ufe0e\\ufe0f\\u{e0100}-\\u{e01ef}])[\\p{Cf}\\p{Default_Ignorable_Code_Point}]',
    '(?<![\\p{L}\\p{M}\\p{Emoji}])[\\u200c\\u200d]',
    '[\\u200c\\u200d](?![\\p{L}\\p{M}\\p{Emoji}])',
    '(?<![\\p{L}\\p{Emoji}\\p{S}])[\\ufe0e\\ufe0f]',
    '(?<!\\p{Script=Han})[\\u{e0100}-\\u{e01ef}]',
  ].join('|'),
  'gu',
);
/** A visible character; a text that is not blank needs at least one. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Names of bots on the page and in records, and names that look like them. */
const BOTS = new RegExp(
  `^(${skeletonOf('bot')}\\b|(${skeletonOf('the ')})?${skeletonOf('computer')}\\b)`,
);

/** Whether a name looks like that of a bot or of a bot level. */
function isBotName(name: string): boolean {
  const skeletons = [skeletonOf(name), skeletonOf(name.toLowerCase())];
  const levels = LEVELS.flatMap(({ id, name: level }) => [
    skeletonOf(id),
    skeletonOf(level.toLowerCase()),
  ]);
  return skeletons.some((skeleton) => BOTS.test(skeleton) || levels.includes(skeleton));
}

/** Returns a text as it is shown to others, on one line; throws `InputError` if it contains an invisible character. */
export const plainText = (field: string, text: string): string =>
  checkSeen(field, text.normalize('NFC').trim().replace(/\s+/gu, ' '));

/** Returns a text of several lines as it is shown to others; throws `InputError` like `plainText`. */
export const plainLines = (field: string, text: string): string =>
  text
    .normalize('NFC')
    .split(/\r\n?|\n/)
    .map((line) => checkSeen(field, line.replaceAll('\t', ' ')))
    .join('\n');

function checkSeen(field: string, text: string): string {
  if (text.search(UNSEEN) < 0 && (text.trim() === '' || SEEN.test(text))) return text;
  throw new InputError(refuse('server.name.unseen', { field }));
}

/** Checks all text of a custom scenario or deck; its title is shown in lists. Throws `InputError`. */
export function checkDocument(document: unknown): void {
  if (typeof document === 'string') plainLines('document', document);
  if (typeof document !== 'object' || document === null) return;
  for (const [key, value] of Object.entries(document)) {
    checkSeen('document', key);
    checkDocument(value);
  }
}

/** Returns a player's name as it is shown; throws `InputError` if players may not use it. */
export function personName(text: string): string {
  const name = plainText('name', text);
  if (isBotName(name)) throw new InputError(refuse('server.name.bot', { name }));
  return name;
}

/** Returns a seat of an imported record with a name that is safe to show; the record may contain any text. */
export function seatOfStranger({ kind, name }: Seat): Seat {
  const plain = name.replaceAll(UNSEEN, '').slice(0, 40);
  return {
    kind,
    name: kind === 'human' && isBotName(plain) ? `“${plain}”` : plain,
  };
}
