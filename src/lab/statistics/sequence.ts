/**
 * Confidence sequences: intervals that hold at every number of games at once. An experiment may therefore be watched,
 * and stopped whenever its interval is narrow enough.
 */
import { type Interval, USUAL_ERROR } from './interval.ts';

/** Number of bisections of the unit interval: more than doubles can distinguish. */
const STEPS = 60;

/** Returns the logarithm of the gamma function for x > 0 (C. Lanczos, 1964; g = 7, n = 9). */
function logGamma(x: number): number {
  const terms = [
    676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406,
    12.507343278686905, -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
  ];
  const y = x - 1;
  const sum = terms.reduce((total, term, i) => total + term / (y + i + 1), 0.9999999999998099);
  const t = y + 7.5;
  return Math.log(2 * Math.PI) / 2 + (y + 0.5) * Math.log(t) - t + Math.log(sum);
}

const logBeta = (a: number, b: number): number => logGamma(a) + logGamma(b) - logGamma(a + b);

/** Returns `n · log p`, and 0 if n is 0. */
const times = (n: number, p: number): number => (n === 0 ? 0 : n * Math.log(p));

/**
 * Returns the log-likelihood of the results under a share drawn from Beta(½, ½). Minus the log-likelihood under `p`, it
 * is the mixture martingale against `p`: it starts at 0 and, if `p` is the truth, ever exceeds log(1 / error) with
 * probability `error` at most.
 */
const mixture = (points: number, games: number): number =>
  logBeta(points + 0.5, games - points + 0.5) - logBeta(0.5, 0.5);

/**
 * Returns the confidence sequence of a share: all shares that the mixture martingale has not refuted (H. Robbins,
 * Statistical Methods Related to the Law of the Iterated Logarithm, 1970; with the Beta(½, ½) mixture, E. Kaufmann and
 * W. Koolen, Mixture Martingales Revisited, JMLR 22, 2021). `points` may contain fractions, such as draws: for results
 * in [0, 1] the martingale is a supermartingale. Holds for all numbers of games at once with probability 1 - `error`.
 */
export function confidenceSequence(points: number, games: number, error = USUAL_ERROR): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const limit = Math.log(1 / error);
  const share = points / games;
  const least = mixture(points, games) - limit;
  const isRefuted = (p: number) => times(points, p) + times(games - points, 1 - p) <= least;
  return { low: bound(isRefuted, 0, share), high: bound(isRefuted, 1, share) };
}

/** Returns the last refuted share between an end of the unit interval and the observed share. */
function bound(isRefuted: (p: number) => boolean, end: number, share: number): number {
  if (!isRefuted(end)) return end;
  let [out, inside] = [end, share];
  for (let i = 0; i < STEPS; i++) {
    const middle = (out + inside) / 2;
    if (isRefuted(middle)) out = middle;
    else inside = middle;
  }
  return out;
}

/** Number of results at which `meanSequenceHalf` is tightest, close to the size of typical experiments. */
const TIGHTEST = 200;

/**
 * Returns half the width of the asymptotic confidence sequence of a mean after `n` results with this standard deviation
 * (I. Waudby-Smith, D. Arbour, R. Sinha, E. H. Kennedy, A. Ramdas, Time-uniform Central Limit Theory and Asymptotic
 * Confidence Sequences, Annals of Statistics 52, 2024). Infinite below 2 results. For differences and margins, which
 * are not shares; its error is accurate from about 30 results on.
 */
export function meanSequenceHalf(deviation: number, n: number, error = USUAL_ERROR): number {
  if (n < 2) return Number.POSITIVE_INFINITY;
  // The authors' rule for the mixture that is best at one number of results.
  const tuning = (-2 * Math.log(error) + Math.log(-2 * Math.log(error) + 1)) / TIGHTEST;
  const t = n * tuning;
  return deviation * Math.sqrt(((2 * (t + 1)) / (n * t)) * Math.log(Math.sqrt(t + 1) / error));
}
