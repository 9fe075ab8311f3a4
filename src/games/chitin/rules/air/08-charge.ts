/** [8.02] Charge attacks: declared while moving, two more points, doubled strength, disruption afterwards. */
import type { Log } from '../../../../kernel/text/log.ts';
import { ruleRef } from '../../../../kernel/text/message.ts';
import type { Refusal } from '../../../../kernel/rulebook.ts';
import { distance, HEXES, HEXES_HOME, isFront, NEXT } from '../../data/field.ts';
import { firstUnit, isWarrior, sideOf, TYPE_OF, UNIT_COUNT } from '../../data/units.ts';
import { type Chitin, facingAt, holdsHex, isOnMap, unitsEnd } from '../../state.ts';
import { doers, typePlural } from '../../i18n/nouns.ts';
import { refuse } from '../../i18n/msg.ts';
import { partyOf } from '../movement/06-party.ts';
import { floodFrom } from '../movement/06-reach.ts';
import type { Party, Survey } from '../scratch.ts';
import { hasRoom, survey } from '../survey.ts';

/**
 * [8.02] [R41] Returns whether the party may declare a charge: all members allow it, and the move can end beside an
 * enemy.
 */
export function mayCharge(s: Chitin, sv: Survey, party: Party): boolean {
  return mayDeclare(s, party) && canReachEnemy(s, sv, party, s.world.values['charge.points']);
}

/**
 * [8.02] [R41] Returns a function that tells whether a unit without points may still declare a charge, and so move on.
 * It makes the survey on first use. Valid until the next survey.
 */
export function chargersOn(s: Chitin): (u: number) => boolean {
  let sv: Survey | undefined;
  return (u) => {
    if (!mayDeclareStill(s, u)) return false;
    sv ??= survey(s, s.mover);
    return mayCharge(s, sv, partyOf(s, u));
  };
}

/** [R41] Returns whether a unit has no points left but may still declare a charge. */
export const mayDeclareStill = (s: Chitin, u: number): boolean =>
  s.world.rules.advanced &&
  s.at[u] >= 0 &&
  s.left[u] === 0 &&
  s.world.ratings.types[TYPE_OF[u]].charges &&
  s.charging[u] === 0;

/**
 * [8.02] [8.025] [8.034] Returns whether all warriors can charge, no member is disrupted, and not all charge already.
 */
function mayDeclare(s: Chitin, party: Party): boolean {
  if (!s.world.rules.advanced || party.charging === party.warriors) return false;
  return (party.types & ~s.world.ratings.chargers) === 0 && party.disrupted === 0;
}

/** [8.021] Returns whether the party, with these extra points for its warriors, can stop beside an enemy. */
export function canReachEnemy(s: Chitin, sv: Survey, party: Party, bonus: number): boolean {
  if (party.node < HEXES && sv.near[party.node]) return true;
  if (!isEnemyWithin(s, party, bonus)) return false;
  const reach = floodFrom(s, sv, party, s.mover, bonus);
  // Scans the labels, which are few: with the charge bonus alone, a party does not get far.
  for (let label = 1; label < reach.length; label++) {
    const n = reach.node[label];
    if (n < HEXES && sv.near[n] && hasRoom(sv, n, party.size, party.types)) return true;
  }
  return false;
}

/**
 * Tests quickly, before the flood, whether an enemy is within straight-line distance over plains. Dead units are
 * ignored.
 */
function isEnemyWithin(s: Chitin, party: Party, bonus: number): boolean {
  let points = 0;
  for (let i = 0; i < party.size; i++) points = Math.max(points, s.left[party.units[i]]);
  const far = party.node < HEXES ? undefined : HEXES_HOME[s.end[s.mover]];
  for (let u = firstUnit(1 - s.mover); u < unitsEnd(1 - s.mover); u++) {
    const way = far === undefined ? distance(s.at[u], party.node) : far[s.at[u]];
    if (way <= points + bonus + 1) return true;
  }
  return false;
}

/** [8.021] [8.026] Declares a charge. The bonus is for warriors; Basics and Workers keep their allowance. */
export function declareCharge(s: Chitin, party: Party, log?: Log): void {
  const units: number[] = [];
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    if (!isWarrior(u) || s.charging[u]) continue;
    s.charging[u] = 1;
    s.left[u] += s.world.values['charge.points'];
    units.push(u);
  }
  log?.add({ type: 'charge', rule: '8.02', args: doers(units) });
}

/** Returns why a party may not declare a charge. */
export function whyNotCharge(s: Chitin, party: Party): Refusal {
  if (!s.world.rules.advanced) return refuse('R40', 'refusal.charge-advanced');
  if (party.disrupted > 0)
    return refuse('8.025', 'refusal.charge-disrupted', { rule: ruleRef('8.034') });
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    if (isWarrior(u) && !s.world.ratings.types[TYPE_OF[u]].charges)
      return refuse('8.02', 'refusal.charge-type', { units: typePlural(TYPE_OF[u]) });
  }
  if (party.flyers) return refuse('8.02', 'refusal.charge-flyers');
  if (party.warriors === 0) return refuse('8.02', 'refusal.charge-warriors');
  if (party.charging === party.warriors) return refuse('8.02', 'refusal.charge-already');
  return refuse('8.021', 'refusal.charge-afar');
}

/** [8.021] Returns whether a unit in a hex has declared a charge. */
export function chargesAt(s: Chitin, n: number): boolean {
  for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++)
    if (s.charging[u] && s.at[u] === n) return true;
  return false;
}

/**
 * [8.021] [R41] Returns whether all other charging units still have a target after the party overruns the enemy in hex
 * n.
 */
export function othersKeepTargets(s: Chitin, n: number): boolean {
  for (let u = 0; u < UNIT_COUNT; u++)
    if (s.charging[u] && !s.marked[u] && !hasEnemyInFront(s, u, n)) return false;
  return true;
}

/** [7.02] Returns whether a unit has an enemy ground stack in front, other than the one in hex `not`. */
export function hasEnemyInFront(s: Chitin, u: number, not = -1): boolean {
  const side = sideOf(u);
  if (!isOnMap(s, u)) return false;
  const facing = facingAt(s, side, s.at[u]);
  for (let d = 0; d < 6; d++) {
    const to = NEXT[s.at[u] * 6 + d];
    if (to >= 0 && to !== not && isFront(facing, d) && holdsHex(s, 1 - side, to)) return true;
  }
  return false;
}
