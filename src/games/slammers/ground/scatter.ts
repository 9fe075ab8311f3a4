/** [7.4] [7.5] [7.6] Landing hex of a unit that drops off course. */
import { hexDistance } from '../../../kernel/board/hex.ts';
import type { Slot } from '../data/pieces.ts';
import type { Ground } from './ground.ts';

export interface Landing {
  /** Hex of the map in which the counter is put. */
  readonly hex: number;
  /** [R11] [R76] Whether it came down off the map or on a closed piece; terrain does not affect it then. */
  readonly offMap: boolean;
}

/** Axial steps by direction, 0 is north, then clockwise. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** Direction and distance in hexes, as rolled. */
export interface Drift {
  readonly direction: Slot;
  readonly hexes: number;
}

const SIX = [0, 1, 2, 3, 4, 5] as const;
/** [7.5] All drifts off course, by two dice. All 36 are equally likely. */
export const DRIFTS: readonly Drift[] = SIX.flatMap((direction) =>
  SIX.map((die) => ({ direction, hexes: die + 1 })),
);

/**
 * [7.4] [7.5] Returns the landing for a drift from a drop zone. [R76] `closed`: pieces that count as off the map, bit
 * p for piece p of the layout.
 */
export function landingOf(
  ground: Ground,
  zone: number,
  { direction, hexes }: Drift,
  closed = 0,
): Landing {
  const { hex } = ground.board;
  if (!hex) throw new Error('drops need hexes');
  const [dq, dr] = STEPS[direction];
  const place = (steps: number) => [hex.q[zone] + steps * dq, hex.r[zone] + steps * dr] as const;
  const landed = hex.at(...place(hexes));
  if (landed >= 0 && isOpen(ground, closed, landed)) return { hex: landed, offMap: false };
  const [q, r] = place(hexes);
  const path = Array.from({ length: hexes }, (_, steps) => hex.at(...place(steps)));
  const far = (n: number) => hexDistance(q, r, hex.q[n], hex.r[n]);
  return { hex: nearest(ground, closed, far, path), offMap: true };
}

const known = new WeakMap<Ground, Map<number, Int16Array>>();

/**
 * Returns the landings of all `DRIFTS` from every zone, zone by zone. An entry is the hex, minus the number of hexes
 * if the landing is off the map. Cached, since bots use all of them to aim drops.
 */
export function landingsOf(ground: Ground, closed: number): Int16Array {
  const tables = known.get(ground) ?? new Map<number, Int16Array>();
  known.set(ground, tables);
  const found = tables.get(closed) ?? new Int16Array(ground.hexes * DRIFTS.length);
  if (tables.has(closed)) return found;
  tables.set(closed, found);
  for (let i = 0; i < found.length; i++) {
    const drift = DRIFTS[i % DRIFTS.length];
    const { hex, offMap } = landingOf(ground, Math.floor(i / DRIFTS.length), drift, closed);
    found[i] = offMap ? hex - ground.hexes : hex;
  }
  return found;
}

const isOpen = ({ piece }: Ground, closed: number, n: number): boolean =>
  ((closed >> piece[n]) & 1) === 0;

/**
 * [R11] Returns the nearest open hex: among equals, the first one on the path, else the first. The zone itself is
 * open.
 */
function nearest(
  ground: Ground,
  closed: number,
  far: (n: number) => number,
  path: readonly number[],
): number {
  let [best, least] = [-1, Number.POSITIVE_INFINITY];
  for (let n = 0; n < ground.hexes; n++) {
    const away = far(n);
    if (away < least && isOpen(ground, closed, n)) [best, least] = [n, away];
  }
  const onPath = path.filter((n) => n >= 0 && isOpen(ground, closed, n) && far(n) === least);
  return onPath.length > 0 ? Math.min(...onPath) : best;
}
