/** Findings of an experiment: estimates, with intervals that are valid for its stopping rule. */
import type { Design, ExperimentStage } from './design.ts';
import type { Observations } from './observe.ts';
import type { GameRow } from './row.ts';
import { canStopEarly } from './stop.ts';
import { mainEffects } from './statistics/effects.ts';
import { hodgesLehmann, type RobustCentre } from './statistics/hodges-lehmann.ts';
import { type Interval, USUAL_ERROR } from './statistics/interval.ts';
import { withoutLuck } from './statistics/luck.ts';
import { correlationOf, meanOf } from './statistics/moments.ts';
import { criticalValue } from './statistics/normal.ts';
import { comparePairs } from './statistics/pairs.ts';
import { confidenceSequence, meanSequenceHalf } from './statistics/sequence.ts';
import { sprt, type SprtAnswer } from './statistics/sprt.ts';
import { wilsonInterval } from './statistics/wilson.ts';

/** A row of an experiment: its stage, its arm or levels, and all observations. */
export interface ExperimentRow extends GameRow, Observations {
  readonly stage: number;
  readonly arm: string;
}

/**
 * Kind of interval: Wilson's for a number of games fixed in advance, a confidence sequence for runs that may stop
 * early.
 */
export type Method = 'wilson' | 'sequence';

/** An estimate: a mean with its interval. */
export interface Estimate extends Interval {
  readonly mean: number;
  readonly games: number;
}

