import { expect, test } from 'vitest';
import { pictureGame, smallHexBoard } from '../../../draw/testing.ts';
import { clearSide } from './clear-side.ts';

const game = pictureGame(smallHexBoard(5, 1, 'pointy'), {});

test.each([
  ['nothing matters', [], 'right'],
  ['most lies to the left', [0, 1, 4], 'right'],
  ['most lies to the right', [0, 3, 4], 'left'],
  ['what matters lies in the middle', [2], 'right'],
])('a card lies on the clear side where %s', (_, nodes, side) => {
  expect(clearSide(game, nodes, 'right')).toBe(side);
});
