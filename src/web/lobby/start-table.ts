/** Creates tables and takes seats at them. */
import type { Game, SideSpec } from '../../kernel/game.ts';
import { sidesIn } from '../../kernel/setup/setup.ts';
import { USUAL_LEVEL } from '../../bots/levels.ts';
import type {
  CatalogueEntry,
  TableCreated,
  TableSummary,
  TableView,
} from '../../table/messages/messages.ts';
import type { TableRequest } from '../../table/messages/requests.ts';
import { createTable, fetchCatalogue, importTable, joinTable, requestRematch } from '../net/api.ts';
import { serverClock } from '../net/server-clock.ts';
import { go } from '../ui/router.ts';
import { fetchSent } from '../account/presence.ts';
import { settings } from '../ui/settings.ts';
import { PageError } from '../faults.ts';
import { msg } from '../messages.ts';
import { saveTable, knownTable, type MyTable, ownTokens, tablePath, titleOf } from './my-tables.ts';

/** The parts of a game that name its tables and seats; a catalogue entry or a module has them. */
type GameHead = Pick<CatalogueEntry, 'id' | 'sides' | 'scenarios'>;

/** Creates a table, stores the tokens of its seats, and opens the user's first seat. */
export async function startTable(game: GameHead, wanted: TableRequest): Promise<void> {
  const name = settings.value.name;
  const created = await createTable({ ...wanted, ...(name && { name }) });
  if (wanted.opponent !== undefined) void fetchSent();
  sitDown(game, wanted, created);
}

/** Continues from the end of a record at a new table. `seats`: the player of each side, `me` or `bot:LEVEL`. */
export async function continueFromRecord(
  record: string,
  { id, sides }: Pick<Game, 'id' | 'sides'>,
  seats: readonly string[],
): Promise<void> {
  const game = (await fetchCatalogue()).find((g) => g.id === id);
  if (!game) throw new PageError(msg('net.unknown-game', { game: id }));
  const bySide = sides.map((side, i) => [side.id, seats[i] ?? `bot:${USUAL_LEVEL}`]);
  const wanted = { game: id, seats: Object.fromEntries(bySide) };
  sitDown(game, wanted, await importTable(record, wanted.seats));
}

/**
 * Opens the rematch of a table, with the same sides or with sides swapped. The seats keep their tokens. If a rated game
 * has a casual rematch, the first click only creates it: the result then says so, and the next click opens it.
 */
export async function openRematch(
  { table, rematch }: Pick<TableView, 'table' | 'rematch'>,
  sides: readonly SideSpec[],
  swap: boolean,
): Promise<void> {
  const known = knownTable(table);
  const [token] = ownTokens(table);
  if (!known || token === undefined) throw new PageError(msg('net.no-seat'));
  const { table: fresh, shift, casual } = rematch ?? (await requestRematch(table, token, swap));
  if (!rematch && casual) return;
  const ids = sides.map(({ id }) => id);
  const seatThere = (id: string): string => ids[(ids.indexOf(id) + shift) % ids.length] ?? id;
  const seats = Object.entries(known.seats).map(([id, secret]) => [seatThere(id), secret]);
  const mine = known.mine.map(seatThere);
  open({ ...known, seats: Object.fromEntries(seats), mine, table: fresh, at: serverClock.now() });
}

function sitDown(game: GameHead, wanted: TableRequest, created: TableCreated): void {
  const { table, seats, host } = created;
  const mine = Object.keys(wanted.seats ?? {}).filter((id) => wanted.seats?.[id] === 'me');
  const { scenario = game.scenarios[0]?.id ?? '' } = wanted;
  const title = titleOf(game, scenario);
  open({ table, game: game.id, scenario, seats, host, mine, title, at: serverClock.now() });
}

/** Returns the request for a game of a scenario against bots of the default level. */
export function botRequest(game: CatalogueEntry, scenario: string, side: string): TableRequest {
  const seats = sidesIn(game, scenario).map(({ id }): [string, string] => [
    id,
    id === side ? 'me' : `bot:${USUAL_LEVEL}`,
  ]);
  return { game: game.id, scenario, seats: Object.fromEntries(seats) };
}

/** Takes an open seat at a table in the lobby. */
export async function takeSeat(
  { table, scenario }: TableSummary,
  game: CatalogueEntry,
  side: string,
): Promise<void> {
  const { name } = settings.value;
  const joined = await joinTable(table, { side, ...(name && { name }) });
  sitAt(game, { table, scenario, side: joined.side, token: joined.token });
}

interface GrantedSeat {
  readonly table: string;
  readonly scenario: string;
  readonly side: string;
  readonly token: string;
}

/** Stores the token of a seat, and opens its table. */
export function sitAt(
  game: Pick<GameHead, 'id' | 'scenarios'>,
  { table, scenario, side, token }: GrantedSeat,
): void {
  const [seats, mine] = [{ [side]: token }, [side]];
  const title = titleOf(game, scenario);
  open({ table, game: game.id, scenario, seats, mine, title, at: serverClock.now() });
}

/**
 * Opens one of the user's tables. Tokens stay out of the address, because users share addresses. Only if the browser
 * has no storage, the address contains the token, because the user could not return otherwise.
 */
function open(table: MyTable): void {
  const token = saveTable(table) ? undefined : table.seats[table.mine[0] ?? ''];
  go(tablePath(table.table, token));
}
