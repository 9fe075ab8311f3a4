/** Ratings of accounts, for each game: how they are stored, and how finished games change them. */
import { readHeader } from '../store/rows.ts';
import type { Profile } from '../../table/messages/accounts.ts';
import type { Compilable } from 'kysely';
import { type Database, requireRow, PreconditionError } from '../store/database.ts';
import type { StoreTables } from '../store/store-tables.ts';
import { afterInactivity, INITIAL_RATING, type Rating, rateGame } from './glicko.ts';

/** A finished game between two players, to be rated. */
export interface FinishedGame {
  readonly table: string;
  readonly game: string;
  readonly players: readonly [string, string];
  /** Score of the first player: 1 won, 0.5 drawn, 0 lost. */
  readonly score: number;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** Player id of a bot. */
export const botPlayer = (level: string): string => `bot:${level}`;

/** Length of a rating period: one day, in milliseconds. */
const PERIOD = 86_400_000;
/** Attempts to rate a game while other servers change the ratings of its players. */
const TRIES = 8;
/** Latest tables examined for favourite games, and the number of favourite games in a profile. */
const MOST_TABLES = 200;
const MOST_FAVOURITES = 3;
/** Games that a profile lists, and those that each of its rating charts shows. */
const MOST_GAMES = 30;
const MOST_POINTS = 100;

type RatingRow = StoreTables['ratings'];
type StoredRating = Rating & Pick<RatingRow, 'games' | 'at'>;

/** Rates a game once, even if other servers try too, and writes `more` with it; returns false if already rated. */
export async function rateEnded(
  db: Database,
  ended: FinishedGame,
  ...more: Compilable[]
): Promise<boolean> {
  for (let i = 0; i < TRIES; i++)
    try {
      await rateOnce(db, ended, more);
      return true;
    } catch (error) {
      if (!(error instanceof PreconditionError)) throw error;
      if (error.index === 0) return false;
    }
  throw new Error(
    `Table ${ended.table} could not be rated: its players finish too many other games at the same time.`,
  );
}

async function rateOnce(
  db: Database,
  { table, game, players, score, at }: FinishedGame,
  more: readonly Compilable[],
): Promise<void> {
  const pool: RatingRow['pool'] = players.some(isBot) ? 'bots' : 'people';
  const standings = await Promise.all(players.map((p) => standingOf(db, p, { game, pool }, at)));
  const [one, two] = standings as [StoredRating, StoredRating];
  const after = [rateGame(one, two, score), rateGame(two, one, 1 - score)] as const;
  const result = {
    ...{ table_id: table, game, pool, at, one: players[0], two: players[1], score },
    one_change: after[0].rating - one.rating,
    two_change: after[1].rating - two.rating,
  };
  await db.write(
    requireRow(
      db
        .insertInto('results')
        .values(result)
        .onConflict((c) => c.column('table_id').doNothing()),
    ),
    ...players.map((player, i) => {
      const { rating, deviation, volatility } = after[i === 0 ? 0 : 1];
      const { games } = i === 0 ? one : two;
      return requireRow(
        writing(db, { player, game, pool, rating, deviation, volatility, games: games + 1, at }),
      );
    }),
    ...more,
  );
}

/** Statement that stores a rating if its player has rated one game fewer so far; else it changes no row. */
const writing = (db: Database, row: RatingRow) =>
  db
    .insertInto('ratings')
    .values(row)
    .onConflict((c) =>
      c
        .columns(['player', 'game', 'pool'])
        .doUpdateSet(row)
        .where('ratings.games', '=', row.games - 1),
    );

const isBot = (player: string): boolean => player.startsWith(botPlayer(''));

/** Returns the rating of an account in a game between people, at a time. */
export const ratingIn = async (
  db: Database,
  id: string,
  game: string,
  at: number,
): Promise<number> => (await standingOf(db, id, { game, pool: 'people' }, at)).rating;

/** Returns the rating of a player at a time. */
async function standingOf(
  db: Database,
  player: string,
  { game, pool }: Pick<RatingRow, 'game' | 'pool'>,
  at: number,
): Promise<StoredRating> {
  const kept = await db
    .selectFrom('ratings')
    .select(['rating', 'deviation', 'volatility', 'games', 'at'])
    .where((eb) => eb.and({ player, game, pool }))
    .executeTakeFirst();
  return kept
    ? { ...kept, ...afterInactivity(kept, (at - kept.at) / PERIOD) }
    : { ...INITIAL_RATING, games: 0, at };
}

/** Returns the public data of an account. */
export async function profileOf(
  db: Database,
  { id, name }: { readonly id: string; readonly name: string },
  now: number,
): Promise<Profile> {
  const ratings = await db
    .selectFrom('ratings')
    .selectAll()
    .where('player', '=', id)
    .orderBy('games', 'desc')
    .orderBy('pool', 'desc')
    .orderBy('game')
    .execute();
  return {
    name,
    ratings: await Promise.all(ratings.map((kept) => ratingOf(db, kept, now))),
    favourites: await favouritesOf(db, id),
    games: (await gamesOf(db, id)).map((row) => gameOf(row, id)),
  };
}

/** Returns the games at the latest tables of an account, the most played first. */
async function favouritesOf(db: Database, account: string): Promise<Profile['favourites']> {
  const rows = await db
    .selectFrom('tables as t')
    .select('t.header')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sitters')
          .select('sitters.side')
          .whereRef('sitters.table_id', '=', 't.id')
          .where('sitters.account_id', '=', account),
      ),
    )
    .orderBy('t.touched', 'desc')
    .limit(MOST_TABLES)
    .execute();
  const tables = new Map<string, number>();
  for (const { header } of rows) {
    const { game } = readHeader(header);
    tables.set(game, (tables.get(game) ?? 0) + 1);
  }
  const played = [...tables].map(([game, n]) => ({ game, tables: n }));
  return played.toSorted((a, b) => b.tables - a.tables).slice(0, MOST_FAVOURITES);
}

