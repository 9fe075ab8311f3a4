/** Tables as the lobby lists them. */
import type { TableSummary } from '../../table/messages/messages.ts';
import type { TableListing } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { variantIn } from '../store/table-lists.ts';
import { type Outage, upSince } from '../store/uptime.ts';

export const LONGEST_LIST = 50;
const HOUR = 3_600_000;
/** Milliseconds without activity after which a table counts as abandoned: with one person, and with several. */
const LEFT = { alone: HOUR, amongPeople: 72 * HOUR } as const;

/** Returns the tables in play that are not abandoned, the last touched first. */
export async function notLeft(
  store: Store,
  openOnly: boolean,
  now: number,
  most = LONGEST_LIST,
  outages: readonly Outage[] = [],
): Promise<TableSummary[]> {
  const alone = upSince(outages, now, LEFT.alone);
  const amongPeople = upSince(outages, now, LEFT.amongPeople);
  const found = await store.list(most, openOnly, amongPeople);
  return found.filter((table) => !isLeft(table, { alone, amongPeople })).map(summaryOf);
}

/** Whether a table is abandoned; sooner if no other person waits there. */
function isLeft(
  { seats, touched }: TableListing,
  since: Record<keyof typeof LEFT, number>,
): boolean {
  const people = seats.filter(({ kind }) => kind !== 'bot').length;
  return touched < (people > 1 ? since.amongPeople : since.alone);
}

export function summaryOf({
  id,
  header,
  seats,
  seq,
  actor,
  over,
  touched,
  due,
}: TableListing): TableSummary {
  return {
    table: id,
    game: header.game,
    scenario: header.scenario,
    ...variantIn(header),
    sides: header.sides,
    seats: seats.map(({ kind, name }, side) => ({ side, kind, name, connected: kind === 'bot' })),
    seq,
    actor,
    over,
    at: touched,
    ...(header.clock && { clock: header.clock }),
    ...(due > 0 && { due }),
    ...(header.watch !== undefined && { watch: header.watch }),
  };
}
