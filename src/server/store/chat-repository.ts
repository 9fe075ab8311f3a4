/** Chat of tables, and private notes of seats. */
import type { Compilable } from 'kysely';
import type { Side } from '../../kernel/side.ts';
import type { ChatMessage } from '../../table/messages/chat.ts';
import { type Announce, type Database, requireRow, PreconditionError } from './database.ts';
import { type ChatStore, NoTableError } from './store.ts';

export class ChatRepository implements ChatStore {
  readonly #db: Database;
  readonly #announce: Announce;

  constructor(db: Database, announce: Announce) {
    this.#db = db;
    this.#announce = announce;
  }

  async add(id: string, message: Omit<ChatMessage, 'n'>, most: number): Promise<number> {
    const db = this.#db;
    const { side, name, who, text, at } = message;
    const insert = db.insertInto('remarks').values(({ selectFrom }) => ({
      table_id: id,
      n: selectFrom('remarks')
        .select(({ fn, lit, eb }) => eb(fn.coalesce(fn.max('n'), lit(0)), '+', lit(1)).as('next'))
        .where('table_id', '=', id),
      ...{ side, name, who, text, at },
    }));
    const circle = side < 0 ? '<' : '>=';
    const tooOld = db
      .selectFrom('remarks')
      .select('n')
      .where('table_id', '=', id)
      .where('side', circle, 0)
      .orderBy('n', 'desc')
      .limit(1)
      .offset(most);
    const [, rows = []] = await this.#writeAt(
      id,
      insert.returning('n'),
      db
        .deleteFrom('remarks')
        .where('table_id', '=', id)
        .where('side', circle, 0)
        .where('n', '<=', tooOld),
      ...this.#announce(id),
    );
    const [{ n }] = rows as [{ n: number }];
    return n;
  }

  after(id: string, n: number): Promise<ChatMessage[]> {
    return this.#db
      .selectFrom('remarks')
      .select(['n', 'side', 'name', 'who', 'text', 'at'])
      .where('table_id', '=', id)
      .where('n', '>', n)
      .orderBy('n')
      .execute();
  }

  async note(id: string, side: Side, owner: string): Promise<string> {
    const note = await this.#db
      .selectFrom('notes')
      .select('text')
      .where((eb) => eb.and({ table_id: id, side, owner }))
      .executeTakeFirst();
    return note?.text ?? '';
  }

  async storeNote(id: string, side: Side, owner: string, text: string): Promise<void> {
    const note = { owner, text };
    await this.#writeAt(
      id,
      this.#db
        .insertInto('notes')
        .values({ table_id: id, side, ...note })
        .onConflict((c) => c.columns(['table_id', 'side']).doUpdateSet(note)),
    );
  }

  /** Writes while no other process writes to the chat of the table, or removes it. */
  async #writeAt(id: string, ...writes: Compilable[]): Promise<(readonly unknown[])[]> {
    const table = this.#db.selectFrom('tables').select('id').where('id', '=', id);
    const held = requireRow(table.where('over', '<', 2).forUpdate());
    return this.#db.write(held, ...writes).catch((error: unknown) => {
      throw error instanceof PreconditionError ? new NoTableError(id) : error;
    });
  }
}
