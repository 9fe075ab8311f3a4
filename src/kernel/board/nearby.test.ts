import { expect, test } from 'vitest';
import { type Board, lineBoard } from './graph.ts';
import { hexBoard, type Orientation } from './hex.ts';
import { beyondOf, neighboursOf } from './nearby.ts';

/** Returns five rows of five hexes, every other row offset by half a hex. */
function hexes(orientation: Orientation): Board {
  const places = Array.from({ length: 25 }, (_, i) => ({ along: i % 5, line: Math.floor(i / 5) }));
  const cells = places.map(({ along, line }) =>
    orientation === 'pointy'
      ? { q: along - (line >> 1), r: line }
      : { q: line, r: along - (line >> 1) },
  );
  return hexBoard(orientation, cells);
}

const at = (board: Board, label: string): number => board.nodeOf.get(label) ?? -1;

test.each(['pointy', 'flat'] as const)(
  'on %s hexes each neighbour lies in the direction of its slot',
  (orientation) => {
    const board = hexes(orientation);
    const found = neighboursOf(board, at(board, '0303'));
    expect(found.map(({ direction }) => direction)).toEqual([0, 1, 2, 3, 4, 5]);
  },
);

test('farther nodes come nearest first, with steps and direction; neighbours and the node itself are left out', () => {
  const board = hexes('pointy');
  const [far, near] = [at(board, '0503'), at(board, '0301')];
  const all = [far, near, at(board, '0203'), at(board, '0103')];
  const told = beyondOf(board, at(board, '0103'), all).map(
    ({ node, steps, direction }) => `${node} ${steps} ${board.directions[direction]}`,
  );
  expect(told).toEqual([`${near} 3 NE`, `${far} 4 E`]);
});

test('lines have steps and no directions, and nothing is near a tray', () => {
  const points = { a: { x: 0, y: 0 }, c: { x: 1, y: 1 }, e: { x: 2, y: 2 } };
  const board = lineBoard(points, [['a', 'c', 'e']], [{ label: 't', point: { x: 4, y: 1 } }]);
  expect(beyondOf(board, at(board, 'a'), [at(board, 'e'), at(board, 't')])).toEqual([
    { node: at(board, 'e'), steps: 2, direction: -1 },
  ]);
  expect(neighboursOf(board, at(board, 't'))).toEqual([]);
});
