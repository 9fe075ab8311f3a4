import { expect, test } from 'vitest';
import type { Change } from '../store.ts';
import { PostgresCommits } from './postgres-commits.ts';

const CHANGE: Change = { progress: { seq: 1, actor: 0, over: false } };

test('after a write of several tables, the next write waits for more changes; after one of a single table, it does not', async () => {
  const written: string[][] = [];
  const pauses: (() => void)[] = [];
  const commits = new PostgresCommits(
    async (asked) => {
      written.push(asked.map(({ id }) => id));
      return new Set(asked.map(({ id }) => id));
    },
    () => new Promise((resolve) => pauses.push(resolve)),
  );
  const append = (id: string, expected = 0) => commits.run(id, expected, CHANGE);

  await append('a');
  expect([written, pauses]).toEqual([[['a']], []]);

  await Promise.all([append('a', 1), append('b')]);
  const later = [append('a', 2), append('c')];
  await new Promise(setImmediate);
  expect(written.slice(1)).toEqual([['a', 'b']]);
  expect(pauses).toHaveLength(1);

  pauses[0]?.();
  await Promise.all(later);
  expect(written.slice(2)).toEqual([['a', 'c']]);
});
