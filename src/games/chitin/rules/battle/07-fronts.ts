/** [7.02] [7.03] Possible attacks on the ground, and whether a declaration can still be completed. */
import { NONE } from '../../../../kernel/state.ts';
import { HEXES, isFront, MEGAHEX_OF, NEXT } from '../../data/field.ts';
import { firstUnit, isFlyer } from '../../data/units.ts';
import { type Chitin, facingAt, isOnMap, unitsEnd } from '../../state.ts';
import type { Fronts, Survey } from '../scratch.ts';
import { survey } from '../survey.ts';

/** Fills and returns the fronts of the mover, with the attacks declared so far. */
export function readFronts(s: Chitin): Fronts {
  const { fronts } = s.world.scratch;
  const sv = survey(s, s.mover);
  fronts.attackerCount = 0;
  fronts.targetCount = 0;
  fronts.targetAt.fill(-1);
  listAttackers(s, sv, fronts);
  listStrikes(s, sv, fronts);
  for (let i = 0; i < fronts.attackerCount; i++) joinDeclared(s, fronts, i);
  return fronts;
}

/**
 * [R14] [R53] Lists own stacks that have an attack strength and an enemy in front, by hex ascending; lone Basics count.
 */
function listAttackers(s: Chitin, sv: Survey, fronts: Fronts): void {
  for (let n = 0; n < HEXES; n++) {
    if (sv.fighters[n] === 0 || sv.near[n] === 0) continue;
    const facing = facingAt(s, s.mover, n);
    const i = fronts.attackerCount;
    let k = 0;
    for (let d = 0; d < 6; d++) {
      const to = NEXT[n * 6 + d];
      if (to < 0 || sv.foe[to] === 0 || !isFront(facing, d)) continue;
      fronts.directions[i * 3 + k] = d;
      fronts.edges[i * 3 + k] = targetIndex(fronts, to);
      k++;
    }
    if (k === 0) continue;
    for (; k < 3; k++) fronts.directions[i * 3 + k] = -1;
    fronts.attackers[i] = n;
    fronts.attackerGroup[i] = -1;
    fronts.charging[i] = holdsCharge(s, n) ? 1 : 0;
    fronts.attackerCount++;
  }
}

function targetIndex(fronts: Fronts, n: number): number {
  if (fronts.targetAt[n] >= 0) return fronts.targetAt[n];
  const j = fronts.targetCount++;
  fronts.targets[j] = n;
  fronts.targetAt[n] = j;
  fronts.targetGroup[j] = -1;
  fronts.owed[j] = 1;
  fronts.struck[j] = 0;
  return j;
}

function holdsCharge(s: Chitin, n: number): boolean {
  for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++)
    if (s.at[u] === n && s.charging[u]) return true;
  return false;
}

/** [8.015] Marks the stacks that flyers strike, and those beside them in their megahex, as attacked already. */
function listStrikes(s: Chitin, sv: Survey, fronts: Fronts): void {
  for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++) {
    const n = s.aim[u];
    if (!isFlyer(u) || n < 0 || !isOnMap(s, u)) continue;
    const j = fronts.targetAt[n];
    if (j >= 0) {
      fronts.struck[j] = 1;
      fronts.owed[j] = 0;
    }
    for (let d = 0; d < 6; d++) {
      const to = NEXT[n * 6 + d];
      if (to < 0 || sv.foe[to] === 0 || MEGAHEX_OF[to] !== MEGAHEX_OF[n]) continue;
      if (fronts.targetAt[to] >= 0) fronts.owed[fronts.targetAt[to]] = 0;
    }
  }
}

/** Joins attacker i and its declared targets into one battle. */
function joinDeclared(s: Chitin, fronts: Fronts, i: number): void {
  const aim = aimOf(s, fronts.attackers[i]);
  if (aim === NONE) return;
  for (let k = 0; k < 3; k++) {
    const d = fronts.directions[i * 3 + k];
    if (d >= 0 && (aim >> d) & 1) link(fronts, i, fronts.edges[i * 3 + k]);
  }
}

