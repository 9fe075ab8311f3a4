/** Names of persons, and other text of theirs: what is shown to others must be what it seems to be. */
import { LEVELS } from '../bots/levels.ts';
import { InputError } from '../kernel/setup.ts';
import type { Seat } from '../table/table-parts.ts';
import { refuse } from './refuse.ts';

/** Characters that are not seen, or that turn the text around them: controls, directions, halves. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;
/** What the page and records call a bot. */
const BOTS = /^(bot\b|(the )?computer\b)/i;

const isLevel = (name: string): boolean =>
  LEVELS.some(({ id, name: level }) => [id, level.toLowerCase()].includes(name.toLowerCase()));

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
  if (text.search(UNSEEN) < 0) return text;
  throw new InputError(refuse('server.name.unseen', { field }));
}

/** A name as it is shown; throws `InputError` if a person may not be called so. */
export function personName(text: string): string {
  const name = plainText('name', text);
  if (BOTS.test(name) || isLevel(name)) throw new InputError(refuse('server.name.bot', { name }));
  return name;
}

/** A seat out of somebody's record, which may say anything. */
export function seatOfStranger({ kind, name }: Seat): Seat {
  const plain = name.replaceAll(UNSEEN, '').slice(0, 40);
  return {
    kind,
    name: kind === 'human' && (BOTS.test(plain) || isLevel(plain)) ? `“${plain}”` : plain,
  };
}
