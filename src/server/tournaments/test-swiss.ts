/** Swiss tournaments with random results, and an exact check of whether another round could be paired. */
import { expect } from 'vitest';
import { type Rng, Sfc32 } from '../../kernel/random.ts';
import { BYE, type Entrant, type PlayerPair, type PlayedPair } from './pairing-input.ts';
import { pairsOf, roundsOf } from './pairing.ts';

export const field = (count: number): Entrant[] =>
  Array.from({ length: count }, (_, i) => ({ n: i + 1, seed: 2000 - i, hasLeft: false }));

/** A tournament after its last round. */
interface SimulatedTournament {
  readonly rounds: PlayedPair[][];
  /** Players of the tournament, including those who left before its end. */
  readonly entrants: readonly Entrant[];
}

/** Results of games: the score of the first player of a pair. */
type Results = (pair: PlayerPair, rng: Rng) => number;

const SCORES = [0, 0.5, 1];
export const RESULTS = {
  chance: (_, rng) => SCORES[rng.below(3)] ?? 0,
  draws: () => 0.5,
  /** The player with the higher rating wins, mostly or always. */
  stronger: ({ first, second }) => Number(first < second),
  mostly: (pair, rng) => (rng.below(5) > 0 ? Number(pair.first < pair.second) : 0.5),
  first: () => 1,
} as const satisfies Readonly<Record<string, Results>>;

/** Plays a whole tournament; after each round, each player leaves with a chance in percent. */
function play(
  count: number,
  rounds: number,
  seed: string,
  leaving: number,
  results: Results,
): SimulatedTournament {
  const rng = new Sfc32(seed);
  const past: PlayedPair[] = [];
  const all: PlayedPair[][] = [];
  let entrants = field(count);
  for (let round = 1; ; round++) {
    const pairs = pairsOf({ kind: 'swiss', rounds, entrants, past }, round);
    if (!pairs) return { rounds: all, entrants };
    const done = pairs.map((pair): PlayedPair => {
      const score = results(pair, rng);
      return { scores: [score, 1 - score], ...pair, round };
    });
    past.push(...done);
    all.push(done);
    entrants = entrants.map((e) => (rng.below(100) < leaving ? { ...e, hasLeft: true } : e));
  }
}

/** Returns the rounds of a tournament where some players leave, with random or other results. */
export const played = (
  count: number,
  rounds: number,
  seed: string,
  { leaving = 0, results = RESULTS.chance }: { leaving?: number; results?: Results } = {},
): PlayedPair[][] => play(count, rounds, seed, leaving, results).rounds;

/**
 * Plays a random tournament of 2 to 64 players and 1 to 20 rounds, where some players leave. Checks that no pairing and
 * no bye is repeated, that no player is paired twice in a round, and that if it ends early no pairing exists.
 */
export function checkTournament(seed: string): void {
  const rng = new Sfc32(`of ${seed}`);
  const [count, rounds] = [2 + rng.below(63), 1 + rng.below(20)];
  const leaving = [0, 2, 8, 25][rng.below(4)] ?? 0;
  const results = Object.values(RESULTS)[rng.below(5)] ?? RESULTS.chance;
  const { rounds: all, entrants } = play(count, rounds, seed, leaving, results);
  const games = all.flat();
  const keys = games.map(({ first, second }) => [first, second].sort((a, b) => a - b).join());
  expect(new Set(keys).size, seed).toBe(games.length);
  for (const round of all) {
    const there = round.flatMap(({ first, second }) => [first, second]).filter((n) => n !== BYE);
    expect(new Set(there).size, seed).toBe(there.length);
  }
  const still = entrants.filter(({ hasLeft }) => !hasLeft).map(({ n }) => n);
  expect(all.length, seed).toBeLessThanOrEqual(roundsOf({ kind: 'swiss', rounds, entrants }));
  if (all.length < roundsOf({ kind: 'swiss', rounds, entrants }) && still.length > 1)
    expect(canBePaired(still, games), seed).toBe(false);
}

/** A prime whose squares are exact integers. */
const PRIME = 67_108_859;

/**
 * Returns whether a pairing of these players without repeated games and byes exists: whether the Tutte matrix of the
 * allowed pairs, with random numbers for its unknowns, has full rank. A yes is certain; a no is wrong once in a
 * million.
 */
function canBePaired(numbers: readonly number[], games: readonly PlayedPair[]): boolean {
  const players = numbers.length % 2 === 0 ? numbers : [...numbers, BYE];
  const met = new Set(games.flatMap(({ first: a, second: b }) => [`${a} ${b}`, `${b} ${a}`]));
  const rng = new Sfc32('unknowns');
  const rows = players.map(() => players.map(() => 0));
  for (const [i, one] of players.entries())
    for (const [j, two] of players.entries()) {
      if (j <= i || met.has(`${one} ${two}`)) continue;
      const unknown = 1 + rng.below(PRIME - 1);
      rows[i]?.splice(j, 1, unknown);
      rows[j]?.splice(i, 1, PRIME - unknown);
    }
  return hasFullRank(rows);
}

function hasFullRank(rows: readonly number[][]): boolean {
  let rest = rows;
  for (let at = 0; at < rows.length; at++) {
    const top = rest.find((row) => row[at] !== 0);
    if (!top) return false;
    rest = rest.filter((row) => row !== top);
    const inverse = power(top[at] ?? 0, PRIME - 2);
    for (const row of rest) {
      const times = ((row[at] ?? 0) * inverse) % PRIME;
      if (times === 0) continue;
      for (let j = at; j < row.length; j++)
        row[j] = ((row[j] ?? 0) + (PRIME - times) * (top[j] ?? 0)) % PRIME;
    }
  }
  return true;
}

function power(base: number, exponent: number): number {
  let result = 1;
  for (let left = exponent, square = base; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}
