/** Predicts the end of a basic game from the position at the beginning of a turn. */
import type { Predictors } from './weights.ts';
import { distance, HEXES } from '../data/field.ts';
import { firstUnit, sideOf, TYPE_OF, WORKER } from '../data/units.ts';
import { carrierOf } from '../rules/04-standstill.ts';
import { majority } from '../rules/04-victory.ts';
import { type Chitin, unitsEnd } from '../state.ts';

/** Strength added to both sides, so that the last unit does not count for everything. */
const SPARE = 3;
/** Number of turns after which a token no longer counts. */
const NEVER = 12;

/**
 * Builds the prediction, from -1 lost to 1 won for a side. It adds the balance of strength, which `evaluate`
 * undervalues. `odds` returns Red's log-odds according to `evaluate`; `shrinkage` is a factor on the total log-odds.
 */
export function makePredictor(
  odds: (s: Chitin) => number,
  o: Predictors,
  shrinkage: number,
): (s: Chitin, side: number) => number {
  return (s, side) => {
    if (s.revealed === 0) return 0;
    const [red, blue] = [strengthOf(s, 0), strengthOf(s, 1)];
    const correction =
      (s.mover === 0 ? o.move : -o.move) +
      o.lead * (red - blue) +
      o.ratio * Math.log((red + SPARE) / (blue + SPARE)) +
      o.wait * (turnsToWin(s, 0) - turnsToWin(s, 1));
    const value = Math.tanh((shrinkage * (odds(s) + correction)) / 2);
    return side === 0 ? value : -value;
  };
}

/** Returns the total strength left to a side, on and off the map, disrupted or not. */
function strengthOf(s: Chitin, side: number): number {
  const { attack } = s.world.ratings;
  let sum = 0;
  for (let u = firstUnit(side); u < unitsEnd(side); u++) if (s.at[u] >= 0) sum += attack[u];
  return sum;
}

/**
 * [4.01] Returns roughly how many turns Workers would need, unopposed, to bring off the tokens that decide the game.
 */
function turnsToWin(s: Chitin, side: number): number {
  const missing = majority(s) - s.tokensOff[side];
  if (missing <= 0) return 0;
  const waits = s.world.rules.tokens
    .filter((t) => s.tokenAt[t] >= 0)
    .map((t) => turnsFor(s, side, t))
    .sort((a, b) => a - b);
  return waits[missing - 1] ?? NEVER;
}

/** Returns the turns until a token could be off the map, with the Worker that carries it or the nearest free one. */
function turnsFor(s: Chitin, side: number, t: number): number {
  const { ratings } = s.world;
  const workerMoves = ratings.types[WORKER].moves;
  const n = s.tokenAt[t];
  const way = n < HEXES ? ratings.wayHome[s.end[side]][n] : 0;
  const carrier = carrierOf(s, t);
  if (carrier >= 0) return sideOf(carrier) === side ? way / workerMoves : NEVER;
  let least = NEVER;
  for (let u = firstUnit(side); u < unitsEnd(side); u++) {
    if (TYPE_OF[u] !== WORKER || s.at[u] < 0 || s.carries[u] >= 0) continue;
    const far = s.at[u] >= HEXES ? way + 1 : distance(s.at[u], n);
    least = Math.min(least, (far + way) / workerMoves);
  }
  return least;
}
