/**
 * Perfect matchings of greatest weight in any graph, by Edmonds' blossom algorithm with dual variables (as in Galil,
 * "Efficient algorithms for finding maximum matching in graphs", 1986). Each event scans all edges: O(n⁴), some
 * milliseconds for a tournament, and simpler than lists of least slack.
 */
import { requireDefined } from '../../kernel/require-defined.ts';

/** Returns the weight of an edge; undefined if there is none. Integers keep all sums exact. */
export type Weight = (one: number, two: number) => number | undefined;

/** Two vertices that an edge joins. */
type Edge = readonly [number, number];

/** A vertex, or a blossom: an odd cycle of nodes that is treated as one vertex. */
interface Node {
  /** All vertices of the node. */
  readonly vertices: readonly number[];
  /** Nodes of the cycle; the first contains the vertex that is matched outside. Empty for a single vertex. */
  children: readonly Node[];
  /** Edge from each child to the next, from the last to the first. */
  links: readonly Edge[];
  dual: number;
  /** Parity of the distance from a root of the forest; undefined outside of it. */
  label: 'outer' | 'inner' | undefined;
  /** The edge from the parent in the forest to this node; undefined at a root. */
  entry: Edge | undefined;
}

/**
 * Returns the partner of each vertex in the perfect matching of greatest weight; undefined if no perfect matching
 * exists.
 */
export function matchPerfectly(count: number, weight: Weight): number[] | undefined {
  if (count % 2 !== 0) return undefined;
  const search = new Search(count, weight);
  for (let pairs = 0; pairs < count / 2; pairs++) if (!search.augment()) return undefined;
  return search.mates;
}

/** Message of the invariant behind each index into a cycle. */
const CYCLE = 'a blossom is an odd cycle';

/** Next event in the forest, and the change of the duals before it. */
interface Event {
  readonly delta: number;
  readonly edge?: Edge;
  readonly expand?: Node;
}

class Search {
  readonly mates: number[];
  /** Slack of an edge; NaN if there is none. */
  readonly #weights: readonly Float64Array[];
  readonly #duals: Float64Array;
  /** The outermost node of each vertex. */
  readonly #tops: Node[];

  constructor(count: number, weight: Weight) {
    const vertices = Array.from({ length: count }, (_, v) => v);
    this.#weights = vertices.map((u) =>
      Float64Array.from(vertices, (v) => {
        const known = u === v ? undefined : weight(Math.min(u, v), Math.max(u, v));
        return known ?? Number.NaN;
      }),
    );
    let most = 0;
    for (const row of this.#weights) for (const one of row) if (one > most) most = one;
    this.mates = vertices.map(() => -1);
    this.#duals = new Float64Array(count).fill(most / 2);
    this.#tops = vertices.map((v) => nodeOf([v]));
  }

