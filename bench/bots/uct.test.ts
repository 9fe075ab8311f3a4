import { expect, test } from 'vitest';
import type { ActionList } from '../../src/kernel/action.ts';
import { apply, start } from '../../src/kernel/engine.ts';
import { formatAction, parseAction } from '../../src/kernel/text/notation.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { connectFour } from '../games/connect-four.ts';
import { Uct } from './uct.ts';

/** Moves of UCT in Connect Four after some pieces. */
function answer(...columns: readonly number[]): string {
  const s = start(connectFour);
  for (const column of columns) apply(connectFour, s, parseAction(connectFour, `drop ${column}`));
  const uct = new Uct(connectFour, new Sfc32('uct'));
  const side = columns.length % 2;
  return formatAction(
    connectFour,
    uct.choose(s, side, () => uct.playouts >= 2000),
  );
}

test('without time, UCT plays at random and uses no time', () => {
  const s = start(connectFour);
  const uct = new Uct(connectFour, new Sfc32('lot'));
  const chosen = Array.from({ length: 60 }, () => uct.choose(s, 0, () => true));
  expect(uct.playouts).toBe(0);
  expect(new Set(chosen.map((action) => formatAction(connectFour, action))).size).toBe(7);
});

test('games that cannot be played to their end are no playouts: without any playout, UCT plays at random', () => {
  const s = start(connectFour);
  // After seven pieces, no eighth can be dropped.
  const steps = connectFour.steps.map((step) => ({
    ...step,
    actions: (at: typeof s, out: ActionList) => at.left > 35 && step.actions?.(at, out),
  }));
  const dead = { ...connectFour, steps };
  const uct = new Uct(dead, new Sfc32('dead'));
  let asked = 0;
  expect(
    formatAction(
      dead,
      uct.choose(s, 0, () => ++asked > 100),
    ),
  ).toMatch(/^drop \d$/);
  expect(uct.playouts).toBe(0);
});

test('UCT completes four in a line, and blocks the other side', () => {
  expect(answer(3, 0, 3, 0, 3, 1)).toBe('drop 3');
  expect(answer(3, 0, 3, 0, 3)).toBe('drop 3');
  expect(answer(0, 3, 0, 3, 6, 3)).toBe('drop 3');
});
