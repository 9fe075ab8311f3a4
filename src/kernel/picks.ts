/**
 * Picks: decisions made on a view, one after the other, before they are sent to the table, on the page or at the
 * terminal. Picking stops at dice and at anything that the view does not show.
 */
import { type Action, nounOf, verbOf } from './action.ts';
import { apply, stepOf } from './engine.ts';
import type { Game } from './game.ts';
import { type GameState, UNKNOWN } from './state.ts';
import { isRevealing } from './step.ts';
import { hasSecrets } from './view.ts';

/** An action made on a view only, with the view before it. */
export interface Pick<S extends GameState = GameState> {
  readonly action: Action;
  readonly before: S;
  /** False if the board looks the same afterwards, because the pick only selects something. */
  readonly shows: boolean;
}

/** A pick, and the position after it; undefined if only the table can compute that position. */
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

/** Returns the position after a legal action; undefined if the view does not suffice to compute it. */
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
    // A rule met a hidden value and could not continue: only the table can.
    return undefined;
  }
  return touchesHidden(view, after) ? undefined : after;
}

/** Returns whether an action wrote something that the seat cannot see, so that the result is a guess. */
function touchesHidden(before: GameState, after: GameState): boolean {
  return before.layout.hidden.some((f) => {
    for (let i = f.offset; i < f.offset + f.length; i++)
      if (before.ints[i] === UNKNOWN && after.ints[i] !== UNKNOWN) return true;
    return false;
  });
}

/** Returns whether an action changed nothing on the board except the subject of the next decision. */
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

/** Returns the contents of the board as text to compare, whatever the drawing order of a stack. */
function placesOf<S extends GameState>(game: Game<S>, s: S): string {
  const counters = game.look
    .counters(s)
    .map((c) => [c.unit, c.node, c.side, c.type] as const)
    .sort((a, b) => a[0] - b[0]);
  return JSON.stringify([counters, game.look.markers(s)]);
}
