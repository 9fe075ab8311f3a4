/** Default assignment of attackers: each attacks where it contributes most. */
import { type Action, type ActionList, nounOf, pack, verbOf } from '../../kernel/action.ts';
import { oddsColumn, type ChartResult } from './data/charts.ts';
import { isFront, MEGAHEX_OF, NEXT } from './data/field.ts';
import type { Values } from './data/values.ts';
import {
  attackStrength,
  classAdd,
  defenceStrength,
  type StrengthGroup,
  rearAdd,
} from './rules/battle/07-strength.ts';
import { airIn } from './rules/battle/07-battles.ts';
import { STEP, V } from './rules/names.ts';
import { AIR, type Chitin, facingAt, flyersIn, megahexOf, stackAt } from './state.ts';

/** The combat results table of a game. */
export type Crt = Values['crt'];

/** Value of each result for the attacker, in units. */
export type ResultWorth = Readonly<Record<ChartResult, number>>;

/** [D11] Rough values, used only by bots and proposals. */
export const WORTH: ResultWorth = {
  'A-2': -2,
  'A-1': -1,
  AD: -0.7,
  AR: -0.3,
  DR: 0.3,
  DD: 0.5,
  'D-1': 1,
  'D-2': 2,
  'D-3': 3,
};

/** Returns the mean value of a die in an odds column; losses are limited to the units involved. */
export function columnWorth(
  crt: Crt,
  column: number,
  attackers: number,
  defenders: number,
  worths: ResultWorth = WORTH,
): number {
  let sum = 0;
  for (const row of crt) {
    const worth = worths[row[column]];
    sum += Math.max(-attackers, Math.min(defenders, worth));
  }
  return sum / crt.length;
}

/** Returns the mean value of an attack with these strengths. */
const attackWorth = (
  { world }: Chitin,
  [attack, defence]: readonly [number, number],
  attackers: number,
  defenders: number,
) => columnWorth(world.values.crt, oddsColumn(attack, defence), attackers, defenders);

/**
 * Returns the next ground attack. Attackers are assigned in hex order; each takes the target where it contributes most.
 * An attacker with a target gets another one only if no other stack can attack it, in which case no later edge is
 * legal.
 */
export function chooseEdge(s: Chitin, list: ActionList): Action {
  const edge = s.frame(STEP['combat.declare']).last;
  const last = edge < 0 ? -1 : Math.trunc(edge / 6);
  let hex = -1;
  let best = pack(V.done);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < list.length; i++) {
    const action = list.at(i);
    if (verbOf(action) !== V.attack) continue;
    const from = Math.trunc(nounOf(action) / 6);
    if (from === last || (hex >= 0 && from !== hex)) continue;
    hex = from;
    const gain = edgeGain(s, nounOf(action));
    if (gain > most) [most, best] = [gain, action];
  }
  if (hex >= 0 && !(list.has(pack(V.done)) && most < 0)) return best;
  return list.has(pack(V.done)) ? pack(V.done) : list.at(0);
}

/**
 * Returns the contribution of a stack to the attack on one target, in addition to the stacks that attack it already.
 */
function edgeGain(s: Chitin, edge: number): number {
  const from = Math.trunc(edge / 6);
  const group = { node: from, units: stackAt(s, s.mover, from) };
  const target = { node: NEXT[edge], units: stackAt(s, 1 - s.mover, NEXT[edge]) };
  const others = attackersOn(s, target.node, from);
  const before = others.reduce((sum, other) => sum + strengthOn(s, other, target), 0);
  const after = before + strengthOn(s, group, target);
  const defence = defenceStrength(s, target);
  const size = target.units.length;
  const worth = attackWorth(s, [after, defence], 3, size);
  return before === 0 ? worth : worth - attackWorth(s, [before, defence], 3, size);
}