  /** Matches two more vertices; returns false if that is impossible. */
  augment(): boolean {
    for (const top of this.#nodes()) {
      top.label = this.mates[baseOf(top)] === -1 ? 'outer' : undefined;
      top.entry = undefined;
    }
    for (;;) {
      const { delta, edge, expand } = this.#nextEvent();
      if (delta === Number.POSITIVE_INFINITY) return false;
      if (delta > 0) this.#changeDuals(delta);
      if (expand) this.#expand(expand);
      else if (edge && this.#use(edge)) return true;
    }
  }

  #nodes(): Set<Node> {
    return new Set(this.#tops);
  }

  /** Returns the next event in the forest: the one that the least change of the duals brings about. */
  #nextEvent(): Event {
    let next: Event = { delta: Number.POSITIVE_INFINITY };
    for (const node of this.#nodes())
      if (node.label === 'inner' && node.children.length > 0 && node.dual / 2 < next.delta)
        next = { delta: node.dual / 2, expand: node };
    for (let u = 0; u < this.#duals.length; u++)
      if (this.#top(u).label === 'outer') next = this.#eventAt(u, next);
    return next;
  }

  /** Returns the next event at a vertex if it comes before another one, else that one. */
  #eventAt(u: number, other: Event): Event {
    const [weights, dual, top] = [this.#weights[u] ?? [], this.#duals[u] ?? 0, this.#top(u)];
    let { delta: least } = other;
    let found = -1;
    for (let v = 0; v < this.#duals.length; v++) {
      const slack = dual + (this.#duals[v] ?? 0) - (weights[v] ?? Number.NaN);
      // Without an edge, the slack is NaN, and every comparison is false.
      if (!(slack < 2 * least)) continue;
      const { label } = this.#top(v);
      const delta = label === 'outer' ? slack / 2 : slack;
      if (label === 'inner' || delta >= least || this.#top(v) === top) continue;
      least = delta;
      found = v;
    }
    return found < 0 ? other : { delta: least, edge: [u, found] };
  }

  #changeDuals(delta: number): void {
    const signs = { outer: -1, inner: 1 } as const;
    for (const [v, { label }] of this.#tops.entries())
      if (label) this.#duals[v] = (this.#duals[v] ?? 0) + signs[label] * delta;
    for (const node of this.#nodes()) if (node.label) node.dual -= 2 * signs[node.label] * delta;
  }

  /** Handles a tight edge from an outer node; returns whether that added a pair to the matching. */
  #use(edge: Edge): boolean {
    const other = this.#top(edge[1]);
    if (other.label === undefined) {
      this.#grow(other, edge);
      return false;
    }
    const [one, two] = [this.#pathFrom(edge[0]), this.#pathFrom(edge[1])];
    const isCommon = ({ node }: Step) => two.some((step) => step.node === node);
    const meeting = one.find(isCommon)?.node;
    if (!meeting) {
      this.#match(edge[0], edge[1]);
      this.#match(edge[1], edge[0]);
      return true;
    }
    this.#shrink(meeting, before(one, meeting), edge, before(two, meeting));
    return false;
  }

  /** Adds a matched node outside of the forest to it by an edge, together with its partner. */
  #grow(node: Node, edge: Edge): void {
    node.label = 'inner';
    node.entry = edge;
    const base = baseOf(node);
    const mate = this.mates[base] ?? -1;
    const partner = this.#top(mate);
    partner.label = 'outer';
    partner.entry = [base, mate];
  }

  /** Returns the path from the node of a vertex up to its root. */
  #pathFrom(vertex: number): Step[] {
    const steps: Step[] = [];
    for (let node = this.#top(vertex); ; node = this.#top(node.entry[0])) {
      steps.push({ node, entry: node.entry });
      if (!node.entry) return steps;
    }
  }

  /** Matches an outer vertex, and flips the matched edges on the path from it to its root. */
  #match(vertex: number, mate: number): void {
    for (let [u, v] = [vertex, mate]; ; ) {
      const outer = this.#top(u);
      this.#setBase(outer, u);
      this.mates[u] = v;
      if (!outer.entry) return;
      const inner = this.#top(outer.entry[0]);
      const [from, to] = entryOf(inner);
      this.#setBase(inner, to);
      this.mates[to] = from;
      [u, v] = [from, to];
    }
  }

  /** Flips the matched edges within a node, so that a given vertex of it can be matched outside. */
  #setBase(node: Node, vertex: number): void {
    const { children, links } = node;
    if (children.length === 0) return;
    const at = children.findIndex(({ vertices }) => vertices.includes(vertex));
    node.children = [...children.slice(at), ...children.slice(0, at)];
    node.links = [...links.slice(at), ...links.slice(0, at)];
    this.#setBase(requireDefined(children[at], CYCLE), vertex);
    for (let i = 1; i < children.length; i += 2) {
      const [u, v] = requireDefined(node.links[i], CYCLE);
      this.#setBase(requireDefined(node.children[i], CYCLE), u);
      this.#setBase(requireDefined(node.children[i + 1], CYCLE), v);
      this.mates[u] = v;
      this.mates[v] = u;
    }
  }

  /** Contracts the cycle that an edge closes between two paths, up to their common node, into one node. */
  #shrink(meeting: Node, one: readonly Step[], edge: Edge, two: readonly Step[]): void {
    const down = one.toReversed();
    const children = [meeting, ...down.map(({ node }) => node), ...two.map(({ node }) => node)];
    const links = [...down.map(entryOf), edge, ...two.map((step) => turned(entryOf(step)))];
    const { label, entry } = meeting;
    const vertices = children.flatMap((child) => child.vertices);
    this.#put({ ...nodeOf(vertices), children, links, label, entry });
  }

  /** Expands an inner blossom whose dual is zero: its parts between entry and base stay in the forest. */
  #expand({ children, links, entry }: Node): void {
    const [, into] = entryOf({ entry });
    for (const child of children) {
      child.label = undefined;
      child.entry = undefined;
      this.#put(child);
    }
    const at = children.findIndex(({ vertices }) => vertices.includes(into));
    const count = children.length;
    const step = at % 2 === 0 ? -1 : 1;
    let before = entry;
    for (let i = at, isOuter = false; ; i += step, isOuter = !isOuter) {
      const child = requireDefined(children[i % count], CYCLE);
      child.label = isOuter ? 'outer' : 'inner';
      child.entry = before;
      if (i % count === 0) return;
      before = step > 0 ? links[i] : turned(requireDefined(links[i - 1], CYCLE));
    }
  }

  #put(node: Node): void {
    for (const v of node.vertices) this.#tops[v] = node;
  }

  #top(vertex: number): Node {
    return requireDefined(this.#tops[vertex], 'every vertex is in an outermost node');
  }
}

/** A node on the way up to a root, and the edge by which it was reached. */
interface Step {
  readonly node: Node;
  readonly entry: Edge | undefined;
}

const nodeOf = (vertices: readonly number[]): Node => ({
  ...{ vertices, children: [], links: [], dual: 0, label: undefined, entry: undefined },
});

/** Returns the vertex of a node that is matched outside of it, or is unmatched. */
function baseOf(node: Node): number {
  const [first] = node.children;
  return first ? baseOf(first) : (node.vertices[0] ?? -1);
}

/** Returns the edge into a node of the forest, or into a step, below its root. */
const entryOf = ({ entry }: Pick<Node, 'entry'>): Edge =>
  requireDefined(entry, 'only a root has no entry');

const turned = ([u, v]: Edge): Edge => [v, u];

const before = (path: readonly Step[], node: Node): Step[] =>
  path.slice(
    0,
    path.findIndex((step) => step.node === node),
  );
