/**
 * Monte-Carlo tree search, one decision per level of the tree, using only the `Game` interface.
 *
 * Each iteration copies the root into one working state, replays actions down the tree, adds one node, plays on to the
 * horizon and scores the position there. Outcomes of dice are branches, taken in proportion to their weights. Hidden
 * values of a view are guessed anew in each iteration, and all guesses share one tree (information sets: P. Cowling, E.
 * Powley, D. Whitehouse, 2012). Only a few candidates compete at first, best guess first, and more join later
 * (progressive widening: G. Chaslot and others, 2008; R. Coulom, 2007).
 */
import { type Action, ActionList } from '../kernel/action.ts';
import { actor, apply, legal, weightOf } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { Rng } from '../kernel/random.ts';
import type { GameState } from '../kernel/state.ts';
import { CHANCE, NOBODY, type Side } from '../kernel/side.ts';
import { hidesSomething } from '../kernel/view.ts';
import type { RatedAction } from './bot.ts';
import { type LookaheadLimits, Lookahead, optionsOf, prospectOf } from './lookahead.ts';
import { type PlayoutPolicy, Playout } from './planner/playout.ts';
import { Results } from './results.ts';
import { Stream } from './stream.ts';
import { FULL, NO_NODE, type Tree } from './tree.ts';

/** Settings of a search. Measured in docs/decisions/010-search-bots.md. */
export interface Style extends PlayoutPolicy {
  /** Weight of exploration against exploitation. */
  readonly explorationConstant: number;
  /** A node considers its best `width + wideningFactor * visits ^ wideningExponent` candidates. */
  readonly width: number;
  readonly wideningFactor: number;
  readonly wideningExponent: number;
  /** Limits of looking ahead before an action is tried. Absent: it has no prior. */
  readonly prior?: LookaheadLimits;
  /**
   * Standard error of that prior. The more results vary compared with it, the more of them are needed to outweigh the
   * prior.
   */
  readonly priorError: number;
  /**
   * With more than two sides: whether the others are assumed to maximise their own result (max^n), or to minimise that
   * of the searching side (paranoid).
   */
  readonly opponentModel: 'max-n' | 'paranoid';
}

/** Maximum depth of the tree; an iteration that reaches it continues as a playout. */
const DEEPEST = 1024;

export class Search {
  readonly game: Game;
  readonly tree: Tree;
  readonly style: Style;
  /** Node of the position that is searched. */
  root = 0;
  /** Whether the position hides something from the searching side, so that it must be guessed. */
  hidden = false;
  #side: Side = 0;
  readonly #rng: Rng;
  readonly #dice = new Stream();
  /** Number of the first dice stream of this search. */
  #streams = 0;
  readonly #playout: Playout;
  readonly #prior: Lookahead | undefined;
  readonly #results = new Results();
  /** Standard deviation of results; number of results that a prior counts as; share of luck that shows in a result. */
  #resultDeviation = 0;
  #priorWeight = 0;
  #share = 0;
  #positions = 0;
  readonly #view: GameState;
  readonly #state: GameState;
  readonly #legal = new ActionList();
  readonly #some = new ActionList();
  readonly #ordered = new ActionList();
  #values = new Float64Array(256);
  readonly #nodes = new Int32Array(DEEPEST);
  readonly #edges = new Int32Array(DEEPEST);

  constructor(game: Game, style: Style, rng: Rng, tree: Tree) {
    this.game = game;
    this.style = style;
    this.tree = tree;
    this.#rng = rng;
    this.#view = game.create();
    this.#state = game.create();
    this.#playout = new Playout(game, style, this.#dice);
    this.#prior = style.prior && new Lookahead(game, this.#dice, style.prior);
  }

  /** Starts a new tree at the view of `side`, which is to act. */
  begin(view: GameState, side: Side): void {
    this.#view.copyFrom(view);
    this.#side = side;
    this.hidden = hidesSomething(view);
    this.#playout.begin(view, side);
    this.#streams = this.#rng.below(1 << 24);
    this.#results.clear();
    this.#measure();
    this.tree.clear();
    this.root = this.tree.addNode(side);
  }

  /**
   * Continues from a node of the tree whose position is now known; its statistics are kept. `view` is that position as
   * the searching side sees it.
   */
  moveTo(node: number, view: GameState): void {
    this.#view.copyFrom(view);
    this.root = node;
  }

  /** Number of positions examined since the search was created. */
  get positions(): number {
    return this.#positions + this.#playout.positions + (this.#prior?.positions ?? 0);
  }

