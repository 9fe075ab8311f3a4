/** Plays a game between bots for the balance panel. Runs in a worker, and directly in tests. */
import { createBot } from '../../../bots/create-bot.ts';
import { Match } from '../../../bots/match.ts';
import { hasDice } from '../../../kernel/engine.ts';
import { pointsOf } from '../../../kernel/outcome.ts';
import { requireDefined } from '../../../kernel/require-defined.ts';
import { InputError, parseSetup, type SetupRequest } from '../../../kernel/setup/setup.ts';
import { NOBODY, type Side } from '../../../kernel/side.ts';
import { keyedDice } from '../../../lab/keyed-dice.ts';
import { loadForBots, openGame } from '../../games/loaders.ts';
import { msg } from '../../i18n/msg.ts';

/** A game to be played. Equal questions have equal results. */
export interface BalanceQuestion {
  readonly game: string;
  readonly setup: SetupRequest;
  /** The bot's level of each side. */
  readonly levels: readonly string[];
  /** Side whose points are counted. */
  readonly side: Side;
  readonly seed: string;
}

/** Number of random decisions at the beginning of games without dice, which would otherwise repeat each other. */
const OPENING = 8;

/** Returns the points of a side, 0 to 1, in a game between bots. The same seed gives both kinds of games their dice. */
export async function playBalanceGame(question: BalanceQuestion): Promise<number> {
  const { game: id, setup, levels, side: counted, seed } = question;
  const module = await loadForBots(id, undefined);
  if (!module) throw new InputError(msg('ui.no-game.why', { game: id }));
  const game = openGame(module, parseSetup(module, setup));
  const match = new Match(game, keyedDice(seed));
  const bots = game.sides.map((_, side) =>
    createBot(requireDefined(levels[side], 'every side has a level'), `${seed}/${side}`),
  );
  const opener = createBot('random', `${seed}/opening`);
  const opening = hasDice(game) ? 0 : OPENING;
  for (let side = match.actor; side !== NOBODY; side = match.actor) {
    const bot = match.decisions < opening ? opener : requireDefined(bots[side], 'a side has a bot');
    match.act(bot.choose(game, match.viewFor(side), side));
  }
  return pointsOf(match.result().outcome, counted, game.sides.length);
}
