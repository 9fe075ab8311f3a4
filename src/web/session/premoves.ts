/**
 * Conditional moves, as far as the kernel can judge from the player's view: possible moves of the others, and the
 * player's possible answers. Works for any game.
 */
import { type Action, ActionList, verbOf } from '../../kernel/action.ts';
import { actor, apply, legal, stepOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { gameForBots } from '../../kernel/play/through-play.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { CHANCE, type Side } from '../../kernel/side.ts';
import { type GameState, hashState } from '../../kernel/state.ts';
import type { Ply } from '../../table/seats/orders.ts';

/** An action that may be played, with the position in which it is legal. */
export interface PossibleAction {
  readonly action: Action;
  readonly before: GameState;
}

/** A line being entered: its plies, and the position after them. */
export interface DraftLine {
  readonly plies: readonly Ply[];
  readonly state: GameState;
}

/** Maximum number of actions tried for one list; this takes some milliseconds. */
const MOST = 400;

/** Returns the visible actions that another side can take now, for which a line may wait. */
export function replies(game: Game, s: GameState, side: Side): PossibleAction[] {
  const who = actor(game, s);
  return who < 0 || who === side || stepOf(game, s).secret ? [] : actionsAt(game, s);
}

/**
 * Returns the player's possible next actions in the order of the rules, whatever the others do and whatever is rolled.
 */
export function answers(game: Game, s: GameState, side: Side): PossibleAction[] {
  const found = new Map<Action, PossibleAction>();
  for (const at of decisions(game, s, side))
    for (const way of actionsAt(game, at)) if (!found.has(way.action)) found.set(way.action, way);
  return [...found.values()].sort((a, b) => a.action - b.action);
}

/** Returns the line with one more action; undefined if the resulting position depends on hidden values. */
export function withPly(
  game: Game,
  { plies }: DraftLine,
  own: boolean,
  way: PossibleAction,
): DraftLine | undefined {
  const state = after(game, way);
  return state && { plies: [...plies, { own, text: formatAction(game, way.action) }], state };
}

/** Returns the actions of a line, as far as they are legal in the current view; the line stores only their notation. */
export function actionsOfLine(
  game: Game,
  s: GameState,
  side: Side,
  plies: readonly Ply[],
): (PossibleAction | undefined)[] {
  let state: GameState | undefined = s;
  return plies.map(({ own, text }) => {
    const open: PossibleAction[] = state ? (own ? answers : replies)(game, state, side) : [];
    const way = open.find(({ action }) => formatAction(game, action) === text);
    state = way && after(game, way);
    return way;
  });
}

/**
 * Returns the possible positions of the player's next decision, beginning with the one that results if the others pass.
 */
function decisions(game: Game, s: GameState, side: Side): GameState[] {
  const found: GameState[] = [];
  const seen = new Set<string>();
  const open = [s];
  for (let tried = 0, next = open.shift(); next; next = open.shift()) {
    if (isNew(seen, next) && actor(game, next) === side) found.push(next);
    else if (actor(game, next) !== side)
      for (const way of idleFirst(game, actionsAt(game, next))) {
        if (tried++ >= MOST) return found;
        const state = after(game, way);
        // Positions after a pass are followed first, because the turn of a passing player may be long.
        if (state && !seen.has(hashState(state)))
          if (isIdle(game, way.action)) open.unshift(state);
          else open.push(state);
      }
  }
  return found;
}

function isNew(seen: Set<string>, s: GameState): boolean {
  const hash = hashState(s);
  if (seen.has(hash)) return false;
  seen.add(hash);
  return true;
}

const isIdle = (game: Game, action: Action): boolean =>
  gameForBots(game).bot.passVerbs?.includes(verbOf(action)) ?? false;

const idleFirst = (game: Game, all: readonly PossibleAction[]): PossibleAction[] =>
  all.toSorted((a, b) => Number(isIdle(game, b.action)) - Number(isIdle(game, a.action)));

/** Returns the position after an action; undefined if it depends on hidden values. */
function after(game: Game, { before, action }: PossibleAction): GameState | undefined {
  const state = before.clone();
  try {
    apply(game, state, action);
    return state;
  } catch {
    return undefined;
  }
}

/** Returns all legal actions of the side to act, or all results of the dice. */
const actionsAt = (game: Game, before: GameState): PossibleAction[] =>
  actor(game, before) < CHANCE
    ? []
    : legal(game, before, new ActionList())
        .toArray()
        .map((action) => ({ action, before }));
