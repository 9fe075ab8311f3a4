/**
 * Plays like another bot, and slips now and then: it takes something that is not best. A slip is a weaker
 * move, never a silly one: it does not throw away nearly all that is at stake in the decision, it does not
 * stay, decline or end the turn while there is something better to do, and it does nothing that its game
 * calls rash.
 */
import { type Action, verbOf } from '../kernel/action.ts';
import type { Game } from '../kernel/game.ts';
import type { Rng } from '../kernel/random.ts';
import type { GameState } from '../kernel/state.ts';
import type { Side } from '../kernel/side.ts';
import type { Bot, Budget, RatedAction } from './bot.ts';

/** So much of a result, lost is -1 and won is 1, may be thrown away in any case. */
const TRIFLE = 0.05;

/** How a level slips. */
interface Slips {
  /** Decisions in a thousand that it slips in. */
  readonly often: number;
  /** Part of what is at stake, from the best to the worst, that a slip may throw away. */
  readonly far: number;
}

export class BlunderingBot implements Bot {
  readonly level: string;
  readonly #bot: Bot;
  readonly #slips: Slips;
  readonly #rng: Rng;

  constructor(level: string, bot: Bot, slips: Slips, rng: Rng) {
    this.level = level;
    this.#bot = bot;
    this.#slips = slips;
    this.#rng = rng;
  }

  choose(game: Game, view: GameState, side: Side, budget?: Budget): Action {
    return this.weigh(game, view, side, budget)[0].action;
  }

  /** Evaluation of the other bot, with something weaker put first when it blunders. */
  weigh(game: Game, view: GameState, side: Side, budget?: Budget): readonly RatedAction[] {
    const found = this.#bot.weigh(game, view, side, budget);
    if (this.#rng.below(1000) >= this.#slips.often) return found;
    const slips = slipsOf(game, view, found, this.#slips.far);
    const slip = slips[this.#rng.below(slips.length)];
    return [{ ...slip, share: 0 }, ...found.filter((w) => w !== slip)];
  }
}

/** Actions that a slip may choose; the best is always among them. `found` has the best first. */
function slipsOf(
  { bot }: Game,
  view: GameState,
  found: readonly RatedAction[],
  far: number,
): readonly RatedAction[] {
  const [best] = found;
  const worst = found.reduce((least, { value }) => Math.min(least, value), best.value);
  const floor = best.value - Math.max(TRIFLE, far * (best.value - worst));
  const isSilly = (action: Action): boolean =>
    (bot.idle?.includes(verbOf(action)) ?? false) || (bot.isRash?.(view, action) ?? false);
  return found.filter((w, i) => i === 0 || (w.value >= floor && !isSilly(w.action)));
}
