/** [16.4] Units available for direct fire at a hex. Only choices that can lead to a legal attack are offered. */
import { NONE } from '../../../../kernel/state.ts';
import type { Aim, Bearing } from '../../bearing.ts';
import { directColumn } from '../../data/tables.ts';
import { ELIMINATED, FIRES, type Slammers, TARGET } from '../../state.ts';
import { bearingOf, isOfTurn, mayFire } from '../movement/12-bearing.ts';
import { defenceAlone, ownDefence } from './17-defence.ts';
import { STEP } from '../names.ts';
import { turnAt } from '../sequence.ts';
import { hasGas, isCarried, partyOf } from '../units.ts';

type S = Slammers;

/** Returns the attack at a hex by the side to fire. */
export function aimAt(s: S, n: number): Aim {
  const b = bearingOf(s);
  return { b, place: b.place[n], turn: turnAt(s, s.frame(STEP['direct.hex']).order) };
}

/**
 * Adds up the attack of the units that can still fire at the hex in `together` and `alone`; returns whether there are
 * any.
 */
function addUp(s: S, { b, place, turn }: Aim): boolean {
  const { from, unit, halves } = b.direct;
  if (from[place] === from[place + 1]) return false;
  b.together.fill(0);
  b.alone.fill(0);
  let any = false;
  for (let i = from[place]; i < from[place + 1]; i++) {
    const u = unit[i];
    if (!isOfTurn(s, u, turn) || !mayFire(s, u)) continue;
    any = true;
    const party = partyOf(s, u);
    // [23.3] A jammed unit fires alone.
    if (s.jammed[u]) b.alone[party] = Math.max(b.alone[party], halves[i]);
    else b.together[party] += halves[i];
  }
  return any;
}

/**
 * [41.3] Returns the greatest attack of any party. No firer is of a target's party, as units cannot fire at hexes
 * with friends [R35].
 */
const strongest = ({ together, alone }: Bearing): number => Math.max(...together, ...alone);

/** [R27] [R29] Returns whether a unit is a target of its own; carried and towed units are not. */
const isTarget = (s: S, u: number): boolean => !isCarried(s, u);

/** [16.1] [16.8] Returns whether any attack at the hex of the aim is legal, gas included. */
export function canBeAimedAt(s: S, aim: Aim): boolean {
  const { b, place } = aim;
  if (!addUp(s, aim)) return false;
  const halves = strongest(b);
  for (let i = b.from[place]; i < b.from[place + 1]; i++) {
    const u = b.units[i];
    if (isTarget(s, u) && directColumn(s.world.tables, halves, defenceAlone(s, u)) >= 0)
      return true;
  }
  return hasGasGun(s, aim);
}

const hasGasGun = (s: S, aim: Aim): boolean => gasGunsOf(s, aim).length > 0;

/** [15.1] Returns the guns that can fire gas at the hex, ascending. */
export function gasGunsOf(s: S, { b, place, turn }: Aim): number[] {
  const { from, unit } = b.direct;
  const guns: number[] = [];
  for (let i = from[place]; i < from[place + 1]; i++) {
    const u = unit[i];
    if (hasGas(s, u) && isOfTurn(s, u, turn) && mayFire(s, u)) guns.push(u);
  }
  return guns;
}

/**
 * [16.4] [15.1] Returns the units that can take part in some attack at the hex before its targets are chosen,
 * ascending.
 */
export function firersAt(s: S, aim: Aim): number[] {
  const { b, place, turn } = aim;
  const { from, unit, halves } = b.direct;
  addUp(s, aim);
  const least = Math.min(...targetUnits(s, aim).map((u) => defenceAlone(s, u)));
  const firers: number[] = [];
  for (let i = from[place]; i < from[place + 1]; i++) {
    const u = unit[i];
    if (!isOfTurn(s, u, turn) || !mayFire(s, u)) continue;
    const most = s.jammed[u] ? halves[i] : b.together[partyOf(s, u)];
    if (hasGas(s, u) || directColumn(s.world.tables, most, least) >= 0) firers.push(u);
  }
  return firers;
}

const targetUnits = (s: S, { b, place }: Aim): number[] =>
  [...b.units.subarray(b.from[place], b.from[place + 1])].filter((u) => isTarget(s, u));

/** The targets chosen so far. */
export interface Targets {
  readonly defence: number;
  /** Number of targets. `inside`: 1 if they are in the fortress. */
  readonly count: number;
  readonly inside: number;
}