  iterate(): void {
    const { tree, game } = this;
    const s = this.#state.copyFrom(this.#view);
    this.#dice.reset(this.#streams + tree.visits[this.root]);
    if (this.hidden) game.bot.determinize?.(s, this.#side, this.#dice);
    this.#playout.luck = 0;
    const depth = this.#descend(s);
    const result = this.#playout.play(s);
    this.#results.add(result, this.#playout.luck);
    this.#measure();
    this.#backpropagate(s, depth, result);
  }

  /** Replays actions down the tree in `s` until a new node is reached; returns its depth. */
  #descend(s: GameState): number {
    const { tree, game } = this;
    let node = this.root;
    let depth = 0;
    while (depth < DEEPEST && tree.who[node] !== NOBODY) {
      // The node was created by another guess: here the same actions lead to another side's decision, or to the end.
      if (this.hidden && actor(game, s) !== tree.who[node]) break;
      const edge = this.#choose(s, node);
      if (edge === FULL) break;
      // The n-th try of every action at the root uses the same dice.
      if (depth === 0) this.#dice.reset(this.#streams + tree.tries[edge]);
      this.#nodes[depth] = node;
      this.#edges[depth++] = edge;
      apply(game, s, tree.action[edge]);
      this.#positions += 1;
      node = tree.child[edge];
      if (node !== NO_NODE) continue;
      tree.child[edge] = tree.addNode(this.#playout.isFar(s) ? NOBODY : actor(game, s));
      break;
    }
    return depth;
  }

  /** Updates the statistics that depend on all results so far. */
  #measure(): void {
    const { priorError } = this.style;
    const { variance, share } = this.#results;
    this.#resultDeviation = Math.sqrt(variance);
    this.#share = share;
    this.#priorWeight = priorError > 0 ? variance / priorError ** 2 : 0;
  }

