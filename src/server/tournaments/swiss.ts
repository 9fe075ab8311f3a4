/**
 * The Swiss system: who has as many points meets, nobody twice. Why our own, and no library: docs/decisions/032.
 */
import { BYE, type Entrant, type Pair, type Past } from './field.ts';
import { pointsOf } from './standings.ts';

/** A side more often than the other: by so much at most. */
const MOST_UNEVEN = 2;
/** Dead ends that are looked at before it is called impossible. */
const PATIENCE = 20_000;

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
 * The pairs of a round: from the top, each with one of as many points if there is one, the upper half of them with the
 * lower. With an odd number the last who has not paused pauses, for a point. Undefined if no such pairing is left.
 */
export function pairSwiss(entrants: readonly Entrant[], past: readonly Past[]): Pair[] | undefined {
  const players = rankedOf(entrants, past);
  const pausing =
    players.length % 2 === 0 ? [undefined] : players.filter((p) => !p.hadBye).reverse();
  for (const most of [MOST_UNEVEN, Number.POSITIVE_INFINITY])
    for (const away of pausing) {
      const search = new Search(most);
      const pairs = search.pair(players.filter((player) => player !== away));
      if (pairs) return [...pairs, ...(away ? [byeOf(away)] : [])];
    }
  return undefined;
}

const byeOf = ({ n }: Player): Pair => ({ first: n, second: BYE, scores: [1, 0] });

/** Those who are still there, the first first: by points, then by how strong they came. */
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

/** Goes back where nothing is left for the last ones, and never into the same dead end twice. */
class Search {
  readonly #most: number;
  readonly #dead = new Set<string>();

  constructor(most: number) {
    this.#most = most;
  }

  pair(players: readonly Player[]): Pair[] | undefined {
    const [first, ...others] = players;
    if (!first) return [];
    const key = players.map(({ n }) => n).join();
    if (this.#dead.has(key) || this.#dead.size > PATIENCE) return undefined;
    for (const other of inOrder(first, others)) {
      if (!this.#mayMeet(first, other)) continue;
      const rest = this.pair(others.filter((player) => player !== other));
      if (rest) return [sidesOf(first, other, rest.length), ...rest];
    }
    this.#dead.add(key);
    return undefined;
  }

  #mayMeet(one: Player, two: Player): boolean {
    if (one.met.has(two.n)) return false;
    const [low, high] = [Math.min(one.lean, two.lean), Math.max(one.lean, two.lean)];
    return low + 1 <= this.#most && high - 1 >= -this.#most;
  }
}

/** Whom the first of a list meets best: of his own points the lower half from its top on, then the upper, then others. */
function inOrder(first: Player, others: readonly Player[]): Player[] {
  const equals = others.filter(({ points }) => points === first.points);
  const half = Math.floor(equals.length / 2);
  const fitting = [...equals.slice(half), ...equals.slice(0, half).reverse()];
  const lower = others.filter(({ points }) => points !== first.points);
  const isEven = (other: Player) => Number(first.lean !== 0 && other.lean === first.lean);
  return [...fitting.toSorted((a, b) => isEven(a) - isEven(b)), ...lower];
}

/** Who has had the first side less often has it; of equals who has not had it last; else the tables take turns. */
function sidesOf(one: Player, two: Player, turn: number): Pair {
  const isFirst =
    one.lean !== two.lean
      ? one.lean < two.lean
      : one.last !== two.last
        ? one.last < two.last
        : turn % 2 === 0;
  return isFirst ? { first: one.n, second: two.n } : { first: two.n, second: one.n };
}
