/**
 * Plays like another bot, but slips now and then: it plays an action that is not the best. A slip is weak but never
 * silly: it does not throw away nearly everything that is at stake in the decision, it does not pass, decline or end
 * the turn while a better action exists, and it is never an action that the game calls a blunder.
 */
import { type Action, verbOf } from '../kernel/action.ts';
import type { Game } from '../kernel/game.ts';
import type { Rng } from '../kernel/random.ts';
import type { GameState } from '../kernel/state.ts';
import type { Side } from '../kernel/side.ts';
import type { Bot, Budget, RatedAction } from './bot.ts';

/** Maximum loss of value per move that is always allowed, on the scale from -1 (lost) to 1 (won). */
const TRIFLE = 0.05;

/** Frequency and size of the slips of a level. */
interface Slips {
  /** Slips per thousand decisions. */
  readonly often: number;
  /** Maximum loss of a slip, as a share of the difference between the best and the worst action. */
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
    return this.rateActions(game, view, side, budget)[0].action;
  }

  /** Returns the other bot's ratings; when it slips, a weaker action comes first. */
  rateActions(game: Game, view: GameState, side: Side, budget?: Budget): readonly RatedAction[] {
    const found = this.#bot.rateActions(game, view, side, budget);
    if (this.#rng.below(1000) >= this.#slips.often) return found;
    const slips = slipsOf(game, view, found, this.#slips.far);
    const slip = slips[this.#rng.below(slips.length)];
    return [{ ...slip, share: 0 }, ...found.filter((w) => w !== slip)];
  }
}

/** Returns the actions that a slip may choose; the best is always among them. `found` must list the best first. */
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
    (bot.passVerbs?.includes(verbOf(action)) ?? false) || (bot.isBlunder?.(view, action) ?? false);
  return found.filter((w, i) => i === 0 || (w.value >= floor && !isSilly(w.action)));
}
