/** The first position of a chapter, as its viewpoint sees it, and guesses about hidden information. */
import { start } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { gameForBots, stateForBots } from '../kernel/play/through-play.ts';
import { readPositionOf } from '../kernel/position/position.ts';
import { Sfc32 } from '../kernel/random.ts';
import { InputError } from '../kernel/setup/setup.ts';
import { type Side, SPECTATOR } from '../kernel/side.ts';
import { type GameState, hashState, isSameState, UNKNOWN } from '../kernel/state.ts';
import { type LocalizedText, msg } from '../kernel/text/message.ts';
import { viewOf } from '../kernel/view.ts';
import { layoutName } from '../table/record/rules-mark.ts';
import type { StudyOperation } from './operations.ts';
import type { ChapterOrigin, ChapterRoot } from './study.ts';

/** Viewpoint of a chapter: a side, `SPECTATOR`, or `all`, which sees everything. */
export type Viewpoint = Side | 'all';

/** The first position of a chapter, and its game. */
export interface ChapterStart {
  readonly id: string;
  readonly name: string;
  /** A state or a view. Only what the viewpoint sees of it is used. */
  readonly state: GameState;
  readonly as: Viewpoint;
  readonly from?: ChapterOrigin | undefined;
  /** Hash of the bundle of the game's rules, if they are not those of this program. */
  readonly bundle?: string | undefined;
}

/** Returns the part of a position that a viewpoint sees. Every chapter begins with it, whatever its caller knows. */
export const seenAs = (game: Game, s: GameState, as: Viewpoint): GameState =>
  as === 'all' ? s.clone() : viewOf(game, s, as);

/** Returns the operation that adds a chapter. It contains nothing that its viewpoint does not see. */
export function chapterFrom(game: Game, begin: ChapterStart): StudyOperation {
  const { id, name, as, from, bundle } = begin;
  const state = [...seenAs(game, begin.state, as).ints];
  const { scenario, options, variant, document } = game.setup;
  return {
    op: 'chapter',
    id,
    name,
    game: game.id,
    setup: {
      scenario,
      options: { ...options },
      ...(variant && { variant }),
      ...(document !== undefined && { document }),
    },
    rules: game.version,
    layout: layoutName(game),
    ...(bundle !== undefined && { bundle }),
    ...(from && { from }),
    state,
    as: nameOfViewpoint(game, as),
  };
}

const nameOfViewpoint = (game: Game, as: Viewpoint): string =>
  as === 'all' ? as : (game.sides[as]?.id ?? 'spectator');

/** Returns the viewpoint of a chapter. */
export function viewpointOf(game: Game, { as }: Pick<ChapterRoot, 'as'>): Viewpoint {
  if (as === 'all') return as;
  const side = game.sides.findIndex(({ id }) => id === as);
  return side < 0 ? SPECTATOR : side;
}

/**
 * Returns the first position of a chapter as its viewpoint sees it, or why it cannot be found: the layout of positions
 * has changed, or the position file is wrong.
 */
export function rootOf(game: Game, root: ChapterRoot): GameState | { readonly why: LocalizedText } {
  const as = viewpointOf(game, root);
  const { state, from, layout } = root;
  if (state && layout === layoutName(game)) {
    const s = game.create();
    if (state.length !== s.ints.length) return { why: msg('study.layout') };
    s.ints.set(state);
    return s;
  }
  if (!from) return seenAs(game, start(game), as);
  if (!('position' in from)) return { why: msg('study.layout') };
  try {
    return seenAs(game, readPositionOf(game, from.position), as);
  } catch (error) {
    if (error instanceof InputError) return { why: error.text };
    throw error;
  }
}

/** Indices of integers that a view hides. */
export function unknownsOf({ ints }: GameState): number[] {
  const found: number[] = [];
  for (const [i, value] of ints.entries()) if (value === UNKNOWN) found.push(i);
  return found;
}

/**
 * Returns guess `n` (from 1) about the hidden integers of a root, in order. Equal views and numbers give equal guesses:
 * the random numbers come from the view. Returns undefined if nothing is hidden, or if the game cannot guess for this
 * viewpoint.
 */
export function drawGuess(
  game: Game,
  root: GameState,
  as: Viewpoint,
  n: number,
): number[] | undefined {
  const unknown = unknownsOf(root);
  const { bot } = gameForBots(game);
  if (as === 'all' || unknown.length === 0 || !bot.determinize) return undefined;
  const guess = root.clone();
  try {
    const drawn = stateForBots(game, guess);
    bot.determinize(drawn, as, new Sfc32(`guess ${n} ${hashState(root)}`));
    guess.ints.set(drawn.ints);
    game.check(guess);
  } catch {
    return undefined;
  }
  if (!isSameState(viewOf(game, guess, as), root)) return undefined;
  return unknown.map((i) => guess.ints[i] ?? UNKNOWN);
}

/** Returns the root with a guess in place of the hidden integers; undefined if the guess does not fit. */
export function withGuess(root: GameState, guess: readonly number[]): GameState | undefined {
  const unknown = unknownsOf(root);
  if (unknown.length !== guess.length) return undefined;
  const s = root.clone();
  for (const [k, i] of unknown.entries()) s.ints[i] = guess[k] ?? UNKNOWN;
  return s;
}