/** Quantiles of a length of games. */
export interface Quantiles {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** Findings in one arm. */
export interface ArmSummary {
  readonly id: string;
  readonly players: string;
  readonly points: Estimate;
  /** The same corrected for the luck of the dice; absent unless that saves at least 15% of the games. */
  readonly luckFree?: Estimate & { readonly saved: number };
  readonly wins: Readonly<Record<string, number>>;
  readonly ends: Readonly<Record<string, number>>;
  readonly turns?: Quantiles;
  readonly decisions: Quantiles;
  /** Centre of the victory margins, by Hodges and Lehmann. */
  readonly margin?: RobustCentre;
  /** Points of the side that decides first. */
  readonly first: Estimate;
  /** Points by what the side drew, such as an end of the map. */
  readonly lots: Readonly<Record<string, Estimate>>;
  /** Points by player, if players rotate. */
  readonly byPlayer: Readonly<Record<string, Estimate>>;
  readonly answer?: SprtAnswer;
}

/** Difference between an arm and the first one, game by game. */
export interface Comparison extends Estimate {
  readonly first: string;
  readonly second: string;
  readonly correlation?: number;
  /** Variance of the difference, relative to independent dice. */
  readonly ratio?: number;
  /** Difference of the margins, by Hodges and Lehmann. */
  readonly margin?: RobustCentre;
}

/** Effect of a level, compared with the first level of its factor. */
export interface FactorEffect extends Estimate {
  readonly factor: string;
  readonly level: string;
  readonly base: string;
}

/** An association of an observation with points; it does not claim a cause. */
export interface Association extends Interval {
  readonly name: 'luck' | 'turns' | 'decisions' | 'early' | 'late';
  readonly correlation: number;
}

/** Findings of one stage. */
export interface StageSummary {
  readonly players: string;
  readonly method: Method;
  readonly games: number;
  /** Whether a condition ended it before the maximum number of games. */
  readonly stopped: boolean;
  readonly arms: readonly ArmSummary[];
  readonly comparisons: readonly Comparison[];
  readonly effects: readonly FactorEffect[];
  readonly seenWith: readonly Association[];
}

/** Minimum share of the variance that luck must explain before the corrected figure is shown. */
const LEAST_SAVING = 0.15;
/** Minimum number of results before the sequence of a mean is valid. */
const LEAST_RESULTS = 30;

/** Computes the findings of an experiment. `isExtended`: the stopping rule was changed after games had been played. */
export const summarize = (
  design: Design,
  rows: readonly ExperimentRow[],
  isExtended = false,
): StageSummary[] =>
  design.stages.map((stage, i) =>
    summarizeStage(
      design,
      stage,
      rows.filter((row) => row.stage === i),
      isExtended,
    ),
  );

function summarizeStage(
  { factors, experiment }: Design,
  { cells, rule }: ExperimentStage,
  rows: readonly ExperimentRow[],
  isExtended: boolean,
): StageSummary {
  const method: Method = isExtended || canStopEarly(rule) ? 'sequence' : 'wilson';
  const arms =
    factors.length > 0
      ? [{ id: 'all', rows }]
      : cells.map(({ id }) => ({ id, rows: rows.filter(({ arm }) => arm === id) }));
  const most = factors.length > 0 ? rule.most : rule.most * cells.length;
  const [base, ...others] = arms;
  return {
    players: playersOf(rows),
    method,
    games: rows.length,
    stopped: rows.length > 0 && rows.length < most,
    arms: arms.map((arm) => ({
      ...summarizeArm(arm.id, arm.rows, method, experiment.swap),
      ...(rule.sprt && { answer: sprt(rule.sprt, sum(pointsOf(arm.rows)), arm.rows.length) }),
    })),
    comparisons: base ? others.map((other) => compare(base, other, method)) : [],
    effects: effectsOf(factors, cells, rows, method),
    seenWith: associations(rows),
  };
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const pointsOf = (rows: readonly ExperimentRow[]): number[] => rows.map(({ points }) => points);

/** Returns the players, as in `greedy against 4`; all of them if they differ from game to game. */
const playersOf = (rows: readonly ExperimentRow[]): string =>
  [...new Set(rows.map(({ seats }) => seats.join(' against ')))].sort().join('; ');

function summarizeArm(
  id: string,
  rows: readonly ExperimentRow[],
  method: Method,
  swap: boolean,
): ArmSummary {
  const margins = rows.flatMap(({ margin }) => margin ?? []);
  const turns = rows.flatMap(({ turns: n }) => n ?? []);
  const luckFree = luckFreeOf(rows, method);
  const margin = margins.length === rows.length ? hodgesLehmann(margins) : undefined;
  const share = (of: readonly number[]) => shareOf(of, method);
  return {
    id,
    players: playersOf(rows),
    points: share(pointsOf(rows)),
    ...(luckFree && { luckFree }),
    wins: countBy(rows, ({ winner }) => winner),
    ends: countBy(rows, ({ rule }) => rule),
    ...(turns.length > 0 && { turns: quantiles(turns) }),
    decisions: quantiles(rows.map(({ decisions }) => decisions)),
    ...(margin && { margin }),
    first: share(rows.map((row) => pointsFor(row, row.first))),
    lots: grouped(rows.flatMap(lotPoints), share),
    byPlayer: swap ? grouped(rows.flatMap(playerPoints), share) : {},
  };
}

function shareOf(points: readonly number[], method: Method): Estimate {
  const interval = method === 'wilson' ? wilsonInterval : confidenceSequence;
  return { mean: meanOf(points), games: points.length, ...interval(sum(points), points.length) };
}

/** Returns half the width of the interval of a mean. */
function halfOf(deviation: number, n: number, method: Method): number {
  if (method === 'sequence') return meanSequenceHalf(deviation, n);
  return (criticalValue(USUAL_ERROR) * deviation) / Math.sqrt(Math.max(1, n));
}

function luckFreeOf(rows: readonly ExperimentRow[], method: Method): ArmSummary['luckFree'] {
  const luck = rows.flatMap(({ luck: one }) => one ?? []);
  if (luck.length !== rows.length || rows.length < LEAST_RESULTS) return undefined;
  const found = withoutLuck(pointsOf(rows), luck);
  if (!found || found.saved < LEAST_SAVING || found.variance === 0) return undefined;
  const { mean, variance, saved } = found;
  const half = halfOf(Math.sqrt(variance), rows.length, method);
  return { mean, low: mean - half, high: mean + half, games: rows.length, saved };
}

/** Returns the points of a side, given the winners; a draw or a shared win counts half. */
function pointsFor({ winner }: ExperimentRow, side: string): number {
  if (winner === 'draw') return 0.5;
  const winners = winner.split('+');
  return winners.includes(side) ? 1 / winners.length : 0;
}

/** Returns the points of each seat in a game of two sides. A row holds the points of one side only. */
function playerPoints({ seats, points }: ExperimentRow): [string, number][] {
  const [one, other] = seats;
  if (seats.length !== 2 || one === undefined || other === undefined) return [];
  return [
    [one, points],
    [other, 1 - points],
  ];
}

function lotPoints({ lots, points }: ExperimentRow): [string, number][] {
  const [one, other] = lots ?? [];
  if (lots?.length !== 2 || one === undefined || other === undefined) return [];
  return [
    [one, points],
    [other, 1 - points],
  ];
}

function grouped(
  pairs: readonly (readonly [string, number])[],
  share: (points: readonly number[]) => Estimate,
): Record<string, Estimate> {
  const names = [...new Set(pairs.map(([name]) => name))].sort();
  return Object.fromEntries(
    names.map((name) => [
      name,
      share(pairs.flatMap(([other, points]) => (other === name ? points : []))),
    ]),
  );
}

function countBy<T>(rows: readonly T[], of: (row: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[of(row)] = (counts[of(row)] ?? 0) + 1;
  return Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a));
}

/** Returns the median, and the first and the last decile. */
export function quantiles(values: readonly number[]): Quantiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  return { low: at(0.1), median: at(0.5), high: at(0.9) };
}

