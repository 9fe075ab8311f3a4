/** Archives old tables by the host's rule: at the start, and then at intervals. */
import { type AgeRule, type ArchiveResult, archiveOld } from '../store/archive.ts';
import type { Tables } from '../tables/tables.ts';
import type { Turns } from '../bots/turns.ts';

/** The folder for archives, and the age at which tables are archived. */
export interface ArchiveRule extends AgeRule {
  readonly folder: string;
}

/** Seconds between two checks. */
const EVERY = 3600;

export class Archiving {
  readonly #tables: Tables;
  readonly #rule: ArchiveRule;
  readonly #log: (line: string) => void;
  #timer: NodeJS.Timeout | undefined;
  #working: Promise<unknown> = Promise.resolve();

  constructor(tables: Tables, rule: ArchiveRule, log: (line: string) => void) {
    this.#tables = tables;
    this.#rule = rule;
    this.#log = log;
  }

  /** Starts archiving; if several processes share a database, one of them archives at a time. */
  async begin(turns: Turns | undefined): Promise<void> {
    if (this.#tables.store.fault !== undefined) return;
    if (turns) return turns.every('archive', EVERY, () => this.run());
    this.#timer = setInterval(() => void this.run(), 1000 * EVERY).unref();
    void this.run();
  }

  /** Resolves when running work has ended. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#working;
  }

  /** Archives the tables that are old now. If an archive cannot be written, its tables stay until the next check. */
  async run(): Promise<void> {
    const work = this.#work();
    this.#working = work;
    await work;
  }

  async #work(): Promise<void> {
    const tables = this.#tables;
    try {
      const done = await archiveOld(tables.store, {
        ...this.#rule,
        isAttended: (id) => tables.isAttended(id),
        run: (work) => tables.scheduler.run(work),
        log: this.#log,
      });
      for (const id of done.tables) tables.forget(id);
      if (done.files.length > 0) this.#log(formatArchived(done));
    } catch (error) {
      this.#log(`archive: ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Summarizes the archived tables in a sentence. */
export function formatArchived({ tables, files }: ArchiveResult): string {
  if (files.length === 0) return 'No table is old enough.';
  const many = tables.length === 1 ? '1 table' : `${tables.length} tables`;
  return `Archived ${many} in ${files.join(', ')}.`;
}
