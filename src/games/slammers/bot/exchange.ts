/**
 * Expected losses if all units fire now. Each army fires all it has at the target where it has most effect, then at
 * the next, until all its units have fired. Close assaults are weighed the same way.
 */
import { NONE } from '../../../kernel/state.ts';
import { type FireChart, rowOf, UNSEEN } from './chart.ts';
import { areFoes, type Roster } from './roster.ts';
import { assaultColumn, directColumn, indirectColumn } from '../data/tables.ts';
import { fortressDefence } from '../rules/fire/17-defence.ts';
import { UNIT_KINDS } from '../data/units.ts';
import type { Slammers } from '../state.ts';

type S = Slammers;

/** Working memory of `weighExchange`. */
export interface Exchange {
  readonly promise: Float64Array;
  readonly order: Int16Array;
  readonly shells: Int16Array;
  readonly seen: Uint8Array;
  readonly used: Uint8Array;
}

export const makeExchange = (units: number): Exchange => ({
  promise: new Float64Array(units),
  order: new Int16Array(units),
  shells: new Int16Array(units),
  seen: new Uint8Array(units),
  used: new Uint8Array(units),
});

/** Fills `risk` of the roster. */
export function weighExchange(s: S, chart: FireChart, r: Roster, x: Exchange): void {
  for (let a = 0; a < r.armies.length; a++) {
    if (r.from[a] === r.from[a + 1]) continue;
    fireOf(s, chart, r, x, a);
  }
  for (let k = 0; k < r.stacks; k++) if (r.fought[k]) meleeOf(chart, r, k);
}

/** [12.5] Returns the attack of a unit at a range, in half points. */
const bears = (r: Roster, u: number, range: number): number =>
  range <= r.range[u] ? r.halves[u] : range <= 2 * r.range[u] ? r.halves[u] >> 1 : 0;

function fireOf(s: S, chart: FireChart, r: Roster, x: Exchange, a: number): void {
  const army = r.armies[a];
  let targets = 0;
  for (let k = 0; k < r.stacks; k++) {
    x.shells[k] = 0;
    x.seen[k] = 0;
    if (r.fought[k] || !areFoes(army, r.armies[r.army[k]])) continue;
    if (!s.world.areas.battlefield[r.node[k]]) continue;
    const halves = halvesAt(s, chart, r, x, a, k);
    const gain = halves > 0 ? damage(chart, r, k, halves, false) : 0;
    if (gain <= 0) continue;
    x.promise[k] = gain;
    // Sorted by descending promise.
    let i = targets++;
    for (; i > 0 && x.promise[x.order[i - 1]] < gain; i--) x.order[i] = x.order[i - 1];
    x.order[i] = k;
  }
  for (let i = r.from[a]; i < r.from[a + 1]; i++) x.used[r.firers[i]] = 0;
  for (let i = 0; i < targets; i++) shootAt(s, chart, r, x, a, x.order[i]);
  for (let i = r.from[a]; i < r.from[a + 1]; i++)
    if (r.guns[r.firers[i]]) shell(s, chart, r, x, a, r.firers[i]);
}

/**
 * Returns the direct fire that an army can aim at a stack, in half points; records whether the army sees the stack.
 */
function halvesAt(s: S, chart: FireChart, r: Roster, x: Exchange, a: number, k: number): number {
  const row = rowOf(chart, r.node[k]);
  let halves = 0;
  for (let i = r.from[a]; i < r.from[a + 1]; i++) {
    const u = r.firers[i];
    const range = row[s.at[u]];
    if (range >= UNSEEN) continue;
    x.seen[k] = 1;
    if (r.fires[u] && !r.guns[u]) halves += bears(r, u, range);
  }
  return halves;
}

function shootAt(s: S, chart: FireChart, r: Roster, x: Exchange, a: number, k: number): void {
  const row = rowOf(chart, r.node[k]);
  const enough = 10 * (r.total[k] + r.cover[k]);
  let halves = 0;
  for (let i = r.from[a]; i < r.from[a + 1] && halves < enough; i++) {
    const u = r.firers[i];
    if (x.used[u] || !r.fires[u] || r.guns[u]) continue;
    const range = row[s.at[u]];
    const more = range >= UNSEEN ? 0 : bears(r, u, range);
    if (more === 0) continue;
    halves += more;
    x.used[u] = 1;
  }
  if (halves > 0) damage(chart, r, k, halves, true);
}

