/** [7.4] [7.5] [7.6] Where a unit comes down that is dropped off course. */
import { hexDistance } from '../../../kernel/board/hex.ts';
import type { Slot } from '../data/pieces.ts';
import type { Ground } from './ground.ts';

export interface Landing {
  /** The hex of the map that the counter is put on. */
  readonly hex: number;
  /** [R11] [R76] It came down off the map, or where it may not be: terrain does nothing to it. */
  readonly offMap: boolean;
}

/** Axial steps by direction, 0 north and on clockwise. */
const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** Directions and hexes that the dice have given. */
export interface Drift {
  readonly direction: Slot;
  readonly hexes: number;
}

const SIX = [0, 1, 2, 3, 4, 5] as const;
/** [7.5] What two dice give to whoever is off course, each of the 36 as likely as the others. */
export const DRIFTS: readonly Drift[] = SIX.flatMap((direction) =>
  SIX.map((die) => ({ direction, hexes: die + 1 })),
);

/**
 * [7.4] [7.5] The landing in a direction, 0 for a die of 1, so many hexes from the zone. [R76] `closed` are pieces
 * that count as off the map: bit p for piece p of the layout.
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
 * The landings of all `DRIFTS` from every zone, zone by zone in their order: the hex, less the number of all hexes where it is
 * off the map. Worked out once: bots aim drops by all of them.
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

/** [R11] The nearest of the open hexes; of equals one on the path, else the first. The zone is open. */
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
