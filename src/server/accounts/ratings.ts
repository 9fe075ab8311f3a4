/** Ratings of accounts, for each game: how they are stored, and how finished games change them. */
import type { Profile } from '../../table/messages/accounts.ts';
import { type SqlRow, type Sql, UnmetError, mustWrite, write, type Write } from '../store/sql.ts';
import { idle, NEWCOMER, type Rating, rateGame } from './glicko.ts';

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
const MOST_GAMES = 30;

interface StoredRating extends Rating {
  readonly games: number;
  readonly at: number;
}

/** Rates a game once, even if other servers try too, and writes `more` with it; returns false if already rated. */
export async function rateEnded(sql: Sql, ended: FinishedGame, ...more: Write[]): Promise<boolean> {
  for (let i = 0; i < TRIES; i++)
    try {
      await rateOnce(sql, ended, more);
      return true;
    } catch (error) {
      if (!(error instanceof UnmetError)) throw error;
      if (error.index === 0) return false;
    }
  throw new Error(`Table ${ended.table} could not be rated: its players play much elsewhere.`);
}

async function rateOnce(
  sql: Sql,
  { table, game, players, score, at }: FinishedGame,
  more: readonly Write[],
): Promise<void> {
  const pool = players.some(isBot) ? 'bots' : 'people';
  const standings = await Promise.all(players.map((p) => standingOf(sql, p, game, pool, at)));
  const [one, two] = standings as [StoredRating, StoredRating];
  const after = [rateGame(one, two, score), rateGame(two, one, 1 - score)] as const;
  const changes = [after[0].rating - one.rating, after[1].rating - two.rating];
  await sql.write(
    mustWrite(
      'INSERT INTO @results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id) DO NOTHING',
      ...[table, game, pool, at, ...players, score, ...changes],
    ),
    ...players.map((player, i) => {
      const { rating, deviation, volatility } = after[i === 0 ? 0 : 1];
      const { games } = i === 0 ? one : two;
      return mustWrite(
        `INSERT INTO @ratings VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (player, game, pool)
         DO UPDATE SET rating = excluded.rating, deviation = excluded.deviation,
           volatility = excluded.volatility, games = excluded.games, at = excluded.at
         WHERE ratings.games = ?`,
        ...[player, game, pool, rating, deviation, volatility, games + 1, at, games],
      );
    }),
    ...more,
  );
}

const isBot = (player: string): boolean => player.startsWith(botPlayer(''));

/** The rating of an account in a game among people, at a time. */
export const ratingIn = async (sql: Sql, id: string, game: string, at: number): Promise<number> =>
  (await standingOf(sql, id, game, 'people', at)).rating;

/** Rating of a player at a time. */
async function standingOf(
  sql: Sql,
  player: string,
  game: string,
  pool: string,
  at: number,
): Promise<StoredRating> {
  const [row] = await sql.all(
    'SELECT * FROM @ratings WHERE player = ? AND game = ? AND pool = ?',
    ...[player, game, pool],
  );
  if (!row) return { ...NEWCOMER, games: 0, at };
  const kept = ratingOf(row);
  return { ...kept, ...idle(kept, (at - kept.at) / PERIOD) };
}

const ratingOf = (row: SqlRow): StoredRating => ({
  rating: Number(row['rating']),
  deviation: Number(row['deviation']),
  volatility: Number(row['volatility']),
  games: Number(row['games']),
  at: Number(row['at']),
});

/** Public data of an account. */
export async function profileOf(
  sql: Sql,
  { id, name }: { readonly id: string; readonly name: string },
  now: number,
): Promise<Profile> {
  const ratings = await sql.all(
    'SELECT * FROM @ratings WHERE player = ? ORDER BY pool DESC, game',
    id,
  );
  const games = await sql.all(
    `SELECT r.*, a.name AS one_name, b.name AS two_name FROM @results r
     LEFT JOIN @accounts a ON a.id = r.one LEFT JOIN @accounts b ON b.id = r.two
     WHERE r.one = ? OR r.two = ? ORDER BY r.at DESC LIMIT ${MOST_GAMES}`,
    ...[id, id],
  );
  return {
    name,
    ratings: ratings.map((row) => {
      const kept = ratingOf(row);
      const { rating, deviation } = idle(kept, (now - kept.at) / PERIOD);
      return {
        ...{ game: String(row['game']), pool: poolOf(row), games: kept.games },
        ...{ rating: Math.round(rating), deviation: Math.round(deviation) },
      };
    }),
    games: games.map((row) => gameOf(row, id)),
  };
}

const poolOf = (row: SqlRow): 'people' | 'bots' => (row['pool'] === 'bots' ? 'bots' : 'people');

function gameOf(row: SqlRow, id: string): Profile['games'][number] {
  const isOne = row['one'] === id;
  const other = String(isOne ? row['two'] : row['one']);
  const otherName = isOne ? row['two_name'] : row['one_name'];
  const score = Number(row['score']);
  return {
    ...{ table: String(row['table_id']), game: String(row['game']), at: Number(row['at']) },
    ...(isBot(other)
      ? { level: other.slice(botPlayer('').length) }
      : typeof otherName === 'string' && { opponent: otherName }),
    score: isOne ? score : 1 - score,
    change: Math.round(Number(isOne ? row['one_change'] : row['two_change'])),
  };
}

/** Statements for the deletion of an account: its ratings go, and its games stay without it. */
export const forgetRatings = (account: string) => [
  write('DELETE FROM @ratings WHERE player = ?', account),
  write("UPDATE @results SET one = '' WHERE one = ?", account),
  write("UPDATE @results SET two = '' WHERE two = ?", account),
];
