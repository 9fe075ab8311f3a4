/** Tables where this browser has a seat, and their secret links. */
import { computed, signal } from '@preact/signals';
import type { TableSummary } from '../../table/messages/messages.ts';
import type { OwnTable } from '../../table/messages/accounts.ts';
import { aboutGame, scenarioTitle } from '../games/phrases.ts';
import { readStored, writeStored } from '../ui/settings.ts';
import { t } from '../messages.ts';

export interface MyTable {
  readonly table: string;
  readonly game: string;
  /** Tokens by side id: of the user's own seats, and of open seats whose links the user may share. */
  readonly seats: Readonly<Record<string, string>>;
  /** Token of the host, if this browser created the table. */
  readonly host?: string;
  /** Ids of the sides that the user plays. */
  readonly mine: readonly string[];
  readonly scenario?: string;
  /** Tournament of the table, if it belongs to one. */
  readonly tournament?: OwnTable['tournament'];
  /** Title in lists if the page does not know the game. */
  readonly title: string;
  /** Time of the last opening, in milliseconds. */
  readonly at: number;
}

const KEY = 'countermarch.tables';
const MOST = 50;

export const myTables = signal<readonly MyTable[]>(readStored<MyTable[]>(KEY) ?? []);

/** Status of a table, according to the server's last response. */
export interface MyTableStatus {
  /** `gone`: the server no longer has the table. */
  readonly is: 'mine' | 'theirs' | 'over' | 'gone';
  /** Id of the side to act; undefined if there is none. */
  readonly actor?: string | undefined;
  /** Time of the last entry. */
  readonly at: number;
  /** Absent if an older page stored the status, or if the table is gone. */
  readonly summary?: Pick<TableSummary, 'seats' | 'sides' | 'seq' | 'clock' | 'due' | 'variant'>;
}

const STATUSES = 'countermarch.standings';

/** Status by table, stored so that the list has its order before the server responds. */
export const tableStatuses = signal<Readonly<Record<string, MyTableStatus>>>(
  readStored(STATUSES) ?? {},
);

/** Stores the status of the user's tables. Tables that the server did not find are marked as gone. */
export function storeTableStatuses(found: readonly TableSummary[]): void {
  const known = myTables.value.map((mine): [string, MyTableStatus] => {
    const table = found.find((one) => one.table === mine.table);
    return [mine.table, table ? standingOf(table, mine) : { is: 'gone', at: mine.at }];
  });
  tableStatuses.value = Object.fromEntries(known);
  writeStored(STATUSES, tableStatuses.value);
}

function standingOf(found: TableSummary, { mine }: MyTable): MyTableStatus {
  const { over, sides, actor, at, seats, seq, clock, due, variant } = found;
  const side = sides[actor];
  const isMine = side !== undefined && mine.includes(side);
  const times = { ...(clock && { clock }), ...(due !== undefined && { due }) };
  const summary = { seats, sides, seq, ...times, ...(variant && { variant }) };
  return { is: over ? 'over' : isMine ? 'mine' : 'theirs', actor: side, at, summary };
}

const ORDER = ['mine', 'theirs', 'over', 'gone'];

/** Returns the time at which the user runs out of time at a table; infinite if it is not their turn. */
const dueAt = ({ table }: MyTable): number => {
  const { is, summary } = tableStatuses.value[table] ?? {};
  return (is === 'mine' ? summary?.due : undefined) ?? Number.POSITIVE_INFINITY;
};

/** Compares two numbers. Unlike a difference, it also works for two infinite ones. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

/**
 * The user's tables: first those where it is their turn, then others in play, then finished ones. In each group the
 * most urgent come first, then the latest.
 */
export const sortedTables = computed((): readonly MyTable[] => {
  const rank = ({ table }: MyTable): number =>
    ORDER.indexOf(tableStatuses.value[table]?.is ?? 'theirs');
  const at = ({ table, at: opened }: MyTable): number => tableStatuses.value[table]?.at ?? opened;
  return myTables.value.toSorted(
    (a, b) => rank(a) - rank(b) || compare(dueAt(a), dueAt(b)) || at(b) - at(a),
  );
});

