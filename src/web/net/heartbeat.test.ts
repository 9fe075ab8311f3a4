import { expect, test } from 'vitest';
import { ANSWER_WITHIN, Heartbeat, PING_EVERY } from './heartbeat.ts';
import { ManualTimers } from './test-timers.ts';

function begun() {
  const timers = new ManualTimers();
  const seen: string[] = [];
  const heartbeat = new Heartbeat(
    { ping: () => seen.push('ping'), dead: () => seen.push('dead') },
    timers,
  );
  heartbeat.start();
  return { timers, seen, heartbeat };
}

test('a connection that no longer answers is dead within 15 seconds of its last message', () => {
  expect(PING_EVERY + ANSWER_WITHIN).toBeLessThan(15_000);
  const { timers, seen, heartbeat } = begun();
  heartbeat.heard();
  timers.pass(PING_EVERY + ANSWER_WITHIN - 1);
  expect(seen).toEqual(['ping', 'ping']);
  timers.pass(1);
  expect(seen).toEqual(['ping', 'ping', 'dead']);
  timers.pass(60_000);
  expect(seen).toHaveLength(3);
});

test('a connection whose pings are answered stays alive', () => {
  const { timers, seen, heartbeat } = begun();
  for (let i = 0; i < 10; i++) {
    timers.pass(ANSWER_WITHIN - 1);
    heartbeat.heard();
    timers.pass(PING_EVERY);
  }
  expect(seen).toEqual(Array.from({ length: 11 }, () => 'ping'));
});

test('a check pings at once, but never delays the timeout of a ping under way', () => {
  const { timers, seen, heartbeat } = begun();
  heartbeat.heard();
  heartbeat.check();
  expect(seen).toEqual(['ping', 'ping']);
  timers.pass(ANSWER_WITHIN - 1);
  heartbeat.check();
  timers.pass(1);
  expect(seen).toEqual(['ping', 'ping', 'dead']);
});

test('a device that slept through the answer pings once more before the connection counts as dead', () => {
  const { timers, seen, heartbeat } = begun();
  timers.sleep(3_600_000);
  expect(seen).toEqual(['ping', 'ping']);
  heartbeat.heard();
  timers.pass(PING_EVERY);
  timers.sleep(3_600_000);
  expect(seen).toEqual(['ping', 'ping', 'ping', 'ping']);
  timers.sleep(3_600_000);
  expect(seen.at(-1)).toBe('dead');
});