/**
 * Returns the effect of fire on a stack, at all of it or at one of its units, whichever is more. Records the risk if
 * `counts`.
 */
function damage(chart: FireChart, r: Roster, k: number, halves: number, counts: boolean): number {
  const { tables } = chart.world;
  const all = directColumn(tables, halves, r.total[k] + r.cover[k]);
  let most = 0;
  let victim = NONE;
  for (let u = r.first[k]; u !== NONE; u = r.next[u]) {
    most += lossOf(chart, r, u, all);
  }
  for (let u = r.first[k]; u !== NONE; u = r.next[u]) {
    const loss = lossOf(chart, r, u, directColumn(tables, halves, r.defence[u] + r.cover[k]));
    if (loss > most) [most, victim] = [loss, u];
  }
  if (!counts) return most;
  if (victim !== NONE)
    endanger(chart, r, victim, directColumn(tables, halves, r.defence[victim] + r.cover[k]));
  else for (let u = r.first[k]; u !== NONE; u = r.next[u]) endanger(chart, r, u, all);
  return most;
}

/**
 * Returns the value of a unit to an enemy that chooses a target. It ignores whether the unit is disrupted; otherwise,
 * fire drawn by a disrupted unit would make the position look better for its owner.
 */
const lossOf = ({ kill, shake }: FireChart, r: Roster, u: number, column: number): number =>
  column < 0 ? 0 : r.whole[u] * (kill[column] + shake[column] * r.startled[u]);

/** Returns the chance that a result in a column removes the unit; a disruption counts by its share. */
export const chanceOf = (
  { kill, shake }: FireChart,
  r: Roster,
  u: number,
  column: number,
): number => (column < 0 ? 0 : kill[column] + shake[column] * r.shaken[u]);

function endanger(chart: FireChart, r: Roster, u: number, column: number): void {
  r.risk[u] = 1 - (1 - r.risk[u]) * (1 - chanceOf(chart, r, u, column));
}

/** [14.1] Aims a gun where its shells add most to those already falling there. */
function shell(s: S, chart: FireChart, r: Roster, x: Exchange, a: number, u: number): void {
  let most = 0;
  let best = NONE;
  for (let k = 0; k < r.stacks; k++) {
    if (!x.seen[k] || r.fought[k] || !areFoes(r.armies[a], r.armies[r.army[k]])) continue;
    const more = bears(r, u, rowOf(chart, r.node[k])[s.at[u]] & (UNSEEN - 1));
    if (more === 0) continue;
    const gain = shelled(s, chart, r, k, x.shells[k] + more) - shelled(s, chart, r, k, x.shells[k]);
    if (gain > most) [most, best] = [gain, k];
  }
  if (best === NONE) return;
  x.shells[best] += bears(r, u, rowOf(chart, r.node[best])[s.at[u]] & (UNSEEN - 1));
  for (let v = r.first[best]; v !== NONE; v = r.next[v])
    endanger(chart, r, v, strikeOn(s, r, best, v, x.shells[best]));
}

function shelled(s: S, chart: FireChart, r: Roster, k: number, halves: number): number {
  let loss = 0;
  for (let u = r.first[k]; u !== NONE; u = r.next[u])
    loss += lossOf(chart, r, u, strikeOn(s, r, k, u, halves));
  return loss;
}

const strikeOn = (s: S, r: Roster, k: number, u: number, halves: number): number =>
  indirectColumn(
    s.world.tables,
    halves,
    s.inside[u] ? fortressDefence(s) : r.under[k],
    UNIT_KINDS[s.world.kind[u]].class,
  );

/** [18.1] Adds the risk of a stack from the enemies in its hex. */
function meleeOf(chart: FireChart, r: Roster, k: number): void {
  const mine = r.armies[r.army[k]];
  for (let j = r.stackAt[r.node[k]]; j !== NONE; j = r.other[j]) {
    if (!areFoes(r.armies[r.army[j]], mine) || r.melee[j] === 0) continue;
    const column = assaultColumn(chart.world.tables, r.melee[j], Math.max(1, r.total[k]), true);
    for (let u = r.first[k]; u !== NONE; u = r.next[u]) endanger(chart, r, u, column);
  }
}
