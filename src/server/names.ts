/** Names of persons: what is shown to others must be what it seems to be. */
import { LEVELS } from '../bots/levels.ts';
import { InputError } from '../kernel/setup.ts';
import type { Seat } from '../table/table-parts.ts';

/** Characters that are not seen, or that turn the text around them: controls, directions, halves. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;
/** What the page and records call a bot. */
const BOTS = /^(bot\b|(the )?computer\b)/i;

const isLevel = (name: string): boolean =>
  LEVELS.some(({ id, name: level }) => [id, level.toLowerCase()].includes(name.toLowerCase()));

/** A name as it is shown; throws `InputError` if a person may not be called so. */
export function personName(text: string): string {
  const name = text.normalize('NFC').trim().replace(/\s+/gu, ' ');
  if (name.search(UNSEEN) >= 0)
    throw new InputError(
      'name: has characters that are not seen, or that turn the text round them.',
    );
  if (BOTS.test(name) || isLevel(name))
    throw new InputError(`name: “${name}” would be taken for a computer’s; choose another.`);
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
