/** Tests the statistics against known truths: games are drawn with a known share, thousands of times. */
import { describe, expect, test } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import { calibrate, type Moment } from './calibration.ts';
import { mainEffects } from './effects.ts';
import { hodgesLehmann } from './hodges-lehmann.ts';
import { excludes, halfWidth, type Interval } from './interval.ts';
import { withoutLuck } from './luck.ts';
import { meanOf, varianceOf } from './moments.ts';
import { criticalValue, normalQuantile } from './normal.ts';
import { comparePairs } from './pairs.ts';
import { confidenceSequence, meanSequenceHalf } from './sequence.ts';
import { sprt } from './sprt.ts';
import { wilsonInterval } from './wilson.ts';

const RUNS = 1000;
/** Returns a generator of the numbers that a test needs. */
function source(seed: string) {
  const rng = new Sfc32(seed);
  const uniform = () => (rng.below(2 ** 31) + 0.5) / 2 ** 31;
  return {
    uniform,
    below: (n: number) => rng.below(n),
    win: (p: number) => Number(uniform() < p),
    normal: () => normalQuantile(uniform()),
  };
}

/** Returns the share of runs in which `happens` returned true. */
const shareOf = (runs: number, happens: () => boolean): number =>
  Array.from({ length: runs }, happens).filter(Boolean).length / runs;

/** Simulates a user who looks every ten games and stops as soon as the interval excludes an even game. */
function peeks(of: (points: number, games: number) => Interval, win: () => number): boolean {
  let points = 0;
  for (let games = 1; games <= 400; games++) {
    points += win();
    if (games % 10 === 0 && excludes(of(points, games), 0.5)) return true;
  }
  return false;
}

describe('the normal quantile', () => {
  test.each([
    [0.5, 0],
    [0.975, 1.959963985],
    [0.995, 2.575829304],
    [0.001, -3.090232306],
  ])('of %d is %d', (p, z) => expect(normalQuantile(p)).toBeCloseTo(z, 6));

  test('is infinite at the ends, and 1.96 holds 95%', () => {
    expect([normalQuantile(0), normalQuantile(1)]).toEqual([-Infinity, Infinity]);
    expect(criticalValue(0.05)).toBeCloseTo(1.96, 3);
  });
});

describe("Wilson's interval", () => {
  test('is that of the textbook', () => {
    // Wilson's formula for 8 of 10, by hand: (0.8 + 0.19207) / 1.38415 ± 0.22657.
    const { low, high } = wilsonInterval(8, 10);
    expect([low, high]).toEqual([expect.closeTo(0.4902, 3), expect.closeTo(0.9433, 3)]);
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
    expect(wilsonInterval(0, 20).low).toBe(0);
    expect(halfWidth(wilsonInterval(100, 200))).toBeCloseTo(0.069, 3);
  });

  test.each([0.5, 0.8, 0.95])('holds a share of %d about 19 times in 20', (p) => {
    const { win } = source(`wilson/${p}`);
    const misses = shareOf(RUNS, () => {
      let points = 0;
      for (let i = 0; i < 200; i++) points += win(p);
      return excludes(wilsonInterval(points, 200), p);
    });
    expect(misses).toBeGreaterThan(0.02);
    expect(misses).toBeLessThan(0.08);
  });

  test('gives false alarms if watched during a run, so lab does not use it for that', () => {
    const { win } = source('watched');
    const alarms = shareOf(RUNS, () => peeks(wilsonInterval, () => win(0.5)));
    expect(alarms).toBeGreaterThan(0.2);
  });
});

