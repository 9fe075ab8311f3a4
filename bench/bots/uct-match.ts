/**
 * `npm run bench:uct -- --game chitin [--scenario learning] [--level 5] [--games 75] [--seed 1]`: plays a level against
 * plain UCT, with sides swapped after every game. UCT gets as much processor time per turn as the mean of the level so
 * far. Prints the games as they end, the last line with Wilson's 95 % interval. UCT depends on the clock, so no two
 * runs are equal.
 */
import { parseArgs } from 'node:util';
import { createBot } from '../../src/bots/create-bot.ts';
import { gameById } from '../../src/games/registry.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { TimedSeat, playTimed, threadMilliseconds } from './timed-match.ts';
import { UctBot } from './uct.ts';

/**
 * Each decision gets this multiple of an equal part of the remaining time; so the first ones get more, and the last
 * ones a twentieth in all.
 */
const SHARES = 3;
/** Assumed time and decisions of a turn of UCT before the first one. */
const FIRST = { turn: 500, decisions: 10 };
/** Standard errors on each side of a 95 % interval. */
const SPREAD = 1.96;

/** Returns the Wilson interval of a share of `n` games (E. B. Wilson, 1927). */
function wilson(points: number, n: number): readonly [low: number, high: number] {
  const [p, z] = [points / n, SPREAD ** 2 / n];
  const middle = (p + z / 2) / (1 + z);
  const half = (SPREAD * Math.sqrt((p * (1 - p)) / n + z / (4 * n))) / (1 + z);
  return [middle - half, middle + half];
}

/**
 * Returns the milliseconds for the next decision of UCT: a share of the time that its turns may have taken so far,
 * minus the time that they took.
 */
function shareOf(level: TimedSeat, uct: TimedSeat): number {
  const turn = level.turns.length > 0 ? level.total / level.turns.length : FIRST.turn;
  const known = uct.turns.length - 1;
  const decisions = known > 0 ? uct.decisions.length / known : FIRST.decisions;
  return Math.max(0, turn * uct.turns.length - uct.total) / Math.max(1, decisions / SHARES);
}

function line(
  level: string,
  game: number,
  points: number,
  [one, uct]: readonly TimedSeat[],
): string {
  const [low, high] = wilson(points, game).map((x) => (100 * x).toFixed(1));
  const mean = ({ total, turns }: TimedSeat) => (total / turns.length).toFixed(0);
  return `level ${level}: ${points} of ${game}, ${low} to ${high} %; a turn ${mean(one)} ms, of UCT ${mean(uct)} ms`;
}

function main(): void {
  const { values } = parseArgs({
    options: {
      game: { type: 'string' },
      scenario: { type: 'string' },
      level: { type: 'string', default: '5' },
      games: { type: 'string', default: '75' },
      seed: { type: 'string', default: '1' },
    },
  });
  const module = gameById(values.game ?? '');
  const { scenario } = values;
  const game: Game = module.open(parseSetup(module, scenario === undefined ? {} : { scenario }));
  const level = new TimedSeat(createBot(values.level, values.seed));
  const bot = new UctBot(
    game,
    new Sfc32(`uct/${values.seed}`),
    () => shareOf(level, uct),
    threadMilliseconds,
  );
  const uct: TimedSeat = new TimedSeat(bot);
  let points = 0;
  for (let number = 0; number < Number(values.games); number++) {
    points += playTimed(game, [level, uct], { number, seed: values.seed });
    console.log(line(values.level, number + 1, points, [level, uct]));
  }
  console.log(
    `${(bot.playouts / uct.decisions.length).toFixed(1)} playouts of UCT a decision, at the seed ${values.seed}`,
  );
}

main();
