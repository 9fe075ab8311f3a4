/**
 * Ratings by Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2012): a player's strength, the uncertainty
 * about it (deviation), and how much it varies (volatility). The numbers in the comments are the steps of that paper.
 */

/** A rating on the displayed scale: a newcomer has 1500, with a deviation of 350. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** A game against an opponent: 1 won, 0.5 drawn, 0 lost. */
export interface RatedGame {
  readonly against: Rating;
  readonly score: number;
}

export const INITIAL_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Limit on the change of the volatility: the paper recommends 0.3 to 1.2. */
const TAU = 0.5;
const SCALE = 173.7178;
const CLOSE = 1e-6;
/** Bounds of the deviation: never above that of a newcomer, nor so low that the rating stops changing. */
const MOST_DEVIATION = 350;
const LEAST_DEVIATION = 45;

/** Returns a rating after the games of one period (steps 2 to 8). */
export function rate(player: Rating, games: readonly RatedGame[]): Rating {
  const mu = (player.rating - 1500) / SCALE;
  const phi = player.deviation / SCALE;
  if (games.length === 0) return afterInactivity(player, 1);
  const terms = games.map(({ against, score }) => {
    const g = weight(against.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (against.rating - 1500) / SCALE)));
    return { g, expected, score };
  });
  const v = 1 / terms.reduce((sum, { g, expected: e }) => sum + g * g * e * (1 - e), 0);
  const gain = terms.reduce((sum, { g, expected, score }) => sum + g * (score - expected), 0);
  const sigma = steadiness(player.volatility, phi, v, v * gain);
  const before = Math.hypot(phi, sigma);
  const after = 1 / Math.sqrt(1 / before ** 2 + 1 / v);
  return {
    rating: SCALE * (mu + after ** 2 * gain) + 1500,
    deviation: Math.min(MOST_DEVIATION, SCALE * after),
    volatility: sigma,
  };
}

/** Returns a rating after some periods without a game: it is less certain (step 6 alone). */
export function afterInactivity(player: Rating, periods: number): Rating {
  const drift = Math.sqrt(Math.max(0, periods)) * player.volatility * SCALE;
  return { ...player, deviation: Math.min(MOST_DEVIATION, Math.hypot(player.deviation, drift)) };
}

/** Returns a rating after one game, some periods after the last one: for sites where players play at any time. */
export function rateGame(player: Rating, against: Rating, score: number): Rating {
  const { rating, deviation, volatility } = rate(player, [{ against, score }]);
  return { rating, volatility, deviation: Math.max(LEAST_DEVIATION, deviation) };
}

const weight = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi ** 2) / Math.PI ** 2);

/** Returns the new volatility: the zero of `f`, by the Illinois algorithm (step 5). */
function steadiness(sigma: number, phi: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const rest = phi ** 2 + v + e;
    return (e * (delta ** 2 - rest)) / (2 * rest ** 2) - (x - a) / TAU ** 2;
  };
  let low = a;
  let high = Math.log(delta ** 2 - phi ** 2 - v);
  if (!(delta ** 2 > phi ** 2 + v)) {
    let k = 1;
    while (f(a - k * TAU) < 0) k += 1;
    high = a - k * TAU;
  }
  let [fLow, fHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > CLOSE) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) [low, fLow] = [high, fHigh];
    else fLow /= 2;
    [high, fHigh] = [next, fNext];
  }
  return Math.exp(low / 2);
}