/** [7.04] Returns the attack strength of one stack against another, charge and adds included. */
function strengthOn(s: Chitin, group: StrengthGroup, target: StrengthGroup): number {
  const { values, ratings } = s.world;
  const charge = group.units.reduce((sum, u) => sum + (s.charging[u] ? ratings.attack[u] : 0), 0);
  const adds = rearAdd(s, group, [target]) + classAdd(s, group.units, [target]);
  return attackStrength(s, group.units) + charge * (values['charge.factor'] - 1) + adds;
}

/** Returns the stacks that have been told to attack a hex, except the one in hex `not`. */
function attackersOn(s: Chitin, n: number, not: number): StrengthGroup[] {
  const groups: StrengthGroup[] = [];
  for (let d = 0; d < 6; d++) {
    const from = NEXT[n * 6 + d];
    if (from < 0 || from === not) continue;
    const units = stackAt(s, s.mover, from);
    if (units.length > 0 && s.aim[units[0]] >= 0 && (s.aim[units[0]] >> ((d + 3) % 6)) & 1)
      groups.push({ node: from, units });
  }
  return groups;
}

/**
 * Returns the target of a flyer: enemy flyers if it must fight them or they are fewer, else the hex where it helps
 * most.
 */
export function chooseAim(s: Chitin, list: ActionList): Action {
  const { flyer: u } = s.frame(STEP['combat.air']);
  const m = megahexOf(s, u);
  const foes = flyersIn(s, 1 - s.mover, m);
  const dogfight = pack(V.dogfight);
  if (!list.has(pack(V.hold))) return dogfight;
  const sent = airIn(s, s.mover, m).filter((v) => s.aim[v] === AIR).length;
  if (list.has(dogfight) && (sent < foes || sent * 2 < foes * 3)) return dogfight;
  let best = pack(V.hold);
  let most = 0;
  for (let i = 0; i < list.length; i++) {
    const action = list.at(i);
    if (verbOf(action) !== V.strike) continue;
    const worth = strikeWorth(s, u, nounOf(action));
    if (worth > most) [most, best] = [worth, action];
  }
  return best;
}

/** Returns the value of sending all flyers from this one on against a hex, with the ground stacks that face it. */
function strikeWorth(s: Chitin, u: number, n: number): number {
  const target = { node: n, units: stackAt(s, 1 - s.mover, n) };
  const free = airIn(s, s.mover, MEGAHEX_OF[n]).filter((v) => v >= u || s.aim[v] === n).length;
  const helpers = facing(s, n);
  const ground = helpers.reduce((sum, group) => sum + strengthOn(s, group, target), 0);
  const defence = defenceStrength(s, target) + loneNeighbours(s, n);
  const units = free + helpers.reduce((sum, group) => sum + group.units.length, 0);
  const air = free * s.world.ratings.air;
  return attackWorth(s, [ground + air, defence], units, target.units.length);
}

/** Returns the side's own ground stacks that have a hex in front. */
function facing(s: Chitin, n: number): StrengthGroup[] {
  const groups: StrengthGroup[] = [];
  for (let d = 0; d < 6; d++) {
    const from = NEXT[n * 6 + d];
    if (from < 0) continue;
    const side = facingAt(s, s.mover, from);
    if (side >= 0 && isFront(side, (d + 3) % 6))
      groups.push({ node: from, units: stackAt(s, s.mover, from) });
  }
  return groups;
}

/** [8.015] Returns the defence of enemy stacks beside a hex that no other stack would attack. */
function loneNeighbours(s: Chitin, n: number): number {
  let sum = 0;
  for (let d = 0; d < 6; d++) {
    const to = NEXT[n * 6 + d];
    if (to < 0 || MEGAHEX_OF[to] !== MEGAHEX_OF[n] || facing(s, to).length > 0) continue;
    const units = stackAt(s, 1 - s.mover, to);
    if (units.length > 0) sum += defenceStrength(s, { node: to, units });
  }
  return sum;
}
