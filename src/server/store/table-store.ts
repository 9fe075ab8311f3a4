/**
 * Parts of a store that are the same for both databases: everything except writing a move and reading a whole table.
 */
import type { Selectable } from 'kysely';
import type { Rematch } from '../../table/messages/messages.ts';
import { ChatRepository } from './chat-repository.ts';
import { type Announce, type Database, requireRow, PreconditionError } from './database.ts';
import { NotificationStore } from './notification-store.ts';
import { readListed, readRematch, readSeat, type StoredSeat, type TableListing } from './rows.ts';
import { ConflictError, type StaleTable } from './store.ts';
import type { StoreTables } from './store-tables.ts';
import { hasFreeSeat } from './table-lists.ts';
import { DEPENDENT_TABLES } from './tables.ts';

/** Value of `over` for a table that is not completely stored. */
export const PARTIAL = 2;
/** Maximum number of entries written or removed in one transaction. */
export const PIECE = 400;

export abstract class TableStore {
  readonly db: Database;
  readonly chat: ChatRepository;
  readonly notifications: NotificationStore;
  readonly announce: Announce;

  constructor(db: Database, announce: Announce) {
    this.db = db;
    this.chat = new ChatRepository(db, announce);
    this.notifications = new NotificationStore(db);
    this.announce = announce;
  }

  /** Columns that lists show; a read-only store of an older schema has fewer. */
  protected get listed(): readonly ListedColumn[] {
    return LISTED;
  }

  async setRematch(id: string, rematch: Rematch): Promise<Rematch> {
    await this.db.write(
      this.db
        .updateTable('tables')
        .set({ next: JSON.stringify(rematch) })
        .where('id', '=', id)
        .where('next', 'is', null),
      ...this.announce(id),
    );
    return (await this.rematchOf(id)) ?? rematch;
  }

  async rematchOf(id: string): Promise<Rematch | undefined> {
    const row = this.db.selectFrom('tables').select('next').where('id', '=', id);
    return readRematch((await row.executeTakeFirst())?.next);
  }

  /** Removes a long table in pieces, so that other writes get in between. */
  async remove(id: string, expected?: number): Promise<void> {
    const db = this.db;
    const hide = db.updateTable('tables').set({ over: PARTIAL }).where('id', '=', id);
    if (expected === undefined) await hide.execute();
    else
      await db.write(requireRow(hide.where('revision', '=', expected))).catch((error: unknown) => {
        throw error instanceof PreconditionError ? new ConflictError(id) : error;
      });
    const { last } = await db
      .selectFrom('events')
      .select(({ fn }) => fn.max('seq').as('last'))
      .where('table_id', '=', id)
      .executeTakeFirstOrThrow();
    for (let upTo = PIECE; upTo < (last ?? 0); upTo += PIECE)
      await db.write(
        ...(['events', 'meanings'] as const).map((name) =>
          db.deleteFrom(name).where('table_id', '=', id).where('seq', '<=', upTo),
        ),
      );
    await db.write(
      ...DEPENDENT_TABLES.map((name) => db.deleteFrom(name).where('table_id', '=', id)),
      db.deleteFrom('tables').where('id', '=', id),
    );
  }

  /** Returns old tables, longest untouched first; ids order those of the same moment. */
  findStale(over: number, inPlay: number): Promise<StaleTable[]> {
    return this.db
      .selectFrom('tables')
      .select(['id', 'revision'])
      .where((eb) =>
        eb.or([
          eb('over', '=', 1).and('touched', '<', over),
          eb('over', '=', 0).and('touched', '<', inPlay),
        ]),
      )
      .orderBy('touched')
      .orderBy('id')
      .execute();
  }

  async ids(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select('id')
      .where('over', '<>', PARTIAL)
      .orderBy('made')
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }

  async list(limit: number, open: boolean, since = 0): Promise<TableListing[]> {
    const rows = await this.db
      .selectFrom('tables')
      .select(this.listed)
      .where('over', '=', 0)
      .where('touched', '>=', since)
      .$if(open, (query) => query.where(hasFreeSeat('tables.id')))
      .orderBy('touched', 'desc')
      .limit(limit)
      .execute();
    return this.#listed(rows);
  }

  async setDeadline(id: string, revision: number, due: number): Promise<void> {
    const row = this.db.updateTable('tables').set({ due });
    await row.where((eb) => eb.and({ id, revision })).execute();
  }

  async find(ids: readonly string[]): Promise<TableListing[]> {
    if (ids.length === 0) return [];
    const found = this.db.selectFrom('tables').select(this.listed).where('id', 'in', ids);
    return this.#listed(await found.where('over', '<', PARTIAL).execute());
  }

  /** Removes incomplete tables that have been untouched since `before`. */
  protected async removePartial(before = Number.MAX_SAFE_INTEGER): Promise<void> {
    const partial = this.db.selectFrom('tables').select('id').where('over', '=', PARTIAL);
    for (const { id } of await partial.where('touched', '<', before).execute())
      await this.remove(id);
  }

  async #listed(rows: readonly ListedRow[]): Promise<TableListing[]> {
    const seats = await this.#seatsOf(rows.map(({ id }) => id));
    return rows.map((row) => readListed(row, seats.get(row.id) ?? []));
  }

  /** Returns the seats of tables, in order. Queries in pieces, because a database limits the values of a query. */
  async #seatsOf(ids: readonly string[]): Promise<ReadonlyMap<string, StoredSeat[]>> {
    const seats = new Map<string, StoredSeat[]>();
    for (let from = 0; from < ids.length; from += PIECE) {
      const piece = ids.slice(from, from + PIECE);
      const rows = this.db.selectFrom('seats').selectAll().where('table_id', 'in', piece);
      const byTable = Map.groupBy(await rows.orderBy('side').execute(), (row) => row.table_id);
      for (const [id, own] of byTable) seats.set(id, own.map(readSeat));
    }
    return seats;
  }
}

const LISTED = ['id', 'header', 'seq', 'actor', 'over', 'touched', 'due'] as const;
type ListedColumn = (typeof LISTED)[number];
type ListedRow = Pick<Selectable<StoreTables['tables']>, ListedColumn>;
