/**
 * Lines of play for when one is away, as far as the kernel can judge on what one sees: what the others may play, and
 * what oneself may play then. Knows no game.
 */
import { type Action, ActionList, verbOf } from '../../kernel/action.ts';
import { actor, apply, legal, stepOf } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction } from '../../kernel/text/notation.ts';
import { CHANCE, type Side } from '../../kernel/side.ts';
import { type GameState, hashState } from '../../kernel/state.ts';
import type { Ply } from '../../table/seats/orders.ts';

/** An action that may come, where it is legal. */
export interface Ahead {
  readonly action: Action;
  readonly before: GameState;
}

/** A line in the making: what is in it, and the position that it leads to. */
export interface DraftLine {
  readonly plies: readonly Ply[];
  readonly state: GameState;
}

/** Actions that are tried for one list: some milliseconds. */
const MOST = 400;

/** Visible actions of others now: a line may wait for one. */
export function replies(game: Game, s: GameState, side: Side): Ahead[] {
  const who = actor(game, s);
  return who < 0 || who === side || stepOf(game, s).secret ? [] : ways(game, s);
}

/** Next possible actions of the player, in the order of the rules, whatever the others do, or the dice. */
export function answers(game: Game, s: GameState, side: Side): Ahead[] {
  const found = new Map<Action, Ahead>();
  for (const at of decisions(game, s, side))
    for (const way of ways(game, at)) if (!found.has(way.action)) found.set(way.action, way);
  return [...found.values()].sort((a, b) => a.action - b.action);
}

/** The line with one more action; undefined if what it leads to cannot be told from what one sees. */
export function longer(
  game: Game,
  { plies }: DraftLine,
  own: boolean,
  way: Ahead,
): DraftLine | undefined {
  const state = after(game, way);
  return state && { plies: [...plies, { own, text: formatAction(game, way.action) }], state };
}

/**
 * Actions of a line, as far as they are legal in the current view; of the others only their notation
 * is known.
 */
export function waysOf(
  game: Game,
  s: GameState,
  side: Side,
  plies: readonly Ply[],
): (Ahead | undefined)[] {
  let state: GameState | undefined = s;
  return plies.map(({ own, text }) => {
    const open: Ahead[] = state ? (own ? answers : replies)(game, state, side) : [];
    const way = open.find(({ action }) => formatAction(game, action) === text);
    state = way && after(game, way);
    return way;
  });
}

/** One's own next decisions as they may come: first the one that comes if the others do nothing. */
function decisions(game: Game, s: GameState, side: Side): GameState[] {
  const found: GameState[] = [];
  const seen = new Set<string>();
  const open = [s];
  for (let tried = 0, next = open.shift(); next; next = open.shift()) {
    if (isNew(seen, next) && actor(game, next) === side) found.push(next);
    else if (actor(game, next) !== side)
      for (const way of idleFirst(game, ways(game, next))) {
        if (tried++ >= MOST) return found;
        const state = after(game, way);
        // The moves of a player without input are followed at once: their turn may be long.
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

const isIdle = ({ bot }: Game, action: Action): boolean =>
  bot.idle?.includes(verbOf(action)) ?? false;

const idleFirst = (game: Game, all: readonly Ahead[]): Ahead[] =>
  all.toSorted((a, b) => Number(isIdle(game, b.action)) - Number(isIdle(game, a.action)));

/** The position behind an action; undefined if it needs what one does not see. */
function after(game: Game, { before, action }: Ahead): GameState | undefined {
  const state = before.clone();
  try {
    apply(game, state, action);
    return state;
  } catch {
    return undefined;
  }
}

/** All that is legal now, for a side or as dice. */
const ways = (game: Game, before: GameState): Ahead[] =>
  actor(game, before) < CHANCE
    ? []
    : legal(game, before, new ActionList())
        .toArray()
        .map((action) => ({ action, before }));
