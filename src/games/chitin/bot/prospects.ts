/** Expected results of the attacks that the mover must make, or may make from the air. */
import { type BotBoard, PREY } from './board.ts';
import type { Weights } from './weights.ts';
import { oddsColumn } from '../data/charts.ts';
import { isForest, isFront, MEGAHEX_COUNT, MEGAHEX_OF, NEXT } from '../data/field.ts';
import { firstUnit } from '../data/units.ts';
import { columnWorth, type Crt, type ResultWorth, WORTH } from '../plan-policy.ts';
import { STEP } from '../rules/names.ts';
import { type Chitin, unitsEnd } from '../state.ts';

/** Weights of battles, prepared for use, and working memory. */
interface Prospects {
  readonly w: Weights;
  /** Mean value of a die: `(column * 3 + attackers - 1) * 3 + defenders - 1`, up to three units on each side. */
  readonly worths: Float64Array;
  /** By megahex: the largest gain that flyers of the mover add to an attack on a stack in it. */
  readonly support: Float64Array;
}

const COLUMNS = 9;
const MOST = 3;

export function makeProspects(w: Weights, crt: Crt): Prospects {
  const results: ResultWorth = {
    ...WORTH,
    AR: w.attackerRetreats,
    AD: w.attackerDisrupted,
    DR: w.defenderRetreats,
    DD: w.defenderDisrupted,
  };
  const worths = new Float64Array(COLUMNS * MOST * MOST);
  let i = 0;
  for (let column = 0; column < COLUMNS; column++)
    for (let attackers = 1; attackers <= MOST; attackers++)
      for (let defenders = 1; defenders <= MOST; defenders++)
        worths[i++] = columnWorth(crt, column, attackers, defenders, results);
  // Better odds never get a lower value; otherwise a disrupted defender would look safer than an undisrupted one.
  const size = MOST * MOST;
  for (let k = size; k < worths.length; k++) worths[k] = Math.max(worths[k], worths[k - size]);
  return { w, worths, support: new Float64Array(MEGAHEX_COUNT) };
}

/** Returns the expected results in points for the mover. */
export function prospects(s: Chitin, b: BotBoard, p: Prospects): number {
  p.support.fill(0);
  let sum = duelProspects(s, b, p);
  for (let i = 0; i < b.count; i++)
    sum += b.side[i] === s.mover ? -stabProspect(b, p, i) : attackProspect(s, b, p, i);
  for (let m = 0; m < MEGAHEX_COUNT; m++) sum += p.support[m];
  return sum;
}

/** Returns the value of the attack on one stack by all stacks that have it in front, and by idle flyers. */
function attackProspect(s: Chitin, b: BotBoard, p: Prospects, target: number): number {
  const { mover } = s;
  const { values, ratings } = s.world;
  let attack = 0;
  let units = 0;
  for (let d = 0; d < 6; d++) {
    const n = NEXT[b.node[target] * 6 + d];
    const i = n < 0 ? -1 : b.at[n];
    if (i < 0 || b.side[i] !== mover || b.attack[i] === 0) continue;
    const facing = facingOf(s, b, p, i);
    if (!isFront(facing, (d + 3) % 6)) continue;
    const share = 1 / enemiesInFront(b, i, facing);
    let adds = isFront(b.facing[target], d) ? 0 : values['add.rear'] * (b.units[i] - b.workers[i]);
    if (b.kind[i] > 0 && PREY[b.kind[i]] === b.kind[target])
      adds += values['add.class'] * b.warriors[i];
    attack += (b.attack[i] + adds) * share;
    units += b.units[i] * share;
  }
  const m = MEGAHEX_OF[b.node[target]];
  const isBusy = b.air[(1 - mover) * MEGAHEX_COUNT + m] > 0;
  const air = isBusy ? 0 : b.air[mover * MEGAHEX_COUNT + m];
  const alone = units > 0 ? worthOf(b, p, target, attack, units) : 0;
  if (air === 0) return alone;
  const withAir = attack + air * ratings.air * (isForest(b.node[target]) ? 0.5 : 1);
  const supported = worthOf(b, p, target, withAir, units + air);
  // Flyers count where they help most.
  p.support[m] = Math.max(p.support[m], supported - alone);
  return alone;
}

