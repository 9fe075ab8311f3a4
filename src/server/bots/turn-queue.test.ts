import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { TurnQueue } from './turn-queue.ts';

/** Runs a queue of tables that need these numbers of decisions; returns the order of the decisions. */
function played(most: number, wanted: Record<string, number>) {
  const left = new Map(Object.entries(wanted));
  const order: string[] = [];
  let under = 0;
  let peak = 0;
  const busy = new Set<string>();
  const queue = new TurnQueue(most, async (table) => {
    expect(busy.has(table), `two decisions at ${table} at once`).toBe(false);
    busy.add(table);
    order.push(table);
    peak = Math.max(peak, ++under);
    await setImmediate();
    under -= 1;
    busy.delete(table);
    const now = (left.get(table) ?? 1) - 1;
    left.set(table, now);
    return now > 0;
  });
  const done = async (): Promise<void> => {
    while (queue.running + queue.waiting > 0) await setImmediate();
  };
  return { queue, order, done, peak: () => peak };
}

describe('order of bot decisions', () => {
  test.each([1, 3])('%i at once: a flood of tables delays another by one round', async (most) => {
    const flood = Object.fromEntries(Array.from({ length: 40 }, (_, i) => [`flood-${i}`, 6]));
    const { queue, order, done, peak } = played(most, { ...flood, one: 6 });
    for (const table of Object.keys(flood)) queue.add(table);
    queue.add('one');
    await done();
    expect(peak()).toBe(most);
    const turns = order.flatMap((table, i) => (table === 'one' ? [i] : []));
    expect(turns).toHaveLength(6);
    // Between two turns, each of the other tables gets one turn at most.
    for (const [i, at] of turns.entries()) expect(at).toBeLessThanOrEqual((i + 1) * 41 - 1);
  });

  test('no table is lost however many wait, and each has one place in the queue', async () => {
    const names = Array.from({ length: 500 }, (_, i) => `t${i}`);
    const { queue, order, done } = played(2, {});
    for (const table of [...names, ...names]) queue.add(table);
    // The two tables already under way are queued again; the others have one place each.
    expect(queue.waiting).toBe(500);
    await done();
    expect(new Set(order).size).toBe(500);
    expect(order).toHaveLength(502);
  });

  test('a table that is queued while its decision is under way gets another one', async () => {
    const { queue, order, done } = played(4, {});
    queue.add('a');
    queue.add('a');
    queue.add('b');
    await done();
    expect(order).toEqual(['a', 'b', 'a']);
  });

  test('a closed queue starts no further decision', async () => {
    const { queue, order, done } = played(1, { a: 9 });
    queue.add('a');
    queue.add('b');
    queue.close();
    queue.add('c');
    await done();
    expect(order).toEqual(['a']);
  });
});

test('a table where a person waits comes before tables where only bots play', async () => {
  const flood = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`flood-${i}`, 3]));
  const { queue, order, done } = played(1, { ...flood, person: 4, other: 2 });
  for (const table of Object.keys(flood)) queue.add(table);
  queue.add('person', true);
  queue.add('other', true);
  await done();
  // One decision was under way; then the two take turns until nobody waits for them.
  expect(order.slice(1, 7)).toEqual(['person', 'other', 'person', 'other', 'person', 'person']);
  expect(order).toHaveLength(60 * 3 + 6);
});

test('when a person joins a waiting table, it moves up and keeps one place', async () => {
  const { queue, order, done } = played(1, { a: 1, b: 1, c: 1, d: 1 });
  for (const table of ['a', 'b', 'c', 'd']) queue.add(table);
  queue.add('d', true);
  queue.add('d');
  await done();
  expect(order).toEqual(['a', 'd', 'b', 'c']);
});
