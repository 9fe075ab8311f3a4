/** `npm run tune`: the computations of the search, of the matches that evaluate it, and of the file of weights. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameById, games } from '../src/games/registry.ts';
import { Sfc32 } from '../src/kernel/random.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import { isBetter, playPairs, verdictOf } from '../tools/tune/duel.ts';
import { rounded, withNumbers } from '../tools/tune/file.ts';
import { type Example, examplesOf, fitWeights, lossOf, pupilOf } from '../tools/tune/fit.ts';
import { type Compare, improve, type SpsaWeights } from '../tools/tune/spsa.ts';

const open = (id: string, scenario: string) => {
  const module = gameById(id);
  return module.open(parseSetup(module, { scenario }));
};

describe('improve', () => {
  /** Distance of the weights from 3 and -2, in ratios; `compare` prefers the nearer weights. */
  const miss = ({ a = 0, b = 0 }: SpsaWeights) =>
    Math.abs(Math.log(a / 3)) + Math.abs(Math.log(b / -2));
  const compare: Compare = (plus, minus) =>
    Math.max(-1, Math.min(1, 2 * (miss(minus) - miss(plus))));
  const run = (seed: string, rounds: number): SpsaWeights =>
    improve({ a: 1, b: -5, c: 0 }, { rounds, reach: 0.2, step: 0.25 }, compare, new Sfc32(seed));

  test('finds better weights, for any seed', () => {
    for (const seed of ['x', 'y', 'z']) {
      const { a, b } = run(seed, 200);
      expect(Math.abs((a ?? 0) - 3)).toBeLessThan(0.5);
      expect(Math.abs((b ?? 0) + 2)).toBeLessThan(0.4);
    }
  });

  test('gives the same weights for the same seed, others for another', () => {
    expect(run('x', 30)).toEqual(run('x', 30));
    expect(run('x', 30)).not.toEqual(run('y', 30));
  });

  test('keeps signs, and leaves a weight of 0 unchanged', () => {
    const wild: Compare = (plus) => ((plus.a ?? 0) > 1 ? 1 : -1);
    const gains = { rounds: 500, reach: 2, step: 2 };
    const { a, b, c } = improve({ a: 1, b: -5, c: 0 }, gains, wild, new Sfc32(1));
    expect(a).toBeGreaterThan(0);
    expect(b).toBeLessThan(0);
    expect(c).toBe(0);
  });

  test('changes nothing where no weights are better, and reports every round', () => {
    const rounds: number[] = [];
    const gains = { rounds: 10, reach: 0.2, step: 0.25 };
    const found = improve(
      { a: 1 },
      gains,
      () => 0,
      new Sfc32(1),
      (k) => rounds.push(k),
    );
    expect(found).toEqual({ a: 1 });
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('verdictOf', () => {
  test('four pairs, two won and two lost: a score of one half, and an error of 1.96 standard errors', () => {
    const { pairs, score, error } = verdictOf([1, 1, 0, 0]);
    expect([pairs, score]).toEqual([4, 0.5]);
    // The sample variance is 1/3, and that of the mean 1/12.
    expect(error).toBeCloseTo(1.96 * Math.sqrt(1 / 12), 12);
  });

  test('a verdict of better requires more than half by more than the error', () => {
    expect(isBetter({ pairs: 100, score: 0.56, error: 0.05 })).toBe(true);
    expect(isBetter({ pairs: 100, score: 0.56, error: 0.06 })).toBe(false);
    expect(isBetter(verdictOf([1]))).toBe(false);
  });
});

describe('playPairs', () => {
  const game = open('annihilation', 'learning');
  const weights = game.bot.tuning?.weights ?? {};

  test('equal weights share every pair of a game without dice, and the openings differ', () => {
    const decisions = new Set<number>();
    const points = playPairs([game], weights, weights, 10, 'equal', (done) => decisions.add(done));
    expect(points).toEqual(Array.from({ length: 10 }, () => 0.5));
    expect(decisions.size).toBe(10);
    const mild = { ...weights, charge: 0.9 };
    expect(new Set(playPairs([game], weights, mild, 20, 'openings')).size).toBeGreaterThan(1);
  });

  test('weights that sacrifice particles for nothing lose, whether they come first or second', () => {
    const absurd = { charge: -2, particle: -2 };
    expect(verdictOf(playPairs([game], weights, absurd, 8, 's')).score).toBeGreaterThan(0.6);
    expect(verdictOf(playPairs([game], absurd, weights, 8, 's')).score).toBeLessThan(0.4);
  });
});

describe('the file of weights', () => {
  const source = 'x\n  one: {\n    a: 1,\n    b: -0.5,\n  },\n  two: {\n    a: 7,\n  },\n';

  test('only the numbers of one set change', () => {
    const after = withNumbers(source, 'one', { a: 0.25, b: -3 });
    expect(after).toBe('x\n  one: {\n    a: 0.25,\n    b: -3,\n  },\n  two: {\n    a: 7,\n  },\n');
    expect(withNumbers(source, 'two', { a: 8 })).toContain('two: {\n    a: 8,');
  });

  test('unknown sets and weights are refused', () => {
    expect(() => withNumbers(source, 'three', {})).toThrow('no set "three"');
    expect(() => withNumbers(source, 'two', { b: 1 })).toThrow('no weight "b"');
  });

  test('numbers are written with three significant digits', () => {
    expect(rounded({ a: 0.012345, b: -2, c: 1234.5 })).toEqual({ a: 0.0123, b: -2, c: 1230 });
  });

  test.each(games.map(({ id }) => id))('the file of %s can be written unchanged', (id) => {
    const file = new URL(`../src/games/${id}/bot/weights.ts`, import.meta.url);
    const text = readFileSync(file, 'utf8');
    for (const { id: scenario } of gameById(id).scenarios) {
      const { tuning, learning } = open(id, scenario).bot;
      for (const { set, weights } of [tuning, learning].filter((t) => t !== undefined))
        expect(withNumbers(text, set, rounded(weights))).toBe(text);
    }
  });
});

describe('fit', () => {
  const game = open('annihilation', 'learning');
  const examples = examplesOf([game], 6, 'test');

  test('learns from positions of whole games, the same for the same seed', () => {
    expect(examples.length).toBeGreaterThan(60);
    expect(new Set(examples.map(({ result }) => result)).size).toBeGreaterThan(1);
    const again = examplesOf([game], 6, 'test');
    expect(again.map(({ state }) => state.ints)).toEqual(examples.map(({ state }) => state.ints));
  });

  test('predicts better than before, and keeps signs', () => {
    const start = pupilOf(game)?.weights ?? {};
    const found = fitWeights(start, examples, 20, new Sfc32('fit'));
    expect(lossOf(found, examples)).toBeLessThan(lossOf(start, examples));
    for (const [name, value] of Object.entries(start))
      expect(Math.sign(found[name] ?? 0), name).toBe(Math.sign(value));
  });

  test('learning tunes the weights of the forecast, at starts of turns; without a forecast, those of the evaluation', () => {
    expect(pupilOf(game)).toBe(game.bot.learning);
    const { learning: _, predict: __, ...choosing } = game.bot;
    const plain = { ...game, bot: choosing };
    expect(pupilOf(plain)).toBe(game.bot.tuning);
    const stepsOf = (some: readonly Example[]) =>
      new Set(some.map(({ state }) => game.stepNames[state.step]));
    expect([...stepsOf(examples)]).toEqual(['turn.action']);
    expect(stepsOf(examplesOf([plain], 6, 'test')).size).toBeGreaterThan(1);
  });

  test('a log loss of 0.693 is that of a coin toss, and wrong certainty costs most', () => {
    const bot = (value: number) => ({
      ...game,
      bot: {
        ...game.bot,
        learning: { set: '', weights: {}, with: () => ({ evaluate: () => value }) },
      },
    });
    const one = (value: number, result: number): Example[] => [
      { game: bot(value), state: examples[0].state, result },
    ];
    expect(lossOf({}, one(0, 1))).toBeCloseTo(Math.LN2, 9);
    expect(lossOf({}, one(1, 0))).toBeCloseTo(-Math.log(0.005), 9);
    expect(lossOf({}, one(-1, 0))).toBeLessThan(0.01);
  });
});
