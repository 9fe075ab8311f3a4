/**
 * Proof of a record's dice, and its limits. A file alone proves nothing: its author may have chosen seed and shares to
 * suit it. It is therefore compared with facts that a page noted during play.
 */
import { keyOf, type Message, msg } from '../../kernel/text/message.ts';
import { z } from 'zod';
import { readJson } from '../../kernel/setup/read-json.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { parseRound } from './beacon.ts';
import type { Difference } from '../record/difference.ts';
import type { GameRecord, RecordEntry } from '../record/record.ts';
import { SEAL, SHARE, sealOf, WITHOUT } from './shares.ts';

/** Facts that one seat noted at the table: the first commitment that it was shown, and its share. */
const pinSchema = z.strictObject({
  commitment: z.string().regex(SEAL),
  /** Index of the side; negative for a spectator. */
  side: z.number().int(),
  /** Share of the seat; empty if, as far as it knows, it has none in the dice. */
  share: z.string().regex(SHARE).or(z.literal('')),
  /** All seals at the time when it revealed its share; absent if it never did. */
  seals: z.array(z.string()).optional(),
  /** Number of times that a revealed share was refused. Each refusal let the host choose again. */
  refused: z.number().int().positive().optional(),
  /** Rounds of the beacon that were named before they were published: entry and round. */
  rounds: z.array(z.tuple([z.number().int(), z.number().int()])).optional(),
});
/** Facts about the dice that a page noted before the roll. */
export type DicePin = z.infer<typeof pinSchema>;

/** Reads noted facts from the JSON that the page exports. Throws an `InputError` if it is malformed. */
export function parsePin(text: string): DicePin {
  try {
    const result = pinSchema.safeParse(readJson(text));
    if (result.success) return result.data;
    const issue = result.error.issues[0];
    const at = issue?.path.join('.') || 'it';
    throw new InputError(msg('fault.at', { at, fault: issue?.message ?? '' }));
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw new InputError(msg('proof.json'));
  }
}

/** Facts about the dice of a record that are proven. */
export interface DiceProof {
  readonly scheme: string;
  readonly dice: number;
  /** Number of dice that were rolled elsewhere, before this table continued the game. */
  readonly foreign: number;
  /** Number of dice that their seed confirms; 0 if the seed is unknown. */
  readonly checked: number;
  /** Number of dice after the first difference between the record and the current rules; these cannot be checked. */
  readonly beyond: number;
  /** Parts that agree with facts noted outside the record. */
  readonly compared: 'nothing' | 'seal' | 'share';
  /** Disagreements with the noted facts. */
  readonly faults: readonly Message[];
  /** Number of times that a revealed share was not accepted. */
  readonly refused: number;
  /** If each die waits for a beacon: number of rounds named, and of those noted in time. */
  readonly rounds?: {
    readonly named: number;
    readonly noted: number;
    /** Signer of the rounds; `unchecked` until they are verified (`beacon-check.ts`). */
    readonly signed: 'unchecked' | 'public' | 'own';
  };
}

/**
 * Compares an imported record with facts that were noted at its table. If the current rules do not lead to all of
 * it, pass the first `difference`.
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
  const all = pins.flatMap((pin) => faultsOf(record, own, pin));
  const faults = all.filter(
    (one, i) => all.findIndex((other) => keyOf(other) === keyOf(one)) === i,
  );
  const named = namedRounds(record);
  const noted = new Set(pins.flatMap(({ rounds = [] }) => rounds.map(([seq]) => seq)));
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
    ...(header.dice.beacon && {
      rounds: { named: named.size, noted: noted.size, signed: 'unchecked' },
    }),
  };
}

/** Returns the rounds that dice of this table waited for, by entry. */
function namedRounds({ header, entries }: GameRecord): Map<number, number> {
  const own = entries.filter(({ kind, seq }) => kind === 'beacon' && seq > (header.imported ?? 0));
  const named = own.flatMap(({ seq, text }): [number, number][] => {
    const known = parseRound(text);
    return known && known.signature === undefined ? [[seq, known.round]] : [];
  });
  return new Map(named);
}

