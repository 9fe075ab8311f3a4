/** [5] Points, and the end of the game. */
import { bestOf, NONE, type Outcome } from 'countermarch/kernel';
import { msg } from './i18n/msg.ts';
import { TOWNS } from './map.ts';
import { STEP } from './names.ts';
import { type State, unitOn, unitsOf } from './state.ts';
import { sideOf, SIDES, UNITS } from './units.ts';

const holds = (s: State, side: number, n: number): boolean =>
  unitOn(s, n) !== NONE && sideOf(unitOn(s, n)) === side;

/** [5.2] Points that everybody sees: 2 for each town, 1 for each enemy unit destroyed. */
export const openPoints = (s: State, side: number): number =>
  2 * TOWNS.filter((n) => holds(s, side, n)).length +
  UNITS.filter((unit, u) => unit.side !== side && s.at[u] === NONE).length;

/** [5.3] All points that the viewer of `s` knows: 3 more for the side's objective. */
export const pointsOf = (s: State, side: number): number =>
  openPoints(s, side) + (holds(s, side, TOWNS[s.objective[side] - 1] ?? NONE) ? 3 : 0);

/** [5.1] The game ends after the last round, or when a side has no units. */
export const isOver = (s: State): boolean =>
  s.round > s.world.rounds || [0, 1].some((side) => unitsOf(s, side).length === 0);

/** [5.2] Most points win; equal points are a draw. */
export function outcomeOf(s: State): Outcome | undefined {
  if (s.step !== STEP.over) return undefined;
  const scores = [...SIDES.keys()].map((side) => pointsOf(s, side));
  return { winners: bestOf(scores), rule: '5.2', reason: msg('end.points'), scores };
}