/** Returns the directions that a stack attacks in, one bit each, or `NONE`. */
function aimOf(s: Chitin, n: number): number {
  for (let u = firstUnit(s.mover); u < unitsEnd(s.mover); u++)
    if (s.at[u] === n && !isFlyer(u)) return s.aim[u];
  return NONE;
}

/** Puts attacker i and target j into the same group; a group has the index of its first attacker. */
function link(fronts: Fronts, i: number, j: number): void {
  const a = fronts.attackerGroup[i];
  const b = fronts.targetGroup[j];
  const name = a >= 0 ? a : b >= 0 ? b : i;
  fronts.attackerGroup[i] = name;
  fronts.targetGroup[j] = name;
  if (b < 0 || b === name) return;
  for (let x = 0; x < fronts.attackerCount; x++)
    if (fronts.attackerGroup[x] === b) fronts.attackerGroup[x] = name;
  for (let y = 0; y < fronts.targetCount; y++)
    if (fronts.targetGroup[y] === b) fronts.targetGroup[y] = name;
}

/** Returns whether target j is in front of attacker i. */
function faces(fronts: Fronts, i: number, j: number): boolean {
  for (let k = 0; k < 3; k++)
    if (fronts.directions[i * 3 + k] >= 0 && fronts.edges[i * 3 + k] === j) return true;
  return false;
}

/** Returns whether attacker x fights in the battle that attacker i and target j would share. */
const attacksWith = (fronts: Fronts, x: number, i: number, j: number): boolean =>
  x === i ||
  (fronts.attackerGroup[x] >= 0 &&
    (fronts.attackerGroup[x] === fronts.attackerGroup[i] ||
      fronts.attackerGroup[x] === fronts.targetGroup[j]));

/** Returns whether target y is attacked in the battle that attacker i and target j would share. */
const attackedWith = (fronts: Fronts, y: number, i: number, j: number): boolean =>
  y === j ||
  (fronts.targetGroup[y] >= 0 &&
    (fronts.targetGroup[y] === fronts.attackerGroup[i] ||
      fronts.targetGroup[y] === fronts.targetGroup[j]));

/** Returns whether i may attack j, that is, whether the battle that they would share has a legal shape. */
export const makesOneBattle = (fronts: Fronts, i: number, j: number): boolean =>
  facesAllOf(fronts, i, j) && flyersReachAllOf(fronts, i, j);

/** [7.03] [R15] Returns whether, in the battle that i and j would share, every attacker has every target in front. */
export function facesAllOf(fronts: Fronts, i: number, j: number): boolean {
  for (let y = 0; y < fronts.targetCount; y++) {
    if (!attackedWith(fronts, y, i, j)) continue;
    for (let x = 0; x < fronts.attackerCount; x++)
      if (attacksWith(fronts, x, i, j) && !faces(fronts, x, y)) return false;
  }
  return true;
}

/**
 * [R34] Returns whether flyers that strike in the battle that i and j would share can reach all its targets: they
 * cannot reach into another megahex.
 */
export function flyersReachAllOf(fronts: Fronts, i: number, j: number): boolean {
  let megahex = -1;
  let isStruck = false;
  let isSpread = false;
  for (let y = 0; y < fronts.targetCount; y++) {
    if (!attackedWith(fronts, y, i, j)) continue;
    const m = MEGAHEX_OF[fronts.targets[y]];
    if (megahex >= 0 && megahex !== m) isSpread = true;
    megahex = m;
    if (fronts.struck[y]) isStruck = true;
  }
  return !(isSpread && isStruck);
}

/**
 * [7.02] Returns whether a legal declaration can still be completed after attacker i attacks target j, if only later
 * edges may follow: later attackers, or later directions (from `k` on) of the same one.
 *
 * It can if every remaining target is in front of a later attacker, or can be added to this same battle, and no
 * charging attacker is left without a target. The later attackers can then always share the rest among them: a smallest
 * set of edges that covers all of them consists of stars, one attacker with its targets or one target with its
 * attackers, and those are legal [R14].
 */
export const canComplete = (fronts: Fronts, i: number, j: number, k: number): boolean =>
  leftOut(fronts, i, j, k) < 0 && leftIdle(fronts, i, j) < 0;

