/** Tests of typed queries that every store must pass. */
import { type Compilable, sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { type Database, requireRow, PreconditionError } from '../database.ts';
import type { Store } from '../store.ts';

/** A statement that no database understands. */
export const nonsenseIn = (db: Database): Compilable => ({
  compile: () => raw`nonsense`.compile(db),
});

export function testDatabase(open: () => Promise<Store>): void {
  test('writes rows about accounts all or none, and none if a row is not as expected', async () => {
    const { db } = await open();
    const insert = (challenge: string, account: string, until: number) =>
      db.insertInto('challenges').values({ challenge, account_id: account, name: '', until });
    const change = db.updateTable('challenges').set({ name: 'n' });
    const unmet = requireRow(change.where('challenge', '=', 'none'));
    const failed = db.write(insert('a', '', 2 ** 40), unmet);
    await expect(failed).rejects.toBeInstanceOf(PreconditionError);
    await expect(failed).rejects.toMatchObject({ index: 1 });
    await expect(db.write(insert('b', '', 1), nonsenseIn(db))).rejects.toThrow();
    const all = db.selectFrom('challenges').selectAll();
    expect(await all.execute()).toEqual([]);
    await db.write(requireRow(insert('a', '?@', 2 ** 40)));
    expect(await all.where('account_id', '=', '?@').execute()).toEqual([
      { challenge: 'a', account_id: '?@', name: '', until: 2 ** 40 },
    ]);
  });
}
