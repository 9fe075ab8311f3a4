/**
 * Direct fire: chooses the hex, the target units in it and the firers, by exact odds. Each unit has one attack and
 * could use it elsewhere, so a plan's value is its gain minus what its units could do elsewhere.
 */
import { NONE } from '../../../kernel/state.ts';
import type { Bearing } from '../bearing.ts';
import type { FireChart } from './chart.ts';
import { directColumn, type Tables } from '../data/tables.ts';
import type { BotContext } from './bot-context.ts';
import type { Weights } from './weights.ts';
import { gasGain, type Stake, stakeOf } from './worth.ts';
import { bearingOf, isOfTurn, isSurprised, mayFire } from '../rules/movement/12-bearing.ts';
import { defenceAlone, ownDefence } from '../rules/fire/17-defence.ts';
import { hasGas, isCarried, partyOf } from '../rules/units.ts';
import { ELIMINATED, type Slammers } from '../state.ts';

type S = Slammers;

/** Possible attack. */
export interface FirePlan {
  readonly hex: number;
  readonly targets: readonly number[];
  /** Unit indices, ascending. */
  readonly firers: readonly number[];
  readonly gas: boolean;
  /** Expected effect, and that effect less what the units could do elsewhere. */
  readonly gain: number;
  readonly net: number;
}

/** Fraction of a unit's best effect elsewhere that is charged for firing here. */
const ELSEWHERE = 0.75;

/** Unit that can fire at a hex: its attack there in half points, and its possible effect elsewhere. */
interface Firer {
  readonly unit: number;
  readonly halves: number;
  readonly cost: number;
}

/** Input of the fire planner. */
export interface Gunnery {
  readonly s: S;
  readonly context: BotContext;
  readonly w: Weights;
  readonly b: Bearing;
  readonly turn: number;
  readonly side: number;
  /** By place: the greatest gain there, per half point of attack that can reach it. */
  readonly density: Float64Array;
}

/** Surveys what the colours of a player turn could do by direct fire. */
export function makeGunnery(s: S, context: BotContext, w: Weights, turn: number): Gunnery {
  const b = bearingOf(s);
  const { side } = s.world.playerTurns[turn];
  const g = { s, context, w, b, turn, side, density: new Float64Array(b.count) };
  for (let place = 0; place < b.count; place++) g.density[place] = densityAt(g, place);
  return g;
}

function densityAt(g: Gunnery, place: number): number {
  const { from, unit, halves } = g.b.direct;
  let sum = 0;
  for (let i = from[place]; i < from[place + 1]; i++) if (isFree(g, unit[i])) sum += halves[i];
  if (sum === 0) return 0;
  let most = 0;
  for (const targets of targetSets(g, place)) most = Math.max(most, gainOf(g, targets, sum));
  return most / sum;
}

const isFree = ({ s, turn }: Gunnery, u: number): boolean =>
  isOfTurn(s, u, turn) && mayFire(s, u) && !s.jammed[u];

/** Returns the possible target sets in a hex: each unit alone, and all together. */
function targetSets({ s, b }: Gunnery, place: number): number[][] {
  const single: number[] = [];
  for (let i = b.from[place]; i < b.from[place + 1]; i++) {
    const u = b.units[i];
    if (!isCarried(s, u) && s.mark[u] !== ELIMINATED) single.push(u);
  }
  const sets = single.map((u) => [u]);
  const isOne = single.every((u) => s.inside[u] === s.inside[single[0]]);
  if (single.length > 1 && isOne) sets.push(single);
  return sets;
}

const defenceOf = (s: S, targets: readonly number[]): number =>
  targets.reduce(
    (sum, u) => sum + ownDefence(s, u),
    defenceAlone(s, targets[0]) - ownDefence(s, targets[0]),
  );

/** The party of the first colour of the player turn. */
const partyOfFirers = ({ s, turn }: Gunnery): number =>
  s.world.partyOf[s.world.playerTurns[turn].colours[0]];

function stakesOf(g: Gunnery, targets: readonly number[]): Stake {
  let [killed, shaken] = [0, 0];
  for (const u of targets) {
    const stake = stakeOf(g.s, g.context, g.w, u, g.side, partyOfFirers(g));
    const factor = isSurprised(g.s, u) ? STARTLED : 1;
    killed += stake.killed * factor;
    shaken += stake.shaken * factor;
  }
  return { killed, shaken };
}
/** [32.4] Discount for a surprised target: a unit that is fired at wakes up and may fire. */
const STARTLED = 0.7;

const meanOf = ({ kill, shake }: FireChart, column: number, stake: Stake): number =>
  column < 0 ? 0 : kill[column] * stake.killed + shake[column] * stake.shaken;

const gainOf = (g: Gunnery, targets: readonly number[], halves: number): number =>
  meanOf(
    g.context.chart,
    directColumn(g.s.world.tables, halves, defenceOf(g.s, targets)),
    stakesOf(g, targets),
  );

