/**
 * Round-robin pairing by Berger's tables: sides alternate from round to round, and each player gets both equally often.
 */
import type { Entrant, PlayerPair } from './pairing-input.ts';

/** Scores of a player whose opponent has left. */
const WON = [1, 0] as const;

/**
 * Returns the pairs of a round, from 1; after the last round, all pairs meet again with sides swapped. A player who has
 * left loses the remaining games. With an odd number, each player has one round without a game or a point.
 */
export function pairAll(entrants: readonly Entrant[], round: number): PlayerPair[] {
  const all = entrants.toSorted((a, b) => a.n - b.n);
  const seats = all.length + (all.length % 2);
  const turn = (round - 1) % (seats - 1);
  const isReturn = Math.floor((round - 1) / (seats - 1)) % 2 === 1;
  const pairs = bergerPairs(seats, turn).flatMap(([a, b]) => {
    const [one, two] = isReturn ? [all[b - 1], all[a - 1]] : [all[a - 1], all[b - 1]];
    return one && two ? [pairOf(one, two)] : [];
  });
  return pairs.toSorted((a, b) => Math.min(a.first, a.second) - Math.min(b.first, b.second));
}

function pairOf(one: Entrant, two: Entrant): PlayerPair {
  const pair = { first: one.n, second: two.n };
  if (!one.hasLeft && !two.hasLeft) return pair;
  if (one.hasLeft && two.hasLeft) return { ...pair, scores: [0, 0] };
  return { ...pair, scores: two.hasLeft ? WON : [0, 1] };
}

/**
 * Returns the pairs of the numbers 1 to `seats` (even) in turn 0 to `seats` - 2: the first of a pair has the first
 * side.
 */
function bergerPairs(seats: number, turn: number): [number, number][] {
  const others = seats - 1;
  const pairs: [number, number][] = [];
  for (let low = 1; low < others; low++)
    for (let high = low + 1; high <= others; high++)
      if ((low + high) % others === turn)
        pairs.push((low + high) % 2 === 1 ? [low, high] : [high, low]);
  // A player who would be paired with themselves meets the last one.
  const alone =
    others === 1
      ? 1
      : Array.from({ length: others }, (_, i) => i + 1).find((n) => (2 * n) % others === turn);
  if (alone !== undefined) pairs.push(alone <= seats / 2 ? [alone, seats] : [seats, alone]);
  return pairs;
}
