/** [8.03] Command: ground warriors need a Basic in the megahex where their move begins. */
import type { Log } from '../../../../kernel/text/log.ts';
import { MEGAHEX_COUNT } from '../../data/field.ts';
import {
  BASIC,
  firstUnit,
  isWarrior,
  TYPE_OF,
  UNIT_TYPES,
  WARRIOR_TYPES,
} from '../../data/units.ts';
import { unitRow } from '../../i18n/nouns.ts';
import { type Chitin, isOnMap, megahexOf, unitsEnd } from '../../state.ts';

/** [8.031] Returns 1 for each megahex with a Basic of the side. */
export function commanded(s: Chitin, side: number): Int8Array {
  const marks = new Int8Array(MEGAHEX_COUNT);
  for (let u = firstUnit(side); u < unitsEnd(side); u++)
    if (TYPE_OF[u] === BASIC && isOnMap(s, u)) marks[megahexOf(s, u)] = 1;
  return marks;
}

/**
 * [8.033] [8.035] [R38] Disrupts warriors on the map without command until movement is over. Command is tested only
 * here.
 */
export function loseCommand(s: Chitin, side: number, log?: Log): void {
  if (!s.world.rules.advanced) return;
  const marks = commanded(s, side);
  const lost: number[] = [];
  for (let u = firstUnit(side); u < unitsEnd(side); u++) {
    // [8.032] Flyers, Workers and Basics need no command; [R39] nor do units still off the map.
    if (!isWarrior(u) || !isOnMap(s, u) || marks[megahexOf(s, u)] || s.disrupted[u]) continue;
    s.disrupted[u] = 1;
    lost.push(u);
  }
  if (lost.length > 0)
    log?.add({ type: 'uncommanded', rule: '8.033', args: { us: unitRow(lost) } });
}

/**
 * [8.033] Returns the number of ground warriors in a force that has no Basic to lead them; 0 if it has one, or could
 * not have one.
 */
export function leaderless(s: Chitin, side: number): number {
  const force = s.force.subarray(side * UNIT_TYPES.length, (side + 1) * UNIT_TYPES.length);
  if (!s.world.rules.advanced || force[BASIC] > 0) return 0;
  return force.subarray(0, WARRIOR_TYPES).reduce((sum, count) => sum + count, 0);
}
