/** What every store has to do with wishes to be told. */
import { expect, test } from 'vitest';
import type { Store } from './store.ts';

export function testNotices(
  open: () => Promise<Store>,
  fill: (store: Store, id: string) => Promise<unknown>,
): void {
  test('takes what a seat wants to another table, once, and knows that nobody has been told of it', async () => {
    const store = await open();
    for (const id of ['a', 'b']) await fill(store, id);
    const { notices } = store;
    const wish = { kind: 'webhook', place: 'https://example.org/', means: '{}' } as const;
    await notices.want({ table: 'a', side: 0, owner: 'hash', ...wish });
    // Of somebody who sat there before.
    await notices.want({ table: 'a', side: 1, owner: 'old', ...wish });
    const later = Date.now() + 1;
    expect(await notices.due(later, later)).toEqual([]);
    for (let i = 0; i < 2; i++) await notices.carry('a', 'b', (side) => 1 - side);
    const [carried, ...more] = await notices.due(later, later);
    expect(carried).toMatchObject({ table: 'b', side: 1, owner: 'hash', isNew: true, ...wish });
    expect(more).toEqual([]);
    if (!carried) return;
    expect(await notices.claim(carried, later + 5)).toBe(true);
    expect(await notices.claim(carried, later + 5)).toBe(false);
    await notices.told({ ...carried, due: later + 5 });
    expect(await notices.due(later + 9, later + 9)).toEqual([]);
  });
}
