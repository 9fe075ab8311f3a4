/** Surveys units by place, in one pass over the units. */
import { HEXES, NEXT, NODES } from '../data/field.ts';
import { isFighter, isFlyer, sideOf, UNIT_COUNT } from '../data/units.ts';
import { type Chitin, mayStack, typeBit } from '../state.ts';
import type { Survey } from './scratch.ts';

/** Fills and returns the survey of a side. Valid until the next survey. */
export function survey(s: Chitin, side: number): Survey {
  const sv = s.world.scratch.survey;
  const { at } = s;
  if (isOf(sv, side, at)) return sv;
  sv.version += 1;
  sv.side = side;
  sv.at.set(at);
  sv.all.fill(0);
  const { own, foe, fighters, types, zone, near } = sv;
  for (let u = 0; u < UNIT_COUNT; u++) {
    const n = at[u];
    if (n < 0 || n >= HEXES || isFlyer(u)) continue;
    if (sideOf(u) === side) {
      own[n]++;
      types[n] |= typeBit(u);
      if (isFighter(u)) fighters[n]++;
    } else {
      foe[n]++;
      // [6.04] [R2] All six hexes, whatever the facing, of every ground unit except Workers.
      spread(near, n);
      if (isFighter(u)) spread(zone, n);
    }
  }
  return sv;
}

/** Returns whether a survey is of this side and of the current places of all units, its only inputs. */
function isOf(sv: Survey, side: number, at: Int16Array): boolean {
  if (sv.side !== side) return false;
  for (let u = 0; u < UNIT_COUNT; u++) if (sv.at[u] !== at[u]) return false;
  return true;
}

function spread(marks: Int8Array, n: number): void {
  // Off the map the index is -1, where writing has no effect.
  for (let i = n * 6; i < n * 6 + 6; i++) marks[NEXT[i]] = 1;
}

/**
 * [6.05] [6.051] [R3] Returns whether units with these warrior types may stop in a hex with the units already there.
 */
export function hasRoom(sv: Survey, n: number, size: number, types: number): boolean {
  return sv.own[n] + size <= 3 && mayStack(sv.types[n] | types);
}

/** [6.04] Returns the hexes in the zone of control of a side, for the overlay. */
export function zoneOf(s: Chitin, side: number): number[] {
  const { zone } = survey(s, 1 - side);
  return Array.from({ length: NODES }, (_, n) => n).filter((n) => zone[n] === 1);
}
