/** Whether a bot is to act at a table. */
import type { Table } from '../../table/table.ts';
import type { Seat } from '../../table/table-parts.ts';

/** Data for sending. */
interface AttendedTable {
  readonly table: Table;
  /** A person has been at the table. */
  readonly attended: boolean;
}

/**
 * The bot that is to act, if one is and may. A fresh game waits for the first person, so that the
 * seal of the dice is seen before they are rolled.
 */
export function botToAct({ table, attended }: AttendedTable): Seat | undefined {
  const seat = table.sitter(table.actor);
  if (seat.kind !== 'bot') return undefined;
  const fresh = table.entries.every(({ kind }) => kind === 'die' || kind === 'beacon');
  const awaited = fresh && hasPeople(table);
  return awaited && !attended ? undefined : seat;
}

/** Whether people sit there, who wait for the bots. */
export const hasPeople = (table: Table): boolean => table.seats.some(({ kind }) => kind !== 'bot');

/** The same as the store keeps it: 1 where only bots sit, 2 among people. */
export function botDue(session: AttendedTable): 0 | 1 | 2 {
  if (botToAct(session) === undefined) return 0;
  return hasPeople(session.table) ? 2 : 1;
}
