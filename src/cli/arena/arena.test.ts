import { isles, openIsles } from '../../../test/isles/index.ts';
import type { Game } from '../../kernel/game.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { playArenaMatch, pointsFor, seatingOf } from './match.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Sfc32 } from '../../kernel/random.ts';
import { gameById } from '../../games/registry.ts';
import type { Interval } from '../../lab/statistics/interval.ts';
import { confidenceSequence } from '../../lab/statistics/sequence.ts';
import { runCommand, runJson, scratchFolder } from '../test-run.ts';
import { version } from '../version.ts';
import type { LadderOrigin } from './ladder.ts';
import { type PairScore, rate } from './ratings.ts';

const pair = (first: number, second: number, games: number, points: number): PairScore => ({
  first,
  second,
  games,
  points,
});

describe('ratings', () => {
  test('for 3 points in 4 are 191 Elo apart, by the formula', () => {
    const { ratings, gap } = rate(2, [pair(0, 1, 40_000, 30_000)]);
    expect(gap(0, 1).elo).toBeCloseTo(400 * Math.log10(3), 1);
    expect((ratings[0]?.elo ?? 0) + (ratings[1]?.elo ?? 0)).toBeCloseTo(0, 9);
  });

  test('have the error of the score: 1.96 times 400 / (ln 10 · √(n p q))', () => {
    const { gap } = rate(2, [pair(0, 1, 399, 199.5)]);
    expect(gap(0, 1)).toMatchObject({ elo: 0 });
    expect(gap(0, 1).error).toBeCloseTo((1.96 * 400) / Math.LN10 / Math.sqrt(400 / 4), 6);
  });

  test('agree with the strengths that results were drawn from, about 19 times in 20', () => {
    const strengths = [0, 150, 300, 500];
    const rng = new Sfc32('ratings');
    let inside = 0;
    for (let run = 0; run < 40; run++) {
      const pairs = strengths.flatMap((a, i) =>
        strengths.slice(i + 1).map((b, k) => {
          const p = 1 / (1 + 10 ** ((b - a) / 400));
          let points = 0;
          for (let g = 0; g < 60; g++) points += rng.below(1e6) < p * 1e6 ? 1 : 0;
          return pair(i, i + 1 + k, 60, points);
        }),
      );
      const { gap } = rate(4, pairs);
      for (let i = 1; i < 4; i++) {
        const { elo, error } = gap(i, i - 1);
        const truth = strengths[i] - strengths[i - 1];
        if (Math.abs(elo - truth) <= error) inside += 1;
      }
    }
    expect(inside / 120).toBeGreaterThan(0.88);
    expect(inside / 120).toBeLessThan(1);
  });

  test('stay finite for a player who wins or loses every game', () => {
    const { ratings } = rate(3, [pair(0, 1, 40, 0), pair(1, 2, 40, 0), pair(0, 2, 40, 0)]);
    for (const { elo, error } of ratings) {
      expect(Math.abs(elo)).toBeLessThan(2000);
      expect(error).toBeGreaterThan(0);
    }
    expect((ratings[2]?.elo ?? 0) - (ratings[0]?.elo ?? 0)).toBeGreaterThan(400);
  });
});

describe('seats of a pair', () => {
  test('of two sides change after every game', () => {
    expect([0, 1, 2].map((n) => seatingOf(2, n))).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
  });

  test.each([3, 4])('of %d sides: both play, and every side equally often', (sides) => {
    const games = 2 ** sides - 2;
    const seatings = Array.from({ length: games }, (_, n) => seatingOf(sides, n));
    expect(new Set(seatings.map(String)).size).toBe(games);
    for (const seating of seatings) expect(new Set(seating).size).toBe(2);
    for (let side = 0; side < sides; side++)
      expect(seatings.filter((seating) => seating[side])).toHaveLength(games / 2);
  });

  test('points are the won meetings of sides: by places, with equal places counted half', () => {
    const outcome = { winners: [1], places: [2, 1, 2], rule: '5', reason: 'x' };
    expect(pointsFor(outcome, [true, false, false])).toBe(0.25);
    expect(pointsFor(outcome, [false, true, false])).toBe(1);
    expect(pointsFor(outcome, [true, false, true])).toBe(0);
  });

  test('three sides are played by two players, and the better one has the better score', async () => {
    const game = openIsles(parseSetup(isles, { scenario: 'three' })) as unknown as Game;
    let points = 0;
    for (let number = 0; number < 36; number++)
      points += (
        await playArenaMatch(
          game,
          { one: 'greedy', other: 'random', number },
          { seed: 1, opening: 0 },
        )
      ).points;
    expect(points / 36).toBeGreaterThan(0.6);
  });
});

