/** Continues games against bots in the page when their server does not answer. */
import type { Game } from '../../../kernel/game.ts';
import { formatRecord } from '../../../table/record/record.ts';
import { type KnownTable, recordOfView } from '../../../table/record/continued.ts';
import type { TableView } from '../../../table/messages/messages.ts';
import { go } from '../../ui/router.ts';
import { readStored, writeStored } from '../../ui/settings.ts';
import type { LocalRequest } from '../workers/local-table.ts';

/** Data of a table that is needed to continue its game in the page. */
export interface LocalCopy extends KnownTable {
  readonly game: string;
  readonly setup: TableView['setup'];
  /** By side: `me` or `bot:LEVEL`. */
  readonly seats: readonly string[];
}

/** Returns a copy of a table if its game is in progress and only this browser and bots play it. */
export function localCopyOf(
  view: TableView,
  isOwn: (side: number) => boolean,
): LocalCopy | undefined {
  const { table, game, setup, ints, dice, hints, outcome, difference } = view;
  if (outcome || difference || view.side < 0) return undefined;
  const seats = view.seats.map(({ side, kind, name }) =>
    isOwn(side) ? 'me' : kind === 'bot' ? `bot:${name}` : '',
  );
  if (seats.includes('') || !seats.includes('me')) return undefined;
  const entries = view.entries.map(({ seq, kind, side, text }) => ({ seq, kind, side, text }));
  return { table, game, setup, ints, dice, hints, entries, seats };
}

/** Returns the request for a local game that continues a copy; undefined if the page does not know the position. */
export function requestOf(game: Game, copy: LocalCopy): LocalRequest | undefined {
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

/** Stores a copy of the open table, for a reload while the server is down. */
export const saveCopy = (copy: LocalCopy): boolean => writeStored(KEY, copy);

export function loadCopy(table: string): LocalCopy | undefined {
  const copy = readStored<LocalCopy>(KEY);
  return copy?.table === table ? copy : undefined;
}

/** Request for the game that the next local screen opens. */
let next: LocalRequest | undefined;

/** Opens the local screen of a game with this request. */
export function continueLocally(request: LocalRequest): void {
  next = request;
  go(`/local/${request.game}`);
}

/** Returns the stored request once, and deletes it. */
export function takeRequest(game: string | undefined): LocalRequest | undefined {
  const request = next?.game === game ? next : undefined;
  next = undefined;
  return request;
}
