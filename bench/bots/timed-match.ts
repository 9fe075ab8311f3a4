/** Games between seats whose thinking is timed, decision by decision and turn by turn. */
import type { Budget } from '../../src/bots/bot.ts';
import { Match } from '../../src/bots/match.ts';
import { openingOf, usualOpening } from '../../src/cli/arena/opening.ts';
import { type Action, ActionList } from '../../src/kernel/action.ts';
import { legal } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { pointsOf } from '../../src/kernel/outcome.ts';
import { NOBODY, type Side } from '../../src/kernel/side.ts';
import type { GameState } from '../../src/kernel/state.ts';

/**
 * Returns the processor time of this thread so far, in milliseconds, which does not depend on the load of the machine.
 */
export function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

interface Thinker {
  choose(game: Game, view: GameState, side: Side, budget?: Budget): Action;
}

/** A seat that measures the processor time of its decisions; those with one legal action are not counted. */
export class TimedSeat {
  /** Milliseconds of each decision, and of each turn. */
  readonly decisions: number[] = [];
  readonly turns: number[] = [];
  readonly #bot: Thinker;
  readonly #list = new ActionList();
  #turn: number | undefined;

  constructor(bot: Thinker) {
    this.#bot = bot;
  }

  get total(): number {
    return this.turns.reduce((sum, ms) => sum + ms, 0);
  }

  /** Chooses an action. The level's own time limits apply, by processor time. */
  choose(game: Game, view: GameState, side: Side): Action {
    this.begin(game, view);
    const from = threadMilliseconds();
    const action = this.#bot.choose(game, view, side, { now: threadMilliseconds });
    const spent = threadMilliseconds() - from;
    this.turns[this.turns.length - 1] += spent;
    if (legal(game, view, this.#list).length > 1) this.decisions.push(spent);
    return action;
  }

  /** Starts the measurement of a turn if the view is in another turn than before. */
  begin(game: Game, view: GameState): void {
    const turn = game.bot.turn?.(view) ?? 0;
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.turns.push(0);
  }

  /** Prepares for another game. */
  rest(): void {
    this.#turn = undefined;
  }
}

/**
 * Settings of one game: its number, the seed of its dice, and the turns of the first seat after which it is stopped.
 */
export interface TimedMatchSpec {
  readonly number: number;
  readonly seed: string;
  readonly turns?: number;
}

/**
 * Plays a game between seats, as many as it has sides: they move one side further after every game, and get a new
 * opening only after each seat has had each side. Returns the points of the first seat, 0 if the game was stopped.
 */
export function playTimed(
  game: Game,
  seats: readonly TimedSeat[],
  { number, seed, turns = Number.POSITIVE_INFINITY }: TimedMatchSpec,
): number {
  const all = game.sides.length;
  if (seats.length !== all) throw new Error(`${game.id} has ${all} sides, not ${seats.length}`);
  const dice = `${seed}/${Math.floor(number / all)}`;
  const match = new Match(game, dice, openingOf(game, usualOpening(game), dice)?.state);
  for (const seat of seats) seat.rest();
  for (let side = match.actor; side !== NOBODY; side = match.actor) {
    if (seats[0].turns.length > turns) return 0;
    match.act(seats[(side + number) % all].choose(game, match.viewFor(side), side));
  }
  return pointsOf(match.result().outcome, (all - (number % all)) % all, all);
}
