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
  /** Secrets by side id: of the user's own seats, and of open seats whose links the user may share. */
  readonly seats: Readonly<Record<string, string>>;
  /** Secret of the host, if this browser made the table. */
  readonly host?: string;
  /** Side ids among `seats` of the user's own seats. */
  readonly mine: readonly string[];
  readonly scenario?: string;
  /** Tournament of the table, if it belongs to one. */
  readonly tournament?: OwnTable['tournament'];
  /** Its name in a list, where its game is not known. */
  readonly title: string;
  /** When it was last opened, in milliseconds. */
  readonly at: number;
}

const KEY = 'countermarch.tables';
const MOST = 50;

export const myTables = signal<readonly MyTable[]>(readStored<MyTable[]>(KEY) ?? []);

/** Status of a table in the last answer of the server. */
export interface MyTableStatus {
  /** `gone`: the server no longer has the table. */
  readonly is: 'mine' | 'theirs' | 'over' | 'gone';
  /** The id of the side that is to act, if one is. */
  readonly actor?: string | undefined;
  /** When something last happened. */
  readonly at: number;
  /** Absent: as an older page stored it, or the table is gone. */
  readonly summary?: Pick<TableSummary, 'seats' | 'sides' | 'seq' | 'clock' | 'due'>;
}

const STANDINGS = 'countermarch.standings';

/** Status by table. They are stored, so that the list has its order before the server answers. */
export const standings = signal<Readonly<Record<string, MyTableStatus>>>(
  readStored(STANDINGS) ?? {},
);

/** Stores the status of the user's tables; tables that the server did not find are gone. */
export function noteStandings(found: readonly TableSummary[]): void {
  const known = myTables.value.map((mine): [string, MyTableStatus] => {
    const table = found.find((one) => one.table === mine.table);
    return [mine.table, table ? standingOf(table, mine) : { is: 'gone', at: mine.at }];
  });
  standings.value = Object.fromEntries(known);
  writeStored(STANDINGS, standings.value);
}

function standingOf(found: TableSummary, { mine }: MyTable): MyTableStatus {
  const { over, sides, actor, at, seats, seq, clock, due } = found;
  const side = sides[actor];
  const isMine = side !== undefined && mine.includes(side);
  const times = { ...(clock && { clock }), ...(due !== undefined && { due }) };
  const summary = { seats, sides, seq, ...times };
  return { is: over ? 'over' : isMine ? 'mine' : 'theirs', actor: side, at, summary };
}

const ORDER = ['mine', 'theirs', 'over', 'gone'];

/** When the user's time runs out at a table, if it is their turn. */
const dueAt = ({ table }: MyTable): number => {
  const { is, summary } = standings.value[table] ?? {};
  return (is === 'mine' ? summary?.due : undefined) ?? Number.POSITIVE_INFINITY;
};

/** Sorts by a number; equal and infinite numbers keep their order. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

/**
 * The user's tables: those where it is the user's turn, then others in play; in each group the most urgent first, then
 * the latest.
 */
export const inOrder = computed((): readonly MyTable[] => {
  const rank = ({ table }: MyTable): number =>
    ORDER.indexOf(standings.value[table]?.is ?? 'theirs');
  const at = ({ table, at: opened }: MyTable): number => standings.value[table]?.at ?? opened;
  return myTables.value.toSorted(
    (a, b) => rank(a) - rank(b) || compare(dueAt(a), dueAt(b)) || at(b) - at(a),
  );
});

const statusOf = ({ table }: MyTable): MyTableStatus['is'] =>
  standings.value[table]?.is ?? 'theirs';

/** The user's tables that are in play: first those where it is their turn. */
export const inPlay = computed((): readonly MyTable[] =>
  inOrder.value.filter((table) => ['mine', 'theirs'].includes(statusOf(table))),
);

/** Tables where it is the user's turn: the most urgent first, then the table that has waited longest. */
export const waitingForMe = computed((): readonly MyTable[] =>
  inOrder.value
    .filter((table) => statusOf(table) === 'mine')
    .toReversed()
    .toSorted((a, b) => compare(dueAt(a), dueAt(b))),
);

/** Puts a table at the top of the list; false if the browser keeps nothing. */
export function keepTable(table: MyTable): boolean {
  const others = myTables.value.filter((t) => t.table !== table.table);
  myTables.value = [table, ...others].slice(0, MOST);
  return writeStored(KEY, myTables.value);
}

/** Keeps the secret of one more seat of a known table. */
export function keepSeat(table: string, side: string, token: string): void {
  const known = knownTable(table);
  if (!known) return;
  const mine = known.mine.includes(side) ? known.mine : [...known.mine, side];
  keepTable({ ...known, seats: { ...known.seats, [side]: token }, mine });
}

const FORGOTTEN = 'countermarch.forgotten';

/** Tables that the user removed from the list: they are not added again automatically. */
export const forgotten = (): readonly string[] => readStored<string[]>(FORGOTTEN) ?? [];

export function forgetTable(table: string): void {
  writeStored(FORGOTTEN, [...forgotten(), table].slice(-MOST));
  myTables.value = myTables.value.filter((t) => t.table !== table);
  writeStored(KEY, myTables.value);
}

export const knownTable = (table: string): MyTable | undefined =>
  myTables.value.find((t) => t.table === table);

/** Secrets of the user's own seats at a table. */
export function ownTokens(table: string): string[] {
  const { mine = [], seats = {} } = knownTable(table) ?? {};
  return mine.flatMap((side) => seats[side] ?? []);
}

/**
 * Address of a table: the user's own seat if this browser knows its secret, else for spectators.
 * With a token, a link to share: the player who opens it gets that seat.
 */
export function tablePath(table: string, token?: string): string {
  const seat = token === undefined ? '' : `#seat=${encodeURIComponent(token)}`;
  return `/t/${encodeURIComponent(table)}${seat}`;
}

/**
 * Address of a table after an entry; each reader sees only what their seat may see. `as`: the id of the side whose view
 * is shown, late or once the game is over.
 */
export const momentPath = (table: string, seq: number, as?: string): string =>
  `/t/${encodeURIComponent(table)}#at=${seq}${as === undefined ? '' : `&as=${as}`}`;

/** Address of a table in the view of a side (its id), at the latest moment that spectators may see of it. */
export const viewPath = (table: string, side: string): string =>
  `/t/${encodeURIComponent(table)}#as=${encodeURIComponent(side)}`;

/** The path of a pasted table link; undefined if the text is none. */
export function pathOfLink(text: string): string | undefined {
  const match =
    /\/t\/([\w.~%-]+)\/?(#(?:seat=[\w.~%-]+|at=\d+(?:&as=[\w-]+)?|as=[\w-]+))?\s*$/.exec(
      text.trim(),
    );
  return match ? `/t/${match[1]}${match[2] ?? ''}` : undefined;
}

/** Name of a table in lists. */
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