describe('the confidence sequence', () => {
  test('gives no more false alarms than its error probability, however often it is checked', () => {
    const { win } = source('sequence');
    expect(shareOf(RUNS, () => peeks(confidenceSequence, () => win(0.5)))).toBeLessThan(0.03);
  });

  test.each([0.1, 0.5, 0.97])('holds %d after every game of 300, with draws too', (p) => {
    const { win } = source(`always/${p}`);
    const misses = shareOf(300, () => {
      let points = 0;
      for (let games = 1; games <= 300; games++) {
        // At a share of 0.5, half of all games are drawn.
        points += p === 0.5 ? (win(0.5) + win(0.5)) / 2 : win(p);
        if (excludes(confidenceSequence(points, games), p)) return true;
      }
      return false;
    });
    expect(misses).toBeLessThan(0.05);
  });

  test('finds a real difference, and is wider', () => {
    const { win } = source('power');
    expect(shareOf(200, () => peeks(confidenceSequence, () => win(0.7)))).toBeGreaterThan(0.99);
    expect(halfWidth(confidenceSequence(100, 200))).toBeCloseTo(0.119, 3);
    expect(confidenceSequence(20, 20).high).toBe(1);
    expect(confidenceSequence(20, 20).low).toBeGreaterThan(0.7);
    expect(confidenceSequence(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('of a mean holds from 30 results on, however often it is checked', () => {
    const { normal } = source('means');
    const misses = shareOf(400, () => {
      const values: number[] = [];
      let [sum, squares] = [0, 0];
      for (let n = 1; n <= 400; n++) {
        values.push(3 + 2 * normal());
        const x = values[n - 1];
        sum += x;
        squares += x * x;
        const deviation = Math.sqrt(Math.max(0, (squares - sum ** 2 / n) / Math.max(1, n - 1)));
        if (n >= 30 && Math.abs(sum / n - 3) > meanSequenceHalf(deviation, n)) return true;
      }
      return false;
    });
    expect(misses).toBeLessThan(0.05);
    expect(meanSequenceHalf(1, 1)).toBe(Infinity);
  });
});

describe('the SPRT', () => {
  const terms = { from: 0.5, to: 0.6, error: 0.05 };
  /** Returns the answers and the mean length of the test at a true share. */
  function decide(p: number) {
    const { win } = source(`sprt/${p}`);
    const runs = Array.from({ length: RUNS }, () => {
      let points = 0;
      for (let games = 1; ; games++) {
        points += win(p);
        const answer = sprt(terms, points, games);
        if (answer !== 'open') return { answer, games };
      }
    });
    const to = runs.filter(({ answer }) => answer === 'to').length / RUNS;
    return { to, games: meanOf(runs.map(({ games }) => games)) };
  }

  test('errs as seldom as asked, and takes as long as theory says', () => {
    const [even, better] = [decide(0.5), decide(0.6)];
    // Wald's bound is error / (1 - error); the test allows three standard errors of 1,000 runs in addition.
    expect(even.to).toBeLessThan(0.0526 + 0.021);
    expect(better.to).toBeGreaterThan(1 - 0.0526 - 0.021);
    for (const { games } of [even, better]) expect(Math.abs(games - 135)).toBeLessThan(15);
    expect(decide(0.95).games).toBeLessThan(22);
    expect(decide(0.55).games).toBeGreaterThan(190);
  });
});

describe('results without luck', () => {
  /** Simulates games in which both skill and luck count; the true mean is 0.55. */
  function play(seed: string, games: number) {
    const { normal } = source(seed);
    const luck = Array.from({ length: games }, normal);
    return { luck, results: luck.map((x) => 0.55 + 0.2 * x + 0.15 * normal()) };
  }

  test('have the same mean, and as much less variance as luck explains', () => {
    const { luck, results } = play('luck', 4000);
    const found = withoutLuck(results, luck);
    expect(found?.mean).toBeCloseTo(0.55, 1);
    expect(found?.share).toBeCloseTo(0.2, 1);
    // 0.2² / (0.2² + 0.15²).
    expect(found?.saved).toBeCloseTo(0.64, 1);
    expect(found?.variance).toBeCloseTo(0.0225, 2);
  });

  test('have an interval that holds the truth 19 times in 20, and is narrower', () => {
    let run = 0;
    const misses = shareOf(RUNS, () => {
      const { luck, results } = play(`luck/${run++}`, 60);
      const { mean = 0, variance = 0 } = withoutLuck(results, luck) ?? {};
      const half = 1.96 * Math.sqrt(variance / 60);
      expect(half).toBeLessThan(1.96 * Math.sqrt(varianceOf(results) / 60));
      return Math.abs(mean - 0.55) > half;
    });
    expect(misses).toBeGreaterThan(0.02);
    expect(misses).toBeLessThan(0.08);
  });

  test('are not known for a few games, or without dice', () => {
    expect(withoutLuck([1, 0, 1], [1, 2, 3])).toBeUndefined();
    expect(withoutLuck([1, 0, 1, 0], [0, 0, 0, 0])).toBeUndefined();
  });
});

describe('paired arms', () => {
  test('that share half of their luck need half the games to be distinguished', () => {
    const { normal } = source('pairs');
    const shared = Array.from({ length: 4000 }, normal);
    const first = shared.map((x) => x + normal());
    const second = shared.map((x) => 0.3 + x + normal());
    const { mean, correlation, ratio, deviation, pairs } = comparePairs(first, second);
    expect(pairs).toBe(4000);
    expect(mean).toBeCloseTo(0.3, 1);
    expect(correlation).toBeCloseTo(0.5, 1);
    expect(ratio).toBeCloseTo(0.5, 1);
    expect(deviation).toBeCloseTo(Math.SQRT2, 1);
  });

  test('that never vary have no correlation, and games without a partner do not count', () => {
    expect(comparePairs([1, 1, 0], [1, 1])).toMatchObject({ pairs: 2, mean: 0, ratio: undefined });
    expect(comparePairs([1, 1], [0, 1]).correlation).toBeUndefined();
  });
});

describe('the Hodges–Lehmann estimate', () => {
  /** Computes the estimate by its definition, from all pairs. */
  const slow = (sample: readonly number[]) => {
    const means = sample.flatMap((x, i) => sample.slice(i).map((y) => (x + y) / 2));
    means.sort((a, b) => a - b);
    const middle = (means.length - 1) / 2;
    return ((means[Math.floor(middle)] ?? 0) + (means[Math.ceil(middle)] ?? 0)) / 2;
  };

  test('is the median of the means of all pairs', () => {
    const { below } = source('walsh');
    for (const n of [6, 7, 20, 41]) {
      const sample = Array.from({ length: n }, () => below(50) - 20);
      expect(hodgesLehmann(sample)?.centre).toBeCloseTo(slow(sample), 9);
    }
  });

  test('is hardly moved by a huge margin, and holds the centre 19 times in 20', () => {
    const { normal, win } = source('heavy');
    const misses = shareOf(RUNS, () => {
      const sample = Array.from({ length: 40 }, () => 2 + normal() * (win(0.1) ? 30 : 1));
      const { low = 0, high = 0 } = hodgesLehmann(sample) ?? {};
      return low > 2 || high < 2;
    });
    expect(misses).toBeGreaterThan(0.02);
    expect(misses).toBeLessThan(0.08);
    expect(hodgesLehmann([1, 2, 3])).toBeUndefined();
  });
});

describe('effects of factors', () => {
  test('are found side by side, and nothing is found if a factor has no effect', () => {
    const { below, win } = source('factors');
    const sizes = [2, 3, 2];
    let alarms = 0;
    const means: number[] = [];
    for (let run = 0; run < 200; run++) {
      const levels = Array.from({ length: 200 }, () => sizes.map(below));
      const results = levels.map(([a, b]) => win(0.4 + 0.3 * (a ?? 0) - (b === 2 ? 0.2 : 0)));
      const effects = mainEffects(results, levels, sizes);
      expect(effects.map(({ factor, level }) => [factor, level])).toEqual([
        [0, 1],
        [1, 1],
        [1, 2],
        [2, 1],
      ]);
      means.push(effects[0].mean, -effects[2].mean + 0.1);
      alarms += effects.filter((e, i) => (i === 1 || i === 3) && excludes(e, 0)).length;
    }
    expect(meanOf(means)).toBeCloseTo(0.3, 1);
    expect(alarms / 400).toBeLessThan(0.08);
    expect(alarms / 400).toBeGreaterThan(0.02);
  });
});

describe('calibration', () => {
  test('turns an overconfident evaluation into the observed win rate', () => {
    const { uniform, win } = source('calibration');
    // The evaluation is far too confident early, and its sign is wrong late, as measured in Hammer's Slammers.
    const truth = (value: number, time: number) =>
      1 / (1 + Math.exp(-(0.5 + value - 3 * value * time)));
    const moments = Array.from({ length: 20_000 }, (): Moment => {
      const [value, time] = [2 * uniform() - 1, uniform()];
      return { value, time, points: win(truth(value, time)) };
    });
    const chance = calibrate(moments);
    for (const [value, time] of [
      [0.7, 0],
      [0.7, 1],
      [-0.9, 0.5],
    ])
      expect(Math.abs(chance({ value, time }) - truth(value, time))).toBeLessThan(0.03);
  });

  test('stays finite where every game was won', () => {
    const chance = calibrate([0.1, 0.5, 0.9].map((value) => ({ value, time: 0, points: 1 })));
    expect(chance({ value: 0.5, time: 0 })).toBeGreaterThan(0.8);
    expect(chance({ value: 0.5, time: 0 })).toBeLessThan(1);
  });
});
