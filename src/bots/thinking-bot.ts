/** A bot that plans whole turns, or thinks about single decisions where that is better in the game. */
import type { Action } from '../kernel/action.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/state.ts';
import type { Side } from '../kernel/side.ts';
import type { Bot, Budget, Memory, RatedAction } from './bot.ts';

export class ThinkingBot implements Bot {
  readonly level: string;
  memory: Memory | undefined;
  readonly #decisions: Bot;
  readonly #turns: Bot;

  constructor(level: string, decisions: Bot, turns: Bot) {
    this.level = level;
    this.#decisions = decisions;
    this.#turns = turns;
  }

  choose(game: Game, view: GameState, side: Side, budget?: Budget): Action {
    return this.rateActions(game, view, side, budget)[0].action;
  }

  rateActions(game: Game, view: GameState, side: Side, budget?: Budget): readonly RatedAction[] {
    const { turn, searchUnit = turn === undefined ? 'decisions' : 'turns' } = game.bot;
    const bot = searchUnit === 'turns' ? this.#turns : this.#decisions;
    bot.memory = this.memory;
    const found = bot.rateActions(game, view, side, budget);
    this.memory = bot.memory;
    return found;
  }
}
