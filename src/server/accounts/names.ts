/** Names of persons, and other text of theirs: what is shown to others must be what it seems to be. */
import { LEVELS } from '../../bots/levels.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { lookOf } from './look-alikes.ts';
import type { Seat } from '../../table/table-parts.ts';
import { refuse } from '../http/refuse.ts';

/**
 * Characters that are not seen, or that turn the text around them: controls, directions, halves, fillers, blanks. Joiners
 * and variation selectors belong to emoji and some scripts, and stand alone nowhere.
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
/** Visible characters of a text that is not empty. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Names of bots on the page and in records, and names that look like them. */
const BOTS = new RegExp(`^(${lookOf('bot')}\\b|(${lookOf('the ')})?${lookOf('computer')}\\b)`);

/** Whether a name looks like that of a bot or of one of their levels. */
function isBotName(name: string): boolean {
  const looks = [lookOf(name), lookOf(name.toLowerCase())];
  const levels = LEVELS.flatMap(({ id, name: level }) => [lookOf(id), lookOf(level.toLowerCase())]);
  return looks.some((look) => BOTS.test(look) || levels.includes(look));
}

/** Text as it is shown to others, on one line; throws `InputError` if it is not what it seems to be. */
export const plainText = (field: string, text: string): string =>
  checkSeen(field, text.normalize('NFC').trim().replace(/\s+/gu, ' '));

/** The same of several lines. */
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

/** Checks all text of a document that a player has made: its title is shown in lists. Throws `InputError`. */
export function checkDocument(document: unknown): void {
  if (typeof document === 'string') plainLines('document', document);
  if (typeof document !== 'object' || document === null) return;
  for (const [key, value] of Object.entries(document)) {
    checkSeen('document', key);
    checkDocument(value);
  }
}

/** A name as it is shown; throws `InputError` if a person may not be called so. */
export function personName(text: string): string {
  const name = plainText('name', text);
  if (isBotName(name)) throw new InputError(refuse('server.name.bot', { name }));
  return name;
}

/** A seat out of somebody's record, which may say anything. */
export function seatOfStranger({ kind, name }: Seat): Seat {
  const plain = name.replaceAll(UNSEEN, '').slice(0, 40);
  return {
    kind,
    name: kind === 'human' && isBotName(plain) ? `“${plain}”` : plain,
  };
}
