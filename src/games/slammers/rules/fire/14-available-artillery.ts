/** [14.1] Artillery available against a hex. Only choices that can lead to a legal strike are offered. */
import { NONE } from '../../../../kernel/state.ts';
import type { Aim, Bearing } from '../../bearing.ts';
import { indirectColumn } from '../../data/tables.ts';
import { FIRES, GAS, type Slammers } from '../../state.ts';
import { bearingOf, isObserved, isOfTurn, mayFire } from '../movement/12-bearing.ts';
import { hexDefence } from './17-defence.ts';
import { STEP } from '../names.ts';
import { turnAt } from '../sequence.ts';
import { hasGas, partyOf } from '../units.ts';

type S = Slammers;

/** Returns the strike at a hex by the side to fire. */
export function strikeAt(s: S, n: number): Aim {
  const b = bearingOf(s);
  return { b, place: b.place[n], turn: turnAt(s, s.frame(STEP['strike.hex']).order) };
}

/**
 * [14.3] Returns whether a gun sees the hex or a friend observes it; [23.5] [R47] a jammed gun must see it itself.
 */
function isGuided(s: S, { b, place }: Aim, i: number): boolean {
  if (b.indirect.sees[i]) return true;
  const u = b.indirect.unit[i];
  return !s.jammed[u] && isObserved(s, b, place, partyOf(s, u));
}

/** Returns whether the gun of an entry of `indirect` could join a strike announced now. */
const isReady = (s: S, aim: Aim, i: number): boolean => {
  const u = aim.b.indirect.unit[i];
  return isOfTurn(s, u, aim.turn) && mayFire(s, u) && isGuided(s, aim, i);
};

/**
 * [14.5] Returns whether a party has struck the hex in this section, by units of this player turn; only one roll per
 * hex is allowed. [R47] Jammed units fire separately and do not count.
 */
export function hasStruck(s: S, { b, place, turn }: Aim, party: number): boolean {
  const n = b.hexes[place];
  for (let u = s.shelled.indexOf(n); u !== NONE; u = s.shelled.indexOf(n, u + 1))
    if (!s.jammed[u] && partyOf(s, u) === party && isOfTurn(s, u, turn)) return true;
  return false;
}

/** [14.4] [R43] Returns the lowest defence of a party's enemies in the hex, by terrain or fortress. */
function leastDefence(s: S, { b, place }: Aim, party: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = b.from[place]; i < b.from[place + 1]; i++) {
    const u = b.units[i];
    if (partyOf(s, u) === party) continue;
    least = Math.min(least, hexDefence(s, b.hexes[place], s.inside[u] === 1));
  }
  return least;
}

/**
 * [14.8] [26.2] Returns whether an attack reaches 1-2, which is the same for both classes. `halves`: attack in half
 * points.
 */
const isEnough = ({ world }: S, halves: number, defence: number): boolean =>
  indirectColumn(world.tables, halves, defence, 'B') >= 0;

/** [14.8] Returns whether a party's shells reach 1-2 at a hex. `halves`: attack in half points. */
export const isEnoughAt = (s: S, b: Bearing, n: number, party: number, halves: number): boolean =>
  isEnough(s, halves, leastDefence(s, { b, place: b.place[n], turn: NONE }, party));

/** [14.1] [14.8] Returns whether any strike at the hex of the aim is legal. */
export function canBeStruck(s: S, aim: Aim): boolean {
  const { b, place } = aim;
  const { from, unit, halves } = b.indirect;
  if (from[place] === from[place + 1]) return false;
  b.together.fill(0);
  for (let i = from[place]; i < from[place + 1]; i++) {
    if (!isReady(s, aim, i)) continue;
    const u = unit[i];
    const party = partyOf(s, u);
    if (!s.jammed[u] && hasStruck(s, aim, party)) continue;
    if (hasGas(s, u)) return true;
    if (!s.jammed[u]) b.together[party] += halves[i];
    const most = s.jammed[u] ? halves[i] : b.together[party];
    if (isEnough(s, most, leastDefence(s, aim, party))) return true;
  }
  return false;
}

