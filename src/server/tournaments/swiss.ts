/**
 * The Swiss system: players with equal points meet, and no two players meet twice. A round is the perfect matching of
 * least cost among all allowed pairs, so a pairing is found whenever one exists: docs/decisions/032.
 */
import { requireDefined } from '../../kernel/require-defined.ts';
import { BYE, type Entrant, type PlayerPair, type PlayedPair } from './pairing-input.ts';
import { matchPerfectly } from './matching.ts';
import { pointsOf } from './standings.ts';

/** Largest difference between a player's games with the first and the second side, if possible. */
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
 * them against the lower. With an odd number, the lowest player without a bye gets one, for a point. Returns undefined
 * if every pairing would repeat a game or a bye.
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
 * Costs of a pair. Each unit of one outweighs all lower ones of all pairs of a round together, for 64 players and 20
 * rounds. The weights of a round and their sums stay exact integers.
 */
const COST = {
  /** Per rank between the player with the bye and the last one. */
  bye: 2 ** 39,
  /** Per squared half point of difference. */
  points: 2 ** 23,
  /** Once, if both had the same side more often. */
  side: 2 ** 17,
  /** Per squared rank of distance from the ideal pairing of the upper half against the lower. */
  rank: 1,
} as const;
/** Exceeds all costs of a pair. */
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

/** Returns the remaining players in order: by points, then by their rating at the start. */
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
