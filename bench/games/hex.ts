/**
 * Hex 11x11 without swap, twice: on the kernel, and by hand on typed arrays with a move list. White connects the first
 * row to the last, Black the first column to the last; one of them always does.
 */
import { type ActionList, defineVerbs, nounOf } from '../../src/kernel/action.ts';
import { hexBoard } from '../../src/kernel/board/hex.ts';
import type { Rng } from '../../src/kernel/random.ts';
import { defineState, type StateOf } from '../../src/kernel/state.ts';
import type { Side } from '../../src/kernel/side.ts';
import { EMPTY, NO_WINNER, plainGame, squash, STEP, STEPS } from './plain.ts';

const SIZE = 11;
const CELLS = SIZE * SIZE;

const board = hexBoard(
  'pointy',
  Array.from({ length: CELLS }, (_, n) => {
    const [q, r] = [n % SIZE, Math.floor(n / SIZE)];
    return { q, r, label: `${String.fromCharCode(97 + q)}${r + 1}` };
  }),
);
const { neighbours } = board;

/**
 * Groups are a union-find forest: `link` is the next cell towards the root plus 1, 0 at a root; `edges` of a root are
 * the own edges that its group touches, as bits 1 and 2.
 */
const SPEC = {
  schema: 'hex/2',
  steps: STEPS,
  depth: 2,
  scalars: { side: 'public', winner: 'public', left: 'public' },
  columns: {
    cell: [CELLS, 'public'],
    link: [CELLS, 'public'],
    edges: [CELLS, 'public'],
    /** The `left` empty cells, ascending, so that listing them reads no other cells. */
    empty: [CELLS, 'public'],
  },
} as const;
const State = defineState(SPEC);
type S = StateOf<typeof SPEC>;

const VERBS = defineVerbs({ place: 'node' });

/** Returns the edges of a side at a cell, as bits. */
const EDGES_OF: readonly Uint8Array[] = [0, 1].map((side) =>
  Uint8Array.from({ length: CELLS }, (_, n) => {
    const along = side === 0 ? Math.floor(n / SIZE) : n % SIZE;
    return along === 0 ? 1 : along === SIZE - 1 ? 2 : 0;
  }),
);

/** Returns the root of a cell's group; shortens the path for the next time. */
function rootOf(link: Int16Array, n: number): number {
  let at = n;
  while (link[at] !== 0) {
    const next = link[at] - 1;
    if (link[next] !== 0) link[at] = link[next];
    at = next;
  }
  return at;
}

/** Puts a piece of `side` on a cell and joins it to its group; returns whether that wins. */
function join(
  cell: Int16Array | Int8Array,
  link: Int16Array,
  edges: Int16Array | Int8Array,
  n: number,
  side: number,
): boolean {
  const mine = side + 1;
  cell[n] = mine;
  let root = n;
  let touched = EDGES_OF[side][n];
  for (let k = n * 6; k < n * 6 + 6; k++) {
    const next = neighbours[k];
    if (next < 0 || cell[next] !== mine) continue;
    const other = rootOf(link, next);
    if (other === root) continue;
    link[root] = other + 1;
    touched |= edges[other];
    root = other;
  }
  edges[root] = touched;
  return touched === 3;
}

function listCells(s: S, out: ActionList): void {
  out.addEach(VERBS.id.place, s.empty, s.left);
}

/** Removes cell `n` from the list: shifts the cells behind it, from the last one down. */
function strike(s: S, n: number): void {
  const { empty } = s;
  s.left -= 1;
  let here = 0;
  let i = s.left;
  do {
    const behind = here;
    here = empty[i];
    empty[i--] = behind;
  } while (here !== n);
}

function place(s: S, action: number): void {
  const { side } = s;
  strike(s, nounOf(action));
  if (join(s.cell, s.link, s.edges, nounOf(action), side)) {
    s.winner = side;
    s.goto(STEP.over);
  } else s.side = 1 - side;
}

/** Fills the list of empty cells from the board. */
function listEmpty(s: S): void {
  s.left = 0;
  s.empty.fill(0);
  for (let n = 0; n < CELLS; n++) if (s.cell[n] === EMPTY) s.empty[s.left++] = n;
}

const reach = new Int16Array(CELLS);
const queue = new Int16Array(2 * CELLS * 6);

/** Returns the fewest further pieces that `side` needs to connect its edges (0-1 breadth-first search). */
function menNeeded(cell: Int16Array, side: Side): number {
  const mine = side + 1;
  let head = CELLS * 6;
  let tail = head;
  reach.fill(CELLS);
  const visit = (n: number, so: number): void => {
    if (cell[n] !== EMPTY && cell[n] !== mine) return;
    const cost = cell[n] === mine ? so : so + 1;
    if (cost >= reach[n]) return;
    reach[n] = cost;
    if (cost === so) queue[--head] = n;
    else queue[tail++] = n;
  };
  for (let n = 0; n < CELLS; n++) if (EDGES_OF[side][n] === 1) visit(n, 0);
  while (head < tail) {
    const n = queue[head++];
    if (EDGES_OF[side][n] === 2) return reach[n];
    for (let k = n * 6; k < n * 6 + 6; k++) if (neighbours[k] >= 0) visit(neighbours[k], reach[n]);
  }
  return CELLS;
}

function evaluate(s: S, side: Side): number {
  return squash((menNeeded(s.cell, 1 - side) - menNeeded(s.cell, side)) / 2);
}

export const hex = plainGame<S>({
  id: 'hex',
  board,
  verbs: VERBS,
  turn: {
    rule: '1',
    who: (s: S): Side => s.side,
    actions: listCells,
    apply: place,
  },
  maxDecisions: CELLS,
  bot: { evaluate },
  nodeColumns: { link: CELLS, edges: 3 },
  create: () => new State(undefined),
  begin(s) {
    s.winner = NO_WINNER;
    listEmpty(s);
    s.push(STEP.turn);
  },
  finish: listEmpty,
  check(s) {
    for (let i = 0; i < s.left; i++) if (s.cell[s.empty[i]] !== EMPTY) throw new Error('not empty');
    for (let n = 0; n < CELLS; n++)
      if (s.link[n] !== 0 && s.cell[s.link[n] - 1] !== s.cell[n])
        throw new Error('a group of two colours');
  },
});

/** The same game written by hand, with a list of empty cells that shrinks during play. */
export class HandHex {
  readonly cell = new Int8Array(CELLS);
  readonly moves = new Int32Array(CELLS);
  readonly #link = new Int16Array(CELLS);
  readonly #edges = new Int8Array(CELLS);
  count = 0;
  side = 0;
  winner = NO_WINNER;

  reset(): void {
    this.cell.fill(EMPTY);
    this.#link.fill(0);
    this.#edges.fill(0);
    for (let n = 0; n < CELLS; n++) this.moves[n] = n;
    this.count = CELLS;
    this.side = 0;
    this.winner = NO_WINNER;
  }

  /** Plays the move at index `i` of the list and removes it. */
  playAt(i: number): void {
    const n = this.moves[i];
    this.moves[i] = this.moves[--this.count];
    if (join(this.cell, this.#link, this.#edges, n, this.side)) this.winner = this.side;
    else this.side = 1 - this.side;
  }

  /** Plays at random to the end; returns the number of moves. */
  playout(rng: Rng): number {
    this.reset();
    while (this.winner === NO_WINNER) this.playAt(rng.below(this.count));
    return CELLS - this.count;
  }
}
