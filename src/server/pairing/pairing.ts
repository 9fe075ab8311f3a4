/** Quick pairing: requests for an opponent, and tables for two players whose requests match. */
import { randomInt } from 'node:crypto';
import { msg } from '../../kernel/text/message.ts';
import { parseSetup, requireName, sidesIn } from '../../kernel/setup/setup.ts';
import type { ClockRule } from '../../table/clock/clock-schemas.ts';
import { speedOf } from '../../table/clock/speed.ts';
import type {
  PairingCreated,
  PairingRequest,
  PairingStatus,
} from '../../table/messages/pairing.ts';
import type { Login } from '../accounts/accounts.ts';
import { personName } from '../accounts/names.ts';
import { ratingIn } from '../accounts/ratings.ts';
import { HttpError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import { copyChannelsToSeat } from '../notifications/channels.ts';
import { freshToken, hashToken } from '../seats/access-tokens.ts';
import { type Database, requireRow, PreconditionError } from '../store/database.ts';
import type { StoreTables } from '../store/store-tables.ts';
import type { Tables } from '../tables/tables.ts';

type PoolRow = StoreTables['waiting'];
type Now = () => number;

/** Milliseconds after which a request leaves the pool if its status is not requested. */
export const PATIENCE = 15_000;
/** The same for slow games of accounts, whose players find their seats after signing in anywhere. */
const LONG_PATIENCE = 7 * 86_400_000;
/** Milliseconds for which the status of an answered request can still be requested. */
const MEMORY = 86_400_000;

export class QuickPairing {
  readonly #tables: Tables;
  readonly #db: Database;
  readonly #now: Now;

  constructor(tables: Tables, now: Now = Date.now) {
    this.#tables = tables;
    this.#db = tables.store.db;
    this.#now = now;
  }

  /**
   * Adds a request to the pool, and seats its player at once if another request matches. An equal request of the same
   * account is replaced. Throws `InputError` for an unknown game, scenario or side, a 400 for scenarios without two
   * sides, a 401 for a rated game without an account.
   */
  async ask(request: PairingRequest, login: Login | undefined): Promise<PairingCreated> {
    const { game, scenario, rated = false, side = '', clock, name = '' } = request;
    const module = this.#tables.registry.gameById(game);
    const setup = parseSetup(module, { scenario });
    const sides = sidesIn(module, setup.scenario);
    if (sides.length !== 2) throw new HttpError(400, refuse('server.pairing.sides'));
    if (side !== '')
      requireName(
        msg('kind.side'),
        side,
        sides.map(({ id }) => id),
      );
    if (rated && !login) throw new HttpError(401, refuse('server.rated.account'));
    const [id, now] = [freshToken(), this.#now()];
    const row: PoolRow = {
      ...{
        hash: hashToken(id),
        account_id: login?.id ?? '',
        name: login?.name ?? personName(name),
      },
      ...{ game, scenario: setup.scenario, clock: termsOf(clock), rated: Number(rated), side },
      rating: login ? await ratingIn(this.#db, login.id, game, now) : 0,
      ...{ made: now, seen: now, table_id: '' },
    };
    await this.#db.write(
      this.#expired(now),
      this.#equalOf(row),
      this.#db.insertInto('waiting').values(row),
    );
    return { id, status: await this.#statusOf(row, id) };
  }

  /** Returns the status of a request and keeps it in the pool; throws a 404 for an unknown request. */
  async status(id: string): Promise<PairingStatus> {
    const row = await this.#row(id);
    const now = this.#now();
    const seen = this.#db.updateTable('waiting').set({ seen: now }).where('hash', '=', row.hash);
    await seen.execute();
    return this.#statusOf(row, id);
  }

  /** Removes a request from the pool; a player who has been seated stays seated. */
  async cancel(id: string): Promise<void> {
    const own = this.#db.deleteFrom('waiting').where('hash', '=', hashToken(id));
    await own.where('table_id', '=', '').execute();
  }

  /** Requests in the pool by game. */
  async waiting(): Promise<ReadonlyMap<string, number>> {
    const rows = this.#db.selectFrom('waiting').selectAll().where('table_id', '=', '');
    const alive = (await rows.execute()).filter((row) => this.#isAlive(row));
    return new Map(
      [...Map.groupBy(alive, ({ game }) => game)].map(([id, all]) => [id, all.length]),
    );
  }

  async #row(id: string): Promise<PoolRow> {
    const row = this.#db.selectFrom('waiting').selectAll().where('hash', '=', hashToken(id));
    const found = await row.executeTakeFirst();
    if (!found) throw new HttpError(404, refuse('server.pairing.unknown'));
    return found;
  }

  async #statusOf(own: PoolRow, id: string): Promise<PairingStatus> {
    if (own.table_id === '') await this.#seat(own);
    const row = await this.#row(id);
    if (row.table_id !== '')
      return { state: 'seated', table: row.table_id, side: row.side, token: id };
    const others = (await this.waiting()).get(row.game) ?? 0;
    return { state: 'waiting', since: row.made, others: Math.max(0, others - 1) };
  }

  /** Seats a player with the first matching player, unless another server is faster. */
  async #seat(own: PoolRow): Promise<void> {
    for (const other of await this.#fitting(own)) {
      // The wishes of the request that waited longer have priority.
      const [first, second] = other.made <= own.made ? [other, own] : [own, other];
      if (await this.#seatBoth(first, second)) return;
      if (!(await this.#isWaiting(own))) return;
    }
  }

  async #isWaiting({ hash }: PoolRow): Promise<boolean> {
    const row = this.#db.selectFrom('waiting').select('table_id').where('hash', '=', hash);
    return (await row.executeTakeFirst())?.table_id === '';
  }

  /** Returns the matching requests: in rated games the nearest rating first, else the longest wait. */
  async #fitting(own: PoolRow): Promise<PoolRow[]> {
    const { game, scenario, clock, rated } = own;
    const rows = await this.#db
      .selectFrom('waiting')
      .selectAll()
      .where((eb) => eb.and({ game, scenario, clock, rated, table_id: '' }))
      .where('hash', '<>', own.hash)
      .orderBy('made')
      .orderBy('hash')
      .execute();
    const blocked = await this.#blocked(own.account_id);
    const fitting = rows.filter(
      (row) =>
        this.#isAlive(row) &&
        (row.side === '' || row.side !== own.side) &&
        (own.account_id === '' || row.account_id !== own.account_id) &&
        !blocked.has(row.account_id),
    );
    if (!rated) return fitting;
    return fitting.toSorted(
      (a, b) => Math.abs(a.rating - own.rating) - Math.abs(b.rating - own.rating),
    );
  }

  /** Accounts that have blocked an account, or that it has blocked. */
  async #blocked(account: string): Promise<ReadonlySet<string>> {
    if (account === '') return new Set();
    const rows = await this.#db
      .selectFrom('blocks')
      .selectAll()
      .where((eb) => eb.or([eb('account_id', '=', account), eb('blocked', '=', account)]))
      .execute();
    return new Set(rows.map((row) => (row.account_id === account ? row.blocked : row.account_id)));
  }

  /**
   * Creates the table and seats both players; returns false, without a table, if one of them was seated or cancelled
   * meanwhile.
   */
  async #seatBoth(first: PoolRow, second: PoolRow): Promise<boolean> {
    const { creator, registry } = this.#tables;
    const module = registry.gameById(first.game);
    const game = module.open(parseSetup(module, { scenario: first.scenario }));
    const ids = game.sides.map(({ id }) => id);
    const players = sideOf(first, second, ids) === 0 ? [first, second] : [second, first];
    const table = await creator.seat(game, {
      seats: players.map(({ name }) => ({ kind: 'human', name })),
      tokens: players.map(({ hash }) => hash),
      clock: { ...(JSON.parse(first.clock) as Omit<ClockRule, 'late'>), late: 'loss' },
    });
    try {
      await this.#db.write(
        ...players.map((player, side) => this.#claim(player, table, ids[side] ?? '')),
        ...(await this.#noteSeats(table, players)),
      );
      return true;
    } catch (error) {
      await creator.discard(table);
      if (error instanceof PreconditionError) return false;
      throw error;
    }
  }

  #claim({ hash }: PoolRow, table: string, side: string) {
    return requireRow(
      this.#db
        .updateTable('waiting')
        .set({ table_id: table, side })
        .where((eb) => eb.and({ hash, table_id: '' })),
    );
  }

  /** Writes for the accounts of the seats and their notifications, and for a rated game. */
  async #noteSeats(table: string, players: readonly PoolRow[]) {
    const seats = players.flatMap(({ account_id: account }, side) =>
      account === '' ? [] : [{ table, side, account }],
    );
    const channels = await Promise.all(
      seats.map((seat) => copyChannelsToSeat(this.#db, seat, true)),
    );
    const accounts = seats.map(({ side, account }) =>
      this.#db.insertInto('sitters').values({ table_id: table, side, account_id: account }),
    );
    const rated = players.some((player) => player.rated === 1)
      ? [this.#db.insertInto('rated').values({ table_id: table })]
      : [];
    return [...accounts, ...rated, ...channels.flat()];
  }

  #isAlive({ clock, account_id: account, seen }: PoolRow): boolean {
    return this.#now() - seen <= patienceOf(clock, account);
  }

  /** Deletes requests whose status is no longer requested. */
  #expired(now: number) {
    return this.#db
      .deleteFrom('waiting')
      .where((eb) =>
        eb.or([
          eb('seen', '<', now - LONG_PATIENCE),
          eb.and([eb('account_id', '=', ''), eb('seen', '<', now - MEMORY)]),
        ]),
      );
  }

  /** Deletes earlier requests of an account on the same terms. */
  #equalOf({ account_id: account, game, scenario, clock }: PoolRow) {
    return this.#db
      .deleteFrom('waiting')
      .where((eb) => eb.and({ account_id: account, game, scenario, clock, table_id: '' }))
      .where('account_id', '<>', '');
  }
}

/** Returns a text that is equal for equal clocks. */
const termsOf = ({ kind, seconds, increment, vacation }: Omit<ClockRule, 'late'>): string =>
  JSON.stringify({ kind, seconds, increment, vacation });

function patienceOf(clock: string, account: string): number {
  const rule = { ...(JSON.parse(clock) as Omit<ClockRule, 'late'>), late: 'loss' };
  return account !== '' && speedOf(rule) === 'days' ? LONG_PATIENCE : PATIENCE;
}

/** Returns the side index of the first of two players: by the wish of either of them, else at random. */
function sideOf(first: PoolRow, second: PoolRow, ids: readonly string[]): number {
  if (first.side !== '') return ids.indexOf(first.side);
  if (second.side !== '') return 1 - ids.indexOf(second.side);
  return randomInt(2);
}
