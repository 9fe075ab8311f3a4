/** Why a unit may not move, or not there, each with the rule that decides. */
import type { Frame } from '../../../kernel/frames.ts';
import { node } from '../../../kernel/text/message.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { type AnnihilatorState, hasUnit, isAlive, isHuman, sideOf } from '../state.ts';
import { movementPoints, named, terrainWords } from '../i18n/phrases.ts';
import { msg } from '../i18n/msg.ts';
import { blockerOf, entryCost, floodFrom, fullPoints } from './05-reach.ts';
import { hasRoom, noRoom } from './06-stacking.ts';
import { autoDefends } from './combat/07-auto-defend.ts';

type S = AnnihilatorState;

/** [5.1] Why this unit cannot be picked for a move or an advance. */
export function whyNotMove(s: S, side: number, u: number, advance: boolean): Refusal {
  const who = { u: named(s, u) };
  if (sideOf(u) !== side) return { rule: '5.1', reason: msg('refusal.not-yours', who) };
  if (!isAlive(s, u)) return { rule: '5.1', reason: msg('refusal.off-map', who) };
  if (s.disrupted[u]) return { rule: 'R4', reason: msg('refusal.disrupted.move', who) };
  if (s.acted[u]) return { rule: '5.1', reason: msg('refusal.moved', who) };
  if (advance && s.met[u]) return { rule: 'R19', reason: msg('refusal.met', who) };
  return advance
    ? { rule: '8.3', reason: msg('refusal.no-advance', who) }
    : { rule: '5.1', reason: msg('refusal.no-move', who) };
}

/** [5.1] Why a unit that has not moved yet cannot stay: whoever is not to move is not picked. */
export const whyNotStay = (s: S, u: number): Refusal => ({
  rule: '5.1',
  reason: msg('refusal.stay', { u: named(s, u) }),
});

/** A unit under way, and its half points left. */
type Way = Frame<'unit' | 'points'>;

/** [5.2] Why the unit under way cannot go to this hex. */
export function whyNotTo(s: S, way: Way, n: number, advance: boolean): Refusal {
  const { unit: u, points } = way;
  const args = { u: named(s, u), at: node(n) };
  if (n === s.hex[u]) return { rule: '5.1', reason: msg('refusal.here', args) };
  if (entryCost(s, sideOf(u), n) < 0) {
    const reason = msg('refusal.terrain', { ...args, terrain: terrainWords(n) });
    return { rule: 'HTC', reason };
  }
  // [8.3] An advance goes through nothing but what has just been cleared.
  if (advance && !s.justCleared[n])
    return { rule: '8.3', reason: msg('refusal.not-cleared', args) };
  if (floodFrom(s, u, points, advance).left[n] < 0) return whyNotReached(s, way, n, advance);
  return noRoom(s, sideOf(u), n);
}

/** Obstacle, if the points would suffice; else that they do not [5.2]. */
function whyNotReached(s: S, { unit: u, points }: Way, n: number, advance: boolean): Refusal {
  const args = { u: named(s, u), at: node(n) };
  const blocker = blockerOf(s, u, n, points, advance);
  if (blocker !== undefined) return blocked(s, u, n, blocker);
  if (advance && floodFrom(s, u, points, false).left[n] >= 0)
    return { rule: '8.3', reason: msg('refusal.no-way', args) };
  const key = points < fullPoints(s, u) ? 'refusal.far.left' : 'refusal.far';
  return { rule: '5.2', reason: msg(key, { ...args, points: movementPoints(points) }) };
}

/** The hex on the way that holds the unit up, in the words of the rule that does so. */
function blocked(s: S, u: number, n: number, over: number): Refusal {
  const args = { u: named(s, u), at: node(n), over: node(over) };
  if (!hasRoom(s, sideOf(u), over)) return { rule: 'R7', reason: msg('refusal.way.full', args) };
  if (hasUnit(s, over, !isHuman(u))) {
    const enemies = isHuman(u) ? 'robots' : 'squads';
    return { rule: '5.4', reason: msg(`refusal.way.${enemies}`, args) };
  }
  return autoDefends(s, over)
    ? { rule: '7.3', reason: msg('refusal.way.shield', args) }
    : { rule: '8.5', reason: msg('refusal.way.lot', args) };
}
