/** Where a card covers least of what matters. */
import type { Game } from '../../../kernel/game.ts';

/** The side of the board on which fewer of these nodes lie; with as many on both, `usual`. */
export function clearSide(
  { board }: Game,
  nodes: readonly number[],
  usual: 'left' | 'right',
): 'left' | 'right' {
  const xs = board.points.map(({ x }) => x);
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const sides = nodes.map((n) => Math.sign((board.points[n]?.x ?? middle) - middle));
  const balance = sides.reduce((sum, side) => sum + side, 0);
  if (balance === 0) return usual;
  return balance > 0 ? 'left' : 'right';
}
