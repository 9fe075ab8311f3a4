/**
 * Makes one decision of a bot, in a thread of its own. The thread gets only the view of the bot's side, so no bot can
 * see hidden information.
 */
import type { Memory } from '../../bots/bot.ts';
import { createBot } from '../../bots/create-bot.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import type { Game } from '../../kernel/game.ts';
import type { Setup } from '../../kernel/setup/setup.ts';
import type { Side } from '../../kernel/side.ts';
import { lowerThreadPriority } from '../operations/thread-priority.ts';
import type { BundleText } from '../bundles/bundles.ts';
import { loadBundle } from '../bundles/load.ts';
import type { Registry } from '../tables/registry.ts';
import type { StartSignal } from './thread-job.ts';

lowerThreadPriority();

/** A position to decide in. */
export interface BotJob {
  /** Address of the module with the games. */
  readonly registry: string;
  readonly game: string;
  /** Bundle with the game's rules; absent: the current rules. */
  readonly bundle?: BundleText | undefined;
  readonly setup: Setup;
  /** The integers of the side's view. */
  readonly ints: Int16Array;
  readonly side: Side;
  readonly level: string;
  readonly seed: string;
  /** Longest time for the decision, in milliseconds. */
  readonly milliseconds: number;
  /** Memory of the bot from its last decision for this side. */
  readonly memory: Memory | undefined;
}

/** Decision of a bot. */
export interface BotAnswer {
  /** The action, in notation. */
  readonly action: string;
  readonly memory: Memory | undefined;
}

/** Games already opened in this thread, by set-up. */
const opened = new Map<string, Game>();
const MOST_OPENED = 20;

/** Returns the choice of the bot, and its memory for later decisions. */
export async function decide(job: BotJob & StartSignal): Promise<BotAnswer> {
  const game = await openGame(job);
  job.begun.postMessage('begun');
  const view = game.create();
  view.ints.set(job.ints);
  const { level, seed, side, milliseconds } = job;
  const budget = { now: () => performance.now(), milliseconds };
  const bot = createBot(level, seed);
  bot.memory = job.memory;
  const action = formatAction(game, bot.choose(game, view, side, budget));
  return { action, memory: bot.memory };
}

async function openGame({ registry, game: id, bundle, setup }: BotJob): Promise<Game> {
  const key = JSON.stringify([registry, id, bundle?.hash, setup]);
  const known = opened.get(key);
  if (known) return known;
  const module = bundle
    ? loadBundle(bundle.code, bundle.hash).game
    : ((await import(registry)) as Registry).gameById(id);
  const game = module.open(setup);
  if (opened.size >= MOST_OPENED) opened.clear();
  opened.set(key, game);
  return game;
}
