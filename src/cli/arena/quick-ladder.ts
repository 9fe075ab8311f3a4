/** A quick ladder of the bots: neighbouring levels of a game play each other, with less search than usual. */
import type { Bot } from '../../bots/bot.ts';
import { createBot } from '../../bots/create-bot.ts';
import { levelsOf } from '../../bots/levels.ts';
import { Match } from '../../bots/match.ts';
import type { Game, GameModule } from '../../kernel/game.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { NOBODY } from '../../kernel/side.ts';
import { pointsFor, seatingOf } from './match.ts';
import { openingOf, usualOpening } from './opening.ts';
import { formatWeakLevel, type PairPoints, type WeakLevel, weakLevels } from './weak-levels.ts';
import { print } from '../output.ts';

/** Limits of a ladder. */
export interface LadderSize {
  /** Number of games of each pair. */
  readonly games: number;
  /** Seconds of processor time after which the ladder ends, with the games finished until then. */
  readonly seconds: number;
}

/** Result of a quick ladder. */
export interface QuickLadder {
  readonly game: string;
  readonly scenario: string;
  readonly seed: number;
  /** Share of the usual number of positions that the levels searched. */
  readonly effort: number;
  /** Each pair of neighbouring levels, the lower one first. */
  readonly pairs: readonly PairPoints[];
  readonly weak: readonly WeakLevel[];
}

/** Share of the search: level 4 otherwise needs about a second for a turn, level 5 more. */
const EFFORT = 1 / 8;
const SEED = 1;

/**
 * Plays the ladder of a game in its first scenario, the pairs in turn; sides are swapped after every game. The same
 * game and number of games give the same ladder on any machine. A game for one player has no pairs.
 */
export function playQuickLadder(module: GameModule, { games, seconds }: LadderSize): QuickLadder {
  const full = module.open(parseSetup(module));
  const game = withScaledBudget(full);
  const levels = levelsOf(module)
    .map(({ id }) => id)
    .filter((id) => id !== 'random');
  const pairs = levels.slice(1).map((other, i) => ({
    one: requireDefined(levels[i], 'every level but the first has one below it'),
    other,
    games: 0,
    points: 0,
  }));
  const begun = process.cpuUsage();
  const isOver = (): boolean => process.cpuUsage(begun).user >= 1e6 * seconds;
  for (let number = 0; number < games && game.sides.length > 1 && !isOver(); number++)
    for (const pair of pairs) {
      const points = playGame(game, pair, number, isOver);
      if (points === undefined) break;
      pair.games += 1;
      pair.points += points;
    }
  const played = pairs.filter((pair) => pair.games > 0);
  const about = { game: game.id, scenario: game.setup.scenario, seed: SEED, effort: EFFORT };
  return { ...about, pairs: played, weak: weakLevels(played) };
}

/** Returns the game with bots that search a share of the usual number of positions. */
function withScaledBudget(game: Game): Game {
  const { budgetFactor = 1 } = game.bot;
  const scaled =
    typeof budgetFactor === 'number'
      ? budgetFactor * EFFORT
      : { 4: budgetFactor[4] * EFFORT, 5: budgetFactor[5] * EFFORT };
  return { ...game, bot: { ...game.bot, budgetFactor: scaled } };
}

/** Plays a game and returns the points of `one`; undefined if time is over before its end. */
function playGame(
  game: Game,
  { one, other }: PairPoints,
  number: number,
  isOver: () => boolean,
): number | undefined {
  const seed = `ladder/${SEED}/${one}/${other}/${number}`;
  const seating = seatingOf(game.sides.length, number);
  const begin = openingOf(game, usualOpening(game), `${SEED}/${number >> 1}`);
  const match = new Match(game, seed, begin?.state);
  const bots = seating.map((isOne, side): Bot => createBot(isOne ? one : other, `${seed}/${side}`));
  for (let side = match.actor; side !== NOBODY; side = match.actor) {
    if (isOver()) return undefined;
    const bot = requireDefined(bots[side], 'every side has a seat');
    match.act(bot.choose(game, match.viewFor(side), side));
  }
  return pointsFor(match.result().outcome, seating);
}

/** Prints the pairs, and the levels that lose to a lower one. */
export function printLadder({ pairs, weak, effort }: QuickLadder): void {
  if (pairs.length === 0) return;
  const scores = pairs.map(({ one, other, games, points }) => {
    return `${other} against ${one} ${games - points} of ${games}`;
  });
  print(`bots, with 1/${1 / effort} of their positions: ${scores.join(', ')} points`);
  for (const level of weak) print(`  ${formatWeakLevel(level)}`);
}
