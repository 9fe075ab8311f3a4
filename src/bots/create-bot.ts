/** Creates bots of every level. */
import { msg } from '../kernel/text/message.ts';
import { type Rng, Sfc32 } from '../kernel/random.ts';
import { requireName } from '../kernel/setup/setup.ts';
import { BlunderingBot } from './blundering.ts';
import type { Bot } from './bot.ts';
import { GreedyBot } from './greedy.ts';
import { LEVELS, TURN_MILLISECONDS } from './levels.ts';
import type { Planning } from './planner/planner.ts';
import { PlannerBot } from './planner/planner-bot.ts';
import { RandomBot } from './random.ts';
import type { Style } from './search.ts';
import { SearchBot } from './search-bot.ts';
import { ThinkingBot } from './thinking-bot.ts';

/** Tuned by self-play: docs/decisions/010-search-bots.md. */
const STYLE: Style = {
  explorationConstant: 2,
  width: 3,
  wideningFactor: 1,
  wideningExponent: 0.4,
  prior: { breadth: 6, outcomes: 6 },
  priorError: 0.02,
  playout: { breadth: 4, outcomes: 1 },
  outcomes: 12,
  turns: 4,
  opponentModel: 'paranoid',
};

/** Maximum cost of a whole turn, by level. */
const TURNS = {
  4: { level: 4, positions: 60_000, milliseconds: TURN_MILLISECONDS[4] },
  5: { level: 5, positions: 240_000, milliseconds: TURN_MILLISECONDS[5] },
} as const;

const STRENGTHS = {
  4: { style: STYLE, positions: 1_200, milliseconds: 500, turn: TURNS[4] },
  5: { style: STYLE, positions: 16_000, milliseconds: 950, turn: TURNS[5] },
} as const;

/** Tuned by self-play: docs/decisions/018-whole-turns.md. */
const PLANNING: Planning = {
  generation: { breadth: Number.POSITIVE_INFINITY, outcomes: 36 },
  playout: { breadth: 4, outcomes: 1 },
  outcomes: 12,
  first: 16,
  kept: 4,
  children: 8,
  least: 8,
  most: 64,
  weightSamples: 8,
};

/** Planning for games in which simulating a turn takes milliseconds: fewer plans, each tried a few times. */
const EXPENSIVE: Planning = { ...PLANNING, first: 8, kept: 3, children: 4, least: 4, most: 16 };

/**
 * Planning for games without candidates. There, the first legal actions are no better than the others, so playouts
 * consider all of them, as greedy does. That is slow: few plans are compared, and a plan is played only if it is surely
 * better than greedy's.
 */
const PLAIN: Planning = {
  ...PLANNING,
  playout: { breadth: Number.POSITIVE_INFINITY, outcomes: 6 },
  first: 8,
  kept: 3,
  children: 4,
  most: 32,
  requiredLead: 2,
};

/** Slips of each of the lower levels: the lower the level, the more frequent and the larger. */
const SLIPS = {
  1: { often: 1000, far: 0.98 },
  2: { often: 750, far: 0.8 },
  3: { often: 350, far: 0.6 },
} as const;

type Deep = keyof typeof TURNS;
const depthOf = (level: string): Deep => Number(level[0]) as Deep;

function searching(level: string, rng: Rng, opponentModel = STYLE.opponentModel): Bot {
  const strength = STRENGTHS[depthOf(level)];
  return new SearchBot(level, { ...strength, style: { ...strength.style, opponentModel } }, rng);
}

const planning = (level: string, rng: Rng): Bot =>
  new PlannerBot(
    level,
    { style: PLANNING, expensive: EXPENSIVE, plain: PLAIN, ...TURNS[depthOf(level)] },
    rng,
  );

/**
 * Creates a bot. The same level and seed, given the same views in the same order without a clock, play the same actions
 * on any machine. Throws an `InputError` for a level that does not exist.
 */
export function createBot(level: string, seed: number | string): Bot {
  const rng = new Sfc32(seed);
  switch (level) {
    case 'random':
      return new RandomBot(level, rng);
    case '1':
    case '2':
    case '3':
      return new BlunderingBot(level, new GreedyBot(level, rng), SLIPS[level], rng);
    case 'greedy':
      return new GreedyBot(level, rng);
    case '4':
    case '5':
      return new ThinkingBot(level, searching(level, rng), planning(level, rng));
    case '4.decisions':
    case '5.decisions':
      return searching(level, rng);
    case '4.paranoid':
    case '5.paranoid':
      return searching(level, rng, 'paranoid');
    case '4.maxn':
    case '5.maxn':
      return searching(level, rng, 'max-n');
    case '4.turns':
    case '5.turns':
      return planning(level, rng);
    default:
      requireName(
        msg('kind.level'),
        level,
        LEVELS.map(({ id }) => id),
      );
      throw new Error(`level ${level} is listed but cannot be made`);
  }
}