function worthOf(b: BotBoard, p: Prospects, target: number, attack: number, units: number): number {
  const column = oddsColumn(Math.round(attack), Math.max(1, Math.round(b.defence[target])));
  const worth = dieWorth(p, column, Math.max(1, Math.round(units)), b.units[target]);
  return worth * (p.w.battle + (worth > 0 ? b.cargo[target] * p.w.spoils : 0));
}

const dieWorth = (p: Prospects, column: number, attackers: number, defenders: number): number =>
  p.worths[(column * MOST + Math.min(MOST, attackers) - 1) * MOST + Math.min(MOST, defenders) - 1];

/** Returns the facing of a stack, or, while its party is choosing one, the best it can choose. */
function facingOf(s: Chitin, b: BotBoard, p: Prospects, i: number): number {
  if (s.step !== STEP['move.face'] || !isMoving(s, b.side[i], b.node[i])) return b.facing[i];
  let best = b.facing[i];
  let most = Number.NEGATIVE_INFINITY;
  for (let turn = 0; turn < 6; turn++) {
    // Starts from the current facing, so that ties are broken the same way for both ends of the map.
    const facing = (b.facing[i] + turn) % 6;
    const value = facingWorth(b, p, i, facing);
    if (value <= most) continue;
    most = value;
    best = facing;
  }
  return best;
}

function isMoving(s: Chitin, side: number, n: number): boolean {
  for (let u = firstUnit(side); u < unitsEnd(side); u++)
    if (s.marked[u] && s.at[u] === n) return true;
  return false;
}

/** Returns the value of a facing: the stack's attacks to the front, minus the stabs from behind. */
function facingWorth(b: BotBoard, p: Prospects, i: number, facing: number): number {
  const enemies = Math.max(1, enemiesInFront(b, i, facing));
  let sum = 0;
  for (let d = 0; d < 6; d++) {
    const n = NEXT[b.node[i] * 6 + d];
    const other = n < 0 ? -1 : b.at[n];
    if (other < 0 || b.side[other] === b.side[i]) continue;
    if (isFront(facing, d))
      sum += worthOf(b, p, other, b.attack[i] / enemies, b.units[i]) / enemies;
    else if (b.warriors[other] > 0 && b.disrupted[other] === 0) sum -= p.w.stab;
  }
  return sum;
}

function enemiesInFront(b: BotBoard, i: number, facing: number): number {
  let count = 0;
  for (let d = 0; d < 6; d++) {
    const n = NEXT[b.node[i] * 6 + d];
    const other = n < 0 ? -1 : b.at[n];
    if (other >= 0 && b.side[other] !== b.side[i] && isFront(facing, d)) count++;
  }
  return count;
}

/** [7.05] Returns the loss of one unit if a warrior stands behind, unless other own stacks have it in front. */
function stabProspect(b: BotBoard, p: Prospects, i: number): number {
  for (let d = 0; d < 6; d++) {
    const n = NEXT[b.node[i] * 6 + d];
    const other = n < 0 ? -1 : b.at[n];
    if (other < 0 || b.side[other] === b.side[i] || isFront(b.facing[i], d)) continue;
    if (b.warriors[other] > 0 && b.disrupted[other] === 0 && !isFaced(b, other)) return p.w.stab;
  }
  return 0;
}

function isFaced(b: BotBoard, target: number): boolean {
  for (let d = 0; d < 6; d++) {
    const n = NEXT[b.node[target] * 6 + d];
    const i = n < 0 ? -1 : b.at[n];
    if (i < 0 || b.side[i] === b.side[target] || b.attack[i] === 0) continue;
    if (isFront(b.facing[i], (d + 3) % 6)) return true;
  }
  return false;
}

/** [8.014] Returns the value of fights between flyers in the same megahex. */
function duelProspects(s: Chitin, b: BotBoard, p: Prospects): number {
  let sum = 0;
  for (let m = 0; m < MEGAHEX_COUNT; m++) {
    const own = b.air[s.mover * MEGAHEX_COUNT + m];
    const foe = b.air[(1 - s.mover) * MEGAHEX_COUNT + m];
    if (own > 0 && foe > 0) sum += dieWorth(p, oddsColumn(own, foe), own, foe) * p.w.battle;
  }
  return sum;
}
