/** Evaluates a position with a bot. Runs in the bots' own worker, and directly in tests. */
import type { Bot, RatedAction } from '../../../bots/bot.ts';
import { createBot } from '../../../bots/create-bot.ts';
import { InputError, parseSetup } from '../../../kernel/setup/setup.ts';
import type { Setup } from '../../../kernel/setup/setup.ts';
import type { Side } from '../../../kernel/side.ts';
import { loadForBots, openGame } from '../../games/loaders.ts';
import { msg } from '../../i18n/msg.ts';
import { stateFrom } from '../../session/session.ts';

/** A position for a bot, limited to what its side can see. */
export interface Question {
  readonly game: string;
  /** Bundle of its rules, if it has rules of its own. */
  readonly bundle?: string | undefined;
  readonly setup: Setup;
  readonly ints: readonly number[];
  readonly side: Side;
  readonly level: string;
  /** Id of the requester. Bots keep the results of their last search for the same requester. */
  readonly asker: string;
}

/** Bots in use, one for each seat of each requester, because each remembers its own turn. */
const bots = new Map<string, Bot>();
const MOST_BOTS = 8;

/** Returns the actions that a bot of that level considers, best first. Takes as long as the level may. */
export async function analyze(question: Question): Promise<readonly RatedAction[]> {
  const { game: id, bundle, setup, ints, side } = question;
  const module = await loadForBots(
    id,
    bundle === undefined ? bundle : { bundle, isMissing: false },
  );
  if (!module) throw new InputError(msg('ui.no-game.why', { game: id }));
  const game = openGame(module, parseSetup(module, setup));
  return botFor(question).rateActions(game, stateFrom(game, ints), side, {
    now: () => performance.now(),
  });
}

/** Returns the bot of a seat. Its seed is the table's random name, so a table of a given name plays out the same. */
function botFor({ asker, level, side }: Question): Bot {
  const key = `${asker} ${level} ${side}`;
  const bot = bots.get(key) ?? createBot(level, key);
  if (bots.size >= MOST_BOTS && !bots.has(key)) bots.clear();
  bots.set(key, bot);
  return bot;
}
