/** Events of single units: moves, deaths, departures. Tokens go with their carriers. */
import type { Log } from '../../../kernel/text/log.ts';
import { node } from '../../../kernel/text/message.ts';
import type { RuleId } from '../../../kernel/rulebook.ts';
import { NONE } from '../../../kernel/state.ts';
import { HEXES } from '../data/field.ts';
import { firstUnit, isFlyer, isWorker, sideOf, UNIT_COUNT } from '../data/units.ts';
import { type Chitin, DEAD, facingAt, isOnMap } from '../state.ts';
import { airPlace, named } from '../i18n/nouns.ts';
import { noteGain } from './04-standstill.ts';

/** Moves units of one hex to another node together; tokens go with them [6.081] [R13]. */
export function relocate(s: Chitin, units: readonly number[], n: number, facing: number): void {
  for (const u of units) {
    s.at[u] = n;
    s.facing[u] = n < HEXES && !isFlyer(u) ? facing : NONE;
    if (n < HEXES) s.entered[sideOf(u)] = 1;
  }
  for (const u of units) if (s.carries[u] !== NONE) carryTo(s, s.carries[u], n);
}

/** [6.081] [R9] Moves a token; carriers that stayed behind no longer have it. */
function carryTo(s: Chitin, t: number, n: number): void {
  s.tokenAt[t] = n;
  for (let u = 0; u < UNIT_COUNT; u++) if (s.carries[u] === t && s.at[u] !== n) s.carries[u] = NONE;
}

/** [6.06] Returns the facing of units that arrive: that of friends in the hex, else their own. */
export function facingOn(s: Chitin, side: number, n: number, own: number): number {
  const theirs = facingAt(s, side, n);
  return theirs === NONE ? own : theirs;
}

/**
 * [4.022] [8.041] Kills a unit: it counts as lost, and the place of its death is stored as food. A token that it
 * carried stays in the hex, or with a second carrier there [6.081].
 */
export function kill(s: Chitin, u: number, rule: RuleId, log?: Log): void {
  const n = s.at[u];
  if (isFlyer(u)) log?.add({ type: 'air-died', rule, args: { u: named(u), at: airPlace(n) } });
  else log?.add({ type: 'died', rule, args: { u: named(u), at: node(n) } });
  s.losses[sideOf(u)]++;
  // [R59] Combat units are never replaced; Workers always are.
  if (!isWorker(u)) noteGain(s);
  if (s.world.rules.advanced) noteBody(s, u, n);
  clear(s, u);
  s.at[u] = DEAD;
}

/**
 * [8.041] [6.081] Stores the body until the end of the turn. It belongs to the token that the dead unit carried if a
 * comrade carries it on, but no longer if the last carrier dies too.
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

/** Clears all references to a unit. */
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

/** Returns the number of units of a side on the map, flyers included. */
export function countOnMap(s: Chitin, side: number): number {
  let count = 0;
  for (let u = firstUnit(side); u < UNIT_COUNT && sideOf(u) === side; u++)
    if (isOnMap(s, u)) count++;
  return count;
}
