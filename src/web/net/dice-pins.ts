/**
 * This browser's part in the dice of a table: it notes the first seal it is shown, seals a share of
 * its own, tells it when all seats have sealed theirs, and keeps all of that to be compared at the end.
 */
import { parseRound, roundTime } from '../../table/dice/beacon.ts';
import type { Entry, TableView } from '../../table/messages/messages.ts';
import type { ClientMessage } from '../../table/messages/requests.ts';
import type { DicePin } from '../../table/dice/proof.ts';
import { freshShare, sealOf } from '../../table/dice/shares.ts';
import { readStored, writeStored } from '../ui/settings.ts';

type DiceMessage = Extract<ClientMessage, { type: 'seal' | 'share' }>;

/** Next steps for the dice, after a view. */
export interface DiceMove {
  readonly pin: DicePin;
  readonly send?: DiceMessage extends infer M ? (M extends unknown ? Omit<M, 'id'> : never) : never;
}

/**
 * Requests in a view. `arriving`: it is the first on this line. Then a seal that another browser
 * gave for this seat is replaced by one whose share is known here, or else the seat goes without;
 * later it stands, or two browsers would replace each other's for ever.
 */
export function diceMove(view: TableView, pin: DicePin | undefined, arriving: boolean): DiceMove {
  const { side, dice } = view;
  const noted = pin ?? { commitment: dice.commitment, side, share: '' };
  const { seals, mixed } = dice;
  if (!seals || side < 0 || view.outcome || mixed[side] !== '') return { pin: noted };
  const mine = seals[side];
  const isTold = mixed.some((share) => share !== '');
  const isOwn = noted.share !== '' && mine === sealOf(view.table, side, noted.share);
  if (isOwn) return told(noted, seals);
  const isSeen = noted.seals !== undefined;
  if (mine === '') return sealed(view, noted, isSeen);
  if (!arriving) return { pin: { ...noted, share: '' } };
  if (!isTold) return sealed(view, noted, isSeen);
  const { seals: _, ...rest } = noted;
  return { pin: { ...rest, share: '' }, send: { type: 'share', share: '', seals: [] } };
}

/** Seals a share: a new one if the last was `seen`, for that was told and not taken. */
export function sealed({ table, side }: TableView, pin: DicePin, isSeen: boolean): DiceMove {
  const share = isSeen || pin.share === '' ? freshShare() : pin.share;
  const refused = (pin.refused ?? 0) + Number(isSeen);
  const send = { type: 'seal', seal: sealOf(table, side, share) } as const;
  const { commitment, rounds } = pin;
  const kept = { ...(refused > 0 && { refused }), ...(rounds && { rounds }) };
  return { pin: { commitment, side, share, ...kept }, send };
}

/** Tells the share once every seat has sealed its own, and notes their seals before. */
function told(pin: DicePin, seals: readonly string[]): DiceMove {
  if (seals.includes('')) return { pin };
  const noted = { ...pin, seals: [...(pin.seals ?? seals)] };
  return { pin: noted, send: { type: 'share', share: pin.share, seals: noted.seals } };
}

/** Rounds that are noted of one table: more dice than a long game has. */
const MOST_ROUNDS = 3000;

/**
 * Notes the rounds of the beacon that these entries name, if they are not out yet: then nobody can know the
 * dice that wait for them, and nothing that led to those can be changed any longer. `now` is the device's
 * own clock: the server's could be set to make a round look early.
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

/** Notes of this browser at a table, for each of its seats. */
export const pinsOf = (table: string): DicePin[] =>
  keptPins().flatMap((kept) => (kept.table === table ? [kept.pin] : []));

export function keepPin(table: string, pin: DicePin): void {
  const others = keptPins().filter((k) => k.table !== table || k.pin.side !== pin.side);
  writeStored(KEY, [{ table, pin }, ...others].slice(0, MOST));
}
