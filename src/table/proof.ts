/**
 * What a record shows of its dice, and what not. A file alone shows nothing: whoever wrote it may have
 * chosen seed and shares to suit it. So it is held against what somebody noted while it was played.
 */
import { z } from 'zod';
import { InputError } from '../kernel/setup.ts';
import type { Difference } from './difference.ts';
import type { GameRecord, RecordEntry } from './record.ts';
import { SEAL, SHARE, sealOf, WITHOUT } from './shares.ts';

/** What one seat noted at the table: the seal it was shown first, and its share. */
const pinSchema = z.strictObject({
  commitment: z.string().regex(SEAL),
  /** Index of the side; negative for an onlooker. */
  side: z.number().int(),
  /** Empty if it has none in the dice that it knows of. */
  share: z.string().regex(SHARE).or(z.literal('')),
  /** All seals as they stood when it told its share; absent if it never did. */
  seals: z.array(z.string()).optional(),
  /** How often a share was told and not taken: so often could whoever refused it choose again. */
  refused: z.number().int().positive().optional(),
});
export type DicePin = z.infer<typeof pinSchema>;

/** What was noted, from the JSON that the page gives out. */
export function parsePin(text: string): DicePin {
  try {
    const result = pinSchema.safeParse(JSON.parse(text));
    if (result.success) return result.data;
    const issue = result.error.issues[0];
    throw new InputError(`${issue?.path.join('.') || 'it'}: ${issue?.message}`);
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError('expected one JSON object, as the page copies it');
  }
}

export interface DiceProof {
  readonly scheme: string;
  readonly dice: number;
  /** Dice that were rolled elsewhere, before this table took the game over. */
  readonly foreign: number;
  /** Dice that are the ones their seed gives; none if no seed is told. */
  readonly checked: number;
  /** Dice behind the place where the rules of today part from the record: which die it was they cannot say. */
  readonly beyond: number;
  /** What of it was compared with something noted outside of the record, and agreed. */
  readonly compared: 'nothing' | 'seal' | 'share';
  /** What disagrees with what was noted. */
  readonly faults: readonly string[];
  /** How often a share that had been told was not taken. */
  readonly refused: number;
}

/**
 * Holds a record that has been imported against what was noted at its table. Where the rules of today do not
 * lead to all of it, `difference` says from where on.
 */
export function proveDice(
  record: GameRecord,
  pins: readonly DicePin[] = [],
  difference?: Difference,
): DiceProof {
  const { header, entries, close } = record;
  const dice = entries.filter(({ kind }) => kind === 'die');
  const own = dice.filter(({ seq }) => seq > (header.imported ?? 0));
  const seed = header.dice.scheme === 'sealed' ? close.seed : header.dice.seed;
  const upTo = seed === undefined ? undefined : difference?.seq;
  const beyond = upTo === undefined ? 0 : own.filter(({ seq }) => seq >= upTo).length;
  const faults = [...new Set(pins.flatMap((pin) => faultsOf(record, own, pin)))];
  const isCompared = faults.length === 0 && pins.length > 0;
  const hasShare = pins.some((pin) => pin.share !== '' && pin.seals && !pin.refused);
  return {
    scheme: header.dice.scheme,
    dice: dice.length,
    foreign: dice.length - own.length,
    checked: seed === undefined ? 0 : own.length - beyond,
    beyond,
    compared: !isCompared ? 'nothing' : hasShare ? 'share' : 'seal',
    faults,
    refused: Math.max(0, ...pins.map((pin) => pin.refused ?? 0)),
  };
}

function faultsOf(
  { header }: GameRecord,
  own: readonly RecordEntry[],
  { commitment, side, share, seals }: DicePin,
): string[] {
  if (header.dice.commitment !== commitment)
    return ['The seal in the record is not the one that was noted before play.'];
  const [first, ...later] = own;
  if (share === '' || first === undefined) return [];
  if (seals === undefined) return ['The dice began before the share that was noted had been told.'];
  const mixed = first.mixed ?? [];
  const faults = mixed[side] === share ? [] : ['The share that was noted is not in the dice.'];
  for (const [i, id] of header.sides.entries()) {
    const fault = i === side ? undefined : faultOfOther(header.table, i, seals[i], mixed[i] ?? '');
    if (fault !== undefined) faults.push(`${id} ${fault}`);
  }
  if (later.some((die) => die.mixed !== undefined))
    faults.push('What is mixed into the dice was changed after the first of them.');
  return faults;
}

/** What is wrong with another seat's share; undefined if it is the one it had sealed. */
function faultOfOther(
  table: string,
  side: number,
  seal: string | undefined,
  share: string,
): string | undefined {
  if (seal === undefined || seal === WITHOUT)
    return share === '' ? undefined : 'put a share in after the one that was noted had been told.';
  if (share === '') return 'took its share out after the one that was noted had been told.';
  return sealOf(table, side, share) === seal ? undefined : 'told another share than it had sealed.';
}

/** The same in sentences, for people: first what is shown, then what is not. */
export function proofWords(proof: DiceProof): string[] {
  const { dice, foreign, checked, beyond, faults } = proof;
  if (dice === 0) return ['No dice were rolled.'];
  const were = (n: number): string => `${n} ${n === 1 ? 'was' : 'were'}`;
  const elsewhere = [
    ...(foreign > 0 ? [`${were(foreign)} rolled elsewhere: nothing shows how.`] : []),
    ...(beyond > 0 ? [`${were(beyond)} rolled under other rules than these: not checked.`] : []),
  ];
  if (faults.length > 0) return ['The dice are not what was agreed.', ...faults];
  if (checked === 0) return ['The dice are told without a seed: nothing is checked.', ...elsewhere];
  return [...wordsOfChecked(proof), ...elsewhere];
}

function wordsOfChecked({ scheme, checked, compared, refused }: DiceProof): string[] {
  const what = `${countOf(checked)} the one${checked === 1 ? '' : 's'} that the seed gives`;
  if (scheme === 'seeded') return [`${what}, which was known to whoever set it.`];
  if (compared === 'share')
    return [
      `Proved: ${what}. The seed and every share in the dice were sealed before any share was told, so nobody chose them.`,
      'Not proved: that nobody foresaw them. Whoever keeps the server knows the seed during play.',
    ];
  if (compared === 'seal')
    return [
      `${what}, and its seal is the one that was noted before play: it was not changed since.`,
      refused > 0
        ? `Not shown: that nobody chose it. Shares were told and not taken, so ${refused + 1} sets of dice could be looked at.`
        : 'Not shown: that nobody chose it. No share that was noted is compared with the dice.',
    ];
  return [
    `${what}, and its seal stands in the record.`,
    'Not shown: that nobody chose them. Nothing noted during play was compared, and whoever writes a record can write its seal and seed.',
  ];
}

const countOf = (dice: number): string => (dice === 1 ? 'One die is' : `${dice} dice are`);
