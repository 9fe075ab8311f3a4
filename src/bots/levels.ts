/** The bots there are, by level; and the one place that makes them. */
import { Sfc32 } from '../kernel/random.ts';
import { requireName } from '../kernel/setup.ts';
import type { Bot } from './bot.ts';
import { GreedyBot } from './greedy.ts';
import { RandomBot } from './random.ts';

/** A level as players choose it. */
export interface Level {
  /** Word on the command line and in messages: `--bots greedy,random`, `bot:greedy`. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** Weakest first. */
export const LEVELS: readonly Level[] = [
  {
    id: 'random',
    name: 'Random',
    text: 'Plays any legal action. Good for testing, not for company.',
  },
  { id: 'greedy', name: 'Greedy', text: 'Takes what looks best at once and never looks further.' },
];

/**
 * Makes a bot. The same level and seed, given the same views in the same order without a clock,
 * play the same actions on any machine. Throws `InputError` for a level that does not exist.
 */
export function createBot(level: string, seed: number | string): Bot {
  requireName(
    'level',
    level,
    LEVELS.map(({ id }) => id),
  );
  const rng = new Sfc32(seed);
  return level === 'random' ? new RandomBot(level, rng) : new GreedyBot(level, rng);
}
