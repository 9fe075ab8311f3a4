/** Stored tournaments: reads them, and builds the writes that change them. */
import type { Variant } from '../../kernel/setup/setup.ts';
import type { ClockRule } from '../../table/clock/clock-schemas.ts';
import type { TournamentSummary } from '../../table/messages/tournament-messages.ts';
import type { TournamentKind, TournamentState } from '../../table/messages/tournaments.ts';
import type { Selectable } from 'kysely';
import { type Database, requireRow, type Write } from '../store/database.ts';
import { variantIn } from '../store/table-lists.ts';
import type { StoreTables } from '../store/store-tables.ts';
import type { Entrant, PlayerPair, PlayedPair } from './pairing-input.ts';

/** Game and its settings. */
export interface Spec {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, number>>;
  readonly variant?: Variant;
  /** Version of the rules under which the variant was checked; absent without a variant. */
  readonly rules?: number;
  readonly kind: TournamentKind;
  readonly rounds: number;
  readonly days: number;
  readonly clock?: ClockRule;
}

/** Player of a tournament, with the account. */
export interface StoredEntrant extends Entrant {
  /** Id of the account; empty if it was deleted. */
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

type TournamentRow = Omit<Selectable<StoreTables['tournaments']>, 'spec' | 'made'>;
export interface Tournament extends Spec, Readonly<TournamentRow> {
  readonly entrants: readonly StoredEntrant[];
  readonly past: readonly Pairing[];
}

/** Returns a tournament with all its data; undefined if it does not exist. */
export async function readTournament(db: Database, id: string): Promise<Tournament | undefined> {
  const row = await db
    .selectFrom('tournaments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const entrants = await db
    .selectFrom('entrants')
    .selectAll()
    .where('tournament_id', '=', id)
    .orderBy('n')
    .execute();
  const past = await db
    .selectFrom('pairings')
    .selectAll()
    .where('tournament_id', '=', id)
    .orderBy('round')
    .orderBy('board')
    .execute();
  const { name, host, spec, state, round, deadline, entered, ended } = row;
  return {
    ...(JSON.parse(spec) as Spec),
    ...{ id, name, host, state, round, deadline, entered, ended },
    entrants: entrants.map(entrantOf),
    past: past.map(pairingOf),
  };
}

const entrantOf = (row: Selectable<StoreTables['entrants']>): StoredEntrant => ({
  ...{ n: row.n, seed: row.seed, name: row.name },
  hasLeft: row.left_round > 0,
  account: row.account_id,
});

const pairingOf = (row: Selectable<StoreTables['pairings']>): Pairing => ({
  ...{ round: row.round, board: row.board, first: row.first_n, second: row.second_n },
  ...{ table: row.table_id, isReady: row.ready === 1 },
  ...(row.first_score >= 0 && { scores: [row.first_score, row.second_score] }),
});

/** Lists tournaments: open ones, then running, then finished; in each group the newest first. */
export async function listTournaments(db: Database, most: number): Promise<TournamentSummary[]> {
  const rows = await db
    .selectFrom('tournaments as t')
    .select(['id', 'name', 'spec', 'state', 'round'])
    .select(({ fn, selectFrom }) =>
      selectFrom('entrants as e')
        .select(fn.countAll<number>().as('count'))
        .whereRef('e.tournament_id', '=', 't.id')
        .as('entrants'),
    )
    .orderBy((eb) =>
      eb
        .case('state')
        .when('open')
        .then(eb.lit(0))
        .when('playing')
        .then(eb.lit(1))
        .else(eb.lit(2))
        .end(),
    )
    .orderBy('made', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ spec, entrants, ...row }) => {
    const found = JSON.parse(spec) as Spec;
    const { game, scenario, kind } = found;
    return { ...row, game, scenario, ...termsOf(found), kind, entrants: entrants ?? 0 };
  });
}

/** Returns the variant of a tournament as lists show it; nothing if it has none. */
export const termsOf = ({ game, rules = 0, variant }: Spec) =>
  variantIn({ game, rules, ...(variant && { variant }) });

/** Query for the ids of tournaments in a state, the oldest first. */
export const idsIn = (db: Database, state: TournamentState) =>
  db.selectFrom('tournaments').select('id').where('state', '=', state);

/** Ids of running tournaments, the oldest first. */
export const playedNow = async (db: Database): Promise<string[]> =>
  (await idsIn(db, 'playing').orderBy('made').execute()).map(({ id }) => id);

/** Starts the next round with its pairs, unless another server has started it. */
export const beginningOf = (
  db: Database,
  { id, round }: Pick<Tournament, 'id' | 'round'>,
  pairs: readonly (PlayerPair & { readonly table: string })[],
  deadline: number,
): Write[] => [
  requireRow(
    db
      .updateTable('tournaments')
      .set({ round: round + 1, deadline })
      .where((eb) => eb.and({ id, round, state: 'playing' })),
  ),
  ...pairs.map(({ first, second, table, scores = [-1, -1] }, board) =>
    requireRow(
      db.insertInto('pairings').values({
        ...{ tournament_id: id, round: round + 1, board, first_n: first, second_n: second },
        ...{ table_id: table, claimed: 0, ready: 0 },
        ...{ first_score: scores[0], second_score: scores[1] },
      }),
    ),
  ),
];

/** Ends a tournament after its last round, or early for a reason, unless another server did. */
export const endingOf = (
  db: Database,
  { id, round }: Pick<Tournament, 'id' | 'round'>,
  ended: Tournament['ended'] = '',
): Write =>
  requireRow(
    db
      .updateTable('tournaments')
      .set({ state: 'over', ended })
      .where((eb) => eb.and({ id, round, state: 'playing' })),
  );

/** Returns tournament and round of a table, if it belongs to a tournament. */
export const roundAt = (
  db: Database,
  table: string,
): Promise<{ readonly name: string; readonly round: number } | undefined> =>
  db
    .selectFrom('pairings as p')
    .innerJoin('tournaments as t', 't.id', 'p.tournament_id')
    .select(['t.name', 'p.round'])
    .where('p.table_id', '=', table)
    .executeTakeFirst();

/** Writes the result of a table for its tournament, if it belongs to one and has no result yet. */
export const resultOf = (db: Database, table: string, [first, second]: readonly [number, number]) =>
  db
    .updateTable('pairings')
    .set({ first_score: first, second_score: second })
    .where('table_id', '=', table)
    .where('first_score', '<', 0);

/** Statements for a deleted account: the player has left, and no longer has a name. */
export const forgetEntries = (db: Database, account: string) => [
  db
    .deleteFrom('entrants')
    .where('account_id', '=', account)
    .where('tournament_id', 'in', idsIn(db, 'open')),
  db
    .updateTable('entrants')
    .set({ left_round: 1 })
    .where((eb) => eb.and({ account_id: account, left_round: 0 })),
  db.updateTable('entrants').set({ account_id: '', name: '' }).where('account_id', '=', account),
  db.updateTable('tournaments').set({ host: '' }).where('host', '=', account),
];
