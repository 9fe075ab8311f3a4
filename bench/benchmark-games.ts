/** The benchmark games in all their versions, with the results of OpenSpiel (C++) on a similar machine. */
import type { Game } from '../src/kernel/game.ts';
import type { Rng } from '../src/kernel/random.ts';
import { breakthrough, HandBreakthrough } from './games/breakthrough.ts';
import { connectFour, HandConnectFour } from './games/connect-four.ts';
import { HandHex, hex } from './games/hex.ts';

export interface BenchmarkGame {
  readonly name: string;
  readonly game: Game;
  /** Whether the targets against boardgame.io and against the hand-written game apply; only for one game. */
  readonly isMain: boolean;
  /** OpenSpiel's random playouts and MCTS iterations per second, where known. */
  readonly openSpielPlayouts: number;
  readonly openSpielIterations?: number;
  byHand(): { playout(rng: Rng): number };
}

export const BENCHMARK_GAMES: readonly BenchmarkGame[] = [
  {
    name: 'Breakthrough 8x8',
    game: breakthrough,
    isMain: true,
    openSpielPlayouts: 13_300,
    openSpielIterations: 11_400,
    byHand: () => new HandBreakthrough(),
  },
  {
    name: 'Connect Four',
    game: connectFour,
    isMain: false,
    openSpielPlayouts: 83_000,
    byHand: () => new HandConnectFour(),
  },
  {
    name: 'Hex 11x11',
    game: hex,
    isMain: false,
    openSpielPlayouts: 11_700,
    byHand: () => new HandHex(),
  },
];

export function benchmarkGameById(id: string): BenchmarkGame {
  const benchmark = BENCHMARK_GAMES.find(({ game }) => game.id === id);
  if (benchmark === undefined) throw new Error(`no benchmark game "${id}"`);
  return benchmark;
}
