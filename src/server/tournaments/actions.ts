/** Actions on tournaments: create, join, leave, start and end. */
import { InputError, parseSetup, sidesIn } from '../../kernel/setup/setup.ts';
import type { TournamentRequest } from '../../table/messages/tournament-messages.ts';
import { HttpError } from '../http/errors.ts';
import { plainText } from '../accounts/names.ts';
import { ratingIn } from '../accounts/ratings.ts';
import type { Registry } from '../tables/registry.ts';
import { freshId } from '../seats/access-tokens.ts';
import { mustWrite, type Sql, UnmetError, type Write } from '../store/sql.ts';
import { readTournament, type Spec, type Tournament } from './repository.ts';
import { refuse } from '../http/refuse.ts';

/** Most unfinished tournaments of one account. */
const MOST_OWN = 5;
export const MOST_ENTRANTS = 64;
const FEWEST = 2;
const NAME = 60;
/** Attempts to join when several accounts join at the same moment. */
const TRIES = 8;

/** Account of a player. */
interface Person {
  readonly id: string;
  readonly name: string;
}

/** Creates a tournament and returns its id. Throws `InputError` for invalid settings, a 429 for too many. */
export async function makeTournament(
  sql: Sql,
  { gameById }: Registry,
  request: TournamentRequest,
  host: string,
): Promise<string> {
  const name = plainText('name', request.name).slice(0, NAME);
  if (name === '') throw new InputError(refuse('server.tournament.name'));
  const spec = specOf(gameById(request.game), request);
  const [own] = await sql.all(
    "SELECT count(*) AS count FROM @tournaments WHERE host = ? AND state <> 'over'",
    host,
  );
  if (Number(own?.['count']) >= MOST_OWN)
    throw new HttpError(429, refuse('server.tournament.own', { most: MOST_OWN }));
  const id = freshId();
  await sql.write(
    mustWrite(
      "INSERT INTO @tournaments VALUES (?, ?, ?, ?, 'open', 0, 0, 0, ?)",
      ...[id, name, host, JSON.stringify(spec), Date.now()],
    ),
  );
  return id;
}

/** Checked settings: a game of two sides, in which running out of time loses. */
function specOf(game: ReturnType<Registry['gameById']>, request: TournamentRequest): Spec {
  const { kind, rounds, days, clock } = request;
  const { scenario, options } = parseSetup(game, request);
  if (sidesIn(game, scenario).length !== 2) throw new InputError(refuse('server.tournament.sides'));
  if (clock && clock.late !== 'loss') throw new InputError(refuse('server.tournament.clock'));
  return { game: game.id, scenario, options, kind, rounds, days, ...(clock && { clock }) };
}

/** A tournament; throws a 404 if there is none of that id. */
export async function getTournament(sql: Sql, id: string): Promise<Tournament> {
  const found = await readTournament(sql, id);
  if (!found) throw new HttpError(404, refuse('server.tournament.none', { id }));
  return found;
}

/** Joins a tournament that has not begun. */
export async function enter(sql: Sql, id: string, person: Person): Promise<void> {
  for (let i = 0; i < TRIES; i++)
    try {
      await enterOnce(sql, await getTournament(sql, id), person);
      return;
    } catch (error) {
      if (!(error instanceof UnmetError)) throw error;
    }
  throw new HttpError(503, refuse('server.tournament.busy'));
}

async function enterOnce(sql: Sql, t: Tournament, { id, name }: Person): Promise<void> {
  if (t.entrants.some(({ account }) => account === id)) return;
  if (t.state !== 'open') throw new HttpError(409, refuse('server.tournament.late'));
  if (t.entrants.length >= MOST_ENTRANTS)
    throw new HttpError(409, refuse('server.tournament.full', { most: MOST_ENTRANTS }));
  const seed = await ratingIn(sql, id, t.game, Date.now());
  await sql.write(
    mustWrite(
      "UPDATE @tournaments SET entered = entered + 1 WHERE id = ? AND entered = ? AND state = 'open'",
      ...[t.id, t.entered],
    ),
    mustWrite(
      'INSERT INTO @entrants VALUES (?, ?, ?, ?, ?, 0)',
      ...[t.id, t.entered + 1, id, name, seed],
    ),
  );
}

/** Leaves a tournament: before the start the entry is deleted, later the player loses all unfinished games. */
export async function leave(sql: Sql, id: string, n: number | undefined): Promise<void> {
  const t = await getTournament(sql, id);
  const entrant = t.entrants.find((one) => one.n === n);
  if (!entrant) throw new HttpError(409, refuse('server.tournament.absent'));
  if (t.state === 'over') throw new HttpError(409, refuse('server.tournament.over'));
  if (entrant.hasLeft) return;
  await sql.write(t.state === 'open' ? removalOf(t, entrant.n) : leavingOf(t, entrant.n));
}

const removalOf = ({ id }: Tournament, n: number): Write =>
  mustWrite(
    `DELETE FROM @entrants WHERE tournament_id = ? AND n = ?
     AND EXISTS (SELECT 1 FROM @tournaments t WHERE t.id = tournament_id AND t.state = 'open')`,
    ...[id, n],
  );

/** Marks a player as having left: from this round on, nobody is paired with them. */
export const leavingOf = ({ id, round }: Pick<Tournament, 'id' | 'round'>, n: number): Write =>
  mustWrite(
    'UPDATE @entrants SET left_round = ? WHERE tournament_id = ? AND n = ?',
    ...[Math.max(1, round), id, n],
  );

/** Starts a tournament. Throws a 409 if it has already started or has too few players. */
export async function begin(sql: Sql, id: string): Promise<void> {
  const { state, entrants } = await getTournament(sql, id);
  if (state !== 'open') throw new HttpError(409, refuse('server.tournament.begun'));
  if (entrants.length < FEWEST)
    throw new HttpError(409, refuse('server.tournament.few', { fewest: FEWEST }));
  await setState(sql, id, 'open', 'playing');
}

/** Ends a tournament, or deletes it if it has not begun. Games of the last round continue. */
export async function end(sql: Sql, id: string): Promise<void> {
  const { state } = await getTournament(sql, id);
  if (state === 'open')
    await sql.write(mustWrite("DELETE FROM @tournaments WHERE id = ? AND state = 'open'", id));
  else if (state === 'playing') await setState(sql, id, 'playing', 'over');
}

async function setState(sql: Sql, id: string, from: string, to: string): Promise<void> {
  await sql.write(
    mustWrite('UPDATE @tournaments SET state = ? WHERE id = ? AND state = ?', to, id, from),
  );
}
