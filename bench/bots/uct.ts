/**
 * Plain UCT (L. Kocsis, C. Szepesvári, Bandit Based Monte-Carlo Planning, 2006), as a baseline for the bots: a tree
 * over all legal actions, sampled dice, random playouts to the end of the game, and no knowledge of the game except its
 * rules. Hidden information is guessed as the game guesses it for its bots.
 */
import type { Bot } from '../../src/bots/bot.ts';
import { type Action, ActionList } from '../../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { pointsOf } from '../../src/kernel/outcome.ts';
import type { Rng } from '../../src/kernel/random.ts';
import { CHANCE, NOBODY, type Side } from '../../src/kernel/side.ts';
import type { GameState } from '../../src/kernel/state.ts';
import { hidesSomething } from '../../src/kernel/view.ts';

/** Weight of exploration, for results from 0 to 1. */
const CURIOSITY = Math.SQRT2;

/** Results of an action: `points` are those of the side that took it. */
interface Node {
  visits: number;
  points: number;
  readonly next: Map<Action, Node>;
}

const leaf = (): Node => ({ visits: 0, points: 0, next: new Map() });

export class Uct {
  /** Number of playouts since it was created. */
  playouts = 0;
  readonly #game: Game;
  readonly #rng: Rng;
  readonly #below: (n: number) => number;
  readonly #state: GameState;
  readonly #list = new ActionList();

  constructor(game: Game, rng: Rng) {
    this.#game = game;
    this.#rng = rng;
    this.#below = (n) => rng.below(n);
    this.#state = game.create();
  }

  /**
   * Returns the action tried most often until `isOver` returns true, which is called before each playout; a random
   * action without any playout.
   */
  choose(view: GameState, side: Side, isOver: () => boolean): Action {
    const only = legal(this.#game, view, this.#list);
    if (only.length === 1) return only.at(0);
    const root = leaf();
    while (!isOver()) this.#iterate(root, view, side);
    const tried = [...root.next];
    if (tried.length === 0)
      return legal(this.#game, view, this.#list).at(this.#rng.below(only.length));
    return tried.reduce((most, one) => (one[1].visits > most[1].visits ? one : most))[0];
  }

  #iterate(root: Node, view: GameState, side: Side): void {
    const s = this.#state.copyFrom(view);
    if (hidesSomething(view)) this.#game.bot.determinize?.(s, side, this.#rng);
    const path = this.#descend(root, s);
    // A guess in which a side has no legal action is ignored.
    if (path === undefined || !this.#playOut(s)) return;
    this.playouts += 1;
    const outcome = this.#game.outcome(s);
    if (outcome === undefined) throw new Error(`${this.#game.id}: the game is not over`);
    const sides = this.#game.sides.length;
    const points = Array.from({ length: sides }, (_, who) => pointsOf(outcome, who, sides));
    for (const [node, who] of path) {
      node.visits += 1;
      if (who >= 0) node.points += points[who];
    }
  }

  /**
   * Goes down in `s` to the first new node. Returns the nodes on the path with the sides that acted, if all moves can
   * be played.
   */
  #descend(root: Node, s: GameState): [Node, Side][] | undefined {
    const game = this.#game;
    const path: [Node, Side][] = [[root, NOBODY]];
    for (let node = root; ; ) {
      const who = actor(game, s);
      if (who === NOBODY) return path;
      const list = legal(game, s, this.#list);
      if (list.length === 0) return undefined;
      const action =
        who === CHANCE ? drawOutcome(game, s, list, this.#below) : this.#select(node, list);
      apply(game, s, action);
      const known = node.next.get(action);
      const next = known ?? leaf();
      if (known === undefined) node.next.set(action, next);
      path.push([next, who]);
      if (known === undefined && who !== CHANCE) return path;
      node = next;
    }
  }

  /** Returns a random untried action; if all were tried, the one with the highest upper bound (UCB1). */
  #select(node: Node, list: ActionList): Action {
    const fresh = list.toArray().filter((action) => !node.next.has(action));
    if (fresh.length > 0) return fresh[this.#rng.below(fresh.length)];
    const log = Math.log(node.visits);
    let best = list.at(0);
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < list.length; i++) {
      const { points, visits } = node.next.get(list.at(i)) as Node;
      const bound = points / visits + CURIOSITY * Math.sqrt(log / visits);
      if (bound > most) [most, best] = [bound, list.at(i)];
    }
    return best;
  }

  /** Plays on at random; returns false if the game cannot be played to its end. */
  #playOut(s: GameState): boolean {
    const game = this.#game;
    for (let who = actor(game, s); who !== NOBODY; who = actor(game, s)) {
      const list = legal(game, s, this.#list);
      if (list.length === 0) return false;
      const action =
        who === CHANCE
          ? drawOutcome(game, s, list, this.#below)
          : list.at(this.#rng.below(list.length));
      apply(game, s, action);
    }
    return true;
  }
}

/** A seat in which UCT thinks for its share of the turn, by processor time. */
export class UctBot implements Pick<Bot, 'choose'> {
  readonly #uct: Uct;
  readonly #share: () => number;
  readonly #now: () => number;

  /** `share` returns the milliseconds for the next decision. */
  constructor(game: Game, rng: Rng, share: () => number, now: () => number) {
    this.#uct = new Uct(game, rng);
    this.#share = share;
    this.#now = now;
  }

  get playouts(): number {
    return this.#uct.playouts;
  }

  choose(_: Game, view: GameState, side: Side): Action {
    const end = this.#now() + this.#share();
    return this.#uct.choose(view, side, () => this.#now() >= end);
  }
}
