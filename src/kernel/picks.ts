/**
 * Decisions made on a view before the table hears of them, one after the other: at the page, or at the
 * terminal. Nothing is stepped through that a die decides, or that the view does not show.
 */
import { type Action, nounOf, verbOf } from './action.ts';
import { apply, stepOf } from './engine.ts';
import type { Game } from './game.ts';
import { type GameState, UNKNOWN } from './state.ts';
import { isRevealing } from './step.ts';
import { hasSecrets } from './view.ts';

/** An action made on a view only, with the position before it. */
export interface Pick<S extends GameState = GameState> {
  readonly action: Action;
  readonly before: S;
  /** False if the board looks the same afterwards: something is only selected. */
  readonly shows: boolean;
}

/** A pick, and the position after it; undefined if only the table can tell that. */
export interface PickResult<S extends GameState = GameState> {
  readonly pick: Pick<S>;
  readonly after: S | undefined;
}

/** Picks a legal action on the view of the side that is to act. */
export function pickOn<S extends GameState>(game: Game<S>, view: S, action: Action): PickResult<S> {
  const after = foresee(game, view, action);
  const shows = after !== undefined && !isSelection(game, view, after, action);
  return { pick: { action, before: view, shows }, after };
}

/** The position after a legal action, or undefined if the view does not suffice to tell. */
export function foresee<S extends GameState>(
  game: Game<S>,
  view: S,
  action: Action,
): S | undefined {
  if (isRevealing(stepOf(game, view), action)) return undefined;
  const after = view.clone();
  if (!hasSecrets(view)) {
    apply(game, after, action);
    return after;
  }
  try {
    apply(game, after, action);
  } catch {
    // A rule met a hidden value and could not go on: only the table can.
    return undefined;
  }
  return touchesHidden(view, after) ? undefined : after;
}

/** True if something the seat cannot see was written, so that the result is a guess. */
function touchesHidden(before: GameState, after: GameState): boolean {
  return before.layout.hidden.some((f) => {
    for (let i = f.offset; i < f.offset + f.length; i++)
      if (before.ints[i] === UNKNOWN && after.ints[i] !== UNKNOWN) return true;
    return false;
  });
}

/** True if an action has changed nothing on the board but what the next decision is about. */
function isSelection<S extends GameState>(
  game: Game<S>,
  before: S,
  after: S,
  action: Action,
): boolean {
  if (placesOf(game, before) !== placesOf(game, after)) return false;
  const { unit, node } = game.look.focus(after);
  const kind = game.verbs.list[verbOf(action)]?.noun;
  if (kind === 'unit' && unit === nounOf(action)) return true;
  if (kind === 'node' && node === nounOf(action)) return true;
  return JSON.stringify(game.look.counters(before)) === JSON.stringify(game.look.counters(after));
}

/** Contents of the board, as text to compare; in which order a stack is drawn does not matter. */
function placesOf<S extends GameState>(game: Game<S>, s: S): string {
  const counters = game.look
    .counters(s)
    .map((c) => [c.unit, c.node, c.side, c.type] as const)
    .sort((a, b) => a[0] - b[0]);
  return JSON.stringify([counters, game.look.markers(s)]);
}
