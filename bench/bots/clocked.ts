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

/** Processor time of this thread so far in milliseconds: what it costs, however busy the machine is. */
export function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

interface Thinker {
  choose(game: Game, view: GameState, side: Side, budget?: Budget): Action;
}

/** A seat with the processor time of its decisions; those with one legal action are not counted. */
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

  /** The level's own caps hold, on the clock of the processor. */
  choose(game: Game, view: GameState, side: Side): Action {
    this.begin(game, view);
    const from = threadMilliseconds();
    const action = this.#bot.choose(game, view, side, { now: threadMilliseconds });
    const spent = threadMilliseconds() - from;
    this.turns[this.turns.length - 1] += spent;
    if (legal(game, view, this.#list).length > 1) this.decisions.push(spent);
    return action;
  }

  /** Begins another turn if it is one. */
  begin(game: Game, view: GameState): void {
    const turn = game.bot.turn?.(view) ?? 0;
    if (turn === this.#turn) return;
    this.#turn = turn;
    this.turns.push(0);
  }

  /** The next entries belong to another game. */
  rest(): void {
    this.#turn = undefined;
  }
}

/** How one game is played: its number, the seed of its dice, and turns of the first seat after which it is left. */
export interface Sitting {
  readonly number: number;
  readonly seed: string;
  readonly turns?: number;
}

/**
 * Plays a game between seats, as many as it has sides: they move up a side after every game, beginnings change only after
 * each has had each. Points of the first seat, none if the game was left.
 */
export function playClocked(
  game: Game,
  seats: readonly TimedSeat[],
  { number, seed, turns = Number.POSITIVE_INFINITY }: Sitting,
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
