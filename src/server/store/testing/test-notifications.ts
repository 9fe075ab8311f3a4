/** Tests of notification settings that every store must pass. */
import { expect, test } from 'vitest';
import type { Store } from '../store.ts';

export function testNotifications(
  open: () => Promise<Store>,
  fill: (store: Store, id: string) => Promise<unknown>,
): void {
  test('copies the settings of a seat to the rematch, once, without any notification sent', async () => {
    const store = await open();
    for (const id of ['a', 'b']) await fill(store, id);
    const { notifications } = store;
    const preferences = {
      kind: 'webhook',
      address: 'https://example.org/',
      details: '{}',
    } as const;
    await notifications.add({ table: 'a', side: 0, owner: 'hash', ...preferences });
    // Of a former player of the seat.
    await notifications.add({ table: 'a', side: 1, owner: 'old', ...preferences });
    const later = Date.now() + 1;
    expect(await notifications.due(later, later)).toEqual([]);
    for (let i = 0; i < 2; i++) await notifications.copyTo('a', 'b', (side) => 1 - side);
    const [carried, ...more] = await notifications.due(later, later);
    expect(carried).toMatchObject({
      table: 'b',
      side: 1,
      owner: 'hash',
      isNew: true,
      ...preferences,
    });
    expect(more).toEqual([]);
    if (!carried) return;
    expect(await notifications.claim(carried, later + 5)).toBe(true);
    expect(await notifications.claim(carried, later + 5)).toBe(false);
    await notifications.markSent({ ...carried, due: later + 5 });
    expect(await notifications.due(later + 9, later + 9)).toEqual([]);
  });

  test('a notification is due after a delay, which restarts when the player looks', async () => {
    const store = await open();
    await fill(store, 'a');
    const [{ actor = -1 } = {}] = await store.find(['a']);
    const preferences = {
      kind: 'webhook',
      address: 'https://example.org/',
      details: '{}',
    } as const;
    const before = Date.now();
    await store.notifications.add({ table: 'a', side: actor, owner: 'hash', ...preferences }, 500);
    const after = Date.now();
    const dueAt = async (now: number) => (await store.notifications.due(now, now)).length;
    expect(await dueAt(before + 499)).toBe(0);
    expect(await dueAt(after + 500)).toBe(1);
    await store.notifications.postpone('a', actor, after + 900);
    expect(await dueAt(after + 899)).toBe(0);
    // A notification cannot be postponed to an earlier time.
    await store.notifications.postpone('a', actor, after + 600);
    expect(await dueAt(after + 899)).toBe(0);
    const [notification] = await store.notifications.due(after + 900, after + 900);
    if (notification) await store.notifications.markSent(notification);
    expect(await dueAt(after + 9000)).toBe(0);
  });
}
