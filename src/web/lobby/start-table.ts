/** Making a table and sitting down at it. */
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
import { createTable, fetchCatalogue, importTable, joinTable, playAgain } from '../net/api.ts';
import { serverClock } from '../net/server-clock.ts';
import { go } from '../ui/router.ts';
import { fetchSent } from '../account/presence.ts';
import { settings } from '../ui/settings.ts';
import { PageError } from '../faults.ts';
import { msg } from '../messages.ts';
import { keepTable, knownTable, type MyTable, ownTokens, tablePath, titleOf } from './my-tables.ts';

/** As much of a game as it takes to name its tables and seats; a catalogue entry or a module. */
type GameHead = Pick<CatalogueEntry, 'id' | 'sides' | 'scenarios'>;

/** Makes the table, remembers its seats, and opens the first one of one's own. */
export async function startTable(game: GameHead, wanted: TableRequest): Promise<void> {
  const name = settings.value.name;
  const created = await createTable({ ...wanted, ...(name && { name }) });
  if (wanted.opponent !== undefined) void fetchSent();
  sitDown(game, wanted, created);
}

/** Goes on from the end of a record at a new table; `seats`: who plays each side, `me` or `bot:LEVEL`. */
export async function goOnFrom(
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

/** Another game of the same people, who take their secrets along, to where they sat or with sides changed. */
export async function startAgain(
  { table, next }: Pick<TableView, 'table' | 'next'>,
  sides: readonly SideSpec[],
  swap: boolean,
): Promise<void> {
  const known = knownTable(table);
  const [token] = ownTokens(table);
  if (!known || token === undefined) throw new PageError(msg('net.no-seat'));
  const { table: fresh, shift } = next ?? (await playAgain(table, token, swap));
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

/** Request for a game of a scenario against bots of the usual level. */
export function botRequest(game: CatalogueEntry, scenario: string, side: string): TableRequest {
  const seats = sidesIn(game, scenario).map(({ id }): [string, string] => [
    id,
    id === side ? 'me' : `bot:${USUAL_LEVEL}`,
  ]);
  return { game: game.id, scenario, seats: Object.fromEntries(seats) };
}

/** Sits down in a free seat of a table in the lobby. */
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

/** Stores the secret of a seat, and opens its table. */
export function sitAt(
  game: Pick<GameHead, 'id' | 'scenarios'>,
  { table, scenario, side, token }: GrantedSeat,
): void {
  const [seats, mine] = [{ [side]: token }, [side]];
  const title = titleOf(game, scenario);
  open({ table, game: game.id, scenario, seats, mine, title, at: serverClock.now() });
}

/**
 * Goes to a table of one's own. Secrets stay out of the address, which is shown around and copied,
 * but where the browser keeps nothing: there one could not come back.
 */
function open(table: MyTable): void {
  const token = keepTable(table) ? undefined : table.seats[table.mine[0] ?? ''];
  go(tablePath(table.table, token));
}
