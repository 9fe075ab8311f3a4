/** Rights to change the player of a seat. */
import { HttpError } from '../http/errors.ts';
import { type Message, msg } from '../../kernel/text/message.ts';
import type { SeatChange } from '../../table/seats/stand-ins.ts';
import { type Side, SPECTATOR } from '../../kernel/side.ts';
import type { Table } from '../../table/table.ts';
import type { Answer, Seat } from '../../table/table-parts.ts';
import type { Secrets } from './access-tokens.ts';
import { refuse } from '../http/refuse.ts';

/**
 * Returns why the holder of the secret with this hash may not change the player of a seat; undefined if they may. The
 * host gives free seats to bots and takes over seats of bots, but only the player of a seat decides about that seat:
 * otherwise the host could have the opponent's moves made by a bot that loses.
 */
export function whyNotChange(
  seats: readonly Seat[],
  { tokens, host }: Secrets,
  hash: string,
  side: number,
  change: SeatChange,
): Message | undefined {
  if (hash !== '' && hash === tokens[side]) return undefined;
  if (hash === '' || hash !== host) return refuse('server.seat.rights');
  const isPersons = seats[side]?.kind === 'human';
  if (!isPersons || change.do === 'take-over' || change.do === 'give-back') return undefined;
  return refuse('server.seat.own');
}

/** Returns the wanted free seat, or any free one. Throws a 409 if there is none. */
export function freeSeat(seats: readonly Seat[], wanted: Side | undefined): Side {
  const side = wanted ?? seats.findIndex((seat) => seat.kind === 'open');
  if (seats[side]?.kind === 'open') return side;
  throw new HttpError(
    409,
    wanted === undefined ? refuse('server.seat.none') : refuse('server.seat.taken'),
  );
}

/** Returns the sides whose secret has changed, or which a bot plays. */
export function movedSeats(
  table: Table,
  before: readonly string[],
  now: readonly string[],
): Side[] {
  const isBots = (side: Side): boolean =>
    table.seats[side]?.kind === 'bot' && table.currentPlayer(side).kind === 'bot';
  return [...now.keys()].filter((side) => isBots(side) || before[side] !== now[side]);
}

/** Refuses a request once a record has this length, because takebacks and offers could make it grow forever. */
export function whyFull(side: Side, seq: number, most: number): Answer | undefined {
  if (side === SPECTATOR || seq < most) return undefined;
  const reason = msg('table.full', { n: seq });
  return { ok: false, seq, played: 0, refusal: { rule: '', reason } };
}
