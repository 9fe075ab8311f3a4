/** Predicts the end of a game from the position at the beginning of a turn. */
import { NONE } from '../../../kernel/state.ts';
import { VALUES } from '../data/values.ts';
import type { Predictors } from './weights.ts';
import { type AnnihilationState, chargeOf, ownerOf } from '../state.ts';

/** Printed charges, and the highest of a variant. */
const CHARGES = [0, 1, 2, 3, 5, 8] as const;
const MOST_CHARGE = VALUES.declarations.charges.max;

/**
 * Builds the prediction, from -1 lost to 1 won for a side. It is valid only between turns, because it ignores what the
 * current turn may still bring. `shrinkage` is a factor on the log-odds, and `each` are the points for a unit of charge.
 */
export function makePredictor(
  o: Predictors,
  shrinkage: number,
  each: number,
): (s: AnnihilationState, side: number) => number {
  const tray = byCharge(o, 'tray');
  const board = byCharge(o, 'board');
  const lead = o.lead / each;
  return (s, side) => {
    let white = lead * (s.score[0] - s.score[1]) + (s.side === 0 ? o.move : -o.move);
    for (let u = 0; u < s.place.length; u++) {
      const weight = (s.place[u] === NONE ? tray : board)[chargeOf(s, u)];
      white += ownerOf(s, u) === 0 ? weight : -weight;
    }
    const value = Math.tanh((shrinkage * white) / 2);
    return side === 0 ? value : -value;
  };
}

/**
 * Returns the weights of particles in one place, by their charge. Charges that only variants have are between the
 * printed ones, or continue the last step between them.
 */
function byCharge(o: Predictors, place: 'tray' | 'board'): Float64Array {
  const at = (i: number): number => o[`${place}${CHARGES[i]}`];
  return Float64Array.from({ length: MOST_CHARGE + 1 }, (_, charge) => {
    const i = CHARGES.findIndex((c) => c >= charge);
    if (CHARGES[i] === charge) return at(i);
    const to = i < 0 ? CHARGES.length - 1 : i;
    const share = (charge - CHARGES[to - 1]) / (CHARGES[to] - CHARGES[to - 1]);
    return at(to - 1) + share * (at(to) - at(to - 1));
  });
}
