/**
 * Plays on from a position to the horizon, scores it there, and sums up the luck with the dice on the way. The luck of
 * an outcome is its value minus the mean value of all outcomes.
 */
import { type Action, ActionList } from '../../kernel/action.ts';
import { actor, apply, drawOutcome, legal, weightOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import type { Rng } from '../../kernel/random.ts';
import type { GameState } from '../../kernel/state.ts';
import { CHANCE, NOBODY, type Side } from '../../kernel/side.ts';
import { type LookaheadLimits, Lookahead, prospectOf, scoreOf } from '../lookahead.ts';

/** Settings of playouts. */
export interface PlayoutPolicy {
  /** Limits of looking ahead at each decision. Absent: playouts are random. */
  readonly playout?: LookaheadLimits;
  /** Maximum number of outcomes of a roll whose luck is computed; results are corrected for that luck. */
  readonly outcomes: number;
  /** Number of turns after the searched one at whose start positions are scored. */
  readonly turns: number;
}

/** Returns the action to play at a decision, or undefined. */
type Guide = (s: GameState) => Action | undefined;

export class Playout {
  /** Luck of the searching side with the dice since it was last set to 0. */
  luck = 0;
  readonly game: Game;
  readonly #policy: PlayoutPolicy;
  readonly #dice: Rng;
  readonly #below: (n: number) => number;
  readonly #player: Lookahead | undefined;
  readonly #list = new ActionList();
  readonly #after: GameState;
  readonly #values: Float64Array;
  #side: Side = 0;
  #turn = 0;
  #horizon = 0;
  #positions = 0;

  /** `policyRng` supplies the random numbers of simulated players; a separate generator keeps the real dice in step. */
  constructor(game: Game, policy: PlayoutPolicy, dice: Rng, policyRng: Rng = dice) {
    this.game = game;
    this.#policy = policy;
    this.#dice = dice;
    this.#below = (n) => dice.below(n);
    this.#player = policy.playout && new Lookahead(game, policyRng, policy.playout);
    this.#after = game.create();
    this.#values = new Float64Array(policy.outcomes);
  }

  /** Sets the horizon, starting from `side`'s view of a position. */
  begin(view: GameState, side: Side): void {
    this.#side = side;
    this.#turn = this.#turnOf(view);
    this.#horizon = this.#turn + this.#policy.turns;
  }

  /** Number of positions examined so far. */
  get positions(): number {
    return this.#positions + (this.#player?.positions ?? 0);
  }

  isFar(s: GameState): boolean {
    return this.#turnOf(s) >= this.#horizon;
  }

  /**
   * Plays on in `s` and returns the value of the end for the searching side. `guide` chooses its decisions in the
   * searched turn.
   */
  play(s: GameState, guide?: Guide): number {
    const { game } = this;
    while (!this.isFar(s)) {
      const who = actor(game, s);
      if (who === NOBODY) break;
      if (who === CHANCE) this.#roll(s);
      else apply(game, s, (this.#isGuided(s, who) ? guide?.(s) : undefined) ?? this.#choice(s));
      this.#positions += 1;
    }
    return prospectOf(game, s, this.#side);
  }

  /**
   * Returns the luck of each outcome for the searching side, in the order of `list`; undefined if there are too many
   * outcomes. Valid until the next call.
   */
  judge(s: GameState, list: ActionList): Float64Array | undefined {
    const { game } = this;
    const lucks = this.#values;
    const count = list.length;
    if (count > lucks.length || count === 1) return undefined;
    let sum = 0;
    let total = 0;
    for (let i = 0; i < count; i++) {
      const weight = weightOf(game, s, list.at(i));
      const t = this.#after.copyFrom(s);
      apply(game, t, list.at(i));
      lucks[i] = scoreOf(game, t, this.#side);
      sum += weight * lucks[i];
      total += weight;
    }
    for (let i = 0; i < count; i++) lucks[i] -= sum / total;
    this.#positions += count;
    return lucks;
  }

  #turnOf(s: GameState): number {
    return this.game.bot.turn?.(s) ?? 0;
  }

  #roll(s: GameState): void {
    const { game } = this;
    const list = legal(game, s, this.#list);
    const outcome = drawOutcome(game, s, list, this.#below);
    const lucks = this.judge(s, list);
    if (lucks)
      for (let i = 0; i < list.length; i++) if (list.at(i) === outcome) this.luck += lucks[i];
    apply(game, s, outcome);
  }

  #isGuided(s: GameState, who: Side): boolean {
    return who === this.#side && this.#turnOf(s) === this.#turn;
  }

  #choice(s: GameState): Action {
    if (this.#player) return this.#player.best(s);
    const list = legal(this.game, s, this.#list);
    return list.at(this.#dice.below(list.length));
  }
}
