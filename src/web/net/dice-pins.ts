/**
 * This browser's part in proving the dice of a table. It notes the first commitment (seal) that it sees, commits to a
 * share of its own, reveals the share when all seats have committed, and stores everything for the comparison at the
 * end.
 */
import { parseRound, roundTime } from '../../table/dice/beacon.ts';
import type { Entry, TableView } from '../../table/messages/messages.ts';
import type { ClientMessage } from '../../table/messages/requests.ts';
import type { DicePin } from '../../table/dice/proof.ts';
import { freshShare, sealOf } from '../../table/dice/shares.ts';
import { readStored, writeStored } from '../ui/settings.ts';

type DiceMessage = Extract<ClientMessage, { type: 'seal' | 'share' }>;

/** Notes to store and message to send for the dice, after a view. */
export interface DiceMove {
  readonly pin: DicePin;
  readonly send?: DiceMessage extends infer M ? (M extends unknown ? Omit<M, 'id'> : never) : never;
}

/**
 * Determines the next step for the dice. `arriving`: the view is the first on this connection. Then a seal that another
 * browser gave for this seat is replaced by one whose share is known here, or the seat goes without a share. Later, the
 * other seal stays: otherwise two browsers would replace each other's seals forever.
 */
export function diceMove(view: TableView, pin: DicePin | undefined, arriving: boolean): DiceMove {
  const { side, dice } = view;
  const noted = pin ?? { commitment: dice.commitment, side, share: '' };
  const { seals, mixed } = dice;
  if (!seals || side < 0 || view.outcome || mixed[side] !== '') return { pin: noted };
  const mine = seals[side];
  const isTold = mixed.some((share) => share !== '');
  const isOwn = noted.share !== '' && mine === sealOf(view.table, side, noted.share);
  if (isOwn) return revealShare(noted, seals);
  const isSeen = noted.seals !== undefined;
  if (mine === '') return sealed(view, noted, isSeen);
  if (!arriving) return { pin: { ...noted, share: '' } };
  if (!isTold) return sealed(view, noted, isSeen);
  const { seals: _, ...rest } = noted;
  return { pin: { ...rest, share: '' }, send: { type: 'share', share: '', seals: [] } };
}

/** Seals a share. `isSeen`: the last share was revealed but not accepted, so a new one is made. */
export function sealed({ table, side }: TableView, pin: DicePin, isSeen: boolean): DiceMove {
  const share = isSeen || pin.share === '' ? freshShare() : pin.share;
  const refused = (pin.refused ?? 0) + Number(isSeen);
  const send = { type: 'seal', seal: sealOf(table, side, share) } as const;
  const { commitment, rounds } = pin;
  const kept = { ...(refused > 0 && { refused }), ...(rounds && { rounds }) };
  return { pin: { commitment, side, share, ...kept }, send };
}

/** Reveals the share when every seat has sealed its own, and notes the other seals before that. */
function revealShare(pin: DicePin, seals: readonly string[]): DiceMove {
  if (seals.includes('')) return { pin };
  const noted = { ...pin, seals: [...(pin.seals ?? seals)] };
  return { pin: noted, send: { type: 'share', share: pin.share, seals: noted.seals } };
}

/** Maximum number of rounds noted per table: more than a long game has dice. */
const MOST_ROUNDS = 3000;

/**
 * Notes the rounds of the beacon named by these entries, if they are not published yet. Nobody can know the dice of
 * such a round, and the moves before it can no longer be changed. `now` is the time of the device's own clock, because
 * the server's clock could be set to make a round look early.
 */
export function noteRounds(
  pin: DicePin,
  { beacon }: TableView['dice'],
  entries: readonly Entry[],
  now: number,
): DicePin {
  if (!beacon) return pin;
  const rounds = entries.flatMap(({ kind, seq, text }): [number, number][] => {
    const named = kind === 'beacon' ? parseRound(text) : undefined;
    const isEarly = named && named.signature === undefined && now < roundTime(beacon, named.round);
    return isEarly ? [[seq, named.round]] : [];
  });
  if (rounds.length === 0) return pin;
  return { ...pin, rounds: [...(pin.rounds ?? []), ...rounds].slice(-MOST_ROUNDS) };
}

const KEY = 'countermarch.dice';
const MOST = 200;

interface StoredPin {
  readonly table: string;
  readonly pin: DicePin;
}

const keptPins = (): readonly StoredPin[] => readStored<StoredPin[]>(KEY) ?? [];

/** Returns this browser's notes about a table, one for each of its seats. */
export const pinsOf = (table: string): DicePin[] =>
  keptPins().flatMap((kept) => (kept.table === table ? [kept.pin] : []));

export function savePin(table: string, pin: DicePin): void {
  const others = keptPins().filter((k) => k.table !== table || k.pin.side !== pin.side);
  writeStored(KEY, [{ table, pin }, ...others].slice(0, MOST));
}
