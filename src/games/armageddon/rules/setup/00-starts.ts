/**
 * [2.2] [D17] Starts of the players: two at the centre of opposite edges, four at the corners, three in a triangle.
 */
import { MAP_SIZES } from '../../data/maps.ts';

/** Returns the start hexes on a map, by side. Tiles are laid around them. */
export function startsOf(map: number, count: number): number[] {
  const { columns, rows, apart } = MAP_SIZES[map];
  const at = (column: number, row: number) => row * columns + column;
  const [middle, last, right] = [Math.trunc(rows / 2), rows - 1, columns - 2];
  if (count === 2) {
    const left = Math.trunc((columns - 1 - apart) / 2);
    return [at(left, middle), at(left + apart, middle)];
  }
  if (count === 3) return [at(1, 0), at(1, last), at(right, middle)];
  return [at(1, 0), at(right, last), at(1, last), at(right, 0)];
}
