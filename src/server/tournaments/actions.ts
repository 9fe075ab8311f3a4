/** Actions on tournaments: create, join, leave, start and end. */
import { InputError, parseSetup, sidesIn } from '../../kernel/setup/setup.ts';
import type { TournamentRequest } from '../../table/messages/tournament-messages.ts';
import type { TournamentState } from '../../table/messages/tournaments.ts';
import { HttpError } from '../http/errors.ts';
import { checkDocument, plainText } from '../accounts/names.ts';
import { ratingIn } from '../accounts/ratings.ts';
import { allowsVariant } from '../seats/permissions.ts';
import type { Registry } from '../tables/registry.ts';
import { freshId } from '../seats/access-tokens.ts';
import { type Database, requireRow, PreconditionError, type Write } from '../store/database.ts';
import { idsIn, readTournament, type Spec, type Tournament } from './repository.ts';
import { refuse } from '../http/refuse.ts';

/** Maximum number of unfinished tournaments of one account. */
const MOST_OWN = 5;
const MOST_ENTRANTS = 64;
const FEWEST = 2;
const NAME = 60;
/** Attempts to join when several accounts join at the same moment. */
const TRIES = 8;

/** Games of the server, and the hashes of the variants that it rates. */
interface TournamentRules extends Pick<Registry, 'gameById'> {
  readonly variants?: readonly string[];
}

/** Account of a player. */
interface Person {
  readonly id: string;
  readonly name: string;
}

/**
 * Creates a tournament and returns its id. `variants`: hashes of the variants that may be rated. Throws `InputError` for
 * invalid settings, a 400 for a variant that is not rated, a 429 for too many tournaments.
 */
export async function createTournament(
  db: Database,
  { gameById, variants = [] }: TournamentRules,
  request: TournamentRequest,
  host: string,
): Promise<string> {
  const name = plainText('name', request.name).slice(0, NAME);
  if (name === '') throw new InputError(refuse('server.tournament.name'));
  const spec = specOf(gameById(request.game), request, variants);
  const { own } = await db
    .selectFrom('tournaments')
    .select(({ fn }) => fn.countAll<number>().as('own'))
    .where('host', '=', host)
    .where('state', '<>', 'over')
    .executeTakeFirstOrThrow();
  if (own >= MOST_OWN)
    throw new HttpError(429, refuse('server.tournament.own', { most: MOST_OWN }));
  const id = freshId();
  const row = { id, name, host, spec: JSON.stringify(spec), made: Date.now() };
  await db
    .insertInto('tournaments')
    .values({ ...row, state: 'open', round: 0, deadline: 0, entered: 0 })
    .execute();
  return id;
}

/**
 * Checks settings: the game needs two sides, running out of time must lose, and the host must allow the variant, because
 * the games are rated. Returns them completed.
 */
function specOf(
  game: ReturnType<Registry['gameById']>,
  request: TournamentRequest,
  variants: readonly string[],
): Spec {
  const { kind, rounds, days, clock } = request;
  checkDocument(request.variant);
  const { scenario, options, variant } = parseSetup(game, request);
  if (sidesIn(game, scenario).length !== 2) throw new InputError(refuse('server.tournament.sides'));
  if (clock && clock.late !== 'loss') throw new InputError(refuse('server.tournament.clock'));
  const setup = { scenario, options, ...(variant && { variant }) };
  if (!allowsVariant(game, setup, variants))
    throw new HttpError(400, refuse('server.tournament.variant'));
  const rules = variant && game.open(setup).version;
  return {
    ...{ game: game.id, ...setup, ...(rules !== undefined && { rules }) },
    ...{ kind, rounds, days, ...(clock && { clock }) },
  };
}

/** Returns a tournament; throws a 404 if none has that id. */
export async function getTournament(db: Database, id: string): Promise<Tournament> {
  const found = await readTournament(db, id);
  if (!found) throw new HttpError(404, refuse('server.tournament.none', { id }));
  return found;
}

