/** Searches for the best lines on the analysis board. Runs in a worker of its own, and directly in tests. */
import { createBot } from '../../../bots/create-bot.ts';
import { ADVISER_LEVEL } from '../../../bots/levels.ts';
import type { Game } from '../../../kernel/game.ts';
import { InputError, parseSetup, type Setup } from '../../../kernel/setup/setup.ts';
import { type EngineLine, searchLines } from '../../../study/lines.ts';
import { loadForBots, openGame } from '../../games/loaders.ts';
import { msg } from '../../i18n/msg.ts';
import { stateFrom } from '../../session/session.ts';

/** Game, set-up and rules of a search. */
export interface LineRules {
  readonly game: string;
  /** Bundle of its rules, if it has rules of its own. */
  readonly bundle?: string | undefined;
  readonly setup: Setup;
}

/** Node of the tree, and the number of lines to find. */
export interface LineQuestion extends LineRules {
  readonly ints: readonly number[];
  readonly most: number;
}

/** Time for the bot that proposes moves, in milliseconds. */
const PROPOSING = 400;
/** Interval in milliseconds at which the worker reports lines and checks for a cancellation. */
export const SLICE = 60;

/** Number of the current search. A search with another number stops. */
let running = 0;

/** Loads the rules of a game, so that a later search requests no files. */
export async function prepareLines({ game: id, bundle, setup }: LineRules): Promise<Game> {
  const rules = bundle === undefined ? undefined : { bundle, isMissing: false };
  const module = await loadForBots(id, rules);
  if (!module) throw new InputError(msg('ui.no-game.why', { game: id }));
  return openGame(module, parseSetup(module, setup));
}

/**
 * Searches until every line was tried often enough, and reports the lines as they become more exact. Another search, or
 * `stopLines`, cancels it.
 */
export async function findLines(
  question: LineQuestion,
  report: (lines: readonly EngineLine[]) => void,
): Promise<void> {
  running += 1;
  const own = running;
  const game = await prepareLines(question);
  const now = () => performance.now();
  const state = stateFrom(game, question.ints);
  const bot = createBot(ADVISER_LEVEL, 'lines');
  const budget = { now, milliseconds: PROPOSING };
  let next = now() + SLICE;
  let last: readonly EngineLine[] = [];
  for (const lines of searchLines(game, state, { bot, budget, most: question.most })) {
    last = lines;
    if (now() < next) continue;
    report(lines);
    await listen();
    if (running !== own) return;
    next = now() + SLICE;
  }
  report(last);
}

/** Cancels the current search. */
export function stopLines(): void {
  running += 1;
}

/** Yields to the event loop, so that messages to the worker arrive. */
export const listen = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