/** Returns the possible effect of a unit's attack at the best of the other hexes. */
function costOf({ b, density }: Gunnery, u: number, here: number): number {
  const { from, unit, halves } = b.direct;
  let most = 0;
  for (let place = 0; place < b.count; place++) {
    if (place === here || density[place] <= 0) continue;
    for (let i = from[place]; i < from[place + 1]; i++)
      if (unit[i] === u) most = Math.max(most, density[place] * halves[i]);
  }
  return most;
}

/** Returns what a unit loses by using its attack for something other than direct fire. */
export const directUse = (g: Gunnery, u: number): number => (isFree(g, u) ? costOf(g, u, NONE) : 0);

/** Returns the units of one party that can fire at a place, first those that lose least by it. */
function firersAt(g: Gunnery, place: number, party: number): Firer[] {
  const { from, unit, halves } = g.b.direct;
  const found: Firer[] = [];
  for (let i = from[place]; i < from[place + 1]; i++)
    if (isFree(g, unit[i]) && partyOf(g.s, unit[i]) === party)
      found.push({ unit: unit[i], halves: halves[i], cost: costOf(g, unit[i], place) });
  return found.sort(
    (a, b) => a.cost / a.halves - b.cost / b.halves || b.halves - a.halves || a.unit - b.unit,
  );
}

/** Returns the best attack on a hex, with any target set or a given one; undefined if nothing is to be gained. */
export function planAt(g: Gunnery, place: number, given?: readonly number[]): FirePlan | undefined {
  let best: FirePlan | undefined;
  for (let party = 0; party < g.s.world.parties; party++) {
    const firers = firersAt(g, place, party);
    if (firers.length === 0) continue;
    for (const targets of given ? [given] : targetSets(g, place)) {
      if (targets.some((u) => partyOf(g.s, u) === party)) continue;
      best = better(best, volley(g, place, targets, firers));
    }
    if (!given)
      for (const { unit } of firers)
        if (hasGas(g.s, unit)) best = better(best, gasPlan(g, place, unit));
  }
  return best;
}

const better = (a: FirePlan | undefined, b: FirePlan | undefined): FirePlan | undefined =>
  a === undefined || (b !== undefined && b.net > a.net) ? b : a;

/** Plans an attack with as many firers as pay off. */
function volley(
  g: Gunnery,
  place: number,
  targets: readonly number[],
  firers: readonly Firer[],
): FirePlan | undefined {
  const { tables } = g.s.world;
  const defence = defenceOf(g.s, targets);
  const stake = stakesOf(g, targets);
  let [halves, cost, column] = [0, 0, NONE];
  let [net, gain, count] = [Number.NEGATIVE_INFINITY, 0, 0];
  firers.forEach((firer, i) => {
    halves += firer.halves;
    cost += ELSEWHERE * firer.cost;
    const reached = directColumn(tables, halves, defence);
    if (reached === column) return;
    column = reached;
    const mean = meanOf(g.context.chart, column, stake);
    if (mean - cost > net) [net, gain, count] = [mean - cost, mean, i + 1];
  });
  if (count === 0 || gain <= 0) return undefined;
  const units = needed(tables, firers.slice(0, count), defence).map(({ unit }) => unit);
  return {
    hex: g.b.hexes[place],
    targets,
    firers: units.sort((a, b) => a - b),
    gas: false,
    gain,
    net,
  };
}

/** Removes firers that do not improve the odds. */
function needed(tables: Tables, firers: readonly Firer[], defence: number): Firer[] {
  let halves = firers.reduce((sum, firer) => sum + firer.halves, 0);
  const column = directColumn(tables, halves, defence);
  return firers.filter((firer) => {
    if (directColumn(tables, halves - firer.halves, defence) < column) return true;
    halves -= firer.halves;
    return false;
  });
}

/** [15.1] Plans a gas attack by one gun on all units of the hex. */
function gasPlan(g: Gunnery, place: number, gun: number): FirePlan | undefined {
  let gain = 0;
  for (let i = g.b.from[place]; i < g.b.from[place + 1]; i++) {
    const u = g.b.units[i];
    if (!isCarried(g.s, u))
      gain += gasGain(g.s, u, stakeOf(g.s, g.context, g.w, u, g.side, partyOf(g.s, gun)));
  }
  if (gain <= 0) return undefined;
  const net = gain - ELSEWHERE * costOf(g, gun, place);
  return { hex: g.b.hexes[place], targets: [], firers: [gun], gas: true, gain, net };
}

/** Returns the best attack on each hex that can be aimed at, best first. */
export function planAll(g: Gunnery, hexes: readonly number[]): FirePlan[] {
  const plans: FirePlan[] = [];
  for (const n of hexes) {
    const plan = planAt(g, g.b.place[n]);
    if (plan) plans.push(plan);
  }
  return plans.sort((a, b) => b.net - a.net || a.hex - b.hex);
}
