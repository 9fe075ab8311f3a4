/** Stopping rules: when an experiment has enough results. */
import { fault } from '../kernel/setup/setup.ts';
import { Fields } from './fields.ts';
import { excludes, halfWidth } from './statistics/interval.ts';
import { comparePairs } from './statistics/pairs.ts';
import { confidenceSequence, meanSequenceHalf } from './statistics/sequence.ts';
import { sprt, type SprtTerms } from './statistics/sprt.ts';

/** Ends a run after `most` games of each arm, or earlier, at the first check at which one of its conditions holds. */
export interface StopRule {
  /** Maximum number of games in each arm; with factors, of all games together. */
  readonly most: number;
  /** Number of games in each arm between two checks. */
  readonly every: number;
  /** Stops when the confidence sequence of every arm has at most this half width. */
  readonly half?: number | undefined;
  /** Stops when the confidence sequence of every arm excludes this share. */
  readonly excludes?: number | undefined;
  /** Stops when the paired difference of every arm from the first has at most this half width. */
  readonly difference?: number | undefined;
  /** Stops when the test has decided in every arm. */
  readonly sprt?: SprtTerms | undefined;
}

const USUAL_EVERY = 10;
/** Minimum number of paired differences before their sequence may end a run, because it is only asymptotic. */
const LEAST_PAIRS = 30;

/** Reads a stopping rule. Throws an `InputError` that names the wrong field. */
export function readStop(raw: unknown, at: string): StopRule {
  const stop = new Fields(raw, at, ['most', 'every', 'half', 'excludes', 'difference', 'sprt']);
  const most = stop.whole('most', 1, 1e7);
  return {
    most,
    every: stop.has('every') ? stop.whole('every', 1, 1e6) : USUAL_EVERY,
    half: stop.between('half', 0, 0.5),
    excludes: stop.between('excludes', 0, 1),
    difference: stop.between('difference', 0, 1),
    sprt: stop.has('sprt') ? readSprt(stop.raw('sprt'), `${at}.sprt`) : undefined,
  };
}

function readSprt(raw: unknown, at: string): SprtTerms {
  const terms = new Fields(raw, at, ['from', 'to', 'error']);
  for (const name of ['from', 'to']) terms.part(name);
  const [from = 0, to = 0] = [terms.between('from', 0, 1), terms.between('to', 0, 1)];
  if (from >= to) throw fault(terms.path('to'), 'lab.order');
  return { from, to, error: terms.between('error', 0, 0.5) ?? 0.05 };
}

/** Returns whether a rule can end a run before its last game; intervals must then be confidence sequences. */
export const canStopEarly = ({
  half,
  excludes: share,
  difference,
  sprt: test,
}: StopRule): boolean =>
  [half, share, difference, test].some((condition) => condition !== undefined);

/** Returns whether a condition of the rule holds; `arms` holds the points of every arm, in the order of their games. */
export function isEnough(rule: StopRule, arms: readonly (readonly number[])[]): boolean {
  const every = (holds: (points: number, games: number) => boolean): boolean =>
    arms.every((points) => holds(sum(points), points.length));
  const { half, excludes: share, difference, sprt: test } = rule;
  return (
    arms.every((points) => points.length >= rule.most) ||
    (half !== undefined && every((p, n) => halfWidth(confidenceSequence(p, n)) <= half)) ||
    (share !== undefined && every((p, n) => excludes(confidenceSequence(p, n), share))) ||
    (test !== undefined && every((p, n) => sprt(test, p, n) !== 'open')) ||
    (difference !== undefined && arms.length > 1 && areCompared(arms, difference))
  );
}

function areCompared(
  [first = [], ...others]: readonly (readonly number[])[],
  half: number,
): boolean {
  return others.every((points) => {
    const { pairs, deviation } = comparePairs(first, points);
    return pairs >= LEAST_PAIRS && meanSequenceHalf(deviation, pairs) <= half;
  });
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
