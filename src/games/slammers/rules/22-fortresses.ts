/** [22.2] Units enter fortresses, and blow them up when they leave. */
import type { Log } from '../../../kernel/text/log.ts';
import { node, unit } from '../../../kernel/text/message.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { NONE } from '../../../kernel/state.ts';
import { STACK_LIMIT } from '../data/terrain.ts';
import { BLOWN_UP, FORTRESS, type Slammers } from '../state.ts';
import { fixed, msg, refuse } from '../i18n/msg.ts';
import { type UnitAction, listIf, priced, priceText } from './movement/09-unit-action.ts';
import { mayMove } from './movement/09-movers.ts';
import { isFresh, pointsLeft, spend } from './movement/09-points.ts';
import { sizeOf } from './movement/09-reach.ts';
import { endsOf } from './movement/09-stacking.ts';
import { isLoose, isReady } from './movement/10-towing.ts';
import { ALONG, ONE_HEX, STEP, V } from './names.ts';
import { cargoOf, isCarried, isMoving, kindOf, unitsAt } from './units.ts';

type S = Slammers;

/**
 * [25.7] [R20] Enters the fortress in the unit's hex for 1 more point, or [9.5] as part of the one hex that a unit
 * can always move.
 */
export const insideAction: UnitAction<'inside'> = {
  label: priced(fixed('label.inside'), 'fortress'),
  list: listIf(V.inside, (s, u) => isAtFortress(s, u) && hasRoom(s, u) && canGoIn(s, u)),
  apply(s, u, _, log) {
    spend(s, u, Math.min(s.world.costs.fortress, pointsLeft(s, u)));
    const cargo = cargoOf(s, u);
    s.inside[u] = 1;
    if (cargo !== NONE) s.inside[cargo] = 1;
    s.frame(STEP['move.unit']).went = ALONG;
    log?.add({ type: 'inside', rule: '25.7', args: { u: unit(u), at: node(s.at[u]) } });
  },
  whyNot(s, u) {
    const args = { u: unit(u) };
    if (!isAtFortress(s, u)) return refuse('22.2', 'refusal.no-fortress', args);
    if (!hasRoom(s, u)) return refuse('22.3', 'refusal.fortress-full', args);
    return refuse('25.7', 'refusal.no-points-inside', { ...args, n: priceText(s, 'fortress') });
  },
};

const isAtFortress = ({ at, inside, fortress }: S, u: number): boolean =>
  at[u] >= 0 && !inside[u] && fortress[at[u]] === FORTRESS;

/** [22.3] [22.7] Returns whether the fortress has room; it holds three units of any side. */
const hasRoom = (s: S, u: number): boolean =>
  unitsInside(s, s.at[u]).length + sizeOf(s, u) <= STACK_LIMIT;

const canGoIn = (s: S, u: number): boolean =>
  pointsLeft(s, u) >= s.world.costs.fortress || s.frame(STEP['move.unit']).went === ONE_HEX;

/** Returns the units in the fortress of a hex, ascending. */
const unitsInside = (s: S, n: number): number[] => unitsAt(s, n).filter((u) => s.inside[u]);

/**
 * [22.8] [R56] Returns the hexes whose fortress can be blown up, ascending: all units in it can leave and have not
 * moved yet. Call `countStacks` first.
 */
export function fortressesToBlowUp(s: S): number[] {
  const hexes: number[] = [];
  for (let n = 0; n < s.world.hexes; n++)
    if (s.fortress[n] === FORTRESS && mayBlowUp(s, n)) hexes.push(n);
  return hexes;
}

function mayBlowUp(s: S, n: number): boolean {
  const units = unitsInside(s, n).filter((u) => !isCarried(s, u));
  return units.length > 0 && units.every((u) => isMoving(s, u) && canLeave(s, u));
}

/** [R56] Returns whether a unit in a fortress can leave it. A gun needs a vehicle that no other gun needs. */
function canLeave(s: S, u: number): boolean {
  if (kindOf(s, u).towable) return loose(s, u).length <= towers(s, u).length;
  return mayMove(s, u) && isFresh(s, u) && endsOf(s, u).length > 0;
}

/** Guns with a unit, including itself, that wait to be hooked up. */
const loose = (s: S, u: number): number[] =>
  unitsAt(s, s.at[u]).filter((gun) => isLoose(s, u, gun));

/** Vehicles with a unit, including itself, that can tow a gun. */
const towers = (s: S, u: number): number[] =>
  unitsAt(s, s.at[u]).filter((v) => isReady(s, v) && mayMove(s, v) && s.inside[v] === s.inside[u]);

/**
 * [22.8] Marks a fortress as blown up: none of that side's units may enter, and it is removed when all have moved.
 */
export function blowUp(s: S, n: number, log?: Log): void {
  s.fortress[n] = BLOWN_UP;
  log?.add({ type: 'blown-up', rule: '22.8', args: { at: node(n) } });
}

/** [22.8] Removes blown-up fortresses. [R56] They leave no rubble. */
export function removeBlownUp(s: S): void {
  for (let n = 0; n < s.world.hexes; n++) {
    if (s.fortress[n] !== BLOWN_UP) continue;
    for (const u of unitsInside(s, n)) s.inside[u] = 0;
    s.fortress[n] = 0;
  }
}

/** [22.8] Returns whether a unit must leave a fortress that its side has blown up. */
export const isLeaving = ({ at, inside, fortress }: S, u: number): boolean =>
  at[u] >= 0 && inside[u] === 1 && fortress[at[u]] === BLOWN_UP;

/**
 * [22.8] [R56] Returns whether a unit must tow a gun that no other vehicle there can take. Call `countStacks` first.
 */
export const mustHook = (s: S, u: number): boolean =>
  isLeaving(s, u) && isReady(s, u) && loose(s, u).length >= towers(s, u).length;

/** Returns whether any unit can still leave a blown-up fortress. Call `countStacks` first. */
export function hasLeavers(s: S): boolean {
  for (let u = 0; u < s.at.length; u++)
    if (isLeaving(s, u) && mayMove(s, u) && endsOf(s, u).length > 0) return true;
  return false;
}

/** Returns why a fortress cannot be blown up. */
export function whyNotBlowUp(s: S, n: number): Refusal {
  const args = { at: node(n) };
  const units = unitsInside(s, n);
  if (!s.fortress[n])
    return { rule: '22.8', reason: msg('refusal.no-fortress-at', args), scope: 'nothing-there' };
  if (s.fortress[n] === BLOWN_UP) return refuse('22.8', 'refusal.blown-up-before', args);
  if (units.length === 0 || !units.every((u) => isMoving(s, u)))
    return refuse('22.8', 'refusal.not-in-fortress', args);
  return refuse('R56', 'refusal.cannot-all-leave', args);
}
