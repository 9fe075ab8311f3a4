/** The tables that this browser has a seat at, and their secret links. */
import { computed, signal } from '@preact/signals';
import type { TableSummary } from '../../table/messages.ts';
import type { OwnTable } from '../../table/people.ts';
import { aboutGame, scenarioTitle } from '../games/phrases.ts';
import { readStored, writeStored } from '../ui/settings.ts';
import { t } from '../words.ts';

export interface MyTable {
  readonly table: string;
  readonly game: string;
  /** By side id: seats of one's own, and of open seats whose links one may hand out. */
  readonly seats: Readonly<Record<string, string>>;
  /** Secret of the host, if this browser made the table. */
  readonly host?: string;
  /** Side ids among `seats` that one took for oneself. */
  readonly mine: readonly string[];
  readonly scenario?: string;
  /** Where it is one of a tournament's. */
  readonly tournament?: OwnTable['tournament'];
  /** Its name in a list, where its game is not known. */
  readonly title: string;
  /** When it was last opened, in milliseconds. */
  readonly at: number;
}

const KEY = 'countermarch.tables';
const MOST = 50;

export const myTables = signal<readonly MyTable[]>(readStored<MyTable[]>(KEY) ?? []);

/** How a table stood when the server was last asked. */
export interface Standing {
  /** `gone`: the server does not have it any more. */
  readonly is: 'mine' | 'theirs' | 'over' | 'gone';
  /** The id of the side that is to act, if one is. */
  readonly actor?: string | undefined;
  /** When something last happened. */
  readonly at: number;
}

const STANDINGS = 'countermarch.standings';

/** By table. They are kept, so that the list has its order before the server answers. */
export const standings = signal<Readonly<Record<string, Standing>>>(readStored(STANDINGS) ?? {});

/** Takes in how one's own tables stand; those that are not among them are gone. */
export function noteStandings(found: readonly TableSummary[]): void {
  const known = myTables.value.map((mine): [string, Standing] => {
    const table = found.find((one) => one.table === mine.table);
    return [mine.table, table ? standingOf(table, mine) : { is: 'gone', at: mine.at }];
  });
  standings.value = Object.fromEntries(known);
  writeStored(STANDINGS, standings.value);
}

function standingOf({ over, sides, actor, at }: TableSummary, { mine }: MyTable): Standing {
  const side = sides[actor];
  const isMine = side !== undefined && mine.includes(side);
  return { is: over ? 'over' : isMine ? 'mine' : 'theirs', actor: side, at };
}

const ORDER = ['mine', 'theirs', 'over', 'gone'];

/** One's own tables, those first where one is to act, then those in play; of each kind the latest first. */
export const inOrder = computed((): readonly MyTable[] => {
  const rank = ({ table }: MyTable): number =>
    ORDER.indexOf(standings.value[table]?.is ?? 'theirs');
  const at = ({ table, at: opened }: MyTable): number => standings.value[table]?.at ?? opened;
  return myTables.value.toSorted((a, b) => rank(a) - rank(b) || at(b) - at(a));
});

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

/** Tables that were taken off the list: nobody puts them there again by himself. */
export const forgotten = (): readonly string[] => readStored<string[]>(FORGOTTEN) ?? [];

export function forgetTable(table: string): void {
  writeStored(FORGOTTEN, [...forgotten(), table].slice(-MOST));
  myTables.value = myTables.value.filter((t) => t.table !== table);
  writeStored(KEY, myTables.value);
}

export const knownTable = (table: string): MyTable | undefined =>
  myTables.value.find((t) => t.table === table);

/** Secrets of the seats at a table that are one's own. */
export function ownTokens(table: string): string[] {
  const { mine = [], seats = {} } = knownTable(table) ?? {};
  return mine.flatMap((side) => seats[side] ?? []);
}

/**
 * Address of a table: one's own seat if this browser knows its secret, else for onlookers. With a
 * token, a link to hand out: whoever opens it has that seat.
 */
export function tablePath(table: string, token?: string): string {
  const seat = token === undefined ? '' : `#seat=${encodeURIComponent(token)}`;
  return `/t/${encodeURIComponent(table)}${seat}`;
}

/**
 * Address of a table as it stood after an entry; each sees of it what his seat may see. `as`: the id of a side, by
 * whose eyes it is looked at once the game is over.
 */
export const momentPath = (table: string, seq: number, as?: string): string =>
  `/t/${encodeURIComponent(table)}#at=${seq}${as === undefined ? '' : `&as=${as}`}`;

/** The path of a table link that somebody pasted; undefined if it is none. */
export function pathOfLink(text: string): string | undefined {
  const match = /\/t\/([\w.~%-]+)\/?(#(?:seat=[\w.~%-]+|at=\d+(?:&as=[\w-]+)?))?\s*$/.exec(
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
