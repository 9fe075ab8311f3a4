/**
 * What happened since the last view, one position at a time, so that other people's moves can be
 * watched. Where the page cannot work a position out by itself it jumps to the next one it was sent.
 */
import { apply, refusalOf, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { parseAction } from '../../kernel/notation.ts';
import type { GameState } from '../../kernel/state.ts';
import { hasSecrets } from '../../kernel/view.ts';
import type { Entry } from '../../table/messages.ts';

/** A position to show and the entries that led to it from the one before. */
export interface Frame {
  readonly state: GameState;
  readonly entries: readonly Entry[];
}

/** Positions from `from` (not included) to `to` (the last one). */
export function framesBetween(
  game: Game,
  from: GameState,
  entries: readonly Entry[],
  to: GameState,
): Frame[] {
  const jump = [{ state: to, entries }];
  if (hasSecrets(to) || entries.length < 2) return jump;
  const frames: Frame[] = [];
  let state = from;
  for (const entry of entries) {
    const next = stepOver(game, state, entry);
    if (!next) return jump;
    state = next;
    frames.push({ state, entries: [entry] });
  }
  return state.ints.every((v, i) => v === to.ints[i]) ? frames : jump;
}

/** The position after an entry, if its text and the position before suffice to tell. */
function stepOver(game: Game, before: GameState, entry: Entry): GameState | undefined {
  if (entry.kind !== 'action' && entry.kind !== 'die') return undefined;
  try {
    const action = parseAction(game, entry.text);
    if (refusalOf(game, before, action)) return undefined;
    const after = before.clone();
    apply(game, after, action);
    return after;
  } catch {
    // Text of a newer version of the rules than the page has: the sent position is shown instead.
    return undefined;
  }
}

/**
 * All positions of a record from the set-up (index 0) on, index = seq; undefined if the game hides
 * something, for then only the table can tell what stood where.
 */
export function positionsOf(game: Game, entries: readonly Entry[]): GameState[] | undefined {
  const positions = [start(game)];
  if (hasSecrets(positions[0] as GameState)) return undefined;
  for (const entry of entries) {
    const before = positions.at(-1) as GameState;
    const after =
      entry.kind === 'undo'
        ? positions[Number(entry.text)]
        : entry.kind === 'resign' || entry.kind === 'seat'
          ? before
          : stepOver(game, before, entry);
    if (!after) return undefined;
    positions.push(after);
  }
  return positions;
}

/** How long a position stays before the next, in milliseconds at normal pace. */
export function paceOf(game: Game, before: GameState, frame: Frame): number {
  if (frame.entries.some((e) => e.kind === 'die')) return 900;
  const face = (s: GameState) => JSON.stringify([game.look.counters(s), game.look.markers(s)]);
  if (face(before) !== face(frame.state)) return 480;
  return frame.entries.some((e) => e.events.length > 0) ? 300 : 0;
}
