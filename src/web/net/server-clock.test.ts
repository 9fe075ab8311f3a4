import { expect, test } from 'vitest';
import { ServerClock } from './server-clock.ts';

/** Creates a device whose clock is wrong by `wrong` milliseconds. */
function device(wrong: number) {
  let steady = 0;
  let off = wrong;
  const clocks = { now: () => 1_000_000 + steady + off, steady: () => steady };
  return {
    clock: new ServerClock(clocks),
    now: clocks.now,
    server: () => 1_000_000 + steady,
    pass: (milliseconds: number) => {
      steady += milliseconds;
    },
    set: (milliseconds: number) => {
      off = milliseconds;
    },
  };
}

/** Measures the server's time over a network with these delays, in milliseconds. */
function measure(at: ReturnType<typeof device>, there: number, back: number): void {
  const sent = at.now();
  at.pass(there);
  const server = at.server();
  at.pass(back);
  at.clock.note({ sent, received: at.now(), server });
}

test.each([600_000, -600_000, 0])(
  'a device that is %i ms off shows the time of the server',
  (wrong) => {
    const at = device(wrong);
    measure(at, 40, 40);
    expect(at.clock.now()).toBe(at.server());
    at.pass(5000);
    expect(at.clock.now()).toBe(at.server());
  },
);

test('before the first measurement the clock is that of the device', () => {
  const at = device(7);
  expect(at.clock.now()).toBe(at.now());
});

test('a slow answer does not replace a quick one, which is more exact', () => {
  const at = device(600_000);
  measure(at, 20, 20);
  measure(at, 20, 3000);
  expect(at.clock.now()).toBe(at.server());
});

test('when the device’s clock is set, or the device slept, the next measurement replaces the old one', () => {
  const at = device(600_000);
  measure(at, 5, 5);
  at.set(0);
  measure(at, 200, 200);
  expect(at.clock.now()).toBe(at.server());
});

test('an old measurement is replaced, because clocks drift apart', () => {
  const at = device(600_000);
  measure(at, 5, 5);
  at.pass(3_600_000);
  measure(at, 300, 100);
  expect(at.clock.now()).toBe(at.server() + 100);
});

test('an answer without a time, or across a change of the clock, measures nothing', () => {
  const at = device(0);
  at.clock.note({ sent: 10, received: 5, server: 99_999 });
  at.clock.note({ sent: 5, received: 10, server: Number.NaN });
  expect(at.clock.offset).toBe(0);
});
