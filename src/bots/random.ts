/** Plays random legal actions, all equally likely. */
import { type Action, ActionList } from '../kernel/action.ts';
import { legal } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { Rng } from '../kernel/random.ts';
import type { GameState } from '../kernel/state.ts';
import type { Bot, RatedAction } from './bot.ts';

export class RandomBot implements Bot {
  readonly level: string;
  readonly #rng: Rng;
  readonly #list = new ActionList();

  constructor(level: string, rng: Rng) {
    this.level = level;
    this.#rng = rng;
  }

  choose(game: Game, view: GameState): Action {
    const list = legal(game, view, this.#list);
    return list.at(this.#rng.below(list.length));
  }

  rateActions(game: Game, view: GameState): readonly RatedAction[] {
    const list = legal(game, view, this.#list).toArray();
    const first = this.#rng.below(list.length);
    [list[0], list[first]] = [list[first], list[0]];
    return list.map((action) => ({ action, value: 0, share: 1 / list.length }));
  }
}
