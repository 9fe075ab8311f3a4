/**
 * Closes tables that moderators have said are to be closed: by the page at once, and by the command line, which may
 * run beside a server or before one, when a server looks.
 */
import { CHANCE } from '../../kernel/side.ts';
import { HttpError } from '../http/errors.ts';
import type { Tables } from '../tables/tables.ts';

/** Milliseconds between two looks. */
const EVERY = 5000;

export class ClosureWatch {
  readonly #tables: Tables;
  readonly #log: (line: string) => void;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(tables: Tables, log: (line: string) => void) {
    this.#tables = tables;
    this.#log = log;
  }

  async begin(): Promise<void> {
    if (this.#tables.store.fault !== undefined) return;
    this.#timer = setInterval(() => void this.look(), EVERY).unref();
    await this.look();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Closes what is to be closed now. Never rejects. */
  look(): Promise<void> {
    this.#looking = this.#looking
      .then(() => this.#look())
      .catch((error: unknown) => {
        this.#log(`closing tables: ${error instanceof Error ? error.message : error}`);
      });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { db } = this.#tables.store;
    for (const { table_id: id, reason } of await db.selectFrom('closures').selectAll().execute()) {
      try {
        const session = await this.#tables.get(id);
        await session.happen((table) => table.close(CHANCE, reason));
      } catch (error) {
        // One that cannot be read cannot be closed, and is nobody's to play at.
        if (!(error instanceof HttpError)) throw error;
        this.#log(`table ${id} could not be closed: ${error.message}`);
      }
      await db.deleteFrom('closures').where('table_id', '=', id).execute();
    }
  }
}
