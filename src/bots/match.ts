/**
 * Whole games between bots. The driver plays for Chance with a seeded generator, so the same game,
 * bots and seed give the same actions and the same final hash on any machine.
 */
import { keyOf } from '../kernel/text/message.ts';
import { type Action, ActionList } from '../kernel/action.ts';
import { actor, apply, drawOutcome, legal, play, start } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { type Rng, Sfc32 } from '../kernel/random.ts';
import type { Refusal } from '../kernel/rulebook.ts';
import { type GameState, hashState } from '../kernel/state.ts';
import { CHANCE, NOBODY, type Side } from '../kernel/side.ts';
import { hasSecrets, viewOf } from '../kernel/view.ts';
import type { Bot, Budget, BotSeat } from './bot.ts';

/** Result of a game between bots, with everything that a replay needs. */
export interface MatchResult {
  readonly outcome: Outcome;
  /** Decisions of the sides, dice not counted. */
  readonly decisions: number;
  readonly dice: number;
  /** All actions in order, dice included: `replay` gives the final state again. */
  readonly actions: readonly Action[];
  /** Hash of the final state. */
  readonly hash: string;
}

/** Error for a seat that chose an illegal action. */
export class IllegalChoiceError extends Error {
  override readonly name = 'IllegalChoiceError';
  readonly side: Side;
  readonly action: Action;
  readonly refusal: Refusal;
  constructor(side: Side, action: Action, refusal: Refusal) {
    super(
      `side ${side} answered with action ${action}: [${refusal.rule}] ${keyOf(refusal.reason)}`,
    );
    this.side = side;
    this.action = action;
    this.refusal = refusal;
  }
}

/** Source of the dice in a match. */
export interface DiceSource {
  /** Returns the generator for the roll that is due in a position. */
  at(game: Game, s: GameState): Rng;
}

/** Returns a source that uses one random stream for all rolls of a game, in their order. */
function streamDice(seed: number | string): DiceSource {
  const rng = new Sfc32(`dice/${seed}`);
  return { at: () => rng };
}

/** A game in progress that rolls its own dice and stops where a side has to decide. */
export class Match {
  readonly game: Game;
  readonly state: GameState;
  readonly actions: Action[] = [];
  decisions = 0;
  readonly #dice: DiceSource;
  readonly #view: GameState;
  readonly #secrets: boolean;
  readonly #list = new ActionList();

  /**
   * Starts a game. `dice` decides the rolls (a seed gives one stream); `from` is a position to start from instead of
   * the set-up.
   */
  constructor(game: Game, dice: number | string | DiceSource, from?: GameState) {
    this.game = game;
    this.#dice = typeof dice === 'object' ? dice : streamDice(dice);
    this.state = from?.clone() ?? start(game);
    this.#secrets = hasSecrets(this.state);
    this.#view = game.create();
    this.#roll();
  }

  /** Side to decide, or `NOBODY` once the game is over; never `CHANCE`. */
  get actor(): Side {
    return actor(this.game, this.state);
  }

  /** Returns the current view of a side. Read only; valid until the next call. */
  viewFor(side: Side): GameState {
    return this.#secrets ? viewOf(this.game, this.state, side, this.#view) : this.state;
  }

  /** Carries out a decision that is known to be legal, and rolls the dice that follow. */
  act(action: Action): void {
    this.#count(action);
    apply(this.game, this.state, action);
    this.#roll();
  }

  /** Carries out a decision that has not been checked. Throws an `IllegalChoiceError` if it is not legal. */
  actChecked(action: Action): void {
    const side = this.actor;
    const result = play(this.game, this.state, action);
    if (!result.ok) throw new IllegalChoiceError(side, action, result.refusal);
    this.#count(action);
    this.#roll();
  }

  result(): MatchResult {
    const outcome = this.game.outcome(this.state);
    if (outcome === undefined) throw new Error(`${this.game.id}: the game is not over`);
    const { actions, decisions } = this;
    const dice = actions.length - decisions;
    return { outcome, decisions, dice, actions, hash: hashState(this.state) };
  }

  #count(action: Action): void {
    this.actions.push(action);
    this.decisions += 1;
    if (this.decisions > this.game.maxDecisions)
      throw new Error(`${this.game.id}: no end within ${this.game.maxDecisions} decisions`);
  }

  #roll(): void {
    const { game, state } = this;
    while (actor(game, state) === CHANCE) {
      const outcomes = legal(game, state, this.#list);
      const rng = this.#dice.at(game, state);
      const outcome = drawOutcome(game, state, outcomes, (n) => rng.below(n));
      this.actions.push(outcome);
      apply(game, state, outcome);
    }
  }
}

/**
 * Plays a whole game; `bots[side]` decides for each side. `budget` holds for every decision; `from` is a position
 * to start from instead of the set-up.
 */
export function playMatch(
  game: Game,
  bots: readonly Bot[],
  seed: number | string,
  { budget, from }: { readonly budget?: Budget; readonly from?: GameState | undefined } = {},
): MatchResult {
  const match = new Match(game, seed, from);
  for (let side = match.actor; side !== NOBODY; side = match.actor)
    match.act(bots[side].choose(game, match.viewFor(side), side, budget));
  return match.result();
}

/**
 * Plays a whole game as `playMatch` does, with seats that may be slow or wrong: programs, workers. Rejects with an
 * `IllegalChoiceError`, or with the error of the seat.
 */
export async function playSeats(
  game: Game,
  seats: readonly BotSeat[],
  seed: number | string,
  budget?: Budget,
): Promise<MatchResult> {
  const match = new Match(game, seed);
  for (let side = match.actor; side !== NOBODY; side = match.actor)
    match.actChecked(await seats[side].choose(game, match.viewFor(side), side, budget));
  return match.result();
}
