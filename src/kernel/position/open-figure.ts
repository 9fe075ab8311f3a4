/** A figure of a rulebook as a game: its position, and the positions after each of its steps. */
import { ActionList } from '../action.ts';
import { apply, legal } from '../engine.ts';
import type { Game, GameModule } from '../game.ts';
import type { RuleFigure, FigurePlace } from '../setup/figure.ts';
import { parseSetup, type Setup } from '../setup/setup.ts';
import type { GameState } from '../state.ts';
import { parseAction } from '../text/notation.ts';
import { POSITION_FORMAT, type PositionFile, readPositionOf } from './position.ts';

/** An opened figure. */
export interface OpenFigure {
  readonly game: Game;
  /** The first position, and the position after each step. */
  readonly states: readonly [GameState, ...GameState[]];
}

/** Returns the position of a figure as a complete position file. */
export const fileOfFigure = ({ id }: Pick<GameModule, 'id'>, figure: RuleFigure): PositionFile => ({
  format: POSITION_FORMAT,
  game: id,
  ...figure.position,
});

/**
 * Opens a figure. Throws an `InputError` if its position is invalid, and an `Error` if a step is not legal. `open`
 * opens the game; pass a function that reuses games of the same set-up.
 */
export function openFigure(
  module: GameModule,
  figure: RuleFigure,
  open: (setup: Setup) => Game = (setup) => module.open(setup),
): OpenFigure {
  const file = fileOfFigure(module, figure);
  const game = open(parseSetup(module, file));
  const states: [GameState, ...GameState[]] = [readPositionOf(game, file)];
  for (const { does } of figure.steps ?? []) {
    const s = (states.at(-1) ?? states[0]).clone();
    for (const text of does) play(game, s, text);
    states.push(s);
  }
  return { game, states };
}

/** Plays an action, or a result of dice, for the side to act. */
function play(game: Game, s: GameState, text: string): void {
  const action = parseAction(game, text);
  if (!legal(game, s, new ActionList()).toArray().includes(action))
    throw new Error(`${game.id}: a figure plays "${text}", which is not legal`);
  apply(game, s, action);
}

/**
 * Returns the node of a place after `steps` steps. For a unit that has left the board, it is the unit's last node.
 * Throws an `Error` if the place does not exist.
 */
export function nodeOfPlace(
  { game, states }: OpenFigure,
  step: number,
  place: FigurePlace,
): number {
  const { board, units, look } = game;
  const unit = units.findIndex((each) => each.id === place);
  const nodes =
    unit < 0
      ? [board.labels.indexOf(place)]
      : states.slice(0, step + 1).map((s) => look.nodeOf(s, unit));
  const node = nodes.findLast((each) => each >= 0);
  if (node === undefined)
    throw new Error(`${game.id}: a figure names "${place}", which is not on the board`);
  return node;
}