const statusOf = ({ table }: MyTable): MyTableStatus['is'] =>
  tableStatuses.value[table]?.is ?? 'theirs';

/** The user's tables in play, starting with those where it is their turn. */
export const activeTables = computed((): readonly MyTable[] =>
  sortedTables.value.filter((table) => ['mine', 'theirs'].includes(statusOf(table))),
);

/** Tables where it is the user's turn: the most urgent first, then the one that has waited longest. */
export const waitingForMe = computed((): readonly MyTable[] =>
  sortedTables.value
    .filter((table) => statusOf(table) === 'mine')
    .toReversed()
    .toSorted((a, b) => compare(dueAt(a), dueAt(b))),
);

/** Puts a table at the top of the list. Returns false if the browser has no storage. */
export function saveTable(table: MyTable): boolean {
  const others = myTables.value.filter((t) => t.table !== table.table);
  myTables.value = [table, ...others].slice(0, MOST);
  return writeStored(KEY, myTables.value);
}

/** Stores the token of another seat at a known table. */
export function saveSeat(table: string, side: string, token: string): void {
  const known = knownTable(table);
  if (!known) return;
  const mine = known.mine.includes(side) ? known.mine : [...known.mine, side];
  saveTable({ ...known, seats: { ...known.seats, [side]: token }, mine });
}

const FORGOTTEN = 'countermarch.forgotten';

/** Tables that the user removed from the list, so that they are not added again automatically. */
export const removedTables = (): readonly string[] => readStored<string[]>(FORGOTTEN) ?? [];

export function forgetTable(table: string): void {
  writeStored(FORGOTTEN, [...removedTables(), table].slice(-MOST));
  myTables.value = myTables.value.filter((t) => t.table !== table);
  writeStored(KEY, myTables.value);
}

export const knownTable = (table: string): MyTable | undefined =>
  myTables.value.find((t) => t.table === table);

/** Returns the tokens of the user's own seats at a table. */
export function ownTokens(table: string): string[] {
  const { mine = [], seats = {} } = knownTable(table) ?? {};
  return mine.flatMap((side) => seats[side] ?? []);
}

/**
 * Returns the address of a table. It opens the user's own seat if this browser has its token, otherwise the spectators'
 * view. With a token, it is an invitation: the player who opens it gets that seat.
 */
export function tablePath(table: string, token?: string): string {
  const seat = token === undefined ? '' : `#seat=${encodeURIComponent(token)}`;
  return `/t/${encodeURIComponent(table)}${seat}`;
}

/**
 * Returns the address of a table after an entry. Each reader sees only what their seat may see. `as`: id of the side
 * whose view is shown, with a delay or after the end of the game.
 */
export const momentPath = (table: string, seq: number, as?: string): string =>
  `/t/${encodeURIComponent(table)}#at=${seq}${as === undefined ? '' : `&as=${as}`}`;

/** Returns the address of a side's view of a table, at the latest moment that spectators may see. */
export const viewPath = (table: string, side: string): string =>
  `/t/${encodeURIComponent(table)}#as=${encodeURIComponent(side)}`;

/** Returns the path of a pasted table link; undefined if the text is not one. */
export function pathOfLink(text: string): string | undefined {
  const match =
    /\/t\/([\w.~%-]+)\/?(#(?:seat=[\w.~%-]+|at=\d+(?:&as=[\w-]+)?|as=[\w-]+))?\s*$/.exec(
      text.trim(),
    );
  return match ? `/t/${match[1]}${match[2] ?? ''}` : undefined;
}

/** Returns the title of a table in lists. */
export function titleOf(
  game: {
    readonly id: string;
    readonly scenarios: readonly { readonly id: string }[];
  },
  scenario: string | undefined,
): string {
  const played = game.scenarios.find((s) => s.id === scenario) ?? game.scenarios[0];
  const title = aboutGame(game, 'title');
  return played ? t('tables.title', { game: title, scenario: scenarioTitle(game, played) }) : title;
}