/** [7.02] Returns the first target that no stack could attack any longer, or -1. */
export function leftOut(fronts: Fronts, i: number, j: number, k: number): number {
  for (let y = 0; y < fronts.targetCount; y++)
    if (isForThisBattle(fronts, y, i, j) && !canAdd(fronts, i, j, y, k)) return y;
  return -1;
}

/** Returns whether target y, still to be attacked, is in front of no later attacker. */
const isForThisBattle = (fronts: Fronts, y: number, i: number, j: number): boolean =>
  fronts.targetGroup[y] < 0 && y !== j && fronts.owed[y] === 1 && !hasLaterAttacker(fronts, y, i);

/** [8.021] Returns the first charging attacker that could no longer attack, or -1. */
export function leftIdle(fronts: Fronts, i: number, j: number): number {
  let joins = false;
  for (let y = 0; y < fronts.targetCount; y++) if (isForThisBattle(fronts, y, i, j)) joins = true;
  for (let x = 0; x < fronts.attackerCount; x++) {
    if (!fronts.charging[x] || fronts.attackerGroup[x] >= 0 || x === i) continue;
    if (x < i || !canCharge(fronts, x, i, j, joins)) return x;
  }
  return -1;
}

function hasLaterAttacker(fronts: Fronts, y: number, i: number): boolean {
  for (let x = i + 1; x < fronts.attackerCount; x++) if (faces(fronts, x, y)) return true;
  return false;
}

/** Returns whether attacker i can still add target y, which no stack attacks yet, to its battle with j. */
function canAdd(fronts: Fronts, i: number, j: number, y: number, k: number): boolean {
  let later = false;
  for (let slot = k + 1; slot < 3; slot++)
    if (fronts.directions[i * 3 + slot] >= 0 && fronts.edges[i * 3 + slot] === y) later = true;
  if (!later) return false;
  for (let x = 0; x < fronts.attackerCount; x++)
    if (attacksWith(fronts, x, i, j) && !faces(fronts, x, y)) return false;
  for (let z = 0; z < fronts.targetCount; z++)
    if (
      fronts.struck[z] &&
      attackedWith(fronts, z, i, j) &&
      MEGAHEX_OF[fronts.targets[z]] !== MEGAHEX_OF[fronts.targets[y]]
    )
      return false;
  return true;
}

/**
 * [8.021] Returns whether the later, charging attacker x finds a battle: against a target that no stack attacks yet, or
 * in a battle whose targets it has all in front. The battle of i and j is closed to it if targets have to be added
 * there (`joins`), because no later attacker faces those.
 */
function canCharge(fronts: Fronts, x: number, i: number, j: number, joins: boolean): boolean {
  for (let k = 0; k < 3; k++) {
    if (fronts.directions[x * 3 + k] < 0) continue;
    const y = fronts.edges[x * 3 + k];
    const shared = attackedWith(fronts, y, i, j);
    if (!shared && fronts.targetGroup[y] < 0) return true;
    if (shared && joins) continue;
    if (facesAll(fronts, x, y, shared ? i : -1, j)) return true;
  }
  return false;
}

/** Returns whether attacker x has all targets of the battle of target y in front, including i and j if it is theirs. */
function facesAll(fronts: Fronts, x: number, y: number, i: number, j: number): boolean {
  for (let z = 0; z < fronts.targetCount; z++) {
    const same =
      i >= 0 ? attackedWith(fronts, z, i, j) : fronts.targetGroup[z] === fronts.targetGroup[y];
    if (same && !faces(fronts, x, z)) return false;
  }
  return true;
}

/** [7.02] Returns the index of an enemy stack that must be attacked but is not, or -1. */
export function unattacked(fronts: Fronts): number {
  for (let j = 0; j < fronts.targetCount; j++)
    if (fronts.owed[j] && fronts.targetGroup[j] < 0) return j;
  return -1;
}

/** [8.021] Returns the index of a charging stack that attacks nothing, or -1. */
export function idleCharge(fronts: Fronts): number {
  for (let i = 0; i < fronts.attackerCount; i++)
    if (fronts.charging[i] && fronts.attackerGroup[i] < 0) return i;
  return -1;
}
