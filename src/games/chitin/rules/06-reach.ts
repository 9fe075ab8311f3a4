/**
 * [6.02] [6.03] [6.04] Where a party can go. All members go hex by hex together and each pays its own
 * costs, so a flood carries two purses: the points of members to whom water or scrub is easy
 * ("gifted") and of the others ("common").
 */
import { boxOf, COST_OF, ENTRY, HEXES, IS_ENTRY, NEXT, PLAIN_COST } from '../data/field.ts';
import { isWarrior, TYPE_OF } from '../data/units.ts';
import type { Chitin } from '../state.ts';
import type { Party, Reach, Survey } from './scratch.ts';

/**
 * Fills the reach of a party: `reach.best[n]` is its best label at node n, or -1. The party's own
 * node is not in it. Needs a survey of the party's side. `bonus` is for
 * the warriors that do not charge yet [8.021].
 */
export function floodFrom(s: Chitin, sv: Survey, party: Party, side: number, bonus = 0): Reach {
  const { reach } = s.world.scratch;
  reach.best.fill(-1);
  reach.bucket.fill(-1);
  reach.length = 0;
  reach.end = s.end[side];
  if (party.disrupted > 0) return oneHex(s, sv, party, reach);
  fillPurses(s, party, reach, bonus);
  put(reach, party.node, reach.gifted[0], reach.common[0], -1);
  for (let sum = reach.gifted[0] + reach.common[0]; sum >= 0; sum--) {
    for (let label = reach.bucket[sum]; label >= 0; label = reach.next[label])
      if (accept(reach, label)) spread(sv, party, reach, label);
  }
  reach.best[party.node] = -1;
  return reach;
}

const EMPTY = 99;

/** [6.03] The least points that any member has left, of each kind, and the terrain costs. */
function fillPurses(s: Chitin, party: Party, reach: Reach, bonus: number): void {
  let [gifted, common] = [EMPTY, EMPTY];
  reach.giftedCosts = PLAIN_COST;
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    const costs = COST_OF[TYPE_OF[u]];
    const left = s.left[u] + (isWarrior(u) && !s.charging[u] ? bonus : 0);
    if (costs === PLAIN_COST) common = Math.min(common, left);
    else {
      reach.giftedCosts = costs;
      gifted = Math.min(gifted, left);
    }
  }
  // A purse that nobody holds follows the other one, so that one label a hex is enough.
  reach.commonCosts = common === EMPTY ? reach.giftedCosts : PLAIN_COST;
  reach.gifted[0] = gifted === EMPTY ? common : gifted;
  reach.common[0] = common === EMPTY ? gifted : common;
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

/** Takes a label for good; false if a better one came first. */
function accept(reach: Reach, label: number): boolean {
  const n = reach.node[label];
  if (isWorse(reach, n, reach.gifted[label], reach.common[label])) return false;
  reach.sibling[label] = -1;
  const first = reach.best[n];
  if (first < 0) reach.best[n] = label;
  else {
    // Behind the first, which has most points in all.
    reach.sibling[label] = reach.sibling[first];
    reach.sibling[first] = label;
  }
  return true;
}

function spread(sv: Survey, party: Party, reach: Reach, label: number): void {
  const n = reach.node[label];
  if (n >= HEXES) {
    // [6.01] [R6] From off the map into any hex of the own short edge; nobody passes through there.
    if (reach.from[label] < 0)
      for (const to of ENTRY[reach.end]) enter(sv, party, reach, label, to);
    return;
  }
  for (let i = n * 6; i < n * 6 + 6; i++) if (NEXT[i] >= 0) enter(sv, party, reach, label, NEXT[i]);
  // [6.07] [R7] Leaving costs 1, from an entry hex of the own end; [8.021] not in a charge.
  if (IS_ENTRY[reach.end][n] && party.charging === 0)
    put(reach, boxOf(reach.end), reach.gifted[label] - 1, reach.common[label] - 1, label);
}

function enter(sv: Survey, party: Party, reach: Reach, label: number, to: number): void {
  if (!mayPass(sv, party, to)) return;
  const gifted = reach.gifted[label] - reach.giftedCosts[to] - sv.zone[to];
  const common = reach.common[label] - reach.commonCosts[to] - sv.zone[to];
  put(reach, to, gifted, common, label);
}

/** [6.09] No enemy ground unit in the hex; [6.082] Workers enter zones with or onto a fighter only. */
function mayPass(sv: Survey, party: Party, to: number): boolean {
  if (sv.foe[to] > 0) return false;
  return sv.zone[to] === 0 || party.fighters > 0 || sv.fighters[to] > 0;
}

/** [7.064] [R24] One hex whatever the terrain, never into a zone; or off the map. */
function oneHex(s: Chitin, sv: Survey, party: Party, reach: Reach): Reach {
  put(reach, party.node, 1, 1, -1);
  const n = party.node;
  for (let i = n * 6; i < n * 6 + 6; i++) {
    const to = NEXT[i];
    if (to < 0 || sv.zone[to] || !mayPass(sv, party, to)) continue;
    if (canPay(s, party, (u) => COST_OF[TYPE_OF[u]][to])) keep(reach, to);
  }
  if (IS_ENTRY[reach.end][n] && canPay(s, party, () => 1)) keep(reach, boxOf(reach.end));
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

/** Nodes on the way to a node that is reached, the party's own not included, the last included. */
export function pathTo(reach: Reach, n: number): number[] {
  const path: number[] = [];
  for (let l = reach.best[n]; reach.from[l] >= 0; l = reach.from[l]) path.push(reach.node[l]);
  return path.reverse();
}

/** [6.02] Every member pays for its own way along a path. */
export function payFor(s: Chitin, sv: Survey, party: Party, path: readonly number[]): void {
  for (let i = 0; i < party.size; i++) {
    const u = party.units[i];
    if (s.disrupted[u]) s.left[u] = 0;
    else for (const n of path) s.left[u] -= priceOf(sv, u, n);
  }
}

/** [6.03] [6.04] [R1] What it costs one unit to enter a node. */
export function priceOf(sv: Survey, u: number, n: number): number {
  return n >= HEXES ? 1 : COST_OF[TYPE_OF[u]][n] + sv.zone[n];
}
