/** Actions that bots choose in a position, to check that none of them is silly. */
import { createBot } from '../src/bots/create-bot.ts';
import { candidatesOf } from '../src/bots/lookahead.ts';
import { ActionList } from '../src/kernel/action.ts';
import { actor } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { formatAction } from '../src/kernel/text/notation.ts';
import { readPositionOf } from '../src/kernel/position/position.ts';
import type { GameState } from '../src/kernel/state.ts';
import { viewOf } from '../src/kernel/view.ts';

const LEVELS = ['1', '2', '3', 'greedy'];
/** Number of attempts after which level 1 has chosen each of ten equally good actions with 98% probability. */
const TRIES = 60;

/** Returns the actions that one-ply bots evaluate in a position, and the actions that they ever play. */
export function findBotActions<S extends GameState>(
  opened: Game<S>,
  file: unknown,
): { readonly evaluated: readonly string[]; readonly played: readonly string[] } {
  const s = readPositionOf(opened, file);
  const game = opened as Game as Game;
  const side = actor(game, s);
  const view = viewOf(opened, s, side);
  const played = new Set<string>();
  for (const level of LEVELS)
    for (let i = 0; i < TRIES; i++)
      played.add(formatAction(game, createBot(level, `${level}/${i}`).choose(game, view, side)));
  const list = candidatesOf(game, view, new ActionList(), new ActionList());
  const evaluated = list.toArray().map((action) => formatAction(game, action));
  return { evaluated, played: [...played] };
}
