/** Games against the computer that go on in the page when their server does not answer. */
import type { Game } from '../../../kernel/game.ts';
import { formatRecord } from '../../../table/record/record.ts';
import { type KnownTable, recordOfView } from '../../../table/record/continued.ts';
import type { TableView } from '../../../table/messages/messages.ts';
import { go } from '../../ui/router.ts';
import { readStored, writeStored } from '../../ui/settings.ts';
import type { LocalRequest } from '../workers/local-table.ts';

/** As much of a table as it takes to continue its game in the page. */
export interface Copy extends KnownTable {
  readonly game: string;
  readonly setup: TableView['setup'];
  /** By side: `me` or `bot:LEVEL`. */
  readonly seats: readonly string[];
}

/** A copy of a table, if its game is on and nobody plays it but this browser and computers. */
export function copyOf(view: TableView, isOwn: (side: number) => boolean): Copy | undefined {
  const { table, game, setup, ints, dice, hints, outcome, difference } = view;
  if (outcome || difference || view.side < 0) return undefined;
  const seats = view.seats.map(({ side, kind, name }) =>
    isOwn(side) ? 'me' : kind === 'bot' ? `bot:${name}` : '',
  );
  if (seats.includes('') || !seats.includes('me')) return undefined;
  const entries = view.entries.map(({ seq, kind, side, text }) => ({ seq, kind, side, text }));
  return { table, game, setup, ints, dice, hints, entries, seats };
}

/** The game of a copy as one of the page's own; undefined if the page does not know the position. */
export function requestOf(game: Game, copy: Copy): LocalRequest | undefined {
  const record = recordOfView(game, copy);
  const hints = copy.hints ? 'on' : 'off';
  return (
    record && {
      ...{ ...copy.setup, game: copy.game, seats: copy.seats, hints },
      from: formatRecord(record),
    }
  );
}

const KEY = 'countermarch.copy';

/** Keeps a copy of the table that is open, for a reload while the server is down. */
export const keepCopy = (copy: Copy): boolean => writeStored(KEY, copy);

export function keptCopy(table: string): Copy | undefined {
  const copy = readStored<Copy>(KEY);
  return copy?.table === table ? copy : undefined;
}

/** The game that the next local screen opens. */
let next: LocalRequest | undefined;

/** Opens the local screen of a game with this request. */
export function goOnHere(request: LocalRequest): void {
  next = request;
  go(`/local/${request.game}`);
}

/** The request that was to be opened, once. */
export function takeRequest(game: string | undefined): LocalRequest | undefined {
  const request = next?.game === game ? next : undefined;
  next = undefined;
  return request;
}
