/** Daily digests: once a day an account is sent a list of the tables at which it is to move. */
import { Zone } from '../../table/clock/zone.ts';
import { mustWrite, type Sql, UnmetError } from '../store/sql.ts';
import { readHeader } from '../store/rows.ts';
import { type KeptWay, wayOf } from './channels.ts';

/** When a digest is sent: at an hour of the local time of a zone. */
export interface Daily {
  readonly hour: number;
  readonly zone: string;
}

/** A table at which an account is to move. */
export interface WaitingTable {
  readonly table: string;
  readonly game: string;
  readonly side: string;
}

/** As it is kept with a way; `parseDaily` reads it back. */
export const formatDaily = ({ hour, zone }: Daily): string => `${hour} ${zone}`;

export function parseDaily(text: string): Daily | undefined {
  const [hour, zone] = text.split(' ');
  return hour && zone ? { hour: Number(hour), zone } : undefined;
}

/** When the next digest after a moment is sent, in milliseconds since 1970. */
export function nextDigest(after: number, { hour, zone: name }: Daily): number {
  const zone = new Zone(name);
  for (let day = zone.dayAt(after / 1000); ; day++) {
    const at = zone.momentOf(day * 86_400 + hour * 3600) * 1000;
    if (at > after) return at;
  }
}

/** Digests that are due now, each taken by one server, with the tables that wait. */
export async function takeDigests(
  sql: Sql,
  now: number,
): Promise<{ readonly way: KeptWay; readonly tables: readonly WaitingTable[] }[]> {
  const taken = [];
  for (const row of await sql.all("SELECT * FROM @ways WHERE daily <> '' AND due <= ?", now)) {
    const way = wayOf(row);
    const daily = parseDaily(way.daily);
    const next = daily ? nextDigest(now, daily) : Number.MAX_SAFE_INTEGER;
    try {
      await sql.write(
        mustWrite(
          'UPDATE @ways SET due = ? WHERE key = ? AND due = ?',
          next,
          way.key,
          Number(row['due']),
        ),
      );
    } catch (error) {
      // Another server sends it.
      if (error instanceof UnmetError) continue;
      throw error;
    }
    taken.push({ way, tables: await waitingFor(sql, String(row['account_id'])) });
  }
  return taken;
}

async function waitingFor(sql: Sql, account: string): Promise<WaitingTable[]> {
  const rows = await sql.all(
    `SELECT t.id, t.header, w.side FROM @sitters w JOIN @tables t ON t.id = w.table_id
     JOIN @seats s ON s.table_id = w.table_id AND s.side = w.side
     WHERE w.account_id = ? AND t.over = 0 AND t.actor = w.side AND s.kind = 'human' ORDER BY t.touched`,
    account,
  );
  return rows.map((row) => {
    const { game, sides } = readHeader(row['header']);
    return { table: String(row['id']), game, side: sides[Number(row['side'])] ?? '' };
  });
}
