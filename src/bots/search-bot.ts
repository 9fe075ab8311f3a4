/** A bot that searches, with a budget, a clock, and a tree that is kept between the decisions of a turn. */
import type { Action } from '../kernel/action.ts';
import { apply } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { Rng } from '../kernel/random.ts';
import type { GameState } from '../kernel/state.ts';
import type { Side } from '../kernel/side.ts';
import type { Bot, Budget, Memory, RatedAction } from './bot.ts';
import { onlyOption } from './lookahead.ts';
import { Search, type Style } from './search.ts';
import { NO_NODE, Tree } from './tree.ts';
import { budgetFactorOf, recall, spend, type TurnBudget } from './planner/turn-budget.ts';

interface Strength {
  readonly style: Style;
  /** Number of positions to examine for one decision, times the game's `budgetFactor`, unless the driver sets a budget. */
  readonly positions: number;
  /** Maximum time for one decision in milliseconds, if there is a clock. */
  readonly milliseconds: number;
  /** Joint budget of all decisions of a turn. */
  readonly turn: TurnBudget;
}

/** Capacity of the tree in nodes, each with about a dozen edges: about 5 MB. */
const NODES = 1 << 14;
const EDGES = 1 << 17;
/** Minimum share of the budget that is spent, however much is known already. */
const LEAST_SHARE = 0.25;
/** Maximum share of the turn's remaining budget for one decision, because the number of later decisions is unknown. */
const PART = 1 / 8;
/** Minimum number of positions for a decision, even if the turn's budget is spent: hardly more than greedy's. */
const LEAST_POSITIONS = 400;
/** Maximum number of positions examined to find the current one in the tree of the previous decision. */
const LOOK_BACK = 100;

export class SearchBot implements Bot {
  readonly level: string;
  memory: Memory | undefined;
  readonly #strength: Strength;
  readonly #rng: Rng;
  #tree: Tree | undefined;
  #search: Search | undefined;
  /** Position at the tree's root, and the moves from there on. */
  #side: Side = 0;
  #root: GameState | undefined;
  #played: Action[] = [];

  constructor(level: string, strength: Strength, rng: Rng) {
    this.level = level;
    this.#strength = strength;
    this.#rng = rng;
  }

  choose(game: Game, view: GameState, side: Side, budget?: Budget): Action {
    return this.rateActions(game, view, side, budget)[0].action;
  }

  rateActions(
    game: Game,
    view: GameState,
    side: Side,
    budget: Budget = {},
  ): readonly RatedAction[] {
    const only = onlyOption(game, view);
    if (only !== undefined) {
      this.#played.push(only);
      return [{ action: only, value: 0, share: 1 }];
    }
    const search = this.#resume(game, view, side);
    this.#run(search, recall(this.memory, game, view, side, this.#strength.turn), budget);
    const found = search.ratedActions();
    this.#played = [found[0].action];
    return found;
  }

  /**
   * Returns the search with its root at this position: in the old tree if it contains the position, else in a new one.
   */
  #resume(game: Game, view: GameState, side: Side): Search {
    if (this.#search?.game !== game) {
      this.#tree ??= new Tree(NODES, EDGES);
      this.#search = new Search(game, this.#strength.style, this.#rng, this.#tree);
      this.#root = undefined;
    }
    const search = this.#search;
    const keep = side === this.#side && !search.hidden && !isCrowded(search.tree);
    const node =
      keep && this.#root ? new Finder(search, view, side, this.#played).find(this.#root) : NO_NODE;
    if (node === NO_NODE) search.begin(view, side);
    else search.moveTo(node, view);
    this.#side = side;
    this.#root = (this.#root ?? game.create()).copyFrom(view);
    return search;
  }

  #run(search: Search, memory: Memory, budget: Budget): void {
    if (budget.iterations !== undefined) {
      for (let i = 0; i < budget.iterations; i++) search.iterate();
      return;
    }
    const { now } = budget;
    const begun = now?.() ?? 0;
    const first = search.positions;
    this.#think(search, memory, budget, begun);
    this.memory = spend(memory, search.positions - first, (now?.() ?? 0) - begun);
  }

  #think(search: Search, memory: Memory, budget: Budget, begun: number): void {
    const { strength, now } = { strength: this.#strength, now: budget.now };
    const usual = strength.positions * budgetFactorOf(search.game, strength.turn);
    const positions = Math.min(usual, Math.max(LEAST_POSITIONS, PART * memory.positions));
    const time = Math.min(strength.milliseconds, PART * memory.milliseconds);
    const end = begun + Math.min(time, budget.milliseconds ?? time);
    const known = search.tree.visits[search.root];
    const first = search.positions;
    let done = 0;
    let spent = 0;
    // Results that are known already count as much as recomputing them would cost.
    while (spent < LEAST_SHARE * positions || spent * (1 + known / done) < positions) {
      search.iterate();
      done += 1;
      spent = Math.max(search.positions - first, done);
      if (now !== undefined && now() >= end) break;
    }
  }
}

/** Returns whether a tree is half full; it is then discarded, because the rest would not last for another decision. */
const isCrowded = (tree: Tree): boolean => 2 * tree.nodes > NODES || 2 * tree.edges > EDGES;

/** Finds a position in a tree. The side's own actions are known; those of the others and the dice are not. */
class Finder {
  readonly #search: Search;
  readonly #target: GameState;
  readonly #side: Side;
  readonly #played: readonly Action[];
  #left = LOOK_BACK;

  constructor(search: Search, target: GameState, side: Side, played: readonly Action[]) {
    this.#search = search;
    this.#target = target;
    this.#side = side;
    this.#played = played;
  }

  /** Returns the node of the target, searching from `root`, the position of the tree's root; or `NO_NODE`. */
  find(root: GameState): number {
    return this.#findFrom(root, this.#search.root, 0);
  }

  /** Searches below a node; `played` of the side's own actions have been passed. */
  #findFrom(s: GameState, node: number, played: number): number {
    const { who, first, count, action } = this.#search.tree;
    const own = who[node] === this.#side;
    if (own && played === this.#played.length) return isSame(s, this.#target) ? node : NO_NODE;
    for (let e = first[node]; e < first[node] + count[node]; e++) {
      if (own && action[e] !== this.#played[played]) continue;
      const found = this.#findBehind(s, e, own ? played + 1 : played);
      if (found !== NO_NODE) return found;
    }
    return NO_NODE;
  }

  #findBehind(s: GameState, edge: number, played: number): number {
    const { game, tree } = this.#search;
    const node = tree.child[edge];
    if (node === NO_NODE || this.#left-- <= 0) return NO_NODE;
    const t = s.clone();
    apply(game, t, tree.action[edge]);
    return this.#findFrom(t, node, played);
  }
}

function isSame(a: GameState, b: GameState): boolean {
  for (let i = 0; i < a.ints.length; i++) if (a.ints[i] !== b.ints[i]) return false;
  return true;
}
