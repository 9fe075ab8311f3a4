/** The knowledge of bots. They get only the view of their side. */
import { type Heuristics, nodeDistance, type Rng, UNKNOWN } from 'countermarch/kernel';
import { pointsOf } from './ending.ts';
import { BOARD, TOWNS } from './map.ts';
import { V } from './names.ts';
import { type State, unitsOf } from './state.ts';
import { SIDES, typeOf } from './units.ts';

/** Worth of a side: its points, its units, and a little for units near towns. */
function worthOf(s: State, side: number): number {
  const own = TOWNS[s.objective[side] - 1];
  const near = (u: number, n: number) => 4 - Math.min(4, nodeDistance(BOARD, s.at[u], n));
  const units = unitsOf(s, side).reduce((sum, u) => sum + 1 + typeOf(u).strength / 4, 0);
  const towns = TOWNS.reduce((sum, n) => {
    const best = Math.max(0, ...unitsOf(s, side).map((u) => near(u, n)));
    return sum + best * (n === own ? 0.4 : 0.15);
  }, 0);
  return pointsOf(s, side) + units + towns;
}

export const bot: Heuristics<State> = {
  /** Returns the value of a position, from -1 (lost) to 1 (won). */
  evaluate: (s, side) => Math.max(-1, Math.min(1, (worthOf(s, side) - worthOf(s, 1 - side)) / 20)),
  /** Replaces what the view hides by a guess. */
  determinize(view, _, rng: Rng) {
    for (const side of SIDES.keys())
      if (view.objective[side] === UNKNOWN) view.objective[side] = 1 + rng.below(TOWNS.length);
  },
  turn: (s) => 2 * s.round + s.side,
  passVerbs: [V.done],
};
