/** Results of an arena's games: the strength of each bot, and the score of each pair. */
import type { Game } from '../../kernel/game.ts';
import { pairsOf, type Terms } from './match.ts';
import type { ArenaGame } from './journal.ts';
import type { Interval } from '../../lab/statistics/interval.ts';
import { confidenceSequence } from '../../lab/statistics/sequence.ts';
import { type PairScore, rate } from './ratings.ts';

interface Row {
  readonly player: string;
  readonly elo: number;
  readonly error: number;
  readonly games: number;
  readonly score: number;
  /** Difference to the next player below, in Elo. */
  readonly above?: { readonly elo: number; readonly error: number } | undefined;
}

/** Environment in which a ladder was made, so that it can be made again. */
export interface LadderOrigin {
  /** Versions of Countermarch and of the rules of the game. */
  readonly version: string;
  readonly rules: number;
  readonly node: string;
  /** Model and number of processors. */
  readonly machine: string;
  readonly day: string;
}

/** Output of `--json`. */
export interface LadderReport extends Findings {
  readonly origin: LadderOrigin;
}

/** Results of an arena. */
export interface Findings {
  readonly game: string;
  readonly scenario: string;
  readonly seed: number;
  readonly opening: number;
  readonly gamesPerPair: number;
  /** All players, as listed, and the largest distance in that list between players that meet. */
  readonly players: readonly string[];
  readonly near: number;
  /** Strongest first; the weakest has 0. */
  readonly ladder: readonly Row[];
  readonly pairs: readonly {
    readonly one: string;
    readonly other: string;
    readonly games: number;
    readonly points: number;
    readonly asFirstSide: number;
    /** Expected share of the points of `one`: a confidence sequence, because a run may be extended. */
    readonly interval: Interval;
  }[];
  readonly faults: readonly string[];
}

type LadderTerms = Omit<Terms, 'from'> & { readonly games: number; readonly near: number };

/** Returns the ladder of results; `played` contains the results of all pairs of `names` that meet, and no others. */
export function ladderOf(
  game: Game,
  names: readonly string[],
  played: readonly ArenaGame[],
  { seed, opening, games, near }: LadderTerms,
): Findings {
  const pairs = pairsOf(names, (name) => name, near).map(({ one, other }) =>
    scoreOf(one, other, played),
  );
  const scores = pairs.map(
    (p): PairScore => ({
      first: names.indexOf(p.one),
      second: names.indexOf(p.other),
      games: p.games,
      points: p.points,
    }),
  );
  return {
    game: game.id,
    scenario: game.setup.scenario,
    seed,
    opening,
    gamesPerPair: games,
    players: names,
    near,
    ladder: rowsOf(names, scores),
    pairs,
    faults: played.flatMap((g) => g.fault ?? []),
  };
}

function scoreOf(one: string, other: string, played: readonly ArenaGame[]) {
  const met = played.filter((g) => g.one === one && g.other === other);
  const sum = (games: readonly ArenaGame[]) => games.reduce((total, g) => total + g.points, 0);
  const asFirstSide = sum(met.filter((g) => !g.turned));
  const points = sum(met);
  const interval = rounded4(confidenceSequence(points, met.length));
  return { one, other, games: met.length, points, asFirstSide, interval };
}

function rowsOf(names: readonly string[], scores: readonly PairScore[]): Row[] {
  const { ratings, gap } = rate(names.length, scores);
  const order = names
    .map((_, i) => i)
    .sort((a, b) => (ratings[b]?.elo ?? 0) - (ratings[a]?.elo ?? 0));
  const weakest = ratings[order.at(-1) ?? 0]?.elo ?? 0;
  return order.map((i, place) => {
    const below = order[place + 1];
    const met = scores.filter((s) => s.first === i || s.second === i);
    const games = met.reduce((sum, s) => sum + s.games, 0);
    const points = met.reduce((sum, s) => sum + (s.first === i ? s.points : s.games - s.points), 0);
    const { elo = 0, error = 0 } = ratings[i] ?? {};
    return {
      player: names[i] ?? '',
      elo: Math.round(elo - weakest),
      error: Math.round(error),
      games,
      score: Math.round((1000 * points) / Math.max(games, 1)) / 1000,
      above: below === undefined ? undefined : rounded(gap(i, below)),
    };
  });
}

const rounded4 = ({ low, high }: Interval): Interval => ({
  low: Math.round(low * 1e4) / 1e4,
  high: Math.round(high * 1e4) / 1e4,
});

const rounded = ({ elo, error }: { elo: number; error: number }) => ({
  elo: Math.round(elo),
  error: Math.round(error),
});
