/** [5.0] Costs of entering hexes, and the reach of units. */
import type { Flood } from '../../../kernel/board/path.ts';
import type { Frame } from '../../../kernel/frames.ts';
import type { ActionPath } from '../../../kernel/look/focus.ts';
import { BOARD, OBSTRUCTED, PASSAGEWAY, TERRAIN } from '../data/map.ts';
import { HUMAN } from '../data/units.ts';
import {
  type AnnihilatorState,
  countUnits,
  isAlive,
  isHuman,
  OB_PAS,
  sideOf,
  typeOf,
  UNMARKED,
} from '../state.ts';
import { formatPoints } from '../i18n/phrases.ts';
import { msg } from '../i18n/msg.ts';
import { hasRoom } from './06-stacking.ts';
import { autoDefendOdds, autoDefends } from './combat/07-auto-defend.ts';
import { canRecoverIn } from './demolition/08-recovery.ts';

type S = AnnihilatorState;

/** [5.1] Returns a unit's whole Movement Factor in half points, because passageways cost robots half a point. */
export const fullPoints = (s: S, u: number): number => 2 * typeOf(s, u).move;

/**
 * [5.2] [HTC] Returns the half points for entering a hex, negative if not allowed. [8.2] A marker replaces the type of
 * the hex: OB-PAS by obstructed passable, CLEAR and ships [R1b] by passageway.
 */
export function entryCost(s: S, side: number, n: number): number {
  const marker = s.marker[n];
  const terrain = marker === UNMARKED ? TERRAIN[n] : marker === OB_PAS ? OBSTRUCTED : PASSAGEWAY;
  return s.world.tables.entryCosts[side][terrain];
}

/**
 * Searches everything that a unit can reach with these half points; friends do not block it [5.3]. An advance is
 * limited to hexes just cleared [8.3]. Valid until the next call.
 */
export function floodFrom(s: S, u: number, points: number, advance: boolean): Flood {
  countUnits(s);
  const { flood } = s.world.scratch;
  const { marker, justCleared } = s;
  const side = sideOf(u);
  const base = s.world.basePrices[side];
  return flood.run(
    s.hex[u],
    points,
    (_, n) => {
      if (advance && !justCleared[n]) return -1;
      return marker[n] === UNMARKED ? base[n] : entryCost(s, side, n);
    },
    (n) => isHalt(s, u, n),
  );
}

/**
 * [5.4] [7.3] [8.5] Returns the first hex on the way that ends or interrupts the move before the unit reaches a hex
 * within its points; undefined if the points do not suffice. Valid after `countUnits`.
 */
export function blockerOf(
  s: S,
  u: number,
  n: number,
  points: number,
  advance: boolean,
): number | undefined {
  const { flood } = s.world.scratch;
  const side = sideOf(u);
  flood.run(s.hex[u], points, (_, m) =>
    advance && !s.justCleared[m] ? -1 : entryCost(s, side, m),
  );
  return flood.pathTo(n).find((m) => isHalt(s, u, m));
}

/**
 * Returns whether a move stops in a hex: [5.4] enemies, [7.3] the shield, and [8.5] charges that can be recovered. Only
 * entering counts: nothing holds a unit in its first hex, nor next to an enemy [R8]. Valid after `countUnits`.
 */
function isHalt(s: S, u: number, n: number): boolean {
  const side = sideOf(u);
  if (s.world.scratch.counts[1 - side][n] > 0) return true;
  return (side === HUMAN && autoDefends(s, n)) || canRecoverIn(s, u, n);
}

/**
 * [5.3] [6.0] Returns whether the unit of the last flood can end its move in the hex. A hex that stops the unit but has
 * no room is therefore closed [R7]: the unit could neither stay nor go on.
 */
export function isDestination(s: S, u: number, n: number): boolean {
  return s.world.scratch.flood.left[n] >= 0 && n !== s.hex[u] && hasRoom(s, sideOf(u), n);
}

/** Returns whether the unit has any destination. Checks the neighbours first, which usually decides. */
export function hasDestination(s: S, u: number, points: number, advance: boolean): boolean {
  const side = sideOf(u);
  countUnits(s);
  let open = false;
  for (let slot = 0; slot < 6; slot++) {
    const n = BOARD.neighbours[s.hex[u] * 6 + slot];
    if (n < 0 || (advance && !s.justCleared[n])) continue;
    const cost = entryCost(s, side, n);
    if (cost < 0 || cost > points) continue;
    if (hasRoom(s, side, n)) return true;
    open = true;
  }
  if (!open) return false;
  floodFrom(s, u, points, advance);
  for (let n = 0; n < BOARD.size; n++) if (isDestination(s, u, n)) return true;
  return false;
}

/**
 * [5.1] Returns whether a unit can move: once in a step, if it is not disrupted [R4] and has a destination; in an
 * advance only if it has met no enemy in this turn [R19].
 */
export function canMove(s: S, u: number, advance: boolean): boolean {
  if (!isAlive(s, u) || s.acted[u] || s.disrupted[u] || (advance && s.met[u])) return false;
  return hasDestination(s, u, fullPoints(s, u), advance);
}

/** Returns the path of a moving unit, with its cost and the attacks that it draws [7.3]. */
export function pathTo(
  s: S,
  { unit: u, points }: Frame<'unit' | 'points'>,
  n: number,
  advance: boolean,
): ActionPath | undefined {
  const flood = floodFrom(s, u, points, advance);
  if (flood.left[n] < 0) return undefined;
  const nodes = flood.pathTo(n);
  const shots = isHuman(u) ? nodes.filter((m) => autoDefends(s, m)).length : 0;
  const args = { cost: formatPoints(points - flood.left[n]), points: formatPoints(points) };
  if (shots === 0) return { nodes, cost: msg('path.cost', args) };
  return { nodes, cost: msg('path.shots', { ...args, n: shots, odds: autoDefendOdds(s) }) };
}
