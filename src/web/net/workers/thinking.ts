/** Evaluation of a position by a bot; runs in the bots' own worker, and in tests as it is. */
import type { Bot, RatedAction } from '../../../bots/bot.ts';
import { createBot } from '../../../bots/create-bot.ts';
import { InputError, parseSetup } from '../../../kernel/setup/setup.ts';
import type { Setup } from '../../../kernel/setup/setup.ts';
import type { Side } from '../../../kernel/side.ts';
import { loadForBots, openGame } from '../../games/loaders.ts';
import { msg } from '../../i18n/msg.ts';
import { stateFrom } from '../../session/session.ts';

/** A position for a bot: as its side sees it, and nothing else. */
export interface Question {
  readonly game: string;
  /** Bundle of its rules, if it has rules of its own. */
  readonly bundle?: string | undefined;
  readonly setup: Setup;
  readonly ints: readonly number[];
  readonly side: Side;
  readonly level: string;
  /** For whom: bots remember what they thought for the same one a moment ago. */
  readonly asker: string;
}

/** Bots in use, one for each seat of each asker: what they remember of a turn is theirs alone. */
const bots = new Map<string, Bot>();
const MOST_BOTS = 8;

/** The actions that a bot of that level considers, best first. Takes as long as the level may. */
export async function weigh(question: Question): Promise<readonly RatedAction[]> {
  const { game: id, bundle, setup, ints, side } = question;
  const module = await loadForBots(
    id,
    bundle === undefined ? bundle : { bundle, isMissing: false },
  );
  if (!module) throw new InputError(msg('ui.no-game.why', { game: id }));
  const game = openGame(module, parseSetup(module, setup));
  return botFor(question).weigh(game, stateFrom(game, ints), side, {
    now: () => performance.now(),
  });
}

/** Its luck comes from the name of the table, which is made by chance: a table of a known name plays out the same. */
function botFor({ asker, level, side }: Question): Bot {
  const key = `${asker} ${level} ${side}`;
  const bot = bots.get(key) ?? createBot(level, key);
  if (bots.size >= MOST_BOTS && !bots.has(key)) bots.clear();
  bots.set(key, bot);
  return bot;
}
