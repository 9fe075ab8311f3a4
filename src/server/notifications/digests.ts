/** Daily digests: once a day, an account gets a list of the tables where it is to move. */
import { Zone } from '../../table/clock/zone.ts';
import type { Database } from '../store/database.ts';
import { readHeader } from '../store/rows.ts';
import { type StoredChannel, CHANNEL_COLUMNS } from './channels.ts';

/** Time of a digest: an hour of the local time of a zone. */
export interface Daily {
  readonly hour: number;
  readonly zone: string;
}

/** A table where an account is to move. */
export interface WaitingTable {
  readonly table: string;
  readonly game: string;
  readonly side: string;
}

/** Formats the time of a digest for the store; `parseDaily` reads it back. */
export const formatDaily = ({ hour, zone }: Daily): string => `${hour} ${zone}`;

export function parseDaily(text: string): Daily | undefined {
  const [hour, zone] = text.split(' ');
  return hour && zone ? { hour: Number(hour), zone } : undefined;
}

/** Returns the time of the next digest after a moment, in milliseconds since 1970. */
export function nextDigest(after: number, { hour, zone: name }: Daily): number {
  const zone = new Zone(name);
  for (let day = zone.dayAt(after / 1000); ; day++) {
    const at = zone.momentOf(day * 86_400 + hour * 3600) * 1000;
    if (at > after) return at;
  }
}

/** Returns the digests that are due, each to one server only, with the tables that wait. */
export async function takeDigests(
  db: Database,
  now: number,
): Promise<{ readonly channel: StoredChannel; readonly tables: readonly WaitingTable[] }[]> {
  const taken = [];
  const channels = await db
    .selectFrom('ways')
    .select([...CHANNEL_COLUMNS, 'account_id', 'due'])
    .where('daily', '<>', '')
    .where('due', '<=', now)
    .execute();
  for (const { account_id: account, due, ...channel } of channels) {
    const daily = parseDaily(channel.daily);
    const next = daily ? nextDigest(now, daily) : Number.MAX_SAFE_INTEGER;
    const { numUpdatedRows } = await db
      .updateTable('ways')
      .set({ due: next })
      .where((eb) => eb.and({ key: channel.key, due }))
      .executeTakeFirst();
    // If the update changes no row, another server sends the digest.
    if (numUpdatedRows > 0) taken.push({ channel, tables: await waitingFor(db, account) });
  }
  return taken;
}

async function waitingFor(db: Database, account: string): Promise<WaitingTable[]> {
  const rows = await db
    .selectFrom('sitters')
    .innerJoin('tables as t', (join) =>
      join.onRef('t.id', '=', 'sitters.table_id').onRef('t.actor', '=', 'sitters.side'),
    )
    .innerJoin('seats as s', (join) =>
      join.onRef('s.table_id', '=', 'sitters.table_id').onRef('s.side', '=', 'sitters.side'),
    )
    .select(['t.id', 't.header', 'sitters.side'])
    .where((eb) => eb.and({ 'sitters.account_id': account, 't.over': 0, 's.kind': 'human' }))
    .orderBy('t.touched')
    .execute();
  return rows.map(({ id, header, side }) => {
    const { game, sides } = readHeader(header);
    return { table: id, game, side: sides[side] ?? '' };
  });
}
