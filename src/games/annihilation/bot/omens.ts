/** Predicts the end of a game from the position at the beginning of a turn. */
import { NONE } from '../../../kernel/state.ts';
import type { Omens } from './weights.ts';
import { type AnnihilationState, chargeOf, ownerOf } from '../state.ts';

const CHARGES = [0, 1, 2, 3, 5, 8] as const;

/**
 * Builds the prediction, from -1 lost to 1 won for a side. It is valid only between turns, because it ignores what the
 * current turn may still bring. `belief` is a factor on the log-odds.
 */
export function foreteller(
  o: Omens,
  belief: number,
): (s: AnnihilationState, side: number) => number {
  const tray = byCharge(o, 'tray');
  const board = byCharge(o, 'board');
  return (s, side) => {
    let white = o.lead * (s.score[0] - s.score[1]) + (s.side === 0 ? o.move : -o.move);
    for (let u = 0; u < s.place.length; u++) {
      const omen = (s.place[u] === NONE ? tray : board)[chargeOf(s, u)];
      white += ownerOf(s, u) === 0 ? omen : -omen;
    }
    const value = Math.tanh((belief * white) / 2);
    return side === 0 ? value : -value;
  };
}

/** Returns the weights of particles in one place, by their charge. */
function byCharge(o: Omens, place: 'tray' | 'board'): Float64Array {
  const worth = new Float64Array(CHARGES[CHARGES.length - 1] + 1);
  for (const c of CHARGES) worth[c] = o[`${place}${c}`];
  return worth;
}
