import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { MIGRATIONS } from './sqlite/schema.ts';
import {
  ACCOUNT_TABLES,
  columnsOf,
  copyTable,
  GAME_TABLES,
  NOT_COPIED,
  DEPENDENT_TABLES,
} from './tables.ts';

function fresh(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  for (const step of MIGRATIONS) db.exec(step);
  return db;
}

test('backups and moves copy every table of the store, or explain why not', () => {
  const names = fresh()
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  expect(names.length).toBeGreaterThan(30);
  expect(Object.keys({ ...GAME_TABLES, ...ACCOUNT_TABLES, ...NOT_COPIED }).toSorted()).toEqual(
    names.toSorted(),
  );
  expect([...DEPENDENT_TABLES, 'tables'].toSorted()).toEqual(Object.keys(GAME_TABLES).toSorted());
});

test('a column of a later migration is copied without being named anywhere else', () => {
  const [from, to] = [fresh(), fresh()];
  for (const db of [from, to])
    db.exec("ALTER TABLE tables ADD COLUMN motto TEXT NOT NULL DEFAULT ''");
  from.exec(
    "INSERT INTO tables (id, header, actor, over, made, touched, motto) VALUES ('a', '{}', 0, 0, 1, 1, 'Onward')",
  );
  expect(columnsOf(to, 'tables')).toContain('motto');
  copyTable(from, to, 'a');
  expect(to.prepare('SELECT motto FROM tables').get()).toEqual({ motto: 'Onward' });
});
