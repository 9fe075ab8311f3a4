import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Slices } from '../../table/slices.ts';
import { FairQueue } from './fair-queue.ts';
import { CooperativeScheduler } from './cooperative-scheduler.ts';

let now = 0;
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

/** Work whose slices take two milliseconds each, and which logs what it does. */
function* work(name: string, slices: number, log: string[]): Slices<string> {
  for (let i = 0; i < slices; i++) {
    now += 2;
    log.push(name);
    if (i < slices - 1) yield;
  }
  return name;
}

describe('long work', () => {
  test('runs a few milliseconds at a time, with turns of other work in between', async () => {
    const scheduler = new CooperativeScheduler();
    const log: string[] = [];
    const done = scheduler.run(work('a', 10, log));
    while (scheduler.waiting > 0) {
      log.push('|');
      await setImmediate();
    }
    expect(await done).toBe('a');
    expect(log.join('')).toMatch(/^a(\|a{0,3})+$/);
    expect(log.filter((name) => name === 'a')).toHaveLength(10);
  });

  test('short work does not wait, and two long jobs take turns', async () => {
    const scheduler = new CooperativeScheduler();
    const log: string[] = [];
    void scheduler.run(work('s', 1, log));
    expect(log).toEqual(['s']);
    const both = [scheduler.run(work('a', 5, log)), scheduler.run(work('b', 5, log))];
    expect(await Promise.all(both)).toEqual(['a', 'b']);
    expect(log.join('')).toBe('saababababb');
  });

  test('a failed job rejects for its caller, and the other continues', async () => {
    const scheduler = new CooperativeScheduler();
    const log: string[] = [];
    const other = scheduler.run(work('a', 3, log));
    function* failing(): Slices<void> {
      yield;
      throw new Error('broken');
    }
    await expect(scheduler.run(failing())).rejects.toThrow('broken');
    expect(await other).toBe('a');
  });
});

describe('the fair queue', () => {
  test('admits few requests at once, one address after the other', async () => {
    const queue = new FairQueue();
    const entered: string[] = [];
    const come = (address: string) => queue.pass(address).then(() => entered.push(address));
    for (let i = 0; i < 100; i++) void come('villain');
    void come('guest');
    await Promise.resolve();
    const first = entered.length;
    expect(first).toBeLessThan(20);
    await setImmediate();
    expect(entered).toContain('guest');
    expect(entered.length).toBeLessThan(2 * first + 2);
    while (entered.length < 101) {
      const before = entered.length;
      await setImmediate();
      expect(entered.length - before).toBeLessThanOrEqual(first);
    }
  });
});
