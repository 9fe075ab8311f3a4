/** Shows a decision to a player at the terminal, and reads the typed action. */
import { type Action, nounOf, verbOf } from '../../kernel/action.ts';
import type { Game } from '../../kernel/game.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import type { GameState } from '../../kernel/state.ts';
import { CHANCE } from '../../kernel/side.ts';
import type { Decision } from '../decision.ts';
import { textBoard } from '../text/text-board.ts';

/** Returns the board, with the nodes highlighted that actions name. */
export function boardOf(decision: Decision, labels?: boolean): string {
  const { game, view, actions } = decision;
  const at = new Map(game.look.counters(view).map((c) => [c.unit, c.node]));
  const lit = new Set(actions.map((action) => nodeOf(game, action, at)));
  return textBoard(game, view, { width: process.stdout.columns, lit, ...(labels && { labels }) });
}

function nodeOf(game: Game, action: Action, at: ReadonlyMap<number, number>): number {
  switch (game.verbs.list[verbOf(action)]?.noun) {
    case 'node':
      return nounOf(action);
    case 'edge':
      return Math.floor(nounOf(action) / game.board.slots);
    case 'unit':
      return at.get(nounOf(action)) ?? -1;
    default:
      return -1;
  }
}

/** Returns the board at the end of a game. */
export const finalBoard = (game: Game, s: GameState): string =>
  textBoard(game, s, { width: process.stdout.columns });

/**
 * Parses the action that a player typed: a number of the list, for typed dice the rolled number, or notation. Throws
 * `InputError`.
 */
export function readAction({ game, side, actions }: Decision, text: string): Action {
  if (!/^\d+$/.test(text)) return parseAction(game, text);
  const number = Number(text);
  const die = (action: Action) => game.verbs.list[verbOf(action)]?.noun === 'number';
  const index =
    side === CHANCE && actions.every(die)
      ? actions.findIndex((action) => nounOf(action) === number)
      : number - 1;
  const action = actions[index];
  if (action === undefined)
    throw new InputError(`there is no action ${number}; "list" shows all actions`);
  return action;
}