  /** Adds a result to every edge on the path, from the point of view of the side that decided there. */
  #backpropagate(end: GameState, depth: number, result: number): void {
    const { visits, tries, sum, luck, who } = this.tree;
    const against = this.game.sides.length === 2 || this.style.opponentModel === 'paranoid';
    for (let i = 0; i < depth; i++) {
      const node = this.#nodes[i];
      const edge = this.#edges[i];
      visits[node] += 1;
      tries[edge] += 1;
      if (who[node] === CHANCE) continue;
      if (who[node] === this.#side) {
        sum[edge] += result;
        luck[edge] += this.#playout.luck;
      } else if (against) {
        sum[edge] -= result;
        luck[edge] -= this.#playout.luck;
      } else sum[edge] += prospectOf(this.game, end, who[node]);
    }
  }

  /** Returns the edge to follow, or `FULL` if the tree cannot grow here. */
  #choose(s: GameState, node: number): number {
    const { tree } = this;
    if (tree.who[node] === CHANCE)
      return tree.count[node] > 0 || this.#expandDice(s, node) ? this.#dueOutcome(node) : FULL;
    if (this.hidden) return this.#bestOffered(s, node);
    return tree.count[node] > 0 || this.#expand(s, node) ? this.#best(node) : FULL;
  }

  #best(node: number): number {
    const { tries, visits, first, count } = this.tree;
    const start = first[node];
    const end = start + this.#widthOf(visits[node], count[node]);
    const priorWeight = this.#priorWeight;
    const offset = this.#priorOffset(node);
    const bonus =
      this.style.explorationConstant *
      this.#resultDeviation *
      Math.sqrt(Math.log(visits[node] + 1));
    let best = start;
    let most = Number.NEGATIVE_INFINITY;
    for (let e = start; e < end; e++) {
      const n = tries[e] + priorWeight;
      if (n === 0) return e;
      const value = this.#valueOf(e, offset) + bonus / Math.sqrt(n);
      if (value <= most) continue;
      most = value;
      best = e;
    }
    return best;
  }

  /**
   * Returns the value of an edge to the deciding side: the mean of its results, corrected for luck, and of its prior.
   */
  #valueOf(edge: number, offset: number): number {
    const { tries, sum, luck, prior } = this.tree;
    const priorWeight = this.#priorWeight;
    const known = sum[edge] - this.#share * luck[edge];
    return (known + priorWeight * (prior[edge] + offset)) / Math.max(1, tries[edge] + priorWeight);
  }

  /** Returns how much better than their priors the tries of a node were, on average. */
  #priorOffset(node: number): number {
    const { tries, sum, luck, prior, visits, first, count } = this.tree;
    if (visits[node] === 0 || this.#priorWeight === 0) return 0;
    const share = this.#share;
    let gained = 0;
    for (let e = first[node]; e < first[node] + count[node]; e++)
      if (tries[e] > 0) gained += sum[e] - share * luck[e] - tries[e] * prior[e];
    return gained / visits[node];
  }

  /** Returns how many of a node's candidates compete at this number of visits. */
  #widthOf(visits: number, count: number): number {
    const { width, wideningFactor, wideningExponent } = this.style;
    if (width >= count) return count;
    const wide = width + wideningFactor * visits ** wideningExponent;
    return wide < count ? Math.floor(wide) : count;
  }

  /** Returns the best edge if actions differ from guess to guess: only actions that are legal in this guess compete. */
  #bestOffered(s: GameState, node: number): number {
    const { tree } = this;
    const list = this.#candidates(s);
    const end = this.#widthOf(tree.visits[node], list.length);
    const offset = this.#priorOffset(node);
    const weight = this.style.explorationConstant * this.#resultDeviation;
    let best = FULL;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < end; i++) {
      const known = tree.count[node];
      const edge = tree.edgeOf(node, list.at(i), i);
      if (edge === FULL) return FULL;
      if (tree.count[node] > known) tree.prior[edge] = this.#priorOf(s, list.at(i));
      const n = tree.tries[edge] + this.#priorWeight;
      const bonus = n === 0 ? 1e9 : weight * Math.sqrt(Math.log(++tree.offers[edge] + 1) / n);
      const value = this.#valueOf(edge, offset) + bonus;
      if (value <= most) continue;
      most = value;
      best = tree.action[edge];
    }
    // Adding edges may have moved this one; find it again by its action.
    return tree.edgeOf(node, best, 0);
  }

  /** Adds the candidates of a node as edges, best first; returns false if they do not fit. */
  #expand(s: GameState, node: number): boolean {
    const { tree } = this;
    const list = this.#candidates(s);
    if (!this.#prior || list.length === 1) return tree.expand(node, list);
    if (this.#values.length < list.length) this.#values = new Float64Array(2 * list.length);
    const values = this.#values;
    for (let i = 0; i < list.length; i++) values[i] = this.#priorOf(s, list.at(i));
    sortByValue(list, values);
    if (!tree.expand(node, list)) return false;
    for (let i = 0; i < list.length; i++) tree.prior[tree.first[node] + i] = values[i];
    return true;
  }

  /** Returns the value of an action to the deciding side, looking one decision ahead. */
  #priorOf(s: GameState, action: Action): number {
    return this.#prior?.value(s, action) ?? 0;
  }

  /** Copies the candidates into a list of its own, because looking ahead uses the other lists. */
  #candidates(s: GameState): ActionList {
    const list = optionsOf(this.game, s, this.#legal, this.#some);
    this.#ordered.clear();
    for (let i = 0; i < list.length; i++) this.#ordered.push(list.at(i));
    return this.#ordered;
  }

  /** Adds all outcomes of a roll as edges: their weights are stored in `sum`, their luck in `prior`. */
  #expandDice(s: GameState, node: number): boolean {
    const { tree, game } = this;
    const list = legal(game, s, this.#legal);
    if (!tree.expand(node, list)) return false;
    const start = tree.first[node];
    const lucks = this.#playout.judge(s, list);
    for (let i = 0; i < list.length; i++) {
      tree.sum[start + i] = weightOf(game, s, list.at(i));
      tree.prior[start + i] = lucks?.[i] ?? 0;
    }
    return true;
  }

  /** Returns the outcome that is furthest behind its expected share, and adds its luck. */
  #dueOutcome(node: number): number {
    const { tries, sum, prior, first, count } = this.tree;
    const start = first[node];
    let due = start;
    let least = Number.POSITIVE_INFINITY;
    for (let e = start; e < start + count[node]; e++) {
      const share = (tries[e] + 0.5) / sum[e];
      if (share >= least) continue;
      least = share;
      due = e;
    }
    this.#playout.luck += prior[due];
    return due;
  }

  /** Returns statistics of the root's actions, most tries first. */
  ratedActions(): RatedAction[] {
    const { tree, root } = this;
    const offset = this.#priorOffset(root);
    const visits = Math.max(1, tree.visits[root]);
    const edges = Array.from({ length: tree.count[root] }, (_, i) => tree.first[root] + i);
    return edges
      .map((e) => ({
        action: tree.action[e],
        value: Math.max(-1, Math.min(1, this.#valueOf(e, offset))),
        share: tree.tries[e] / visits,
      }))
      .sort((a, b) => b.share - a.share || b.value - a.value);
  }
}

/** Sorts actions and their values together, highest value first (insertion sort, without allocation). */
function sortByValue(list: ActionList, values: Float64Array): void {
  const { items } = list;
  for (let i = 1; i < list.length; i++) {
    const action = items[i];
    const value = values[i];
    let k = i;
    for (; k > 0 && values[k - 1] < value; k--) {
      items[k] = items[k - 1];
      values[k] = values[k - 1];
    }
    items[k] = action;
    values[k] = value;
  }
}