/** Returns the rounds that differ from the noted ones, as messages. */
function faultsOfRounds(record: GameRecord, { rounds = [] }: DicePin): Message[] {
  const named = namedRounds(record);
  return rounds.flatMap(([seq, round]) =>
    seq > record.entries.length || named.get(seq) === round
      ? []
      : [msg('proof.round.other', { round: String(round), seq: String(seq) })],
  );
}

function faultsOf(record: GameRecord, own: readonly RecordEntry[], pin: DicePin): Message[] {
  return [...faultsOfShares(record, own, pin), ...faultsOfRounds(record, pin).slice(0, 1)];
}

function faultsOfShares(
  { header }: GameRecord,
  own: readonly RecordEntry[],
  { commitment, side, share, seals }: DicePin,
): Message[] {
  if (header.dice.commitment !== commitment) return [msg('proof.seal')];
  const [first, ...later] = own;
  if (share === '' || first === undefined) return [];
  if (seals === undefined) return [msg('proof.early')];
  const mixed = first.mixed ?? [];
  const faults = mixed[side] === share ? [] : [msg('proof.missing')];
  for (const [i, id] of header.sides.entries()) {
    const fault = i === side ? undefined : faultOfOther(header.table, i, seals[i], mixed[i] ?? '');
    if (fault !== undefined) faults.push(msg(fault, { side: id }));
  }
  if (later.some((die) => die.mixed !== undefined)) faults.push(msg('proof.changed'));
  return faults;
}

/** Returns the fault of another seat's share; undefined if it matches its seal. */
function faultOfOther(
  table: string,
  side: number,
  seal: string | undefined,
  share: string,
): string | undefined {
  if (seal === undefined || seal === WITHOUT) return share === '' ? undefined : 'proof.other.late';
  if (share === '') return 'proof.other.out';
  return sealOf(table, side, share) === seal ? undefined : 'proof.other.another';
}

/** Returns a proof as messages for people: first what is proven, then what is not. */
export function proofMessages(proof: DiceProof): Message[] {
  const { dice, foreign, checked, beyond, faults } = proof;
  if (dice === 0) return [msg('proof.none')];
  const elsewhere = [
    ...(foreign > 0 ? [msg('proof.foreign', { n: foreign })] : []),
    ...(beyond > 0 ? [msg('proof.beyond', { n: beyond })] : []),
  ];
  if (faults.length > 0) return [msg('proof.bad'), ...faults];
  if (checked === 0) return [msg('proof.unseeded'), ...elsewhere];
  return [...messagesOfChecked(proof), ...messagesOfRounds(proof), ...elsewhere];
}

/** Returns messages about whether anybody could predict the dice. */
function messagesOfRounds({ rounds, compared }: DiceProof): Message[] {
  if (!rounds || rounds.named === 0) return compared === 'share' ? [msg('proof.foresight')] : [];
  const { named, noted, signed } = rounds;
  if (signed === 'unchecked') return [msg('proof.rounds.unchecked')];
  const whose = msg(signed === 'public' ? 'proof.rounds.public' : 'proof.rounds.own', { n: named });
  const [some, others] = [noted > 0 && noted >= named, named - noted];
  if (some) return [whose, msg('proof.rounds.noted', { n: named })];
  return [whose, msg('proof.rounds.late', { n: others, all: named })];
}

function messagesOfChecked({ scheme, checked, compared, refused }: DiceProof): Message[] {
  const n = checked;
  if (scheme === 'seeded') return [msg('proof.seeded', { n })];
  if (compared === 'share') return [msg('proof.share', { n })];
  if (compared === 'seal')
    return [
      msg('proof.kept', { n }),
      refused > 0 ? msg('proof.refused', { n: refused + 1 }) : msg('proof.uncompared'),
    ];
  return [msg('proof.recorded', { n }), msg('proof.unpinned')];
}
