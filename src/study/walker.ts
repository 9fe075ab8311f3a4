/**
 * Walks the tree of a chapter under the rules of its game: the legal moves at a node, their results, and the values of
 * positions. Everything follows from the chapter alone, so from what its viewpoint sees.
 */
import { sideValuesOf } from '../bots/review.ts';
import { type Action, ActionList } from '../kernel/action.ts';
import { actor, apply, drawOutcome, legal, refusalOf } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import type { ShownOdds } from '../kernel/odds/samples.ts';
import { gameForBots, isFromBundle, stateForBots } from '../kernel/play/through-play.ts';
import type { Rng } from '../kernel/random.ts';
import type { Refusal } from '../kernel/rulebook.ts';
import { InputError } from '../kernel/setup/setup.ts';
import { CHANCE, NOBODY, type Side } from '../kernel/side.ts';
import { type GameState, hashState } from '../kernel/state.ts';
import { type LocalizedText, msg } from '../kernel/text/message.ts';
import { formatAction, parseAction } from '../kernel/text/notation.ts';
import { nodeId } from './node-id.ts';
import { nodeOdds, type OddsEffort } from './node-odds.ts';
import type { StudyOperation } from './operations.ts';
import { type OutcomeGroup, outcomeGroups } from './outcomes.ts';
import { drawGuess, rootOf, unknownsOf, type Viewpoint, viewpointOf, withGuess } from './root.ts';
import { type StudyChapter, type StudyNode, shownNodes } from './study.ts';

/** Number of cached positions, so that neighbouring nodes are found quickly. */
const MOST_STATES = 512;
/** Last digit of the node ids whose positions stay cached: about one of 32, because ids are random. */
const ANCHOR = '0';

/** A node that the rules do not lead to, with the reason. The tree shows it crossed out. */
export interface IllegalNode {
  readonly why: LocalizedText;
  /** Rule that forbids the move, if one does. */
  readonly rule?: string;
  /** The illegal node: this one, or one above it. */
  readonly at: string;
}

/** Answer to a move: the operation that adds it, or why it is not legal. */
export type MoveResult = { readonly operation: AddNode } | { readonly refusal: Refusal };
type AddNode = Extract<StudyOperation, { op: 'node' }>;

export class Walker {
  readonly game: Game;
  readonly chapter: StudyChapter;
  readonly as: Viewpoint;
  readonly #root: GameState | { readonly why: LocalizedText };
  readonly #states = new Map<string, GameState>();
  readonly #anchors = new Map<string, GameState>();
  readonly #hashes = new Map<string, string>();
  readonly #groups = new Map<string, OutcomeGroup[]>();

  constructor(game: Game, chapter: StudyChapter) {
    this.game = game;
    this.chapter = chapter;
    this.as = viewpointOf(game, chapter.root);
    this.#root = rootOf(game, chapter.root);
  }

  /** Whether moves need a guess first: something is hidden, and the game can guess. */
  get needsGuess(): boolean {
    return this.guess(1) !== undefined;
  }

  /** Returns guess `n`, from 1; undefined if the chapter needs no guess. */
  guess(n: number): AddNode | undefined {
    const { game, chapter, as } = this;
    const root = this.#root;
    const guess = 'why' in root ? undefined : drawGuess(game, root, as, n);
    if (!guess) return undefined;
    const content = { up: chapter.id, text: '', guess };
    return { op: 'node', id: nodeId(content), up: chapter.id, guess };
  }

  /** Returns the position at a node or at the root (the id of the chapter). It is shared: do not change it. */
  stateAt(id: string): GameState | undefined {
    const found = this.find(id);
    return 'why' in found ? undefined : found;
  }

