import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { SqliteStore } from '../../server/store/sqlite/sqlite.ts';
import { put } from '../../server/store/testing/test-contract.ts';
import { runCommand, scratchFolder } from '../test-run.ts';

const scratch = scratchFolder();

test('archive moves tables that are old by the rule into a file, from which restore brings them back', async () => {
  const [data, archive, again] = ['data', 'archive', 'again'].map((name) => join(scratch, name));
  const store = await SqliteStore.open(data ?? '');
  await put(store, 'old');
  await put(store, 'young');
  await store.close();
  const db = new DatabaseSync(join(`${data}`, 'countermarch.db'));
  db.exec("UPDATE tables SET touched = 1 WHERE id = 'old'");
  db.close();
  const { out } = await runCommand(
    'archive',
    `${archive}`,
    '--abandoned-days',
    '1',
    '--data',
    `${data}`,
  );
  expect(out).toMatch(/^Archived 1 table in .*tables-/);
  const [file = ''] = readdirSync(`${archive}`);
  await runCommand('restore', join(`${archive}`, file), '--data', `${again}`);
  for (const [folder, id] of [
    [data, 'young'],
    [again, 'old'],
  ] as const) {
    const left = SqliteStore.forReading(`${folder}`);
    expect(await left.ids()).toEqual([id]);
    await left.close();
  }
});

test('archive needs a rule and a store, and creates neither', async () => {
  const data = join(scratch, 'none');
  const none = await runCommand('archive', scratch, '--data', data);
  expect([none.code, none.err]).toEqual([2, expect.stringContaining('--finished-days')]);
  const missing = await runCommand('archive', scratch, '--abandoned-days', '1', '--data', data);
  expect([missing.code, existsSync(data)]).toEqual([2, false]);
  const half = await runCommand('serve', '--archive', scratch);
  expect([half.code, half.err]).toEqual([2, expect.stringContaining('--finished-days')]);
});
