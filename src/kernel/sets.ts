/**
 * Sets that are picked one item at a time. The rules accept the picks of a set in one order only, so that each set can
 * be picked in one way; players need not know that order. This file turns a wanted set into the legal sequence, and
 * recognises the set in a series of picks. It works for any game.
 */
import { type Action, ActionList, nounOf, pack, verbOf } from './action.ts';
import { actor, legal, refusalOf } from './engine.ts';
import type { Game } from './game.ts';
import { msg } from './text/message.ts';
import { foresee, type Pick } from './picks.ts';
import type { Refusal } from './rulebook.ts';
import type { Side } from './side.ts';
import type { GameState } from './state.ts';

/** Maximum number of picks that are added automatically because a wanted pick is not legal without them. */
const MOST_ADDED = 4;
/** Maximum number of positions searched for those additions. */
const SEARCH_LIMIT = 600;

/** Items to pick with one verb, in any order. */
export interface WantedSet {
  readonly verb: number;
  readonly nouns: readonly number[];
  /** Items that must never be added automatically. */
  readonly never?: readonly number[];
}

/** Picks in the order that the rules require, including picks that the rules demanded in addition; or a refusal. */
export type Sequence =
  | { readonly actions: readonly Action[]; readonly added: readonly Action[] }
  | { readonly refusal: Refusal };

/** Picks that the side to act has made one after the other, and the position after them. */
export interface Trail<S extends GameState = GameState> {
  readonly picks: readonly Pick<S>[];
  readonly state: S;
}

/**
 * Finds the sequence that picks a set, starting from a view; returns the refusal if none exists. While a plan is open,
 * it adds up to four picks that the rules demand.
 */
export function sequenceOf<S extends GameState>(
  game: Game<S>,
  view: S,
  { verb, nouns, never = [] }: WantedSet,
): Sequence {
  const wanted = inOrder(nouns).map((noun) => pack(verb, noun));
  const most = game.look.plan?.show(view)?.isOpen ? MOST_ADDED : 0;
  const banned = new Set(never.map((noun) => pack(verb, noun)));
  for (let extra = 0; extra <= most; extra++) {
    const search = { game, side: actor(game, view), verb, wanted, banned, work: 0 };
    const found = fill(search, view, 0, extra);
    if (found) return found;
  }
  return { refusal: whyRefused(game, view, wanted) };
}

const inOrder = (nouns: readonly number[]): number[] => [...new Set(nouns)].sort((a, b) => a - b);

interface Search<S extends GameState> {
  readonly game: Game<S>;
  readonly side: Side;
  readonly verb: number;
  readonly wanted: readonly Action[];
  readonly banned: ReadonlySet<Action>;
  work: number;
}

interface Found {
  readonly actions: readonly Action[];
  readonly added: readonly Action[];
}

/** Plays the wanted actions from index `i` on, with at most `extra` other actions between them. */
function fill<S extends GameState>(
  search: Search<S>,
  view: S | undefined,
  i: number,
  extra: number,
): Found | undefined {
  const { game, side, verb, wanted, banned } = search;
  const next = wanted[i];
  if (next === undefined) return { actions: [], added: [] };
  if (!view || actor(game, view) !== side || search.work++ > SEARCH_LIMIT) return undefined;
  const offered = legal(game, view, new ActionList()).toArray();
  if (offered.includes(next)) {
    const rest = fill(search, foresee(game, view, next), i + 1, extra);
    if (rest) return { ...rest, actions: [next, ...rest.actions] };
  }
  if (extra === 0) return undefined;
  for (const a of offered) {
    if (verbOf(a) !== verb || a >= next || banned.has(a)) continue;
    const rest = fill(search, foresee(game, view, a), i, extra - 1);
    if (rest) return { actions: [a, ...rest.actions], added: [a, ...rest.added] };
  }
  return undefined;
}

/** Returns the refusal of the first wanted action that the rules do not allow. */
function whyRefused<S extends GameState>(
  game: Game<S>,
  view: S,
  wanted: readonly Action[],
): Refusal {
  const side = actor(game, view);
  let now: S | undefined = view;
  for (const action of wanted) {
    if (!now || actor(game, now) !== side) return { rule: '', reason: msg('refusal.complete') };
    const refusal = refusalOf(game, now, action);
    if (refusal) return refusal;
    now = foresee(game, now, action);
  }
  throw new Error('a set that could be played was refused');
}

/**
 * Returns the index of the first pick of the set that is being picked with a verb; `picks.length` if no set is. From
 * that pick on, only later items of the set were legal.
 */
export function startOfSet<S extends GameState>(
  game: Game<S>,
  { picks, state }: Trail<S>,
  verb: number,
): number {
  let start = picks.length;
  for (let i = picks.length - 1; i >= 0; i--) {
    const { action, before, shows } = picks[i];
    const after = picks[i + 1]?.before ?? state;
    const stays = after.step === before.step || !shows;
    if (verbOf(action) !== verb || !stays) break;
    const offered = legal(game, after, new ActionList()).toArray();
    if (offered.some((a) => verbOf(a) === verb && a <= action)) break;
    start = i;
  }
  return start;
}

/** Returns the nouns of the set that is being picked with a verb, in the order of the picks. */
export const nounsOfSet = <S extends GameState>(
  game: Game<S>,
  trail: Trail<S>,
  verb: number,
): number[] => trail.picks.slice(startOfSet(game, trail, verb)).map(({ action }) => nounOf(action));
