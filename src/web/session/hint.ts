/** Text of a strong bot's choice. Works for any game. */
import type { LocalizedText } from '../../kernel/text/message.ts';
import { msg } from '../i18n/msg.ts';
import { type Action, nounOf, verbOf } from '../../kernel/action.ts';
import type { RatedAction } from '../../bots/bot.ts';
import { neighbour } from '../../kernel/board/graph.ts';
import type { Game } from '../../kernel/game.ts';
import type { GameState } from '../../kernel/state.ts';
import { nodesOfUnits } from './choices.ts';

/** One of the actions that a bot would choose. */
export interface Advice {
  readonly action: Action;
  readonly label: LocalizedText;
  /** Expected points in a hundred games, a draw counting half; undefined if the bot compared no alternatives. */
  readonly chances: number | undefined;
  /** The expected result in words. */
  readonly text: LocalizedText;
  /** Nodes of the action; its destination is the last. */
  readonly nodes: readonly number[];
}

/** Maximum number of actions in a hint: the bot's choice and the two next best. */
const MOST = 3;

/** Descriptions of an expected result, each with the least value that it applies to (-1 lost, 1 won). */
const STANDINGS = [
  [0.9, 'evaluation.won'],
  [0.5, 'evaluation.better'],
  [0.15, 'evaluation.little-better'],
  [-0.15, 'evaluation.even'],
  [-0.5, 'evaluation.little-worse'],
  [-0.9, 'evaluation.worse'],
  [-2, 'evaluation.lost'],
] as const;

/** Returns the best actions that a bot rated in a position, best first. Empty only if the bot rated none. */
export function adviceOf(game: Game, s: GameState, weighed: readonly RatedAction[]): Advice[] {
  const [best, ...others] = weighed;
  if (!best) return [];
  // The search assigns no value to actions that it never tried.
  const tried = [best, ...others.filter((w) => w.share > 0)].slice(0, MOST);
  const isOnly = weighed.length === 1;
  return tried.map(({ action, value }) => ({
    action,
    label: game.look.actionLabel(s, action),
    chances: isOnly ? undefined : chancesOf(value),
    text: isOnly ? msg('hint.only') : standingOf(value),
    nodes: choiceNodes(game, s, action),
  }));
}

/** Expected points out of a hundred games; never 0 or 100, because the bot only estimates. */
const chancesOf = (value: number): number =>
  Math.min(99, Math.max(1, Math.round(50 * (1 + value))));

function standingOf(value: number): LocalizedText {
  const found = STANDINGS.find(([least]) => value >= least);
  return found ? msg(found[1]) : '';
}

/** Returns the nodes that an action is about. */
export function choiceNodes(game: Game, s: GameState, action: Action): number[] {
  const path = game.look.path?.(s, action);
  if (path) return path.nodes;
  const { board } = game;
  const noun = nounOf(action);
  switch (game.verbs.list[verbOf(action)]?.noun) {
    case 'node':
      return [noun];
    case 'unit':
      return onBoard([nodesOfUnits(game, s).get(noun) ?? -1]);
    case 'edge': {
      const from = Math.floor(noun / board.slots);
      return onBoard([from, neighbour(board, from, noun % board.slots)]);
    }
    case 'direction': {
      const { node } = game.look.focus(s);
      return node < 0 ? [] : onBoard([node, neighbour(board, node, noun)]);
    }
    default:
      return onBoard([game.look.focus(s).node]);
  }
}

const onBoard = (nodes: readonly number[]): number[] => nodes.filter((n) => n >= 0);
