/** Why a unit may not move, or not there, each with the rule that decides. */
import type { Frame } from '../../../kernel/frames.ts';
import type { Refusal } from '../../../kernel/rulebook.ts';
import { BOARD, TERRAIN, TERRAINS } from '../data/map.ts';
import { UNITS } from '../data/units.ts';
import { type AnnihilatorState, hasUnit, isAlive, isHuman, sideOf } from '../state.ts';
import { blockerOf, entryCost, floodFrom, formatPoints, fullPoints } from './05-reach.ts';
import { hasRoom, noRoom } from './06-stacking.ts';
import { autoDefends } from './07-auto-defend.ts';

type S = AnnihilatorState;

/** [5.1] Why this unit cannot be picked for a move or an advance. */
export function whyNotMove(s: S, side: number, u: number, advance: boolean): Refusal {
  const { id } = UNITS[u];
  if (sideOf(u) !== side) return { rule: '5.1', reason: `${id} is not yours to move.` };
  if (!isAlive(s, u)) return { rule: '5.1', reason: `${id} is not on the map.` };
  if (s.disrupted[u]) return disruptedRefusal(u, 'move');
  if (s.acted[u]) return { rule: '5.1', reason: `${id} has moved already in this step.` };
  if (advance && s.met[u]) {
    const reason = `${id} entered a hex with robots in step 1, which ended its movement for all of this turn.`;
    return { rule: 'R19', reason };
  }
  return advance
    ? { rule: '8.3', reason: `${id} can reach none of the hexes just cleared.` }
    : { rule: '5.1', reason: `There is no hex that ${id} could end its movement in.` };
}

/** [5.1] Why a unit that has not moved yet cannot stay: whoever is not to move is not picked. */
export function whyNotStay(u: number): Refusal {
  const reason = `${UNITS[u].id} has not gone anywhere yet. Choose where it goes; it stays where it is held up on its way.`;
  return { rule: '5.1', reason };
}

/** [R4] The refusal for whatever a disrupted unit is asked to do. */
export function disruptedRefusal(u: number, what: string): Refusal {
  const reason = `${UNITS[u].id} is disrupted: it cannot ${what} until this turn's demolition step has ended.`;
  return { rule: 'R4', reason };
}

/** A unit under way, and its half points left. */
type Way = Frame<'unit' | 'points'>;

/** [5.2] Why the unit under way cannot go to this hex. */
export function whyNotTo(s: S, way: Way, n: number, advance: boolean): Refusal {
  const { unit: u, points } = way;
  const { id } = UNITS[u];
  const label = BOARD.labels[n];
  if (n === s.hex[u]) return { rule: '5.1', reason: `${id} is in ${label} already.` };
  if (entryCost(s, sideOf(u), n) < 0) {
    const reason = `${label} is ${TERRAINS[TERRAIN[n]].name}, which ${id} may not enter.`;
    return { rule: 'HTC', reason };
  }
  // [8.3] An advance goes through nothing but what has just been cleared.
  if (advance && !s.justCleared[n])
    return { rule: '8.3', reason: `${label} has not just been cleared by a charge.` };
  if (floodFrom(s, u, points, advance).left[n] < 0) return whyNotReached(s, way, n, advance);
  return noRoom(s, sideOf(u), n);
}

/** What is in the way, if the points would do; else that they do not [5.2]. */
function whyNotReached(s: S, { unit: u, points }: Way, n: number, advance: boolean): Refusal {
  const { id } = UNITS[u];
  const label = BOARD.labels[n];
  const blocker = blockerOf(s, u, n, points);
  if (blocker !== undefined) return blocked(s, u, label, blocker);
  if (advance && floodFrom(s, u, points, false).left[n] >= 0)
    return { rule: '8.3', reason: `No way through hexes just cleared leads ${id} to ${label}.` };
  const has = points < fullPoints(s, u) ? `${formatPoints(points)} left` : formatPoints(points);
  return { rule: '5.2', reason: `${label} is out of reach: ${id} has ${has} movement points.` };
}

/** The hex on the way that holds the unit up, in the words of the rule that does so. */
function blocked(s: S, u: number, label: string, m: number): Refusal {
  const way = `The way of ${UNITS[u].id} to ${label} leads over ${BOARD.labels[m]}`;
  const enemies = isHuman(u) ? 'robots' : 'squads';
  if (!hasRoom(s, sideOf(u), m))
    return { rule: 'R7', reason: `${way}, where it would have to stop and there is no room.` };
  if (hasUnit(s, m, !isHuman(u)))
    return { rule: '5.4', reason: `${way}, where ${enemies} end its movement.` };
  if (autoDefends(s, m))
    return { rule: '7.3', reason: `${way}, where it is attacked first. Go there, then on.` };
  return { rule: '8.5', reason: `${way}, where charges can be recovered. Go there, then on.` };
}
