import { expect, test } from 'vitest';
import { BoardFiles, type StartTimer } from './board-files.ts';

/** A timer that a test ends. */
function timer() {
  let open: (() => void) | undefined;
  const start: StartTimer = (work) => {
    open = work;
    return () => {
      open = undefined;
    };
  };
  return { start, end: () => open?.(), isRunning: () => open !== undefined };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('files that hang become late, and are ready when a second try brings them', async () => {
  const { start, end, isRunning } = timer();
  const answers: (() => void)[] = [];
  const load = () => new Promise<void>((resolve) => answers.push(resolve));
  const files = new BoardFiles(load, start);
  files.start();
  expect(files.state.value).toBe('loading');
  end();
  expect(files.state.value).toBe('late');
  files.start();
  expect(files.state.value).toBe('loading');
  // The answer to the first try is about files that were given up.
  answers[0]?.();
  await settled();
  expect(files.state.value).toBe('loading');
  answers[1]?.();
  await settled();
  expect(files.state.value).toBe('ready');
  expect(isRunning()).toBe(false);
});

test('files that fail or arrive late are ready; a closed table has no timer', async () => {
  const { start, end, isRunning } = timer();
  let fail = (_: Error) => {};
  const load = () =>
    new Promise<void>((_, reject) => {
      fail = reject;
    });
  const files = new BoardFiles(load, start);
  files.start();
  end();
  fail(new Error('offline'));
  await settled();
  expect(files.state.value).toBe('ready');
  files.start();
  files.close();
  expect(isRunning()).toBe(false);
});
