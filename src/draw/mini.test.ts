import { expect, test } from 'vitest';
import { generic } from './art-base.ts';
import { stacksOf } from './board.ts';
import { drawDots, drawGoal, drawGround } from './mini.ts';
import {
  counterLook,
  faultOf,
  NO_STATE,
  pictureGame,
  smallHexBoard,
  smallLineBoard,
} from './testing.ts';

const terrains = ['heath', 'marsh'].map((id) => ({ id, name: id, glyph: '.' }));

test('the ground has one area for each colour', () => {
  const board = smallHexBoard(6, 4, 'pointy');
  const ground = drawGround(
    pictureGame(board, { terrains, terrainOf: (_, node) => node % 2 }),
    generic,
    NO_STATE,
  );
  expect(faultOf(ground)).toBe('');
  expect(ground.match(/fill="[^"]+"/g)).toEqual(['fill="var(--m-t0)"', 'fill="var(--m-t1)"']);
});

test('a board of lines has its lines', () => {
  const board = smallLineBoard();
  const ground = drawGround(pictureGame(board, {}), generic, NO_STATE);
  expect(faultOf(ground)).toBe('');
  expect(ground.match(/stroke=/g)).toHaveLength(board.lines.length);
});

test('a place on lines is small, so that its lines are seen', () => {
  const board = smallLineBoard();
  const ground = drawGround(pictureGame(board, {}), generic, NO_STATE);
  const path = /d="(M[^"]+)" fill="(?!none)/.exec(ground)?.[1] ?? '';
  const last = path.split('Z').findLast(Boolean) ?? '';
  const xs = [...last.matchAll(/[ML](-?[\d.]+) /g)].map(([, x]) => Number(x));
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(50);
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(20);
});

test('a node has a dot for each side that stands there, side by side, however many counters', () => {
  const game = pictureGame(smallHexBoard(3, 3, 'flat'), {});
  const looks = [0, 0, 1].map((side, unit) => counterLook({ unit, node: 4, side }));
  const dots = drawDots(game, stacksOf(looks));
  expect(faultOf(dots)).toBe('');
  const places = [...dots.matchAll(/cx="([\d.-]+)"/g)].map(([, x]) => Number(x));
  expect(places).toHaveLength(2);
  expect((places[1] ?? 0) - (places[0] ?? 0)).toBeCloseTo(50, 6);
  expect(drawDots(game, new Map())).toBe('');
});

test('a goal has an area in the colour of each side and a ring round each aim', () => {
  const game = {
    ...pictureGame(smallHexBoard(3, 3, 'flat'), {}),
    sides: [{ id: 'a' }, { id: 'b', colour: 5 }],
  };
  const drawn = drawGoal(game as never, {
    starts: [
      { side: 0, nodes: [0, 1] },
      { side: 1, nodes: [8] },
    ],
    aims: [4, 5],
  });
  expect(faultOf(drawn)).toBe('');
  expect(drawn.match(/fill="var\(--m-s\d\)"/g)).toEqual([
    'fill="var(--m-s0)"',
    'fill="var(--m-s5)"',
  ]);
  expect(drawn.match(/stroke="var\(--m-warn\)"/g)).toHaveLength(2);
});
