/** Events of single units: they move, die, leave; tokens go with their carriers. */
import type { Log } from '../../../kernel/text/log.ts';
import { node } from '../../../kernel/text/message.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { NONE } from '../../../kernel/state.ts';
import { HEXES } from '../data/field.ts';
import { firstUnit, isFlyer, isWorker, sideOf, UNIT_COUNT } from '../data/units.ts';
import { type Chitin, DEAD, facingAt, isOnMap } from '../state.ts';
import { airPlace, named } from '../i18n/nouns.ts';
import { noteGain } from './04-standstill.ts';

/** Puts units of one hex onto another node together; tokens go with them [6.081] [R13]. */
export function relocate(s: Chitin, units: readonly number[], n: number, facing: number): void {
  for (const u of units) {
    s.at[u] = n;
    s.facing[u] = n < HEXES && !isFlyer(u) ? facing : NONE;
    if (n < HEXES) s.entered[sideOf(u)] = 1;
  }
  for (const u of units) if (s.carries[u] !== NONE) carryTo(s, s.carries[u], n);
}

/** [6.081] [R9] The token moves; carriers that stayed behind have it no longer. */
function carryTo(s: Chitin, t: number, n: number): void {
  s.tokenAt[t] = n;
  for (let u = 0; u < UNIT_COUNT; u++) if (s.carries[u] === t && s.at[u] !== n) s.carries[u] = NONE;
}

/** [6.06] Facing that units take over where friends stand already; else their own. */
export function facingOn(s: Chitin, side: number, n: number, own: number): number {
  const theirs = facingAt(s, side, n);
  return theirs === NONE ? own : theirs;
}

/**
 * [4.022] [8.041] A unit dies: it counts as lost, and where it died is remembered as food. A token
 * it carried stays in the hex, or with a second carrier there [6.081].
 */
export function kill(s: Chitin, u: number, rule: RuleId, log?: Log): void {
  const n = s.at[u];
  if (isFlyer(u)) log?.add({ type: 'air-died', rule, args: { u: named(u), at: airPlace(n) } });
  else log?.add({ type: 'died', rule, args: { u: named(u), at: node(n) } });
  s.losses[sideOf(u)]++;
  // [R59] Combat units are never replaced; Workers are, without end.
  if (!isWorker(u)) noteGain(s);
  if (s.world.rules.advanced) noteBody(s, u, n);
  clear(s, u);
  s.at[u] = DEAD;
}

/**
 * [8.041] [6.081] The body waits for the end of the turn. It belongs to the token that the dead
 * carried if a comrade carries on; and no longer, if the last of them dies too.
 */
function noteBody(s: Chitin, u: number, n: number): void {
  const i = s.bodies.indexOf(NONE);
  const t = s.carries[u];
  s.bodies[i] = n;
  if (t === NONE) return;
  if (s.carries.some((other, v) => other === t && v !== u)) s.bodyToken[i] = t;
  else releaseBodies(s, t);
}

function releaseBodies(s: Chitin, t: number): void {
  for (let i = 0; i < UNIT_COUNT; i++) if (s.bodyToken[i] === t) s.bodyToken[i] = NONE;
}

/** Takes a unit out of everything it was in. */
export function clear(s: Chitin, u: number): void {
  s.facing[u] = NONE;
  s.disrupted[u] = 0;
  s.left[u] = 0;
  s.charging[u] = 0;
  s.arrived[u] = 0;
  s.carries[u] = NONE;
  s.marked[u] = 0;
  s.aim[u] = NONE;
  s.fight[u] = NONE;
  s.followed[u] = 0;
  s.menace[u] = NONE;
}

/** Units of a side that stand on the map, flyers included. */
export function countOnMap(s: Chitin, side: number): number {
  let count = 0;
  for (let u = firstUnit(side); u < UNIT_COUNT && sideOf(u) === side; u++)
    if (isOnMap(s, u)) count++;
  return count;
}
