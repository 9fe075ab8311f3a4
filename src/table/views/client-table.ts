/** A client's copy of a table: sent whole once, then updated by changes. */
import type { Changes, TableView, ViewedEntry } from '../messages/messages.ts';
import { applyPatches } from './patches.ts';

/** Latest entries, and the view before the first of them, so that each can be shown. */
interface Steps {
  readonly from: number;
  readonly ints: readonly number[];
  readonly entries: readonly ViewedEntry[];
}

/** Copy of a table that a client keeps for its seat. */
export interface ClientTable extends TableView {
  /** Changes of the last entries; absent if the whole table has been sent since. */
  readonly last?: Steps;
}

/** Returns a client's table after changes; undefined if there is a gap between them: then request the whole table. */
export function withChanges(
  held: ClientTable | undefined,
  { seq, entries, status }: Changes,
): ClientTable | undefined {
  if (!held || held.seq !== seq - entries.length) return undefined;
  if (entries.length === 0) return { ...held, ...status };
  const ints = [...held.ints];
  for (const { patches } of entries) applyPatches(ints, patches);
  return {
    ...held,
    ...status,
    seq,
    ints,
    entries: [...held.entries, ...entries],
    last: { from: held.seq, ints: held.ints, entries },
  };
}
