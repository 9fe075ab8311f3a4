/** The map: hexes in rows, every second row half a hex to the right. */
import { hexBoard } from 'countermarch/kernel';

/** `.` clear, `w` woods, `h` hill, `t` town. Turned by half a turn, the map is the same. */
const MAP = ['..w..h..', '.ht..t.w', 'w..wh...', '...hw..w', 'w.t..th.', '..h..w..'];

const CELLS = MAP.flatMap((row, y) => [...row].map((sign, x) => ({ x, y, sign })));

export const BOARD = hexBoard(
  'pointy',
  CELLS.map(({ x, y }) => ({ q: x - (y >> 1), r: y })),
);

/** Movement points for entering the hex [3.1], and strength that it adds to a defender [4.2]. */
export const TERRAINS = [
  { id: 'clear', sign: '.', cost: 1, defence: 0 },
  { id: 'woods', sign: 'w', cost: 2, defence: 1 },
  { id: 'hill', sign: 'h', cost: 2, defence: 2 },
  { id: 'town', sign: 't', cost: 1, defence: 1 },
] as const;

/** Index into `TERRAINS` of each node. */
export const TERRAIN = Uint8Array.from(CELLS, ({ sign }) =>
  TERRAINS.findIndex((terrain) => terrain.sign === sign),
);

/** Nodes of the towns; objective `n` is the town `TOWNS[n - 1]`. */
export const TOWNS = [...TERRAIN.keys()].filter((n) => TERRAINS[TERRAIN[n]].id === 'town');
