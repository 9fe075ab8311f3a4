import { expect, test } from 'vitest';
import { apply, start } from '../src/kernel/engine.ts';
import { formatAction, parseAction } from '../src/kernel/notation.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { connectFour } from './games/connect-four.ts';
import { Uct } from './uct.ts';

/** What UCT plays in Connect Four after some men. */
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

test('without any time UCT plays by lot, and takes none', () => {
  const s = start(connectFour);
  const uct = new Uct(connectFour, new Sfc32('lot'));
  const chosen = Array.from({ length: 60 }, () => uct.choose(s, 0, () => true));
  expect(uct.playouts).toBe(0);
  expect(new Set(chosen.map((action) => formatAction(connectFour, action))).size).toBe(7);
});

test('UCT takes four in a line, and stands in the way of the other side', () => {
  expect(answer(3, 0, 3, 0, 3, 1)).toBe('drop 3');
  expect(answer(3, 0, 3, 0, 3)).toBe('drop 3');
  expect(answer(0, 3, 0, 3, 6, 3)).toBe('drop 3');
});