/** Joins a tournament that has not begun. */
export async function join(db: Database, id: string, person: Person): Promise<void> {
  for (let i = 0; i < TRIES; i++)
    try {
      await joinOnce(db, await getTournament(db, id), person);
      return;
    } catch (error) {
      if (!(error instanceof PreconditionError)) throw error;
    }
  throw new HttpError(503, refuse('server.tournament.busy'));
}

async function joinOnce(db: Database, t: Tournament, { id, name }: Person): Promise<void> {
  if (t.entrants.some(({ account }) => account === id)) return;
  if (t.state !== 'open') throw new HttpError(409, refuse('server.tournament.late'));
  if (t.entrants.length >= MOST_ENTRANTS)
    throw new HttpError(409, refuse('server.tournament.full', { most: MOST_ENTRANTS }));
  const seed = await ratingIn(db, id, t.game, Date.now());
  const entered = t.entered + 1;
  await db.write(
    requireRow(
      db
        .updateTable('tournaments')
        .set({ entered })
        .where((eb) => eb.and({ id: t.id, entered: t.entered, state: 'open' })),
    ),
    db.insertInto('entrants').values({
      ...{ tournament_id: t.id, n: entered, account_id: id, name, seed },
      left_round: 0,
    }),
  );
}

/** Leaves a tournament: before the start the entry is deleted, later the player loses all unfinished games. */
export async function leave(db: Database, id: string, n: number | undefined): Promise<void> {
  const t = await getTournament(db, id);
  const entrant = t.entrants.find((one) => one.n === n);
  if (!entrant) throw new HttpError(409, refuse('server.tournament.absent'));
  if (t.state === 'over') throw new HttpError(409, refuse('server.tournament.over'));
  if (entrant.hasLeft) return;
  await db.write(t.state === 'open' ? removalOf(db, t, entrant.n) : withdrawalOf(db, t, entrant.n));
}

const removalOf = (db: Database, { id }: Tournament, n: number): Write =>
  requireRow(
    db
      .deleteFrom('entrants')
      .where((eb) => eb.and({ tournament_id: id, n }))
      .where('tournament_id', 'in', idsIn(db, 'open')),
  );

/** Marks a player as having left: from this round on, nobody is paired with them. */
export const withdrawalOf = (
  db: Database,
  { id, round }: Pick<Tournament, 'id' | 'round'>,
  n: number,
): Write =>
  requireRow(
    db
      .updateTable('entrants')
      .set({ left_round: Math.max(1, round) })
      .where((eb) => eb.and({ tournament_id: id, n })),
  );

/** Starts a tournament. Throws a 409 if it has already started or has too few players. */
export async function start(db: Database, id: string): Promise<void> {
  const { state, entrants } = await getTournament(db, id);
  if (state !== 'open') throw new HttpError(409, refuse('server.tournament.begun'));
  if (entrants.length < FEWEST)
    throw new HttpError(409, refuse('server.tournament.few', { fewest: FEWEST }));
  await db.write(stateChange(db, { id, state }, 'playing'));
}

/** Ends a tournament, or deletes it if it has not begun. Games of the last round continue. */
export async function finish(db: Database, id: string): Promise<void> {
  const { state } = await getTournament(db, id);
  if (state === 'open')
    await db.write(
      requireRow(db.deleteFrom('tournaments').where((eb) => eb.and({ id, state: 'open' }))),
    );
  else if (state === 'playing') await db.write(stateChange(db, { id, state }, 'over'));
}

/** Changes the state of a tournament, unless another server did. */
const stateChange = (
  db: Database,
  { id, state }: Pick<Tournament, 'id' | 'state'>,
  to: TournamentState,
): Write =>
  requireRow(
    db
      .updateTable('tournaments')
      .set({ state: to })
      .where((eb) => eb.and({ id, state })),
  );
