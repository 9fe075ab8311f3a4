/** A chapter from a played game: its moves and dice are the main line. */
import { start } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { CHANCE } from '../kernel/side.ts';
import { activeEntries } from '../table/history.ts';
import type { RecordEntry } from '../table/record/record.ts';
import { parseRulesMark } from '../table/record/rules-mark.ts';
import { nodeId } from './node-id.ts';
import { MOST_NODES, type StudyOperation } from './operations.ts';
import { chapterFrom } from './root.ts';
import type { ChapterOrigin } from './study.ts';

/** A game, and the chapter that it becomes. */
export interface PlayedGame {
  readonly id: string;
  readonly name: string;
  readonly entries: readonly RecordEntry[];
  /** The table or record with the entries; `entry` counts from 1. */
  readonly origin: (entry: number) => ChapterOrigin;
  readonly bundle?: string | undefined;
}

/**
 * Returns the operations that make a chapter of a game that is over or has no hidden information: the chapter shows
 * everything. Undos, seats and clocks are not nodes. If the record contains a stored position, the chapter begins with
 * it. If the game is longer than a chapter may be, the last moves are left out.
 */
export function chapterOfGame(game: Game, played: PlayedGame): StudyOperation[] {
  const { id, name, entries, origin, bundle } = played;
  const line = activeEntries(entries);
  const standing = entries.filter(({ seq }) => line.has(seq));
  const first = standing.findLastIndex((entry) => positionIn(entry) !== undefined);
  const state = start(game);
  const given = standing[first] && positionIn(standing[first]);
  // A stored position of another layout is ignored: its moves are crossed out.
  if (given?.length === state.ints.length) state.ints.set(given);
  const from = origin(standing[first]?.seq ?? 0);
  const operations = [chapterFrom(game, { id, name, state, as: 'all', from, bundle })];
  let up = id;
  for (const { kind, side, text } of standing.slice(first + 1)) {
    if (kind !== 'action' && kind !== 'die') continue;
    if (operations.length > MOST_NODES) break;
    const who = side === CHANCE ? undefined : game.sides[side]?.id;
    const node = nodeId({ up, side: who, text });
    const by = who === undefined ? { by: 'lot' as const } : { side: who };
    operations.push({ op: 'node', id: node, up, do: text, ...by });
    up = node;
  }
  return operations;
}

/** The stored position in an entry. */
const positionIn = ({ kind, text }: RecordEntry): Int16Array | undefined =>
  kind === 'rules' ? parseRulesMark(text)?.ints : undefined;
