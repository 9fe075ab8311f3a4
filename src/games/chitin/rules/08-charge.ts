/** [8.02] Charge attacks: declared while moving, two points more, doubled, disrupted afterwards. */
import type { Log } from '../../../kernel/log.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { distance, HEXES, isFront, NEXT, NODES } from '../data/field.ts';
import {
  firstUnit,
  isFlyer,
  isWarrior,
  sideOf,
  typeOf,
  UNIT_COUNT,
  UNIT_TYPES,
} from '../data/units.ts';
import { type Chitin, facingAt, holdsHex, isOnMap, unitsEnd } from '../state.ts';
import { floodFrom } from './06-reach.ts';
import type { Party, Survey } from './scratch.ts';
import { hasRoom } from './survey.ts';

/** [8.021] Points that a charge adds. */
const CHARGE_POINTS = 2;

const CHARGING_TYPES = UNIT_TYPES.reduce((mask, t, i) => (t.charges ? mask | (1 << i) : mask), 0);

/** [8.02] [R41] Whether the party may declare a charge: it could, and it can end beside an enemy. */
export function mayCharge(s: Chitin, sv: Survey, party: Party): boolean {
  return mayDeclare(s, party) && canReachEnemy(s, sv, party);
}

/** [8.02] [8.025] [8.034] All its warriors charge, none is disrupted or charges already. */
function mayDeclare(s: Chitin, party: Party): boolean {
  if (!s.world.rules.advanced || party.flyers || party.types === 0) return false;
  return (party.types & ~CHARGING_TYPES) === 0 && party.disrupted === 0 && party.charging === 0;
}

/** [8.021] Whether the party, with two points more for its warriors, finds an enemy to stop beside. */
function canReachEnemy(s: Chitin, sv: Survey, party: Party): boolean {
  if (party.node < HEXES && sv.near[party.node]) return true;
  if (party.node < HEXES && !isEnemyWithin(s, party)) return false;
  const reach = floodFrom(s, sv, party, s.mover, CHARGE_POINTS);
  for (let n = 0; n < HEXES; n++)
    if (reach.best[n] >= 0 && sv.near[n] && hasRoom(sv, n, party.size, party.types)) return true;
  return false;
}

/** A quick look before the flood: no way is shorter than a straight line over plains. */
function isEnemyWithin(s: Chitin, party: Party): boolean {
  let points = 0;
  for (let i = 0; i < party.size; i++) points = Math.max(points, s.left[party.units[i]]);
  for (let u = firstUnit(1 - s.mover); u < unitsEnd(1 - s.mover); u++)
    if (isOnMap(s, u) && !isFlyer(u) && distance(s.at[u], party.node) <= points + CHARGE_POINTS + 1)
      return true;
  return false;
}

/** [8.021] [8.026] The bonus is for the warriors; Basics and Workers keep their allowance. */
export function declareCharge(s: Chitin, party: Party, log?: Log): void {
  const units: number[] = [];
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    if (!isWarrior(u)) continue;
    s.charging[u] = 1;
    s.left[u] += CHARGE_POINTS;
    units.push(u);
  }
  log?.add({ type: 'charge', rule: '8.02', args: { us: units, n: party.node } });
}

/** Why a party may not declare a charge. */
export function whyNotCharge(s: Chitin, party: Party): Refusal {
  if (!s.world.rules.advanced)
    return { rule: 'R40', reason: 'Charges belong to the advanced rules; this scenario has none.' };
  if (party.disrupted > 0)
    return {
      rule: '8.025',
      reason: 'A unit that begins its move disrupted, or out of command [8.034], cannot charge.',
    };
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    if (isWarrior(u) && !typeOf(u).charges)
      return { rule: '8.02', reason: `${typeOf(u).plural} cannot charge.` };
    if (s.charging[u]) return { rule: '8.02', reason: 'They have declared a charge already.' };
  }
  if (party.types === 0) return { rule: '8.02', reason: 'Only warriors charge.' };
  return {
    rule: '8.021',
    reason: 'They cannot reach a hex beside an enemy, and a charge must attack.',
  };
}

/** [8.021] Whether somebody in a hex has declared a charge. */
export function chargesAt(s: Chitin, n: number): boolean {
  for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++)
    if (s.charging[u] && s.at[u] === n) return true;
  return false;
}

/**
 * [8.021] [R41] Whether all who charge still have somebody to attack once the enemy in hex n is ridden
 * down by the party: the stacks elsewhere in front of them, the party itself wherever it can get.
 */
export function chargersKeepTargets(s: Chitin, party: Party, n: number): boolean {
  if (!s.charging.includes(1)) return true;
  for (let u = 0; u < UNIT_COUNT; u++)
    if (s.charging[u] && !s.marked[u] && !keepsTarget(s, u, n)) return false;
  return party.charging === 0 || hasOtherEnemyBeside(s, n);
}

/** Whether an enemy other than the one in hex n is in front of a unit. */
function keepsTarget(s: Chitin, u: number, n: number): boolean {
  const side = sideOf(u);
  const facing = facingAt(s, side, s.at[u]);
  for (let d = 0; d < 6; d++) {
    const to = NEXT[s.at[u] * 6 + d];
    if (to >= 0 && to !== n && isFront(facing, d) && holdsHex(s, 1 - side, to)) return true;
  }
  return false;
}

/** [R41] A charging party needs another enemy beside the hex that it overruns. */
function hasOtherEnemyBeside(s: Chitin, n: number): boolean {
  for (let d = 0; d < 6; d++) {
    const to = NEXT[n * 6 + d];
    if (to >= 0 && to < NODES && holdsHex(s, 1 - s.mover, to)) return true;
  }
  return false;
}
