import { describe, expect, test } from 'vitest';
import type { Entrant, PlayedPair } from './pairing-input.ts';
import { pairsOf, roundsOf } from './pairing.ts';
import { standingsOf } from './standings.ts';

const entrants = (count: number, left: readonly number[] = []): Entrant[] =>
  Array.from({ length: count }, (_, i) => ({
    n: i + 1,
    seed: 1500,
    hasLeft: left.includes(i + 1),
  }));

/** Returns all rounds, paired one after the other. */
function allRounds(count: number, rounds = 1): PlayedPair[] {
  const field = { kind: 'round-robin', rounds, entrants: entrants(count), past: [] } as const;
  return Array.from({ length: roundsOf(field) }, (_, i) =>
    (pairsOf(field, i + 1) ?? expect.fail()).map((pair) => ({ ...pair, round: i + 1 })),
  ).flat();
}

describe('a round robin', () => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16])(
    'pairs each of %i players with every other, at most once a round',
    (count) => {
      const games = allRounds(count);
      const met = games.map(({ first, second }) => [first, second].sort((a, b) => a - b).join('-'));
      expect(new Set(met).size).toBe((count * (count - 1)) / 2);
      expect(met).toHaveLength(new Set(met).size);
      for (const round of new Set(games.map((game) => game.round))) {
        const busy = games.filter((g) => g.round === round).flatMap((g) => [g.first, g.second]);
        expect(busy).toHaveLength(new Set(busy).size);
        expect(busy).toHaveLength(count - (count % 2));
      }
    },
  );

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 16])(
    'gives each of %i players both sides equally often',
    (count) => {
      const firsts = (games: readonly PlayedPair[], n: number) =>
        games.filter(({ first }) => first === n).length;
      const once = allRounds(count);
      const twice = allRounds(count, 2);
      for (let n = 1; n <= count; n++) {
        const odd = count % 2 === 0 ? 1 : 0;
        expect(Math.abs(2 * firsts(once, n) - (count - 1))).toBe(odd);
        expect(firsts(twice, n)).toBe(count - 1);
      }
    },
  );

  test('ends after its last round, and when no players are left', () => {
    const field = { kind: 'round-robin', rounds: 2, past: [] } as const;
    expect(roundsOf({ ...field, entrants: entrants(4) })).toBe(6);
    expect(pairsOf({ ...field, entrants: entrants(4) }, 7)).toBeUndefined();
    expect(pairsOf({ ...field, entrants: entrants(4, [1, 2, 3]) }, 1)).toBeUndefined();
  });

  test('a player who leaves loses the games still to be played', () => {
    const field = {
      kind: 'round-robin',
      rounds: 1,
      past: [],
      entrants: entrants(4, [2, 4]),
    } as const;
    const games = [1, 2, 3].flatMap((round) => pairsOf(field, round) ?? []);
    const scoresOf = (a: number, b: number) => {
      const game = games.find((g) => [g.first, g.second].sort().join() === [a, b].sort().join());
      return game?.first === a ? game.scores : game?.scores?.toReversed();
    };
    expect([scoresOf(1, 3), scoresOf(1, 2), scoresOf(3, 4)]).toEqual([undefined, [1, 0], [1, 0]]);
    expect(scoresOf(2, 4)).toEqual([0, 0]);
  });
});

describe('standings', () => {
  const game = (first: number, second: number, score?: number): PlayedPair => ({
    ...{ round: 1, first, second },
    ...(score !== undefined && { scores: [score, 1 - score] as const }),
  });

  test('count points; unfinished games count for nothing', () => {
    const rows = standingsOf('round-robin', entrants(3), [
      game(1, 2, 0),
      game(2, 3, 0.5),
      game(3, 1),
    ]);
    expect(rows.map(({ n, points, played }) => [n, points, played])).toEqual([
      [2, 1.5, 2],
      [3, 0.5, 1],
      [1, 0, 1],
    ]);
  });

  test('Sonneborn-Berger: if points are equal, wins against better opponents decide', () => {
    // 1 and 2 have two points each; 1 beat 3, who has two as well, 2 beat 4, who has no points.
    const past = [
      game(1, 3, 1),
      game(2, 4, 1),
      game(1, 4, 1),
      game(2, 5, 1),
      game(3, 5, 1),
      game(3, 4, 1),
    ];
    const rows = standingsOf('round-robin', entrants(5), past);
    expect(rows.map(({ n, points, ties }) => [n, points, ties[0]])).toEqual([
      [1, 2, 2],
      [2, 2, 0],
      [3, 2, 0],
      [4, 0, 0],
      [5, 0, 0],
    ]);
  });

  test('players who are equal in everything share a place', () => {
    const rows = standingsOf('round-robin', entrants(4), [game(1, 2, 1), game(3, 4, 1)]);
    expect(rows.map(({ n, place }) => [n, place])).toEqual([
      [1, 1],
      [3, 1],
      [2, 3],
      [4, 3],
    ]);
  });
});
