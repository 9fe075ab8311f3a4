/** Reasons why a unit may not move, or not there, each with its rule. */
import type { Frame } from '../../../kernel/frames.ts';
import { node } from '../../../kernel/text/message.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { type AnnihilatorState, hasUnit, isAlive, isHuman, sideOf } from '../state.ts';
import { movementPoints, named, terrainMessage } from '../i18n/phrases.ts';
import { msg, refuse } from '../i18n/msg.ts';
import { blockerOf, entryCost, floodFrom, fullPoints } from './05-reach.ts';
import { hasRoom, noRoom } from './06-stacking.ts';
import { autoDefends } from './combat/07-auto-defend.ts';

type S = AnnihilatorState;

/** [5.1] Returns why this unit cannot be picked for a move or an advance. */
export function whyNotMove(s: S, side: number, u: number, advance: boolean): Refusal {
  const who = { u: named(s, u) };
  if (sideOf(u) !== side) return refuse('5.1', 'refusal.not-yours', who);
  if (!isAlive(s, u)) return refuse('5.1', 'refusal.off-map', who);
  if (s.disrupted[u]) return refuse('R4', 'refusal.disrupted.move', who);
  if (s.acted[u]) return refuse('5.1', 'refusal.moved', who);
  if (advance && s.met[u]) return refuse('R19', 'refusal.met', who);
  return advance ? refuse('8.3', 'refusal.no-advance', who) : refuse('5.1', 'refusal.no-move', who);
}

/** [5.1] Returns why a unit that has not moved yet cannot stay: a unit that should not move need not be picked. */
export const whyNotStay = (s: S, u: number): Refusal =>
  refuse('5.1', 'refusal.stay', { u: named(s, u) });

/** A moving unit, and its remaining half points. */
type Way = Frame<'unit' | 'points'>;

/** [5.2] Returns why the moving unit cannot go to this hex. */
export function whyNotTo(s: S, way: Way, n: number, advance: boolean): Refusal {
  const { unit: u, points } = way;
  const args = { u: named(s, u), at: node(n) };
  if (n === s.hex[u]) return refuse('5.1', 'refusal.here', args);
  if (entryCost(s, sideOf(u), n) < 0) {
    const reason = msg('refusal.terrain', { ...args, terrain: terrainMessage(n) });
    return { rule: 'HTC', reason };
  }
  // [8.3] An advance leads only through hexes that were just cleared.
  if (advance && !s.justCleared[n]) return refuse('8.3', 'refusal.not-cleared', args);
  if (floodFrom(s, u, points, advance).left[n] < 0) return whyNotReached(s, way, n, advance);
  return noRoom(s, sideOf(u), n);
}

/** Returns the obstacle if the points suffice, otherwise that they do not [5.2]. */
function whyNotReached(s: S, { unit: u, points }: Way, n: number, advance: boolean): Refusal {
  const args = { u: named(s, u), at: node(n) };
  const blocker = blockerOf(s, u, n, points, advance);
  if (blocker !== undefined) return blocked(s, u, n, blocker);
  if (advance && floodFrom(s, u, points, false).left[n] >= 0)
    return refuse('8.3', 'refusal.no-way', args);
  const key = points < fullPoints(s, u) ? 'refusal.far.left' : 'refusal.far';
  return { rule: '5.2', reason: msg(key, { ...args, points: movementPoints(points) }) };
}

/** Refuses a destination because of the hex that holds the unit up, with the rule of that hex. */
function blocked(s: S, u: number, n: number, over: number): Refusal {
  const args = { u: named(s, u), at: node(n), over: node(over) };
  if (!hasRoom(s, sideOf(u), over)) return refuse('R7', 'refusal.way.full', args);
  if (hasUnit(s, over, !isHuman(u))) {
    const enemies = isHuman(u) ? 'robots' : 'squads';
    return refuse('5.4', `refusal.way.${enemies}`, args);
  }
  return autoDefends(s, over)
    ? refuse('7.3', 'refusal.way.shield', args)
    : refuse('8.5', 'refusal.way.lot', args);
}
