/**
 * Playback of the moves since the last view, one position at a time, so that a player can follow the moves of others.
 * Each entry comes with its change of the view, so that the page need not calculate positions and needs no hidden
 * values.
 */
import { goesBackTo, isMetaEntry } from '../../table/record/meta-entries.ts';
import { apply, refusalOf, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import type { GameState } from '../../kernel/state.ts';
import { hasSecrets } from '../../kernel/view.ts';
import type { ClientTable } from '../../table/views/client-table.ts';
import type { Entry } from '../../table/messages/messages.ts';
import { applyPatches } from '../../table/views/patches.ts';
import { stateFrom } from './session.ts';

/** A position to show, and the entries that led to it from the previous one. */
export interface PlaybackFrame {
  readonly state: GameState;
  readonly entries: readonly Entry[];
}

/**
 * Returns the positions after entry `known`, up to `to`, which is the last. If the whole table was sent again, returns
 * `to` alone.
 */
export function framesSince(
  game: Game,
  known: number,
  { entries, last }: Pick<ClientTable, 'entries' | 'last'>,
  to: GameState,
): PlaybackFrame[] {
  if (!last || last.from > known)
    return [{ state: to, entries: entries.filter(({ seq }) => seq > known) }];
  const ints = [...last.ints];
  const frames = last.entries.map((entry) => {
    applyPatches(ints, entry.patches);
    return { state: stateFrom(game, ints), entries: [entry] };
  });
  return frames.slice(known - last.from);
}

/**
 * Returns the position after an entry; undefined if it does not follow from the entry's text and the position before.
 */
function stepOver(game: Game, before: GameState, entry: Entry): GameState | undefined {
  if (entry.kind !== 'action' && entry.kind !== 'die') return undefined;
  try {
    const action = parseAction(game, entry.text);
    if (refusalOf(game, before, action)) return undefined;
    const after = before.clone();
    apply(game, after, action);
    return after;
  } catch {
    // The text is of newer rules than the page has: request the position from the table.
    return undefined;
  }
}

/**
 * Returns all positions of a record from the set-up (index 0) on, with index = seq. Undefined if the game has secrets,
 * because only the table knows those positions. `known`: the positions already known, from the first on.
 */
export function positionsOf(
  game: Game,
  entries: readonly Entry[],
  known: readonly GameState[] = [],
): GameState[] | undefined {
  const first = known[0] ?? start(game);
  if (hasSecrets(first)) return undefined;
  const positions = [first, ...known.slice(1)];
  let before = positions.at(-1) ?? first;
  for (const entry of entries.slice(positions.length - 1)) {
    const target = goesBackTo(entry);
    const after =
      target !== undefined
        ? positions[target]
        : ['resign', 'accord', 'close'].includes(entry.kind) || isMetaEntry(entry)
          ? before
          : stepOver(game, before, entry);
    if (!after) return undefined;
    positions.push(after);
    before = after;
  }
  return positions;
}

/** Whether a seat can see an entry; secret dice without events are invisible. */
export const isSeen = ({ text, events }: Entry): boolean => text !== '' || events.length > 0;

/** Returns how long a position stays before the next, in milliseconds at normal speed. */
export function paceOf(game: Game, before: GameState, frame: PlaybackFrame): number {
  if (frame.entries.some((e) => e.kind === 'die' && isSeen(e))) return 900;
  const face = (s: GameState) => JSON.stringify([game.look.counters(s), game.look.markers(s)]);
  if (face(before) !== face(frame.state)) return 480;
  return frame.entries.some((e) => e.events.length > 0) ? 300 : 0;
}
