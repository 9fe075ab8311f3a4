/** Movement floods over a board, with scratch arrays that are reused from call to call. */
import type { Board } from './graph.ts';

/** Cost of entering `to` from `from` through `slot`, in movement points; negative if it is forbidden. */
export type EnterCost = (from: number, to: number, slot: number) => number;
/** Predicate: must movement end at this node? */
export type StopsAt = (node: number) => boolean;

/**
 * Search for all nodes that one unit can reach. `left[n]` is the maximum number of points left at node n, or -1 if n is
 * out of reach; `from[n]` is the node before n on that path. Both stay valid until the next `run`.
 */
export class Flood {
  readonly left: Int16Array;
  readonly from: Int16Array;
  readonly #board: Board;
  readonly #queue: Int16Array;
  readonly #queued: Uint8Array;

  constructor(board: Board) {
    this.#board = board;
    this.left = new Int16Array(board.size);
    this.from = new Int16Array(board.size);
    // Each node is queued at most once, so a ring buffer with one slot per node never overflows.
    this.#queue = new Int16Array(board.size + 1);
    this.#queued = new Uint8Array(board.size);
  }

  /** Searches from `start` with integer costs (label-correcting); costs of 0 are allowed. */
  run(start: number, points: number, cost: EnterCost, stopsAt?: StopsAt): this {
    const { left, from } = this;
    const { neighbours, slots } = this.#board;
    const queue = this.#queue;
    const queued = this.#queued;
    const ring = queue.length;
    left.fill(-1);
    from.fill(-1);
    left[start] = points;
    let head = 0;
    let tail = 1;
    queue[0] = start;
    while (head !== tail) {
      const node = queue[head];
      head = head + 1 === ring ? 0 : head + 1;
      queued[node] = 0;
      if (node !== start && stopsAt?.(node)) continue;
      const has = left[node];
      for (let slot = 0; slot < slots; slot++) {
        const to = neighbours[node * slots + slot];
        if (to < 0) continue;
        const price = cost(node, to, slot);
        if (price < 0 || has - price <= left[to]) continue;
        left[to] = has - price;
        from[to] = node;
        if (queued[to]) continue;
        queued[to] = 1;
        queue[tail] = to;
        tail = tail + 1 === ring ? 0 : tail + 1;
      }
    }
    return this;
  }

  /** Returns the nodes from the start (not included) to `node` (included); empty if not reached. */
  pathTo(node: number): number[] {
    const path: number[] = [];
    for (let n = node; n >= 0 && this.from[n] >= 0; n = this.from[n]) {
      path.push(n);
      if (path.length > this.left.length) throw new Error('path runs in a circle');
    }
    return path.reverse();
  }
}

/** Returns the steps from `start` to every node through nodes that `open` allows; -1 for those out of reach. */
export function distancesFrom(
  board: Board,
  start: number,
  open: (node: number) => boolean = () => true,
): Int16Array {
  const distance = new Int16Array(board.size).fill(-1);
  const queue = [start];
  distance[start] = 0;
  for (const node of queue) {
    for (let slot = 0; slot < board.slots; slot++) {
      const to = board.neighbours[node * board.slots + slot];
      if (to < 0 || distance[to] >= 0 || !open(to)) continue;
      distance[to] = distance[node] + 1;
      queue.push(to);
    }
  }
  return distance;
}