  /** Returns the position at a node, or why the rules do not lead to it. */
  find(id: string): GameState | IllegalNode {
    const known = this.#known(id);
    if (known) return known;
    if ('why' in this.#root) return { ...this.#root, at: this.chapter.id };
    const path = this.#way(id);
    let s = this.#root;
    for (const node of path) {
      const kept = this.#known(node.id);
      if (kept) {
        s = kept;
        continue;
      }
      const next = this.#after(s, node);
      if ('why' in next) return { ...next, at: node.id };
      s = next;
      this.#keep(node.id, s);
      if (node.id.endsWith(ANCHOR)) this.#anchors.set(node.id, s);
    }
    return s;
  }

  /** Returns the nodes down to a given one, from the nearest one above it whose position is cached. */
  #way(id: string): StudyNode[] {
    const { nodes } = this.chapter;
    const way: StudyNode[] = [];
    for (let node = nodes.get(id); node; node = nodes.get(node.up)) {
      way.push(node);
      if (this.#known(node.id)) break;
    }
    return way.reverse();
  }

  #known(id: string): GameState | undefined {
    return this.#states.get(id) ?? this.#anchors.get(id);
  }

  #keep(id: string, s: GameState): void {
    const [oldest] = this.#states.keys();
    if (this.#states.size >= MOST_STATES && oldest !== undefined) this.#states.delete(oldest);
    this.#states.set(id, s);
  }

