/** A seat that thinks ahead: about the decision or about the turn, whichever is better in the game. */
import type { Action } from '../kernel/action.ts';
import type { Game } from '../kernel/game.ts';
import type { GameState } from '../kernel/state.ts';
import type { Side } from '../kernel/side.ts';
import type { Bot, Budget, Memory, Weighed } from './bot.ts';

export class ThinkingBot implements Bot {
  readonly level: string;
  readonly #decisions: Bot;
  readonly #turns: Bot;

  constructor(level: string, decisions: Bot, turns: Bot) {
    this.level = level;
    this.#decisions = decisions;
    this.#turns = turns;
  }

  get memory(): Memory | undefined {
    return this.#turns.memory;
  }

  set memory(memory: Memory | undefined) {
    this.#turns.memory = memory;
  }

  choose(game: Game, view: GameState, side: Side, budget?: Budget): Action {
    return this.#for(game).choose(game, view, side, budget);
  }

  weigh(game: Game, view: GameState, side: Side, budget?: Budget): readonly Weighed[] {
    return this.#for(game).weigh(game, view, side, budget);
  }

  #for({ bot }: Game): Bot {
    return bot.thinks === 'turns' ? this.#turns : this.#decisions;
  }
}
