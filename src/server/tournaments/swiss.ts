/**
 * The Swiss system: players with as many points meet, and nobody meets anybody twice. A round is the perfect matching
 * of least cost among all pairs that may meet, so a pairing is found whenever there is one: docs/decisions/032.
 */
import { BYE, type Entrant, type Pair, type Past } from './field.ts';
import { matchPerfectly } from './matching.ts';
import { pointsOf } from './standings.ts';

/** A side more often than the other: by so much at most, if that is possible. */
const MOST_UNEVEN = 2;

/** Somebody who is to be paired. */
interface Player {
  readonly n: number;
  readonly points: number;
  readonly met: ReadonlySet<number>;
  readonly hadBye: boolean;
  /** How much more often he had the first side than the second. */
  readonly lean: number;
  /** Which he had last: 1 the first, -1 the second, 0 none. */
  readonly last: number;
}

/**
 * The pairs of a round, the top board first: each with one of as many points if there is one, the upper half of them
 * with the lower. With an odd number the last player who has not paused pauses, for a point. Undefined if every
 * pairing would have two players meet twice, or one pause twice.
 */
export function pairSwiss(entrants: readonly Entrant[], past: readonly Past[]): Pair[] | undefined {
  const players = rankedOf(entrants, past);
  for (const most of [MOST_UNEVEN, Number.POSITIVE_INFINITY]) {
    const mates = matchPlayers(players, most);
    if (mates) return pairsOf(players, mates);
  }
  return undefined;
}

/** By rank, the rank of the opponent of each; where their number is odd, one's opponent is the rank behind the last. */
function matchPlayers(players: readonly Player[], most: number): number[] | undefined {
  const groups = Map.groupBy(players, ({ points }) => points);
  return matchPerfectly(players.length + (players.length % 2), (one, two) => {
    const [upper, lower] = [players[one], players[two]];
    if (!upper) return undefined;
    if (!lower) return upper.hadBye ? undefined : WHOLE - COST.bye * (two - one);
    if (!mayMeet(upper, lower, most)) return undefined;
    const half = upper.points === lower.points ? (groups.get(upper.points)?.length ?? 0) >> 1 : 0;
    return WHOLE - costOf(upper, lower, Math.abs(two - one - half));
  });
}

/**
 * Penalties of a pair. Each outweighs all below it in all pairs of a round together, for 64 players and 20
 * rounds. The weights of a round and their sums stay exact integers.
 */
const COST = {
  /** So many ranks away from the last, for whoever pauses. */
  bye: 2 ** 39,
  /** The square of the difference in half points. */
  points: 2 ** 23,
  /** Both had the same side more often. */
  side: 2 ** 17,
  /** The square of the ranks that it is off the upper half against the lower. */
  rank: 1,
} as const;
/** More than all costs of a pair. */
const WHOLE = 2 ** 46;

const costOf = (one: Player, two: Player, off: number): number =>
  COST.points * (2 * (one.points - two.points)) ** 2 +
  COST.side * Number(one.lean !== 0 && one.lean === two.lean) +
  COST.rank * off ** 2;

function pairsOf(players: readonly Player[], mates: readonly number[]): Pair[] {
  const boards = [...mates.entries()].filter(([one, two]) => one < two && one < players.length);
  return boards.map(([one, two], board) => {
    const [upper, lower] = [players[one] as Player, players[two]];
    return lower ? sidesOf(upper, lower, boards.length - 1 - board) : byeOf(upper);
  });
}

function mayMeet(one: Player, two: Player, most: number): boolean {
  if (one.met.has(two.n)) return false;
  const [low, high] = [Math.min(one.lean, two.lean), Math.max(one.lean, two.lean)];
  return low + 1 <= most && high - 1 >= -most;
}

const byeOf = ({ n }: Player): Pair => ({ first: n, second: BYE, scores: [1, 0] });

/** Remaining players in order: by points, then by their rating at the start. */
function rankedOf(entrants: readonly Entrant[], past: readonly Past[]): Player[] {
  const still = entrants.filter(({ hasLeft }) => !hasLeft);
  const order = new Map(still.map((entrant) => [entrant.n, pointsOf(entrant.n, past)]));
  return still
    .toSorted(
      (a, b) => (order.get(b.n) ?? 0) - (order.get(a.n) ?? 0) || b.seed - a.seed || a.n - b.n,
    )
    .map(({ n }) => playerOf(n, past));
}

function playerOf(n: number, past: readonly Past[]): Player {
  const own = past.filter(({ first, second }) => first === n || second === n);
  const played = own.filter(({ second }) => second !== BYE);
  const sides = played.map(({ first }) => (first === n ? 1 : -1));
  return {
    n,
    points: pointsOf(n, past),
    met: new Set(played.map(({ first, second }) => (first === n ? second : first))),
    hadBye: own.length > played.length,
    lean: sides.reduce((a, b) => a + b, 0),
    last: sides.at(-1) ?? 0,
  };
}

/** The player with fewer first sides gets it; of equals the one who had it less recently; else the tables alternate. */
function sidesOf(one: Player, two: Player, turn: number): Pair {
  const isFirst =
    one.lean !== two.lean
      ? one.lean < two.lean
      : one.last !== two.last
        ? one.last < two.last
        : turn % 2 === 0;
  return isFirst ? { first: one.n, second: two.n } : { first: two.n, second: one.n };
}
