/**
 * A search tree in typed arrays: nodes and edges are indices, and nothing is allocated while it grows. The edges of a
 * node are adjacent, best guess first. Values are sums of results for the side that searches, each from -1 lost to 1
 * won.
 */
import type { Action, ActionList } from '../kernel/action.ts';
import type { Side } from '../kernel/side.ts';

/** No node: the child does not exist yet. */
export const NO_NODE = -1;
/** No edge: the tree is full. */
export const FULL = -1;

export class Tree {
  readonly nodeLimit: number;
  readonly edgeLimit: number;
  nodes = 0;
  edges = 0;

  /** Side that decides at a node. */
  readonly who: Int8Array;
  /** First edge and number of edges; the number is 0 until the node is expanded. */
  readonly first: Int32Array;
  readonly count: Int32Array;
  /** Capacity of the node's block of edges, from `first` on. */
  readonly room: Int32Array;
  readonly visits: Int32Array;

  readonly action: Int32Array;
  readonly child: Int32Array;
  readonly tries: Int32Array;
  /** Sum of results; for dice, the weight of the outcome. */
  readonly sum: Float64Array;
  /** Sum of the luck with the dice in these results. */
  readonly luck: Float64Array;
  /** Prior: expected value of the action before it was tried; for dice, the luck of the outcome. */
  readonly prior: Float64Array;
  /** Number of times the action was among the competing candidates, which differ from guess to guess. */
  readonly offers: Int32Array;

  constructor(nodeLimit: number, edgeLimit: number) {
    this.nodeLimit = nodeLimit;
    this.edgeLimit = edgeLimit;
    this.who = new Int8Array(nodeLimit);
    this.first = new Int32Array(nodeLimit);
    this.count = new Int32Array(nodeLimit);
    this.room = new Int32Array(nodeLimit);
    this.visits = new Int32Array(nodeLimit);
    this.action = new Int32Array(edgeLimit);
    this.child = new Int32Array(edgeLimit);
    this.tries = new Int32Array(edgeLimit);
    this.sum = new Float64Array(edgeLimit);
    this.luck = new Float64Array(edgeLimit);
    this.prior = new Float64Array(edgeLimit);
    this.offers = new Int32Array(edgeLimit);
  }

  clear(): void {
    this.nodes = 0;
    this.edges = 0;
  }

  addNode(who: Side): number {
    if (this.nodes === this.nodeLimit) return NO_NODE;
    const node = this.nodes++;
    this.who[node] = who;
    this.count[node] = 0;
    this.room[node] = 0;
    this.visits[node] = 0;
    return node;
  }

  /** Adds an edge for each action of the list to a node without edges; returns false if they do not fit. */
  expand(node: number, list: ActionList): boolean {
    const n = list.length;
    if (this.edges + n > this.edgeLimit) return false;
    this.first[node] = this.edges;
    this.count[node] = n;
    this.room[node] = n;
    for (let i = 0; i < n; i++) this.#newEdge(this.edges++, list.at(i));
    return true;
  }

  /**
   * Returns the edge of an action, added if it is new; `hint` is its expected index among the node's edges. Adding may
   * move the node's edges. Returns `FULL` if the tree is full.
   */
  edgeOf(node: number, action: Action, hint: number): number {
    const first = this.first[node];
    const count = this.count[node];
    if (hint < count && this.action[first + hint] === action) return first + hint;
    for (let e = first; e < first + count; e++) if (this.action[e] === action) return e;
    if (count === this.room[node] && !this.#makeRoom(node)) return FULL;
    const edge = this.first[node] + count;
    this.count[node] = count + 1;
    this.#newEdge(edge, action);
    return edge;
  }

  #newEdge(edge: number, action: Action): void {
    this.action[edge] = action;
    this.child[edge] = NO_NODE;
    this.tries[edge] = 0;
    this.sum[edge] = 0;
    this.luck[edge] = 0;
    this.prior[edge] = 0;
    this.offers[edge] = 0;
  }

  /** Moves a node's edges to the end of the arrays, with twice the capacity. */
  #makeRoom(node: number): boolean {
    const count = this.count[node];
    const room = Math.max(8, 2 * count);
    if (this.edges + room > this.edgeLimit) return false;
    const from = this.first[node];
    const to = this.edges;
    for (const column of [
      this.action,
      this.child,
      this.tries,
      this.sum,
      this.luck,
      this.prior,
      this.offers,
    ])
      column.copyWithin(to, from, from + count);
    this.first[node] = to;
    this.room[node] = room;
    this.edges += room;
    return true;
  }
}
