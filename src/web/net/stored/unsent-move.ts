/**
 * A move made without a connection. It is stored in this browser, and sent when the table can be reached again, even by
 * another page.
 */
import type { Entry } from '../../../table/messages/messages.ts';
import { readStored, removeStored, writeStored } from '../../ui/settings.ts';

/** Actions of a side, with the length of the record when they were made. */
export interface WaitingMove {
  readonly side: number;
  readonly seq: number;
  readonly texts: readonly string[];
}

const keyOf = (table: string, side: number): string => `countermarch.waiting.${table}.${side}`;

export const saveUnsentMove = (table: string, move: WaitingMove): void =>
  void writeStored(keyOf(table, move.side), move);

export const clearUnsentMove = (table: string, side: number): void =>
  removeStored(keyOf(table, side));

export const loadUnsentMove = (table: string, side: number): WaitingMove | undefined =>
  readStored<WaitingMove>(keyOf(table, side));

/** Returns whether a waiting move has reached the table, that is, whether the record contains its actions. */
export function hasArrived(
  entries: readonly Pick<Entry, 'seq' | 'side' | 'text'>[],
  { seq, side, texts }: WaitingMove,
): boolean {
  const own = entries.filter((entry) => entry.seq > seq && entry.side === side);
  return texts.length > 0 && texts.every((text, i) => own[i]?.text === text);
}
