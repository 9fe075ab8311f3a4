/**
 * Closes the tables that moderators have ordered to close: at once if the page ordered it, and at the next poll if the
 * command line did, which may run while no server is running.
 */
import { CHANCE } from '../../kernel/side.ts';
import { HttpError } from '../http/errors.ts';
import type { Tables } from '../tables/tables.ts';

/** Polling interval in milliseconds. */
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

  /** Closes the tables that are due. Never rejects. */
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
        await session.update((table) => table.close(CHANCE, reason));
      } catch (error) {
        // A table that cannot be read cannot be closed, and nobody can play at it.
        if (!(error instanceof HttpError)) throw error;
        this.#log(`table ${id} could not be closed: ${error.message}`);
      }
      await db.deleteFrom('closures').where('table_id', '=', id).execute();
    }
  }
}