/** [14.5] [15.1] Returns the guns that can take part in some strike at the hex, ascending. */
export function gunsAt(s: S, aim: Aim): number[] {
  const { from, unit, halves } = aim.b.indirect;
  const ready: number[] = [];
  for (let i = from[aim.place]; i < from[aim.place + 1]; i++)
    if (isReady(s, aim, i) && (s.jammed[unit[i]] || !hasStruck(s, aim, partyOf(s, unit[i]))))
      ready.push(i);
  const together = aim.b.together.fill(0);
  for (const i of ready) if (!s.jammed[unit[i]]) together[partyOf(s, unit[i])] += halves[i];
  return ready
    .filter((i) => {
      const [u, party] = [unit[i], partyOf(s, unit[i])];
      const most = s.jammed[u] ? halves[i] : together[party];
      return hasGas(s, u) || isEnough(s, most, leastDefence(s, aim, party));
    })
    .map((i) => unit[i]);
}

/** The strike as chosen so far. */
interface Volley {
  readonly halves: number;
  readonly shells: number;
  readonly gas: number;
  readonly party: number;
  /** [23.3] Whether the gun is jammed and fires alone. */
  readonly jammed: boolean;
}

export function volleyOf(s: S, { b, place }: Aim): Volley {
  const { from, unit, halves } = b.indirect;
  const volley = { halves: 0, shells: 0, gas: 0, party: NONE, jammed: false };
  for (let i = from[place]; i < from[place + 1]; i++) {
    const u = unit[i];
    if (s.role[u] !== FIRES && s.role[u] !== GAS) continue;
    if (s.role[u] === GAS) volley.gas++;
    else {
      volley.shells++;
      volley.halves += halves[i];
    }
    volley.party = partyOf(s, u);
    volley.jammed ||= s.jammed[u] === 1;
  }
  return volley;
}

/** [14.8] Returns whether the strike can be announced as it is: with gas, with enough shells, or with both. */
export function isWhole(s: S, aim: Aim): boolean {
  const { halves, shells, gas, party } = volleyOf(s, aim);
  if (shells === 0) return gas > 0;
  return isEnough(s, halves, leastDefence(s, aim, party));
}

/** Guns that can still join a strike, with shells and with gas, ascending. */
export interface OpenGuns {
  readonly shells: number[];
  readonly gas: number[];
}

/** [14.5] [15.1] Returns the guns after the last one chosen that, together with later ones, can reach 1-2. */
export function openGuns(s: S, aim: Aim, last: number): OpenGuns {
  const { from, unit, halves } = aim.b.indirect;
  const volley = volleyOf(s, aim);
  const open: OpenGuns = { shells: [], gas: [] };
  if (volley.jammed) return open;
  const behind = aim.b.together.fill(0);
  for (let i = from[aim.place + 1] - 1; i >= from[aim.place] && unit[i] > last; i--) {
    const u = unit[i];
    const party = partyOf(s, u);
    if (!isReady(s, aim, i) || !mayJoin(s, aim, u, volley)) continue;
    const defence = leastDefence(s, aim, party);
    const reached = volley.halves + behind[party];
    if (hasGas(s, u) && (volley.shells === 0 || isEnough(s, reached, defence))) open.gas.unshift(u);
    const most = s.jammed[u] ? halves[i] : reached + halves[i];
    if (isEnough(s, most, defence)) open.shells.unshift(u);
    if (!s.jammed[u]) behind[party] += halves[i];
  }
  return open;
}

/**
 * [14.5] [23.3] [41.3] Returns whether a gun may join: guns of one party, in its only strike at the hex. A jammed gun
 * starts a strike of its own.
 */
function mayJoin(s: S, aim: Aim, u: number, { party, shells, gas }: Volley): boolean {
  if (shells + gas > 0) return party === partyOf(s, u) && !s.jammed[u];
  return s.jammed[u] === 1 || !hasStruck(s, aim, partyOf(s, u));
}

/**
 * [23.3] [23.5] [R47] Returns guns of the strike that were jammed while with others, or that can no longer see the
 * hex.
 */
export function strayGuns(s: S, aim: Aim): number[] {
  const { from, unit } = aim.b.indirect;
  const { shells } = volleyOf(s, aim);
  const stray: number[] = [];
  for (let i = from[aim.place]; i < from[aim.place + 1]; i++) {
    const role = s.role[unit[i]];
    if (role !== FIRES && role !== GAS) continue;
    const isParted = role === FIRES && shells > 1 && s.jammed[unit[i]] === 1;
    if (isParted || !isGuided(s, aim, i)) stray.push(unit[i]);
  }
  return stray;
}
