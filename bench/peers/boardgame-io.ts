/**
 * The benchmark games on boardgame.io 0.50, written as its documentation recommends: plain JSON state, moves as
 * functions that refuse illegal ones, `endIf`, `ai.enumerate`; every setting at its default. Its own reducer and bot
 * run them.
 * Import this only if NODE_ENV is "production"; otherwise boardgame.io checks every state.
 */
import { createRequire } from 'node:module';
import type { Rng } from '../../src/kernel/random.ts';

/** Cells by number: 0 for empty, else the player's number plus 1. */
interface Cells {
  readonly cells: number[];
}
interface Context {
  readonly currentPlayer: string;
  readonly gameover?: { readonly winner?: string; readonly draw?: boolean };
}
export interface PeerState {
  readonly G: Cells;
  readonly ctx: Context;
}
type MoveArgs = readonly number[];
interface PeerMove {
  readonly move: string;
  readonly args: MoveArgs;
}
/** Return value of an illegal move; the reducer then leaves the state unchanged. */
type IllegalMove = 'INVALID_MOVE' | undefined;
interface PeerAction {
  readonly type: 'MAKE_MOVE';
  readonly payload: { readonly type: string; readonly args: MoveArgs; readonly playerID: string };
}
export interface PeerGame {
  readonly name: string;
  readonly turn: { readonly minMoves: 1; readonly maxMoves: 1 };
  setup(): Cells;
  readonly moves: Readonly<
    Record<string, (context: { G: Cells; ctx: Context }, ...args: number[]) => IllegalMove>
  >;
  endIf(context: { G: Cells; ctx: Context }): Context['gameover'];
  readonly ai: { enumerate(G: Cells, ctx: Context): PeerMove[] };
}

interface Internal {
  CreateGameReducer(options: {
    game: PeerGame;
  }): (state: PeerState, action: PeerAction) => PeerState;
  InitializeGame(options: { game: PeerGame; numPlayers: number }): PeerState;
}
interface PeerBot {
  play(state: PeerState, playerID: string): Promise<{ action: PeerAction }>;
}
interface Ai {
  readonly MCTSBot: new (options: {
    game: PeerGame;
    enumerate: PeerGame['ai']['enumerate'];
    iterations: number;
    playoutDepth: number;
    seed: string;
  }) => PeerBot;
}

const require = createRequire(import.meta.url);
if (process.env.NODE_ENV !== 'production') throw new Error('NODE_ENV must be "production"');
// Loaded at the first use, because other benchmarks and the quick tests work without the packages of `bench`.
const core = (): { readonly INVALID_MOVE: 'INVALID_MOVE' } => require('boardgame.io/core');
const internal = (): Internal => require('boardgame.io/internal');
const ai = (): Ai => require('boardgame.io/ai');

const TURN = { minMoves: 1, maxMoves: 1 } as const;
const manOf = (ctx: Context): number => Number(ctx.currentPlayer) + 1;

const wins = (won: boolean, { currentPlayer }: Context): Context['gameover'] =>
  won ? { winner: currentPlayer } : undefined;

