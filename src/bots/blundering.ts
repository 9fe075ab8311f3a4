/** Plays like another bot, and now and then like nobody in particular. */
import { type Action, ActionList } from '../kernel/action.ts';
import type { Game } from '../kernel/game.ts';
import type { Rng } from '../kernel/random.ts';
import type { GameState } from '../kernel/state.ts';
import type { Side } from '../kernel/side.ts';
import type { Bot, Budget, Weighed } from './bot.ts';
import { candidatesOf } from './lookahead.ts';

export class BlunderingBot implements Bot {
  readonly level: string;
  readonly #bot: Bot;
  /** Decisions in a thousand that are left to chance. */
  readonly #blunders: number;
  readonly #rng: Rng;

  constructor(level: string, bot: Bot, blunders: number, rng: Rng) {
    this.level = level;
    this.#bot = bot;
    this.#blunders = blunders;
    this.#rng = rng;
  }

  choose(game: Game, view: GameState, side: Side, budget?: Budget): Action {
    return this.weigh(game, view, side, budget)[0].action;
  }

  /** What the other bot thinks, with a candidate picked by chance put first when it blunders. */
  weigh(game: Game, view: GameState, side: Side, budget?: Budget): readonly Weighed[] {
    const found = this.#bot.weigh(game, view, side, budget);
    if (this.#rng.below(1000) >= this.#blunders) return found;
    const list = candidatesOf(game, view, new ActionList(), new ActionList());
    const action = list.at(this.#rng.below(list.length));
    return [{ action, value: 0, share: 0 }, ...found.filter((w) => w.action !== action)];
  }
}