interface ArmRows {
  readonly id: string;
  readonly rows: readonly ExperimentRow[];
}

function compare(first: ArmRows, second: ArmRows, method: Method): Comparison {
  const [a, b] = [first, second].map(({ rows }) =>
    pointsOf(rows.toSorted((x, y) => x.game - y.game)),
  );
  const found = comparePairs(a ?? [], b ?? []);
  const { pairs, mean, deviation, correlation, ratio } = found;
  // If no pair differed, the interval of the share of differing pairs limits how many may differ.
  const unseen = shareOf(
    Array.from({ length: pairs }, () => 0),
    method,
  ).high;
  const half = deviation === 0 ? unseen : halfOf(deviation, pairs, method);
  const margin = hodgesLehmann(marginDifferences(first.rows, second.rows));
  return {
    first: first.id,
    second: second.id,
    games: pairs,
    mean,
    low: Math.max(-1, mean - half),
    high: Math.min(1, mean + half),
    ...(correlation !== undefined && { correlation }),
    ...(ratio !== undefined && { ratio }),
    ...(margin && { margin }),
  };
}

function marginDifferences(
  first: readonly ExperimentRow[],
  second: readonly ExperimentRow[],
): number[] {
  const byGame = new Map(second.map((row) => [row.game, row.margin]));
  return first.flatMap(({ game, margin }) => {
    const other = byGame.get(game);
    return margin === undefined || other === undefined ? [] : [other - margin];
  });
}

function effectsOf(
  factors: Design['factors'],
  cells: ExperimentStage['cells'],
  rows: readonly ExperimentRow[],
  method: Method,
): FactorEffect[] {
  const levelsOf = new Map(cells.map(({ id, levels }) => [id, levels]));
  const levels = rows.map(({ arm }) => levelsOf.get(arm) ?? []);
  const sizes = factors.map((factor) => factor.levels.length);
  if (factors.length === 0 || rows.length <= sizes.reduce((n, size) => n + size, 1)) return [];
  const wider = halfOf(1, rows.length, method) / halfOf(1, rows.length, 'wilson');
  return mainEffects(pointsOf(rows), levels, sizes).map(
    ({ factor, level, mean, low, high, games }) => ({
      factor: factors[factor]?.name ?? '',
      level: factors[factor]?.levels[level] ?? '',
      base: factors[factor]?.levels[0] ?? '',
      mean,
      low: mean - wider * (mean - low),
      high: mean + wider * (high - mean),
      games,
    }),
  );
}

/** Observations by name; each is tested for an association with points. */
const FACTS: Readonly<Record<Association['name'], (row: ExperimentRow) => number | undefined>> = {
  luck: ({ luck }) => luck,
  turns: ({ turns }) => turns,
  decisions: ({ decisions }) => decisions,
  early: ({ lead }) => lead[Math.floor(lead.length / 3)],
  late: ({ lead }) => lead[Math.floor((2 * lead.length) / 3)],
};

function associations(rows: readonly ExperimentRow[]): Association[] {
  return Object.entries(FACTS).flatMap(([name, fact]) => {
    const pairs = rows.flatMap((row) => {
      const x = fact(row);
      return x === undefined ? [] : [[x, row.points] as const];
    });
    const correlation = correlationOf(
      pairs.map(([x]) => x),
      pairs.map(([, points]) => points),
    );
    if (correlation === undefined || pairs.length < LEAST_RESULTS) return [];
    // R. A. Fisher's transformation, 1915.
    const half = criticalValue(USUAL_ERROR) / Math.sqrt(pairs.length - 3);
    const middle = Math.atanh(Math.max(-0.999999, Math.min(0.999999, correlation)));
    return {
      name: name as Association['name'],
      correlation,
      low: Math.tanh(middle - half),
      high: Math.tanh(middle + half),
    };
  });
}