export const peerBreakthrough: PeerGame = {
  name: 'breakthrough',
  turn: TURN,
  setup: () => ({ cells: Array.from({ length: 64 }, (_, n) => (n < 16 ? 1 : n >= 48 ? 2 : 0)) }),
  moves: {
    move({ G, ctx }, from, to) {
      const man = manOf(ctx);
      const rows = (to >> 3) - (from >> 3);
      const files = Math.abs((to & 7) - (from & 7));
      const isStep = rows === (man === 1 ? 1 : -1) && files <= 1;
      const isFree = files === 0 ? G.cells[to] === 0 : G.cells[to] !== man;
      if (!isStep || !isFree || G.cells[from] !== man) return core().INVALID_MOVE;
      G.cells[from] = 0;
      G.cells[to] = man;
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    const man = manOf(ctx);
    const enemy = 3 - man;
    const far = man === 1 ? 56 : 0;
    for (let n = far; n < far + 8; n++) if (G.cells[n] === man) return wins(true, ctx);
    return wins(!G.cells.includes(enemy), ctx);
  },
  ai: {
    enumerate({ cells }, ctx) {
      const man = manOf(ctx);
      const up = man === 1 ? 8 : -8;
      const moves: PeerMove[] = [];
      for (let at = 0; at < 64; at++) {
        if (cells[at] !== man) continue;
        const to = at + up;
        const file = at & 7;
        if (file > 0 && cells[to - 1] !== man) moves.push({ move: 'move', args: [at, to - 1] });
        if (cells[to] === 0) moves.push({ move: 'move', args: [at, to] });
        if (file < 7 && cells[to + 1] !== man) moves.push({ move: 'move', args: [at, to + 1] });
      }
      return moves;
    },
  },
};

/** Whether a line of four of one colour runs through cell `n` of the 7x6 board. */
function hasFourThrough(cells: readonly number[], n: number): boolean {
  const [x0, y0] = [n % 7, Math.floor(n / 7)];
  const count = (dx: number, dy: number): number => {
    let length = 0;
    for (let [x, y] = [x0 + dx, y0 + dy]; x >= 0 && x < 7 && y >= 0 && y < 6; x += dx, y += dy) {
      if (cells[y * 7 + x] !== cells[n]) break;
      length += 1;
    }
    return length;
  };
  return [
    [1, 0],
    [0, 1],
    [1, 1],
    [1, -1],
  ].some(([dx, dy]) => count(dx, dy) + count(-dx, -dy) >= 3);
}

export const peerConnectFour: PeerGame = {
  name: 'connect-four',
  turn: TURN,
  setup: () => ({ cells: new Array<number>(42).fill(0) }),
  moves: {
    drop({ G, ctx }, x) {
      if (G.cells[x + 35] !== 0) return core().INVALID_MOVE;
      let n = x;
      while (G.cells[n] !== 0) n += 7;
      G.cells[n] = manOf(ctx);
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    const man = manOf(ctx);
    for (let x = 0; x < 7; x++) {
      let top = x + 35;
      while (top >= 0 && G.cells[top] === 0) top -= 7;
      if (top >= 0 && G.cells[top] === man && hasFourThrough(G.cells, top)) return wins(true, ctx);
    }
    return G.cells.includes(0) ? undefined : { draw: true };
  },
  ai: {
    enumerate({ cells }) {
      const moves: PeerMove[] = [];
      for (let x = 0; x < 7; x++) if (cells[x + 35] === 0) moves.push({ move: 'drop', args: [x] });
      return moves;
    },
  },
};

const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/**
 * Whether a player's pieces connect that player's two edges of the 11x11 board, by a flood fill from the first edge.
 */
function joins(cells: readonly number[], man: number): boolean {
  const along = (n: number) => (man === 1 ? Math.floor(n / 11) : n % 11);
  const open: number[] = [];
  const seen = new Array<boolean>(121).fill(false);
  for (let n = 0; n < 121; n++) if (along(n) === 0 && cells[n] === man) open.push(n);
  while (open.length > 0) {
    const n: number = open.pop() ?? 0;
    if (along(n) === 10) return true;
    seen[n] = true;
    for (const [dq, dr] of STEPS) {
      const [q, r] = [(n % 11) + dq, Math.floor(n / 11) + dr];
      const to = r * 11 + q;
      if (q >= 0 && q < 11 && r >= 0 && r < 11 && cells[to] === man && !seen[to]) open.push(to);
    }
  }
  return false;
}

export const peerHex: PeerGame = {
  name: 'hex',
  turn: TURN,
  setup: () => ({ cells: new Array<number>(121).fill(0) }),
  moves: {
    place({ G, ctx }, n) {
      if (G.cells[n] !== 0) return core().INVALID_MOVE;
      G.cells[n] = manOf(ctx);
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => wins(joins(G.cells, manOf(ctx)), ctx),
  ai: {
    enumerate({ cells }) {
      const moves: PeerMove[] = [];
      for (let n = 0; n < 121; n++) if (cells[n] === 0) moves.push({ move: 'place', args: [n] });
      return moves;
    },
  },
};

export function peerById(id: string): PeerGame {
  const game = [peerBreakthrough, peerConnectFour, peerHex].find(({ name }) => name === id);
  if (game === undefined) throw new Error(`boardgame.io plays no "${id}" here`);
  return game;
}

/** Runs one of the games above through boardgame.io's own reducer and bot. */
export class Peer {
  readonly game: PeerGame;
  readonly first: PeerState;
  readonly #reduce: (state: PeerState, action: PeerAction) => PeerState;

  constructor(game: PeerGame) {
    this.game = game;
    this.#reduce = internal().CreateGameReducer({ game });
    this.first = internal().InitializeGame({ game, numPlayers: 2 });
  }

  /** Returns the state after a move; the given state is unchanged. */
  play(state: PeerState, { move, args }: PeerMove): PeerState {
    const payload = { type: move, args, playerID: state.ctx.currentPlayer };
    return this.#reduce(state, { type: 'MAKE_MOVE', payload });
  }

  moves({ G, ctx }: PeerState): PeerMove[] {
    return ctx.gameover === undefined ? this.game.ai.enumerate(G, ctx) : [];
  }

  /** Plays at random to the end; returns the number of moves. */
  playout(rng: Rng): number {
    let state = this.first;
    let plies = 0;
    while (state.ctx.gameover === undefined) {
      const moves = this.moves(state);
      state = this.play(state, moves[rng.below(moves.length)]);
      plies += 1;
    }
    return plies;
  }

  /** Returns the move of its MCTS bot at the first position, after playouts to the end of the game. */
  async search(iterations: number, seed: string): Promise<PeerAction> {
    const { game } = this;
    const { enumerate } = game.ai;
    const bot = new (ai().MCTSBot)({ game, enumerate, iterations, playoutDepth: 1000, seed });
    const { action } = await bot.play(this.first, '0');
    return action;
  }
}
