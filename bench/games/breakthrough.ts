/**
 * Breakthrough 8x8, twice: as a game on the kernel, and by hand on typed arrays with a move list. Pieces step or
 * capture diagonally forward, or step straight forward; reaching the far row or capturing the last enemy piece wins (D.
 * Troyka, 2000).
 */
import { type ActionList, defineVerbs, nounOf } from '../../src/kernel/action.ts';
import type { Rng } from '../../src/kernel/random.ts';
import { defineState, type StateOf } from '../../src/kernel/state.ts';
import type { Side } from '../../src/kernel/side.ts';
import { EMPTY, gridBoard, NO_WINNER, plainGame, squash, STEP, STEPS } from './plain.ts';

const SIZE = 8;
const CELLS = SIZE * SIZE;
const MEN = 16;

const SPEC = {
  schema: 'breakthrough/2',
  steps: STEPS,
  depth: 2,
  scalars: { side: 'public', winner: 'public', left0: 'public', left1: 'public' },
  columns: { cell: [CELLS, 'public'] },
} as const;
const State = defineState(SPEC);
type S = StateOf<typeof SPEC>;

/** A move is the edge that it follows: `c2/NE`. */
const VERBS = defineVerbs({ move: 'edge' });

/** Change of node by slot of the grid board: NW N NE E SE S SW W. */
const DELTA = [7, 8, 9, 1, -7, -8, -9, -1] as const;
/** Slot straight ahead by side; its neighbours in the slot order are the diagonals. */
const AHEAD = [1, 5] as const;
/** Left and right of straight ahead as seen from the first column: the slots that lead to lower files. */
const TO_LOWER_FILE = [-1, 1] as const;

function listMoves(s: S, out: ActionList): void {
  const { cell, side } = s;
  const mine = side + 1;
  const ahead = AHEAD[side];
  const lower = TO_LOWER_FILE[side];
  for (let at = 0; at < CELLS; at++) {
    if (cell[at] !== mine) continue;
    const to = at + DELTA[ahead];
    const file = at & 7;
    const low = file > 0 && cell[to - 1] !== mine;
    const high = file < 7 && cell[to + 1] !== mine;
    const edge = (at << 3) | ahead;
    if (lower < 0 ? low : high) out.push(edge - 1);
    if (cell[to] === EMPTY) out.push(edge);
    if (lower < 0 ? high : low) out.push(edge + 1);
  }
}

function move(s: S, action: number): void {
  const { cell, side } = s;
  const edge = nounOf(action);
  const at = edge >> 3;
  const to = at + DELTA[edge & 7];
  if (cell[to] !== EMPTY) {
    if (side === 0) s.left1 -= 1;
    else s.left0 -= 1;
  }
  cell[at] = EMPTY;
  cell[to] = side + 1;
  const won = side === 0 ? to >= CELLS - SIZE || s.left1 === 0 : to < SIZE || s.left0 === 0;
  if (won) {
    s.winner = side;
    s.goto(STEP.over);
  } else s.side = 1 - side;
}

/** Evaluation: pieces count, and more if they are nearer to the far row. */
function evaluate(s: S, side: Side): number {
  let white = 0;
  for (let at = 0; at < CELLS; at++) {
    const man = s.cell[at];
    if (man === 1) white += WORTH[at >> 3];
    else if (man === 2) white -= WORTH[7 - (at >> 3)];
  }
  return squash((side === 0 ? white : -white) / 8);
}
const WORTH = [5, 4, 4.2, 4.8, 6, 8, 12, 30];

export const breakthrough = plainGame<S>({
  id: 'breakthrough',
  board: gridBoard(SIZE, SIZE),
  verbs: VERBS,
  turn: {
    rule: '1',
    who: (s: S): Side => s.side,
    actions: listMoves,
    apply: move,
  },
  maxDecisions: 300,
  bot: { evaluate },
  values: {
    left0: { field: 'left0', kind: 'number', fallback: MEN },
    left1: { field: 'left1', kind: 'number', fallback: MEN },
  },
  create: () => new State(undefined),
  begin(s) {
    s.cell.fill(1, 0, MEN);
    s.cell.fill(2, CELLS - MEN);
    s.left0 = MEN;
    s.left1 = MEN;
    s.winner = NO_WINNER;
    s.push(STEP.turn);
  },
  check(s) {
    const count = (man: number) => s.cell.filter((c) => c === man).length;
    if (count(1) !== s.left0 || count(2) !== s.left1) throw new Error('men miscounted');
  },
});

/** The same game written by hand, for playouts only. */
export class HandBreakthrough {
  readonly cell = new Int8Array(CELLS);
  readonly moves = new Int32Array(3 * MEN);
  count = 0;
  side = 0;
  winner = NO_WINNER;
  #left = [MEN, MEN];

  reset(): void {
    this.cell
      .fill(0)
      .fill(1, 0, MEN)
      .fill(2, CELLS - MEN);
    this.#left = [MEN, MEN];
    this.side = 0;
    this.winner = NO_WINNER;
  }

  copyFrom(other: HandBreakthrough): this {
    this.cell.set(other.cell);
    this.#left = [...other.#left];
    this.side = other.side;
    this.winner = other.winner;
    return this;
  }

  /** Fills `moves` with `from << 6 | to`. */
  list(): void {
    const { cell, moves } = this;
    const mine = this.side + 1;
    const up = this.side === 0 ? SIZE : -SIZE;
    let n = 0;
    for (let at = 0; at < CELLS; at++) {
      if (cell[at] !== mine) continue;
      const to = at + up;
      const file = at & 7;
      if (file > 0 && cell[to - 1] !== mine) moves[n++] = (at << 6) | (to - 1);
      if (cell[to] === EMPTY) moves[n++] = (at << 6) | to;
      if (file < 7 && cell[to + 1] !== mine) moves[n++] = (at << 6) | (to + 1);
    }
    this.count = n;
  }

  play(move: number): void {
    const { cell, side } = this;
    const to = move & 63;
    const enemy = 1 - side;
    if (cell[to] !== EMPTY) this.#left[enemy] -= 1;
    cell[move >> 6] = EMPTY;
    cell[to] = side + 1;
    const row = to >> 3;
    if (row === (side === 0 ? SIZE - 1 : 0) || this.#left[enemy] === 0) this.winner = side;
    else this.side = enemy;
  }

  /** Plays at random to the end; returns the number of moves. */
  playout(rng: Rng): number {
    this.reset();
    let plies = 0;
    while (this.winner === NO_WINNER) {
      this.list();
      this.play(this.moves[rng.below(this.count)]);
      plies += 1;
    }
    return plies;
  }
}