describe('arena', () => {
  interface Report {
    ladder: { player: string; elo: number; games: number }[];
    pairs: { one: string; other: string; games: number; points: number; asFirstSide: number }[];
    faults: string[];
  }
  const folder = scratchFolder();
  const args = ['arena', 'annihilation', '--scenario', 'learning', '--seed', '3'];
  const two = ['--levels', 'random,greedy'];
  const arena = (...more: string[]) => runJson<Report>(...args, ...more);

  test('prints the ladder, strongest first, with error bars and both sides played', async () => {
    const { out } = await runCommand(...args, ...two, '--games', '6');
    expect(out).toMatch(
      /player +Elo +± 95% +games +score +above the next\ngreedy +\d+ +\d+ +6 .+ ± /,
    );
    expect(out).toMatch(/\nrandom +0 /);
    expect(out).toContain('greedy against random: 6 of 6 points, 3 of them as the first side');
  });

  test('prints its settings in JSON, so that the ladder can be made again', async () => {
    const { origin } = await runJson<{ origin: LadderOrigin }>(...args, ...two, '--games', '2');
    expect(origin).toMatchObject({ version: version(), node: process.version });
    const module = gameById('annihilation');
    expect(origin.rules).toBe(module.open(parseSetup(module)).version);
    expect(origin.machine).toMatch(/, \d+ of them$/);
    expect(origin.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('finds the same on every run, and however a run was interrupted', async () => {
    const results = join(folder, 'pieces.jsonl');
    const whole = await arena(...two, '--games', '6');
    expect(await arena(...two, '--games', '6')).toEqual(whole);
    await arena(...two, '--games', '2', '--results', results);
    // As after a kill: half a line at the end.
    const text = readFileSync(results, 'utf8');
    writeFileSync(results, text.slice(0, -9));
    expect(await arena(...two, '--games', '6', '--results', results)).toEqual(whole);
    const lines = readFileSync(results, 'utf8').trim().split('\n');
    expect(lines).toHaveLength(7);
    const turned = await arena('--games', '6', '--levels', 'greedy,random', '--results', results);
    expect(turned).toEqual({ ...whole, players: ['greedy', 'random'] });
    expect(readFileSync(results, 'utf8').trim().split('\n')).toEqual(lines);
  });

  test('lets only neighbours meet if requested, in the games of a full run', async () => {
    const all = ['--games', '2', '--levels', 'random,1,greedy,3'];
    const full = await arena(...all);
    const near = await arena(...all, '--near', '1');
    const met = ['1 random', '1 greedy', '3 greedy'];
    expect(full.pairs).toHaveLength(6);
    expect(near.pairs.map(({ one, other }) => `${one} ${other}`).sort()).toEqual(met.sort());
    expect(full.pairs).toEqual(expect.arrayContaining(near.pairs));
    expect(near.ladder.map(({ games }) => games).sort()).toEqual([2, 2, 4, 4]);
  });

  test('writes a line for each game, and gives an interval that stays valid while the run is watched', async () => {
    const file = join(folder, 'games.csv');
    const { pairs } = await arena(...two, '--games', '2', '--csv', file);
    const [pair] = pairs as unknown as { points: number; interval: Interval }[];
    const [head, first] = readFileSync(file, 'utf8').split('\r\n');
    expect(head).toBe('one,other,number,turned,points,winner,rule,turns,decisions,hash');
    expect(first).toMatch(/^greedy,random,0,false,[01],\w+,[\w.]+,\d+,\d+,[0-9a-f]{16}$/);
    const { low, high } = confidenceSequence(pair.points, 2);
    expect(pair.interval.low).toBeCloseTo(low, 4);
    expect(pair.interval.high).toBeCloseTo(high, 4);
  });

  test('refuses results of another arena, and invalid lines', async () => {
    const results = join(folder, 'other.jsonl');
    await arena(...two, '--games', '2', '--results', results);
    const other = await runCommand('arena', 'annihilation', '--seed', '3', '--results', results);
    expect(other.err).toContain(`${results}: line 1: results of a different arena`);
    writeFileSync(results, readFileSync(results, 'utf8').replace('"points":', '"pts":'));
    const spoilt = await runCommand(...args, '--results', results);
    expect(spoilt.err).toContain(`${results}: line 2: expected the result of a game`);
    expect([other.code, spoilt.code]).toEqual([2, 2]);
  });

  test.each([
    ['random', 'name at least two'],
    ['random,random', '"random" is named twice'],
    ['random,gredy', 'did you mean greedy?'],
  ])('refuses --levels %s', async (levels, message) => {
    const { code, err } = await runCommand(...args, '--levels', levels);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });

  test('accepts a program as a player, which loses when its answers are invalid', async () => {
    const { ladder, faults } = await arena('--games', '2', '--levels', 'random,program:exit 5');
    expect(ladder.map(({ player }) => player)).toEqual(['random', 'program:exit 5']);
    expect(faults).toEqual([
      expect.stringContaining('forfeits: exit 5 ended with exit code 5'),
      expect.stringContaining('forfeits: exit 5 ended with exit code 5'),
    ]);
  });
});
