/** Making a table and sitting down at it. */
import { USUAL_LEVEL } from '../../bots/levels.ts';
import type {
  CatalogueEntry,
  SeatView,
  TableCreated,
  TableRequest,
  TableSummary,
  TableView,
} from '../../table/messages.ts';
import { createTable, fetchCatalogue, importTable, joinTable } from '../net/api.ts';
import { levelName } from '../ui/level-name.ts';
import { go } from '../ui/router.ts';
import { settings } from '../ui/settings.ts';
import { keepTable, tablePath, titleOf } from './my-tables.ts';

/** As much of a game as it takes to name its tables and seats; a catalogue entry or a module. */
type GameHead = Pick<CatalogueEntry, 'id' | 'title' | 'sides' | 'scenarios'>;

/** Makes the table, remembers its seats, and opens the first one of one's own. */
export async function startTable(game: GameHead, wanted: TableRequest): Promise<void> {
  const name = settings.value.name;
  sitDown(game, wanted, await createTable({ ...wanted, ...(name && { name }) }));
}

/** Goes on from the end of a record at a new table, against the computer. */
export async function goOnFrom(record: string, id: string, side: string): Promise<void> {
  const game = (await fetchCatalogue()).find((g) => g.id === id);
  if (!game) throw new Error(`The server does not know the game “${id}”.`);
  const wanted = quickRequest(game, side);
  sitDown(game, wanted, await importTable(record, wanted.seats));
}

/** The request for another game like the one of a table, by the side that asks. */
export function againRequest(
  { game, setup, seats, side, hints }: TableView,
  ids: readonly string[],
): TableRequest {
  const who = seats.map((seat) => [ids[seat.side], sitterAgain(seat, side)]);
  const { scenario, options } = setup;
  const again = { game, scenario, options, seats: Object.fromEntries(who) };
  return hints ? again : { ...again, hints: 'off' };
}

function sitterAgain({ kind, name, side }: SeatView, mine: number): string {
  if (side === mine) return 'me';
  return kind === 'bot' ? `bot:${name}` : 'open';
}

function sitDown(game: GameHead, wanted: TableRequest, created: TableCreated): void {
  const { table, seats, host } = created;
  const mine = game.sides.map((s) => s.id).filter((id) => wanted.seats?.[id] === 'me');
  const title = titleOf(game, wanted.scenario);
  keepTable({ table, game: game.id, seats, host, mine, title, at: Date.now() });
  const [first] = mine;
  go(tablePath(table, first === undefined ? undefined : seats[first]));
}

/** The request for a game against the computer at once: its first scenario, the usual opponent. */
export function quickRequest(game: CatalogueEntry, side: string): TableRequest {
  const bot = `bot:${USUAL_LEVEL}`;
  const seats = Object.fromEntries(game.sides.map(({ id }) => [id, id === side ? 'me' : bot]));
  return { game: game.id, seats };
}

/** What that will be: "The assault (60 minutes), opponent: Steady". */
export function quickWords({ scenarios: [first] }: CatalogueEntry): string {
  const what = first ? `${first.title} (${first.minutes} minutes), opponent: ` : 'Opponent: ';
  return what + levelName(USUAL_LEVEL);
}

/** Sits down in a free seat of a table in the lobby. */
export async function takeSeat(
  { table, scenario }: TableSummary,
  game: CatalogueEntry,
  side: string,
): Promise<void> {
  const { name } = settings.value;
  const joined = await joinTable(table, { side, ...(name && { name }) });
  const seats = { [joined.side]: joined.token };
  const title = titleOf(game, scenario);
  keepTable({ table, game: game.id, seats, mine: [joined.side], title, at: Date.now() });
  go(tablePath(table, joined.token));
}