/** Returns a rating with its results and its history: each game has stored the change that it made. */
async function ratingOf(
  db: Database,
  kept: RatingRow,
  now: number,
): Promise<Profile['ratings'][number]> {
  const { player, game, pool } = kept;
  const results = db.selectFrom('results').where((eb) => eb.and({ game, pool }));
  const scored = async (score: number): Promise<number> => {
    const { n } = await results
      .select((eb) => eb.fn.countAll().as('n'))
      .where((eb) =>
        eb.or([eb.and({ one: player, score }), eb.and({ two: player, score: 1 - score })]),
      )
      .executeTakeFirstOrThrow();
    return Number(n);
  };
  const latest = await results
    .select(['one', 'at', 'one_change', 'two_change'])
    .where((eb) => eb.or([eb('one', '=', player), eb('two', '=', player)]))
    .orderBy('at', 'desc')
    .orderBy('table_id', 'desc')
    .limit(MOST_POINTS)
    .execute();
  const { rating, deviation } = afterInactivity(kept, (now - kept.at) / PERIOD);
  let after = kept.rating;
  const history = latest.map(({ one, at, one_change, two_change }) => {
    const point = { at, rating: Math.round(after) };
    after -= one === player ? one_change : two_change;
    return point;
  });
  return {
    ...{ game, pool, games: kept.games },
    ...{ rating: Math.round(rating), deviation: Math.round(deviation) },
    ...{ won: await scored(1), drawn: await scored(0.5) },
    history: history.reverse(),
  };
}

/** Results of a player's latest games, with the names of the accounts. */
const gamesOf = (db: Database, id: string) =>
  db
    .selectFrom('results as r')
    .leftJoin('accounts as a', 'a.id', 'r.one')
    .leftJoin('accounts as b', 'b.id', 'r.two')
    .selectAll('r')
    .select(['a.name as one_name', 'b.name as two_name'])
    .where((eb) => eb.or([eb('r.one', '=', id), eb('r.two', '=', id)]))
    .orderBy('r.at', 'desc')
    .limit(MOST_GAMES)
    .execute();

function gameOf(
  row: Awaited<ReturnType<typeof gamesOf>>[number],
  id: string,
): Profile['games'][number] {
  const isOne = row.one === id;
  const other = isOne ? row.two : row.one;
  const opponent = isOne ? row.two_name : row.one_name;
  return {
    ...{ table: row.table_id, game: row.game, at: row.at },
    ...(isBot(other)
      ? { level: other.slice(botPlayer('').length) }
      : opponent !== null && { opponent }),
    score: isOne ? row.score : 1 - row.score,
    change: Math.round(isOne ? row.one_change : row.two_change),
  };
}

/** Statements for the deletion of an account: its ratings are deleted, and its games stay without it. */
export const forgetRatings = (db: Database, account: string) => [
  db.deleteFrom('ratings').where('player', '=', account),
  db.updateTable('results').set({ one: '' }).where('one', '=', account),
  db.updateTable('results').set({ two: '' }).where('two', '=', account),
];
