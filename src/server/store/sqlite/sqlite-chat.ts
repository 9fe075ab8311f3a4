/** Chat of the tables of the embedded store. */
import type { DatabaseSync } from 'node:sqlite';
import type { Side } from '../../../kernel/side.ts';
import type { Remark } from '../../../table/messages/chat.ts';
import type { Commits } from './commits.ts';
import { readRemark } from '../rows.ts';
import { NoTableError, type ChatStore } from '../store.ts';

export class SqliteChat implements ChatStore {
  readonly #db: DatabaseSync;
  readonly #commits: Commits;

  constructor(db: DatabaseSync, commits: Commits) {
    this.#db = db;
    this.#commits = commits;
  }

  async say(id: string, remark: Omit<Remark, 'n'>, most: number): Promise<number> {
    const { side, name, who, text, at } = remark;
    let n = 0;
    await this.#commits.run(() => {
      this.#checkTable(id);
      const last = this.#db.prepare('SELECT max(n) AS n FROM remarks WHERE table_id = ?').get(id);
      n = Number(last?.['n'] ?? 0) + 1;
      this.#db
        .prepare('INSERT INTO remarks VALUES (?, ?, ?, ?, ?, ?, ?)')
        .run(id, n, side, name, who, text, at);
      const circle = side < 0 ? 'side < 0' : 'side >= 0';
      this.#db
        .prepare(
          `DELETE FROM remarks WHERE table_id = ? AND ${circle} AND n <= (
             SELECT n FROM remarks WHERE table_id = ? AND ${circle} ORDER BY n DESC LIMIT 1 OFFSET ?)`,
        )
        .run(id, id, most);
    });
    return n;
  }

  async after(id: string, n: number): Promise<Remark[]> {
    const sql = 'SELECT * FROM remarks WHERE table_id = ? AND n > ? ORDER BY n';
    return this.#db.prepare(sql).all(id, n).map(readRemark);
  }

  async note(id: string, side: Side, owner: string): Promise<string> {
    const sql = 'SELECT text FROM notes WHERE table_id = ? AND side = ? AND owner = ?';
    return String(this.#db.prepare(sql).get(id, side, owner)?.['text'] ?? '');
  }

  keepNote(id: string, side: Side, owner: string, text: string): Promise<void> {
    return this.#commits.run(() => {
      this.#checkTable(id);
      const sql = 'INSERT OR REPLACE INTO notes VALUES (?, ?, ?, ?)';
      this.#db.prepare(sql).run(id, side, owner, text);
    });
  }

  #checkTable(id: string): void {
    const found = this.#db.prepare('SELECT over FROM tables WHERE id = ? AND over < 2').get(id);
    if (!found) throw new NoTableError(id);
  }
}
