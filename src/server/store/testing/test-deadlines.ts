/** Tests of the deadlines of turns that every store must pass. */
import { expect, test } from 'vitest';
import type { Store } from '../store.ts';

type Open = () => Promise<Store>;
/** Stores a table under an id. */
type Put = (store: Store, id: string) => Promise<{ readonly seq: number; readonly actor: number }>;

export function testDeadlines(open: Open, put: Put): void {
  test('lists have the deadline of the last write, and of no other revision', async () => {
    const store = await open();
    const { seq, actor } = await put(store, 'a');
    const dues = async () => [
      (await store.find(['a']))[0]?.due,
      (await store.list(9, false))[0]?.due,
    ];
    expect(await dues()).toEqual([0, 0]);
    const progress = { seq, actor, over: false };
    const due = Date.UTC(2026, 10, 28, 18);
    await store.append('a', 0, { progress: { ...progress, due }, revision: 7 });
    expect(await dues()).toEqual([due, due]);
    await store.setDeadline('a', 6, 1);
    expect(await dues()).toEqual([due, due]);
    await store.setDeadline('a', 7, due + 5);
    expect(await dues()).toEqual([due + 5, due + 5]);
    await store.append('a', 7, { progress });
    expect(await dues()).toEqual([0, 0]);
  });
}
