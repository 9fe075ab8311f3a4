/**
 * [6.02] [6.03] [6.04] Destinations of a party. All members move together hex by hex, and each pays its own costs. A
 * flood therefore carries two purses: the points of members for which water or rough ground is easy ("gifted"), and of
 * the others ("common").
 */
import { boxOf, ENTRY, HEXES, IS_ENTRY, NEXT } from '../../data/field.ts';
import { isWarrior, TYPE_OF } from '../../data/units.ts';
import { NONE } from '../../../../kernel/state.ts';
import type { Chitin } from '../../state.ts';
import type { FloodInput, Party, Reach, Survey } from '../scratch.ts';

/**
 * Fills the reach of a party: `reach.best[n]` is its best label at node n, or -1. The party's own node is not included.
 * Needs a survey of the party's side. `bonus` is for warriors that do not charge yet [8.021]. Valid until the next
 * call. If the same party is asked for again, first to list its destinations and then to move, the flood is reused.
 */
export function floodFrom(s: Chitin, sv: Survey, party: Party, side: number, bonus = 0): Reach {
  const { reach, input } = s.world.scratch;
  readInput(s, sv, party, side, bonus, input);
  if (party.disrupted > 0) return oneHex(s, sv, party, cleared(reach, input));
  if (isSame(reach.input, input)) return reach;
  cleared(reach, input);
  put(reach, input.node, input.gifted, input.common, -1);
  for (let sum = input.gifted + input.common; sum >= 0; sum--) {
    for (let label = reach.bucket[sum]; label >= 0; label = reach.next[label])
      if (accept(reach, label)) spread(sv, reach, label);
  }
  reach.best[party.node] = -1;
  return reach;
}

const EMPTY = 99;

/**
 * [6.03] Reads the input of a flood: the fewest points of any member of each kind, the terrain costs, and the limits.
 */
function readInput(
  s: Chitin,
  sv: Survey,
  party: Party,
  side: number,
  bonus: number,
  input: FloodInput,
): void {
  let [gifted, common] = [EMPTY, EMPTY];
  const { costs: costsByType, plainCost } = s.world.ratings;
  input.giftedCosts = plainCost;
  input.zoneCost = s.world.values['cost.zone'];
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    const costs = costsByType[TYPE_OF[u]];
    const left = s.left[u] + (isWarrior(u) && !s.charging[u] ? bonus : 0);
    if (costs === plainCost) common = Math.min(common, left);
    else {
      input.giftedCosts = costs;
      gifted = Math.min(gifted, left);
    }
  }
  // A purse without members follows the other one, so that one label per hex is enough.
  input.commonCosts = common === EMPTY ? input.giftedCosts : plainCost;
  input.gifted = gifted === EMPTY ? common : gifted;
  input.common = common === EMPTY ? gifted : common;
  input.node = party.node;
  input.survey = sv.version;
  input.end = s.end[side];
  input.escorted = party.fighters > 0;
  input.leaves = party.charging === 0;
}

/** Returns whether two floods would have the same result. */
const isSame = (a: FloodInput, b: FloodInput): boolean =>
  a.node === b.node &&
  a.survey === b.survey &&
  a.gifted === b.gifted &&
  a.common === b.common &&
  a.giftedCosts === b.giftedCosts &&
  a.commonCosts === b.commonCosts &&
  a.end === b.end &&
  a.escorted === b.escorted &&
  a.leaves === b.leaves;

/** Returns an empty reach for this input. */
function cleared(reach: Reach, input: FloodInput): Reach {
  Object.assign(reach.input, input);
  reach.best.fill(-1);
  reach.bucket.fill(-1);
  reach.length = 0;
  return reach;
}

/** Adds a label to its bucket unless a better one is known. */
function put(reach: Reach, n: number, gifted: number, common: number, from: number): void {
  if (gifted < 0 || common < 0 || isWorse(reach, n, gifted, common)) return;
  const label = reach.length++;
  reach.node[label] = n;
  reach.gifted[label] = gifted;
  reach.common[label] = common;
  reach.from[label] = from;
  reach.next[label] = reach.bucket[gifted + common];
  reach.bucket[gifted + common] = label;
}

function isWorse(reach: Reach, n: number, gifted: number, common: number): boolean {
  for (let l = reach.best[n]; l >= 0; l = reach.sibling[l])
    if (reach.gifted[l] >= gifted && reach.common[l] >= common) return true;
  return false;
}

