/** Stored tournaments: reads them, and builds the writes that change them. */
import type { ClockRule } from '../../table/clock/clock.ts';
import type { TournamentSummary } from '../../table/messages/tournament-messages.ts';
import type { TournamentKind, TournamentState } from '../../table/messages/tournaments.ts';
import { mustWrite, type SqlRow, type Sql, write, type Write } from '../store/sql.ts';
import type { Entrant, PlayerPair, PlayedPair } from './field.ts';

/** Game and its settings. */
export interface Spec {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, number>>;
  readonly kind: TournamentKind;
  readonly rounds: number;
  readonly days: number;
  readonly clock?: ClockRule;
}

/** Player of a tournament, with the account. */
export interface StoredEntrant extends Entrant {
  /** Empty if the account is deleted. */
  readonly account: string;
  readonly name: string;
}

/** A pair with its table. */
export interface Pairing extends PlayedPair {
  readonly board: number;
  /** Id of the table where the game is or will be played; empty if there is none. */
  readonly table: string;
  readonly isReady: boolean;
}

export interface Tournament extends Spec {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly state: TournamentState;
  readonly round: number;
  readonly deadline: number;
  readonly entered: number;
  readonly entrants: readonly StoredEntrant[];
  readonly past: readonly Pairing[];
}

/** A tournament with all that belongs to it; undefined if there is none. */
export async function readTournament(sql: Sql, id: string): Promise<Tournament | undefined> {
  const [row] = await sql.all('SELECT * FROM @tournaments WHERE id = ?', id);
  if (!row) return undefined;
  const order = 'WHERE tournament_id = ? ORDER BY';
  const entrants = await sql.all(`SELECT * FROM @entrants ${order} n`, id);
  const past = await sql.all(`SELECT * FROM @pairings ${order} round, board`, id);
  return {
    ...(JSON.parse(String(row['spec'])) as Spec),
    ...{ id, name: String(row['name']), host: String(row['host']), state: stateOf(row) },
    ...{ round: Number(row['round']), deadline: Number(row['deadline']) },
    entered: Number(row['entered']),
    entrants: entrants.map(entrantOf),
    past: past.map(pairingOf),
  };
}

const stateOf = (row: SqlRow): TournamentState => row['state'] as TournamentState;

const entrantOf = (row: SqlRow): StoredEntrant => ({
  n: Number(row['n']),
  seed: Number(row['seed']),
  hasLeft: Number(row['left_round']) > 0,
  account: String(row['account_id']),
  name: String(row['name']),
});

function pairingOf(row: SqlRow): Pairing {
  const scores = [Number(row['first_score']), Number(row['second_score'])] as const;
  return {
    ...{ round: Number(row['round']), board: Number(row['board']) },
    ...{ first: Number(row['first_n']), second: Number(row['second_n']) },
    ...{ table: String(row['table_id']), isReady: Number(row['ready']) === 1 },
    ...(scores[0] >= 0 && { scores }),
  };
}

/** Lists tournaments: open ones, then running, then finished; in each group the newest first. */
export async function listTournaments(sql: Sql, most: number): Promise<TournamentSummary[]> {
  const rows = await sql.all(
    `SELECT t.*, (SELECT count(*) FROM @entrants e WHERE e.tournament_id = t.id) AS count
     FROM @tournaments t
     ORDER BY CASE state WHEN 'open' THEN 0 WHEN 'playing' THEN 1 ELSE 2 END, made DESC LIMIT ?`,
    most,
  );
  return rows.map((row) => {
    const { game, scenario, kind } = JSON.parse(String(row['spec'])) as Spec;
    return {
      ...{ id: String(row['id']), name: String(row['name']), game, scenario, kind },
      ...{ state: stateOf(row), round: Number(row['round']), entrants: Number(row['count']) },
    };
  });
}

/** Ids of running tournaments. */
export const playedNow = async (sql: Sql): Promise<string[]> =>
  (await sql.all("SELECT id FROM @tournaments WHERE state = 'playing' ORDER BY made")).map(
    ({ id }) => String(id),
  );

/** Starts the next round with its pairs, unless another server has started it. */
export const beginningOf = (
  { id, round }: Pick<Tournament, 'id' | 'round'>,
  pairs: readonly (PlayerPair & { readonly table: string })[],
  deadline: number,
): Write[] => [
  mustWrite(
    "UPDATE @tournaments SET round = ?, deadline = ? WHERE id = ? AND round = ? AND state = 'playing'",
    ...[round + 1, deadline, id, round],
  ),
  ...pairs.map(({ first, second, table, scores = [-1, -1] }, board) =>
    mustWrite(
      'INSERT INTO @pairings VALUES (?, ?, ?, ?, ?, ?, 0, 0, ?, ?)',
      ...[id, round + 1, board, first, second, table, ...scores],
    ),
  ),
];

/** Tournament and round of a table, if it belongs to one. */
export async function roundAt(
  sql: Sql,
  table: string,
): Promise<{ readonly name: string; readonly round: number } | undefined> {
  const [row] = await sql.all(
    `SELECT t.name, p.round FROM @pairings p JOIN @tournaments t ON t.id = p.tournament_id
     WHERE p.table_id = ?`,
    table,
  );
  return row && { name: String(row['name']), round: Number(row['round']) };
}

/** Writes the result of a table for its tournament, if it belongs to one and has no result yet. */
export const resultOf = (table: string, [first, second]: readonly [number, number]): Write =>
  write(
    'UPDATE @pairings SET first_score = ?, second_score = ? WHERE table_id = ? AND first_score < 0',
    ...[first, second, table],
  );

/** Removes a deleted account: the player has left, and no longer has a name. */
export const forgetEntries = (account: string): Write[] => [
  write(
    `DELETE FROM @entrants WHERE account_id = ?
     AND tournament_id IN (SELECT id FROM @tournaments WHERE state = 'open')`,
    account,
  ),
  write(
    `UPDATE @entrants SET account_id = '', name = '', left_round = CASE left_round WHEN 0 THEN 1 ELSE left_round END
     WHERE account_id = ?`,
    account,
  ),
  write("UPDATE @tournaments SET host = '' WHERE host = ?", account),
];
