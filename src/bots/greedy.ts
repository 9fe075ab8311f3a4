/** Plays the action that looks best one decision ahead. */
import { type Action, ActionList } from '../kernel/action.ts';
import type { Game } from '../kernel/game.ts';
import type { Rng } from '../kernel/random.ts';
import type { GameState } from '../kernel/state.ts';
import type { Side } from '../kernel/side.ts';
import { hidesSomething } from '../kernel/view.ts';
import type { Bot, RatedAction } from './bot.ts';
import { candidatesOf, type LookaheadLimits, policyAction, Lookahead } from './lookahead.ts';

/** Tries every candidate; computes exact means over one die or two small dice. */
const LIMITS: LookaheadLimits = { breadth: Number.POSITIVE_INFINITY, outcomes: 36 };
/** Number of guesses at hidden values; their ratings are averaged. */
const GUESSES = 4;

export class GreedyBot implements Bot {
  readonly level: string;
  readonly #rng: Rng;
  #lookahead: Lookahead | undefined;

  constructor(level: string, rng: Rng) {
    this.level = level;
    this.#rng = rng;
  }

  choose(game: Game, view: GameState, side: Side): Action {
    return (
      policyAction(game, view, new ActionList()) ?? this.rateActions(game, view, side)[0].action
    );
  }

  /**
   * Returns the candidates, best first. Equal values keep the game's order, or are shuffled if the game defines no
   * candidates. If the game has a default policy here, the order of its candidates is the only rating.
   */
  rateActions(game: Game, view: GameState, side: Side): readonly RatedAction[] {
    const actions = candidatesOf(game, view, new ActionList(), new ActionList()).toArray();
    if (actions.length === 1) return [{ action: actions[0], value: 0, share: 1 }];
    if (game.bot.candidates === undefined) shuffle(actions, this.#rng);
    const hasDefault = policyAction(game, view, new ActionList()) !== undefined;
    const values = hasDefault ? actions.map(byPlace) : this.#values(game, view, side, actions);
    return actions
      .map((action, i) => ({ action, value: values[i], share: 1 / actions.length }))
      .sort((a, b) => b.value - a.value);
  }

  #values(game: Game, view: GameState, side: Side, actions: readonly Action[]): number[] {
    if (this.#lookahead?.game !== game) this.#lookahead = new Lookahead(game, this.#rng, LIMITS);
    const ahead = this.#lookahead;
    const guesses = hidesSomething(view) ? GUESSES : 1;
    const values = actions.map(() => 0);
    for (let guess = 0; guess < guesses; guess++) {
      const s = view.clone();
      if (guesses > 1) game.bot.determinize?.(s, side, this.#rng);
      actions.forEach((action, i) => {
        values[i] += ahead.value(s, action) / guesses;
      });
    }
    return values;
  }
}

/** Rates an action by its place in the list only: the later, the lower. */
const byPlace = (_: Action, place: number, { length }: readonly Action[]): number =>
  -place / length;

function shuffle(actions: Action[], rng: Rng): void {
  for (let i = actions.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [actions[i], actions[j]] = [actions[j], actions[i]];
  }
}
