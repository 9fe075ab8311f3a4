/** Results of a run of games between computer players. */
import { format } from './text/messages.ts';
import type { Game } from '../kernel/game.ts';
import { formatWinners, isDraw } from '../kernel/outcome.ts';
import { type GameState, hashInts } from '../kernel/state.ts';
import type { Side } from '../kernel/side.ts';
import type { Interval } from '../lab/statistics/interval.ts';
import { wilsonInterval } from '../lab/statistics/wilson.ts';
import { type ComputerPlayer, type FairResult, forfeit, nameOf } from './players.ts';

/** Results of a run. Only seconds and rates differ from run to run. */
export interface TallyReport {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, number>>;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: number;
  /** Number of random decisions at the beginning of each game. */
  readonly opening: number;
  /** Wins by side id, draws, and other results that `formatWinners` has words for. */
  readonly wins: Record<string, number>;
  /** 95% intervals of the shares of wins, by Wilson: the number of games was fixed in advance. */
  readonly intervals: Readonly<Record<string, Interval>>;
  /** Wins by what the winner was dealt, such as an end of the map; without forfeits and shared wins. */
  readonly winsByLot?: Readonly<Record<string, number>>;
  /** With `--swap`: wins by bot, in the order given. */
  readonly winsByBot?: readonly number[];
  /** Number of games by the rule that ended them; forfeits have no rule. */
  readonly ends: Record<string, number>;
  /** Programs that lost by a fault, and the fault. */
  readonly faults: readonly string[];
  readonly decisionsPerGame: { readonly mean: number; readonly max: number };
  readonly digest: string;
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly decisionsPerSecond: number;
}

interface RunTerms {
  readonly seed: number;
  readonly swap?: boolean;
  readonly opening: number;
}

export class Tally {
  readonly #game: Game;
  readonly #ids: readonly string[];
  readonly #players: readonly ComputerPlayer[];
  readonly #wins: Record<string, number>;
  readonly #byBot: number[];
  readonly #byLot: Record<string, number> = {};
  readonly #ends: Record<string, number> = {};
  readonly #faults: string[] = [];
  readonly #hashes: string[] = [];
  #decisions = 0;
  #longest = 0;

  constructor(game: Game, players: readonly ComputerPlayer[]) {
    this.#game = game;
    this.#players = players;
    this.#ids = game.sides.map((side) => side.id);
    this.#wins = Object.fromEntries([...this.#ids, 'draw'].map((id) => [id, 0]));
    this.#byBot = players.map(() => 0);
  }

  /** Counts a game in which every player had the seat `shift` places before their own. */
  add({ outcome, decisions, hash, state, fault }: FairResult, shift: number): void {
    const { rule } = outcome;
    const name = formatWinners(this.#ids, outcome);
    this.#wins[name] = (this.#wins[name] ?? 0) + 1;
    const winners = isDraw(outcome, this.#ids.length) ? [] : outcome.winners;
    for (const winner of winners) {
      const bot = (winner + shift) % this.#byBot.length;
      this.#byBot[bot] = (this.#byBot[bot] ?? 0) + 1;
    }
    this.#ends[rule] = (this.#ends[rule] ?? 0) + 1;
    if (!fault) this.#countLots(state, winners);
    if (fault)
      this.#faults.push(
        `game ${this.#hashes.length}: ${format(this.#game, forfeit(this.#game, fault).reason)}`,
      );
    this.#hashes.push(hash);
    this.#decisions += decisions;
    this.#longest = Math.max(this.#longest, decisions);
  }

  /** Count dealt lots without a win too. */
  #countLots(state: GameState, winners: readonly Side[]): void {
    for (const side of this.#game.sides.keys()) {
      const lot = this.#game.lot?.(state, side);
      if (lot !== undefined)
        this.#byLot[lot] = (this.#byLot[lot] ?? 0) + (winners.includes(side) ? 1 : 0);
    }
  }

  report({ seed, swap, opening }: RunTerms, seconds: number): TallyReport {
    const games = this.#hashes.length;
    // Three digits, because slow games are played at less than one per second.
    const rate = (n: number) => Number((n / Math.max(seconds, 1e-9)).toPrecision(3));
    const mean = Math.round((this.#decisions / games) * 10) / 10;
    return {
      game: this.#game.id,
      scenario: this.#game.setup.scenario,
      options: this.#game.setup.options,
      bots: this.#players.map(nameOf),
      games,
      seed,
      opening,
      wins: this.#wins,
      intervals: mapValues(this.#wins, (n) => wilsonInterval(n, games)),
      ...(this.#game.lot
        ? { winsByLot: Object.fromEntries(Object.entries(this.#byLot).sort()) }
        : {}),
      ...(swap ? { winsByBot: this.#byBot } : {}),
      ends: this.#ends,
      faults: this.#faults,
      decisionsPerGame: { mean, max: this.#longest },
      digest: digestOf(this.#hashes),
      seconds: Math.round(seconds * 1000) / 1000,
      gamesPerSecond: rate(games),
      decisionsPerSecond: rate(this.#decisions),
    };
  }
}

/** Returns the hash of all final hashes in order. */
export const digestOf = (hashes: readonly string[]): string =>
  hashInts(Int16Array.from(hashes.join(''), (ch) => ch.charCodeAt(0)));

const mapValues = (of: Record<string, number>, to: (n: number) => Interval) =>
  Object.fromEntries(Object.entries(of).map(([name, n]) => [name, to(n)]));
