import { expect, test } from 'vitest';
import { layoutOf } from '../layout.ts';
import { wayAlong } from './lines.ts';
import { drawMap } from './map.ts';
import { generic } from '../art-base.ts';
import { NO_STATE, pictureGame, smallHexBoard, smallLineBoard } from '../testing.ts';

const board = smallLineBoard();
const layout = layoutOf(board);
const node = (label: string): number => board.nodeOf.get(label) ?? -1;

test('a path along a line has the curve of the line in both directions', () => {
  const there = wayAlong(layout, [node('a'), node('c')]);
  const back = wayAlong(layout, [node('c'), node('a')]);
  const numbers = (d: string) => [...d.matchAll(/-?[\d.]+/g)].map(([n]) => n);
  expect(there).toMatch(/^M[^C]+C[^L]+$/);
  const [pairs, reversed] = [there, back].map((d) => {
    const all = numbers(d);
    return all.flatMap((x, i) => (i % 2 === 0 ? [`${x} ${all[i + 1]}`] : []));
  });
  expect(pairs).toEqual(reversed?.toReversed());
  // The map contains exactly the same curve.
  const curve = /C[\d. -]+/.exec(there)?.[0] ?? 'none';
  expect(drawMap(pictureGame(board, {}), generic, NO_STATE)).toContain(curve);
});

test('a path without a line is straight, and so is one on hexes', () => {
  expect(wayAlong(layout, [node('a'), node('b')])).toMatch(/^M[^C]+L[^C]+$/);
  expect(wayAlong(layoutOf(smallHexBoard(3, 3, 'flat')), [0, 1, 2])).not.toContain('C');
  expect(wayAlong(layout, [])).toBe('');
});
