import { expect, test } from 'vitest';
import { IDLE, ActivityMonitor } from './activity-monitor.ts';
import { ManualTimers } from './test-timers.ts';

/** Simulates a page that is shown or hidden, and collects its reports. */
function page(shown: boolean) {
  const timers = new ManualTimers();
  const told: boolean[] = [];
  let isShown = shown;
  let event: (isInput: boolean) => void = () => undefined;
  const source = {
    isShown: () => isShown,
    watch(onEvent: typeof event) {
      event = onEvent;
      return () => undefined;
    },
  };
  const monitor = new ActivityMonitor(source, timers, (isActive) => void told.push(isActive));
  const show = (now: boolean): void => {
    isShown = now;
    event(false);
  };
  return { timers, told, monitor, show, input: () => event(true) };
}

test('a visible tab with focus is looked at; one without focus is not', () => {
  expect(page(true).monitor.isActive).toBe(true);
  expect(page(false).monitor.isActive).toBe(false);
  const { told, show } = page(true);
  show(false);
  show(false);
  show(true);
  expect(told).toEqual([false, true]);
});

test('a tab that stays open without input is not looked at', () => {
  const { timers, told, input } = page(true);
  timers.pass(IDLE - 1000);
  input();
  timers.pass(IDLE - 1000);
  expect(told).toEqual([]);
  timers.pass(1000);
  expect(told).toEqual([false]);
  input();
  expect(told).toEqual([false, true]);
  timers.pass(IDLE);
  expect(told).toEqual([false, true, false]);
});

test('a player who comes back after a long time looks', () => {
  const { timers, told, show } = page(true);
  show(false);
  timers.pass(3 * IDLE);
  show(true);
  expect(told).toEqual([false, true]);
});
