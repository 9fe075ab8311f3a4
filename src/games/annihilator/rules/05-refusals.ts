/** Why a unit may not move, or not there, each with the rule that decides. */
import type { Refusal } from '../../../kernel/rulebook.ts';
import { BOARD, TERRAIN, TERRAINS } from '../data/map.ts';
import { UNITS } from '../data/units.ts';
import { type AnnihilatorState, isAlive, sideOf } from '../state.ts';
import { canMove, entryCost, floodFrom, formatPoints, fullPoints } from './05-reach.ts';
import { hasRoom, noRoom } from './06-stacking.ts';

type S = AnnihilatorState;

/** [5.1] Why this unit cannot be picked for a move or an advance. */
export function whyNotMove(s: S, side: number, u: number, advance: boolean): Refusal | undefined {
  const { id } = UNITS[u];
  if (sideOf(u) !== side) return { rule: '5.1', reason: `${id} is not yours to move.` };
  if (!isAlive(s, u)) return { rule: '5.1', reason: `${id} is not on the map.` };
  if (s.disrupted[u]) return disruptedRefusal(u, 'move');
  if (s.acted[u]) return { rule: '5.1', reason: `${id} has moved already in this step.` };
  if (canMove(s, u, advance)) return undefined;
  return advance
    ? { rule: '8.3', reason: `${id} can reach none of the hexes just cleared.` }
    : { rule: '5.1', reason: `There is no hex that ${id} could end its movement in.` };
}

/** [R4] The refusal for whatever a disrupted unit is asked to do. */
export function disruptedRefusal(u: number, what: string): Refusal {
  const reason = `${UNITS[u].id} is disrupted: it cannot ${what} until this turn's demolition step has ended.`;
  return { rule: 'R4', reason };
}

/** [5.2] Why the unit under way cannot go to this hex. */
export function whyNotTo(s: S, u: number, n: number, advance: boolean): Refusal | undefined {
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
  const reached = floodFrom(s, u, s.arg(1), advance).left[n] >= 0;
  if (!hasRoom(s, sideOf(u), n)) return noRoom(s, sideOf(u), n);
  if (reached) return undefined;
  const points =
    s.arg(1) < fullPoints(s, u) ? `${formatPoints(s.arg(1))} left` : formatPoints(s.arg(1));
  return { rule: '5.2', reason: `${label} is out of reach: ${id} has ${points} movement points.` };
}