/** Makes a label final; returns false if a better one came first. */
function accept(reach: Reach, label: number): boolean {
  const n = reach.node[label];
  if (isWorse(reach, n, reach.gifted[label], reach.common[label])) return false;
  reach.sibling[label] = -1;
  const first = reach.best[n];
  if (first < 0) reach.best[n] = label;
  else {
    // Inserted after the first label, which has the largest sum of points.
    reach.sibling[label] = reach.sibling[first];
    reach.sibling[first] = label;
  }
  return true;
}

function spread(sv: Survey, reach: Reach, label: number): void {
  const n = reach.node[label];
  const { end, leaves } = reach.input;
  if (n >= HEXES) {
    // [6.01] [R6] From off the map into any hex of the own short edge; no path leads through that box.
    if (reach.from[label] < 0) for (const to of ENTRY[end]) enter(sv, reach, label, to);
    return;
  }
  for (let i = n * 6; i < n * 6 + 6; i++) if (NEXT[i] >= 0) enter(sv, reach, label, NEXT[i]);
  // [6.07] [R7] Leaving costs 1, from an entry hex of the own end, but [8.021] not during a charge.
  if (IS_ENTRY[end][n] && leaves)
    put(reach, boxOf(end), reach.gifted[label] - 1, reach.common[label] - 1, label);
}

function enter(sv: Survey, reach: Reach, label: number, to: number): void {
  const { giftedCosts, commonCosts, zoneCost, escorted } = reach.input;
  if (!mayPass(sv, escorted, to)) return;
  const zonePoints = sv.zone[to] * zoneCost;
  const gifted = reach.gifted[label] - giftedCosts[to] - zonePoints;
  const common = reach.common[label] - commonCosts[to] - zonePoints;
  put(reach, to, gifted, common, label);
}

/**
 * [6.09] Returns whether the hex has no enemy ground unit; [6.082] Workers enter zones only with a fighter or where one
 * is.
 */
function mayPass(sv: Survey, escorted: boolean, to: number): boolean {
  if (sv.foe[to] > 0) return false;
  return sv.zone[to] === 0 || escorted || sv.fighters[to] > 0;
}

/**
 * [7.064] [R24] Fills the reach of a disrupted party: one hex whatever the terrain, never into a zone; or off the map.
 */
function oneHex(s: Chitin, sv: Survey, party: Party, reach: Reach): Reach {
  put(reach, party.node, 1, 1, -1);
  const n = party.node;
  for (let i = n * 6; i < n * 6 + 6; i++) {
    const to = NEXT[i];
    if (to < 0 || sv.zone[to] || !mayPass(sv, party.fighters > 0, to)) continue;
    if (canPay(s, party, (u) => s.world.ratings.costs[TYPE_OF[u]][to])) keep(reach, to);
  }
  const { end } = reach.input;
  if (IS_ENTRY[end][n] && canPay(s, party, () => 1)) keep(reach, boxOf(end));
  // This reach depends on more than the input, so it must not be reused.
  reach.input.node = NONE;
  return reach;
}

function keep(reach: Reach, n: number): void {
  const label = reach.length;
  put(reach, n, 0, 0, 0);
  accept(reach, label);
}

function canPay(s: Chitin, party: Party, cost: (u: number) => number): boolean {
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    if (s.left[u] < (s.disrupted[u] ? 1 : cost(u))) return false;
  }
  return true;
}

/** Returns the nodes on the path to a reached node, without the party's own node, the last one included. */
export function pathTo(reach: Reach, n: number): number[] {
  const path: number[] = [];
  for (let l = reach.best[n]; reach.from[l] >= 0; l = reach.from[l]) path.push(reach.node[l]);
  return path.reverse();
}

/** [6.02] Makes every member pay its own costs along a path. */
export function payFor(s: Chitin, sv: Survey, party: Party, path: readonly number[]): void {
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    if (s.disrupted[u]) s.left[u] = 0;
    else for (const n of path) s.left[u] -= priceOf(s, sv, u, n);
  }
}

/** [6.03] [6.04] [R1] Returns what one unit pays to enter a node. */
export function priceOf(s: Chitin, sv: Survey, u: number, n: number): number {
  if (n >= HEXES) return 1;
  return s.world.ratings.costs[TYPE_OF[u]][n] + sv.zone[n] * s.world.values['cost.zone'];
}
