/**
 * Connect Four, 7 columns by 6 rows, twice: on the kernel, and by hand on typed arrays with a move
 * list. Four of a colour in a row, column or diagonal win; a full board is a draw.
 */
import { type ActionList, defineVerbs, number, nounOf } from '../../src/kernel/action.ts';
import type { Rng } from '../../src/kernel/random.ts';
import { defineState, type StateOf } from '../../src/kernel/state.ts';
import type { Side } from '../../src/kernel/side.ts';
import { EMPTY, gridBoard, NO_WINNER, plainGame, squash, STEP, STEPS } from './plain.ts';

const WIDTH = 7;
const HEIGHT = 6;
const CELLS = WIDTH * HEIGHT;

const SPEC = {
  schema: 'connect-four/2',
  steps: STEPS,
  depth: 2,
  scalars: { side: 'public', winner: 'public', left: 'public' },
  columns: { cell: [CELLS, 'public'], height: [WIDTH, 'public'] },
} as const;
const State = defineState(SPEC);
type S = StateOf<typeof SPEC>;

const VERBS = defineVerbs({ drop: number(6) });

/** Directions of lines, each followed by its opposite; above a dropped piece, all cells are empty. */
const WAYS = [
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
  [0, -1],
] as const;

/** The next three cells from a cell in each direction, -1 beyond the edge. */
const RAYS = Int8Array.from({ length: CELLS * WAYS.length * 3 }, (_, i) => {
  const [n, way, far] = [Math.floor(i / 21), Math.floor(i / 3) % 7, (i % 3) + 1];
  const [x, y] = [(n % WIDTH) + far * WAYS[way][0], Math.floor(n / WIDTH) + far * WAYS[way][1]];
  return x < 0 || x >= WIDTH || y < 0 || y >= HEIGHT ? -1 : y * WIDTH + x;
});

/** Returns the number of adjacent pieces with the colour of cell `n` in one direction, at most three. */
function run(cell: Int16Array | Int8Array, n: number, way: number): number {
  const man = cell[n];
  const first = n * 21 + way * 3;
  let at = first;
  while (at < first + 3 && RAYS[at] >= 0 && cell[RAYS[at]] === man) at += 1;
  return at - first;
}

/** Whether the piece just dropped into cell `n` completes four in a line. */
function isFour(cell: Int16Array | Int8Array, n: number): boolean {
  return (
    run(cell, n, 6) >= 3 ||
    run(cell, n, 0) + run(cell, n, 1) >= 3 ||
    run(cell, n, 2) + run(cell, n, 3) >= 3 ||
    run(cell, n, 4) + run(cell, n, 5) >= 3
  );
}

function listDrops(s: S, out: ActionList): void {
  const { height } = s;
  for (let x = 0; x < WIDTH; x++) if (height[x] < HEIGHT) out.push(x);
}

function drop(s: S, action: number): void {
  const { side } = s;
  const x = nounOf(action);
  const n = s.height[x]++ * WIDTH + x;
  s.cell[n] = side + 1;
  s.left -= 1;
  if (isFour(s.cell, n)) {
    s.winner = side;
    s.goto(STEP.over);
  } else if (s.left === 0) s.goto(STEP.over);
  else s.side = 1 - side;
}

/** The 69 lines of four, as cells. */
const LINES: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, n) => n).flatMap(
  (n) =>
    [
      [1, 0],
      [0, 1],
      [1, 1],
      [1, -1],
    ].flatMap(([dx, dy]) => {
      const [x, y] = [(n % WIDTH) + 3 * dx, Math.floor(n / WIDTH) + 3 * dy];
      if (x >= WIDTH || y < 0 || y >= HEIGHT) return [];
      return [[0, 1, 2, 3].map((i) => n + i * (dx + dy * WIDTH))];
    }),
);

/** Evaluation: lines with pieces of one colour only, worth more with more pieces. */
function evaluate(s: S, side: Side): number {
  let white = 0;
  for (const line of LINES) {
    let [whites, blacks] = [0, 0];
    for (const n of line) {
      if (s.cell[n] === 1) whites += 1;
      else if (s.cell[n] === 2) blacks += 1;
    }
    if (blacks === 0) white += whites * whites;
    else if (whites === 0) white -= blacks * blacks;
  }
  return squash((side === 0 ? white : -white) / 12);
}

export const connectFour = plainGame<S>({
  id: 'connect-four',
  board: gridBoard(WIDTH, HEIGHT),
  verbs: VERBS,
  turn: {
    rule: '1',
    who: (s: S): Side => s.side,
    actions: listDrops,
    apply: drop,
  },
  maxDecisions: CELLS,
  bot: { evaluate },
  values: {
    left: { field: 'left', kind: 'number', fallback: CELLS },
    ...Object.fromEntries(
      Array.from({ length: WIDTH }, (_, index) => [
        `height${index}`,
        { field: 'height', index, kind: 'number' as const, fallback: 0 },
      ]),
    ),
  },
  create: () => new State(undefined),
  begin(s) {
    s.left = CELLS;
    s.winner = NO_WINNER;
    s.push(STEP.turn);
  },
  check(s) {
    const empty = s.cell.filter((c) => c === EMPTY).length;
    if (empty !== s.left) throw new Error('men miscounted');
    for (let n = WIDTH; n < CELLS; n++)
      if (s.cell[n] !== EMPTY && s.cell[n - WIDTH] === EMPTY)
        throw new Error('a man hangs in the air');
  },
});

/** The same game written by hand. */
export class HandConnectFour {
  readonly cell = new Int8Array(CELLS);
  readonly height = new Int8Array(WIDTH);
  readonly moves = new Int32Array(WIDTH);
  count = 0;
  side = 0;
  left = CELLS;
  winner = NO_WINNER;

  reset(): void {
    this.cell.fill(EMPTY);
    this.height.fill(0);
    this.left = CELLS;
    this.side = 0;
    this.winner = NO_WINNER;
  }

  copyFrom(other: HandConnectFour): this {
    this.cell.set(other.cell);
    this.height.set(other.height);
    this.left = other.left;
    this.side = other.side;
    this.winner = other.winner;
    return this;
  }

  /** Fills `moves` with the columns that are not full. */
  list(): void {
    let n = 0;
    for (let x = 0; x < WIDTH; x++) if (this.height[x] < HEIGHT) this.moves[n++] = x;
    this.count = n;
  }

  play(x: number): void {
    const n = this.height[x]++ * WIDTH + x;
    this.cell[n] = this.side + 1;
    this.left -= 1;
    if (isFour(this.cell, n)) this.winner = this.side;
    else this.side = 1 - this.side;
  }

  /** Plays at random to the end; returns the number of moves. */
  playout(rng: Rng): number {
    this.reset();
    while (this.winner === NO_WINNER && this.left > 0) {
      this.list();
      this.play(this.moves[rng.below(this.count)]);
    }
    return CELLS - this.left;
  }
}