const NO_TARGETS: Targets = { defence: 0, count: 0, inside: 0 };

/** [16.5] Adds a unit to the target: defences add up, terrain counts once. */
const withUnit = (s: S, { defence, count }: Targets, u: number): Targets => ({
  defence: count === 0 ? defenceAlone(s, u) : defence + ownDefence(s, u),
  count: count + 1,
  inside: s.inside[u],
});

/** Returns the target made of the units with the role `TARGET`. */
export function targetsOf(s: S, { b, place }: Aim): Targets {
  let targets = NO_TARGETS;
  for (let i = b.from[place]; i < b.from[place + 1]; i++)
    if (s.role[b.units[i]] === TARGET) targets = withUnit(s, targets, b.units[i]);
  return targets;
}

/** [16.3] [R34] Returns the units after the last one chosen that can still be part of the target, ascending. */
export function openTargets(s: S, aim: Aim, last: number): number[] {
  const { b, place } = aim;
  const chosen = targetsOf(s, aim);
  addUp(s, aim);
  const open: number[] = [];
  for (let i = b.from[place]; i < b.from[place + 1]; i++) {
    const u = b.units[i];
    // [22.2] [22.4] [R36] Units inside the fortress and units outside are different targets.
    if (u <= last || !isTarget(s, u) || (chosen.count > 0 && chosen.inside !== s.inside[u]))
      continue;
    if (isWithin(s, b, withUnit(s, chosen, u))) open.push(u);
  }
  return open;
}

/** [16.8] Returns whether any party can reach 1-4 against the target. */
const isWithin = (s: S, b: Bearing, { defence }: Targets): boolean =>
  directColumn(s.world.tables, strongest(b), defence) >= 0;

/**
 * [16.3] Returns all units of the hex as one target, if that is legal and there are several; otherwise an empty list.
 * [R4] Units recorded as eliminated are left out, since they would only raise the defence; they can be chosen one by
 * one.
 */
export function wholeTarget(s: S, aim: Aim): number[] {
  const { b, place } = aim;
  const units = [...b.units.subarray(b.from[place], b.from[place + 1])].filter(
    (u) => isTarget(s, u) && s.mark[u] !== ELIMINATED,
  );
  const isOne = units.every((u) => s.inside[u] === s.inside[units[0]]);
  if (units.length < 2 || !isOne) return [];
  addUp(s, aim);
  const whole = units.reduce((targets, u) => withUnit(s, targets, u), NO_TARGETS);
  return isWithin(s, b, whole) ? units : [];
}

/** Units chosen to fire. */
export interface Firing {
  readonly halves: number;
  readonly count: number;
  readonly party: number;
  /** [23.3] Whether the unit is jammed and fires alone. */
  readonly jammed: boolean;
}

export function firingOf(s: S, { b, place }: Aim): Firing {
  const { from, unit, halves } = b.direct;
  const found = { halves: 0, count: 0, party: NONE, jammed: false };
  for (let i = from[place]; i < from[place + 1]; i++) {
    const u = unit[i];
    if (s.role[u] !== FIRES) continue;
    found.halves += halves[i];
    found.count++;
    found.party = partyOf(s, u);
    found.jammed ||= s.jammed[u] === 1;
  }
  return found;
}

/** [16.5] [16.7] [16.8] Returns the column of the attack as chosen so far, or -1 below 1-4. */
export const columnOf = (s: S, aim: Aim): number =>
  directColumn(s.world.tables, firingOf(s, aim).halves, targetsOf(s, aim).defence);

/** [16.4] Returns the units after the last one chosen that, together with later ones, can reach 1-4, ascending. */
export function openFirers(s: S, aim: Aim, last: number): number[] {
  const { b, place, turn } = aim;
  const { from, unit, halves } = b.direct;
  const { defence } = targetsOf(s, aim);
  const firing = firingOf(s, aim);
  const open: number[] = [];
  if (firing.jammed) return open;
  b.together.fill(0);
  for (let i = from[place + 1] - 1; i >= from[place] && unit[i] > last; i--) {
    const u = unit[i];
    const party = partyOf(s, u);
    if (!isOfTurn(s, u, turn) || !mayFire(s, u)) continue;
    if (firing.count > 0 && (party !== firing.party || s.jammed[u])) continue;
    if (!s.jammed[u]) b.together[party] += halves[i];
    const most = s.jammed[u] ? halves[i] : firing.halves + b.together[party];
    if (directColumn(s.world.tables, most, defence) >= 0) open.push(u);
  }
  return open.reverse();
}