  #after(s: GameState, node: StudyNode): GameState | Omit<IllegalNode, 'at'> {
    if (node.guess) return withGuess(s, node.guess) ?? { why: msg('study.guess') };
    const { game } = this;
    const who = game.sides[actor(game, s)]?.id;
    if (node.side !== who) return { why: msg('study.actor') };
    try {
      const action = parseAction(game, node.text);
      const refusal = this.#refusal(s, action);
      if (refusal) return { why: refusal.reason, rule: refusal.rule };
      const next = s.clone();
      apply(game, next, action);
      return next;
    } catch (error) {
      if (error instanceof InputError) return { why: error.text };
      // A rule has read a hidden value that the game cannot guess.
      if (unknownsOf(s).length > 0) return { why: msg('study.hidden') };
      throw error;
    }
  }

  /** Returns why an action is not legal, for a side or as an outcome of Chance. */
  #refusal(s: GameState, action: Action): Refusal | undefined {
    if (actor(this.game, s) !== CHANCE) return refusalOf(this.game, s, action);
    const isOutcome = legal(this.game, s, new ActionList()).has(action);
    return isOutcome ? undefined : { rule: '', reason: msg('study.outcome') };
  }

  /** Returns the side to act at a node, `CHANCE`, or `NOBODY` at the end and where a node is crossed out. */
  actorAt(id: string): Side {
    const s = this.stateAt(id);
    return s ? actor(this.game, s) : NOBODY;
  }

  /**
   * Returns the legal actions at a node, or outcomes of Chance, as notation in the order of the rules; empty where they
   * depend on something hidden that the game cannot guess.
   */
  legalAt(id: string): string[] {
    const s = this.stateAt(id);
    const list = s && this.#legal(s)?.toArray();
    return (list ?? []).map((action) => formatAction(this.game, action));
  }

  #legal(s: GameState): ActionList | undefined {
    if (actor(this.game, s) === NOBODY) return undefined;
    try {
      return legal(this.game, s, new ActionList());
    } catch (error) {
      if (unknownsOf(s).length > 0) return undefined;
      throw error;
    }
  }

  /** Returns the operation that adds a move of the side to act, or an outcome of Chance, below a node. */
  move(id: string, text: string, by: 'lot' | 'chosen' = 'chosen'): MoveResult {
    const who = this.actorAt(id);
    const side = this.game.sides[who]?.id;
    const content = { up: id, text, ...(side !== undefined && { side }) };
    const node = { id: nodeId(content), ...content };
    const s = this.find(id);
    if ('why' in s) return { refusal: { rule: s.rule ?? '', reason: s.why } };
    const next = this.#after(s, node);
    if ('why' in next) return { refusal: { rule: next.rule ?? '', reason: next.why } };
    this.#keep(node.id, next);
    const { text: notation, ...rest } = node;
    return {
      operation: { op: 'node', ...rest, do: notation, ...(who === CHANCE && { by }) },
    };
  }

  /** Returns the operation that adds a random outcome below a node at which Chance decides. */
  lot(id: string, rng: Rng): MoveResult {
    const s = this.stateAt(id);
    if (!s || actor(this.game, s) !== CHANCE)
      return { refusal: { rule: '', reason: msg('study.outcome') } };
    const list = this.#legal(s);
    if (!list?.length) return { refusal: { rule: '', reason: msg('study.hidden') } };
    const action = drawOutcome(this.game, s, list, (n) => rng.below(n));
    return this.move(id, formatAction(this.game, action), 'lot');
  }

  /** Returns the groups of outcomes at a node; empty unless Chance decides there. */
  outcomesAt(id: string): OutcomeGroup[] {
    const s = this.stateAt(id);
    const isKnown = s && actor(this.game, s) === CHANCE && this.#legal(s)?.length;
    if (!isKnown) return [];
    const groups = this.#groups.get(id) ?? outcomeGroups(this.game, s);
    this.#groups.set(id, groups);
    return groups;
  }

  /** Returns the odds of a legal action at a node, exact or from random rolls; undefined if it rolls no dice. */
  oddsAt(id: string, text: string, effort?: OddsEffort): ShownOdds | undefined {
    const s = this.stateAt(id);
    if (!s) return undefined;
    const [game, state] = [gameForBots(this.game), stateForBots(this.game, s)];
    return nodeOdds(game, state, parseAction(game, text), effort);
  }

  /**
   * Returns the static value of a node to each side, from -1 lost to 1 won; undefined where it is crossed out, and for
   * the rules of a bundle, whose evaluation is not part of its interface.
   */
  valueAt(id: string): readonly number[] | undefined {
    const { game } = this;
    const s = this.stateAt(id);
    if (!s || isFromBundle(game)) return undefined;
    return sideValuesOf(gameForBots(game), stateForBots(game, s));
  }

  /** Returns the label of a node's move, as the position above it gives it; its notation where it is crossed out. */
  labelOf({ up, text, guess }: StudyNode): LocalizedText {
    const s = guess ? undefined : this.stateAt(up);
    return s ? this.#label(s, text) : text;
  }

  #label(s: GameState, text: string): LocalizedText {
    try {
      return this.game.look.actionLabel(s, parseAction(this.game, text));
    } catch (error) {
      if (error instanceof InputError) return text;
      throw error;
    }
  }

  /** Returns the labels of successive legal moves below a node, which need not be in the tree. */
  labelsAlong(id: string, texts: readonly string[]): LocalizedText[] {
    const s = this.stateAt(id)?.clone();
    return texts.map((text) => {
      if (!s) return text;
      const label = this.#label(s, text);
      apply(this.game, s, parseAction(this.game, text));
      return label;
    });
  }

  /** Returns the other shown nodes with the same position, in the order of the tree. */
  alsoReachedBy(id: string): StudyNode[] {
    const hash = this.hashAt(id);
    if (hash === undefined) return [];
    return shownNodes(this.chapter).filter(
      (node) => node.id !== id && this.hashAt(node.id) === hash,
    );
  }

  /** Returns the hash of the position at a node; nodes with equal hashes have equal positions. */
  hashAt(id: string): string | undefined {
    const known = this.#hashes.get(id);
    if (known !== undefined) return known;
    const s = this.stateAt(id);
    if (!s) return undefined;
    const hash = hashState(s);
    this.#hashes.set(id, hash);
    return hash;
  }
}

/** Replays each line of a chapter, and returns the shown nodes that are crossed out, by id. */
export function checkChapter(game: Game, chapter: StudyChapter): Map<string, IllegalNode> {
  const walker = new Walker(game, chapter);
  const found = new Map<string, IllegalNode>();
  for (const { id, up } of shownNodes(chapter)) {
    const above = found.get(up);
    const reached = above ?? walker.find(id);
    if ('why' in reached) found.set(id, reached);
  }
  return found;
}
