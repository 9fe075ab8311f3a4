/**
 * The Swiss system: players with equal points meet, and no two players meet twice. A round is the perfect matching
 * of least cost among all pairs that may meet, so a pairing is found whenever there is one: docs/decisions/032.
 */
import { requireDefined } from '../../kernel/require-defined.ts';
import { BYE, type Entrant, type PlayerPair, type PlayedPair } from './field.ts';
import { matchPerfectly } from './matching.ts';
import { pointsOf } from './standings.ts';

/** Largest difference between a player's games with either side, if that is possible. */
const MOST_UNEVEN = 2;

/** Player to be paired. */
interface Player {
  readonly n: number;
  readonly points: number;
  readonly met: ReadonlySet<number>;
  readonly hadBye: boolean;
  /** Games with the first side minus games with the second. */
  readonly lean: number;
  /** Side in the last game: 1 the first, -1 the second, 0 none. */
  readonly last: number;
}

/**
 * Returns the pairs of a round, the top board first. If possible, players with equal points meet, the upper half of
 * them against the lower. With an odd number, the lowest player without a bye gets one, for a point. Undefined if every
 * pairing would have two players meet twice, or give a player a second bye.
 */
export function pairSwiss(
  entrants: readonly Entrant[],
  past: readonly PlayedPair[],
): PlayerPair[] | undefined {
  const players = rankedOf(entrants, past);
  for (const most of [MOST_UNEVEN, Number.POSITIVE_INFINITY]) {
    const mates = matchPlayers(players, most);
    if (mates) return pairsOf(players, mates);
  }
  return undefined;
}

/** Returns the rank of each player's opponent, by rank; the rank after the last stands for a bye. */
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
  /** Times the ranks between the player with the bye and the last one. */
  bye: 2 ** 39,
  /** Times the square of the difference in half points. */
  points: 2 ** 23,
  /** Both had the same side more often. */
  side: 2 ** 17,
  /** Times the square of the distance in ranks from the ideal pairing of the upper half against the lower. */
  rank: 1,
} as const;
/** More than all costs of a pair. */
const WHOLE = 2 ** 46;

const costOf = (one: Player, two: Player, off: number): number =>
  COST.points * (2 * (one.points - two.points)) ** 2 +
  COST.side * Number(one.lean !== 0 && one.lean === two.lean) +
  COST.rank * off ** 2;

function pairsOf(players: readonly Player[], mates: readonly number[]): PlayerPair[] {
  const boards = [...mates.entries()].filter(([one, two]) => one < two && one < players.length);
  return boards.map(([one, two], board) => {
    const upper = requireDefined(players[one], 'the first of a pair is no bye');
    const lower = players[two];
    return lower ? sidesOf(upper, lower, boards.length - 1 - board) : byeOf(upper);
  });
}

function mayMeet(one: Player, two: Player, most: number): boolean {
  if (one.met.has(two.n)) return false;
  const [low, high] = [Math.min(one.lean, two.lean), Math.max(one.lean, two.lean)];
  return low + 1 <= most && high - 1 >= -most;
}

const byeOf = ({ n }: Player): PlayerPair => ({ first: n, second: BYE, scores: [1, 0] });

/** Remaining players in order: by points, then by their rating at the start. */
function rankedOf(entrants: readonly Entrant[], past: readonly PlayedPair[]): Player[] {
  const still = entrants.filter(({ hasLeft }) => !hasLeft);
  const order = new Map(still.map((entrant) => [entrant.n, pointsOf(entrant.n, past)]));
  return still
    .toSorted(
      (a, b) => (order.get(b.n) ?? 0) - (order.get(a.n) ?? 0) || b.seed - a.seed || a.n - b.n,
    )
    .map(({ n }) => playerOf(n, past));
}

function playerOf(n: number, past: readonly PlayedPair[]): Player {
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

/** Gives the first side to the player who had it less often, then less recently; else the boards alternate. */
function sidesOf(one: Player, two: Player, turn: number): PlayerPair {
  const isFirst =
    one.lean !== two.lean
      ? one.lean < two.lean
      : one.last !== two.last
        ? one.last < two.last
        : turn % 2 === 0;
  return isFirst ? { first: one.n, second: two.n } : { first: two.n, second: one.n };
}
