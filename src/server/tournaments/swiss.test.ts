import { describe, expect, test } from 'vitest';
import { BYE, type PlayedPair } from './pairing-input.ts';
import { pairsOf } from './pairing.ts';
import { standingsOf } from './standings.ts';
import { pairRound } from './pairing-thread.ts';
import { checkTournament, field, played, RESULTS } from './test-swiss.ts';

const keyOf = ({ first, second }: PlayedPair) => [first, second].sort((a, b) => a - b).join('-');

describe('the Swiss system', () => {
  test('in hundreds of tournaments, no pairing and no bye is repeated, and no player has one side too often', () => {
    for (let i = 0; i < 300; i++) {
      const count = 4 + (i % 17);
      const rounds = Math.min(2 + (i % 6), Math.floor(count / 2));
      const all = played(count, rounds, `${i}`);
      const games = all.flat();
      expect(all).toHaveLength(rounds);
      expect(new Set(games.map(keyOf)).size).toBe(games.length);
      for (const { n } of field(count)) {
        const own = games.filter(({ first, second }) => [first, second].includes(n));
        expect(own).toHaveLength(rounds);
        expect(own.filter(({ second }) => second === BYE).length).toBeLessThanOrEqual(1);
        const firsts = own.filter(({ first, second }) => first === n && second !== BYE).length;
        const seconds = own.filter(({ second }) => second === n).length;
        expect(Math.abs(firsts - seconds)).toBeLessThanOrEqual(2);
      }
      const byes = games.filter(({ second }) => second === BYE);
      expect(byes).toHaveLength(count % 2 === 0 ? 0 : rounds);
      expect(byes.every(({ scores }) => scores?.[0] === 1)).toBe(true);
    }
  });

  test('in 150 tournaments of 2 to 64 players, of whom some leave, none ends early while a pairing exists', () => {
    for (let i = 0; i < 150; i++) checkTournament(`few ${i}`);
  });

  test.each(Object.entries(RESULTS))(
    '48 players are paired for 20 rounds (results: %s)',
    (_, results) => {
      expect(played(48, 20, '48', { results })).toHaveLength(20);
    },
  );

  test('a round of 40 players is paired in a thread as in the main thread', async () => {
    const past = played(40, 3, 'thread').flat();
    const asked = { kind: 'swiss', rounds: 20, entrants: field(40), past } as const;
    expect(await pairRound(asked, 4)).toEqual(pairsOf(asked, 4));
    expect(await pairRound({ ...asked, rounds: 3 }, 4)).toBeUndefined();
  });

  test('a player who leaves is no longer paired; rather than repeat a pairing, the tournament ends early', () => {
    for (let i = 0; i < 200; i++) {
      const all = played(5 + (i % 6), 5, `left ${i}`, { leaving: 10 });
      const games = all.flat();
      expect(new Set(games.map(keyOf)).size).toBe(games.length);
      expect(all.length).toBeGreaterThan(0);
    }
  });

  test('in round 1 the upper half meets the lower half; then players with equal points meet', () => {
    const one = pairsOf({ kind: 'swiss', rounds: 3, entrants: field(8), past: [] }, 1) ?? [];
    expect(one.map(({ first, second }) => Math.abs(first - second))).toEqual([4, 4, 4, 4]);
    const past = one.map((pair): PlayedPair => {
      const wins = pair.first < pair.second;
      return { ...pair, round: 1, scores: wins ? [1, 0] : [0, 1] };
    });
    const two = pairsOf({ kind: 'swiss', rounds: 3, entrants: field(8), past }, 2) ?? [];
    const groups = two.map(({ first, second }) => [first <= 4, second <= 4]);
    expect(groups.every(([a, b]) => a === b)).toBe(true);
    // All players have the other side now.
    for (const { first } of two) expect(one.some((pair) => pair.second === first)).toBe(true);
  });

  test('the lowest player without a bye gets the bye', () => {
    const pauses = played(5, 2, 'x').map((round) => round.find(({ second }) => second === BYE));
    expect(pauses[0]?.first).toBe(5);
    expect(pauses[1]?.first).not.toBe(5);
  });
});

test('Buchholz: the points of all opponents; in a bye, a player’s own points count', () => {
  const game = (first: number, second: number, score: number): PlayedPair => ({
    ...{ round: 1, first, second, scores: [score, 1 - score] },
  });
  const past = [
    game(1, 2, 1),
    game(3, 4, 1),
    game(5, BYE, 1),
    game(1, 3, 0.5),
    game(5, 2, 1),
    game(4, BYE, 1),
  ];
  const rows = standingsOf('swiss', field(5), past);
  expect(rows.map(({ n, points, ties }) => [n, points, ...ties])).toEqual(
    [
      // Player 5 has met player 2, who has no points, and has had a bye.
      [5, 2, 2, 0],
      [1, 1.5, 1.5, 0.75],
      [3, 1.5, 2.5, 1.75],
      [4, 1, 2.5, 0],
      [2, 0, 3.5, 0],
    ].toSorted((a, b) => (b[1] ?? 0) - (a[1] ?? 0) || (b[2] ?? 0) - (a[2] ?? 0)),
  );
});
