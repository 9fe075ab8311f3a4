/**
 * The heartbeat of a store, and the outages: times at which no server was up. Downtime never counts against
 * anybody, so whatever is measured against the time of day is measured without them.
 */
import { mustWrite, type Sql, UnmetError, write, type Write } from './sql.ts';

/** A time at which no server was up, in milliseconds since 1970. */
export interface Outage {
  readonly since: number;
  readonly until: number;
}

export const UPTIME = `
  -- When a server of this store was last up; one row.
  CREATE TABLE heartbeat (
    n INTEGER PRIMARY KEY,              -- 1
    at INTEGER NOT NULL                 -- milliseconds since 1970
  ) STRICT;

  -- Times at which none was.
  CREATE TABLE outages (
    since INTEGER PRIMARY KEY,
    until INTEGER NOT NULL
  ) STRICT;
`;

/**
 * Notes that a server is up. If none was for longer than `most` milliseconds, that is an outage, and the deadlines
 * of tournaments move by it, once, whichever server finds it.
 */
export async function beat(sql: Sql, now: number, most: number): Promise<void> {
  const last = (await lastBeat(sql)) ?? now;
  try {
    await sql.write(
      write('INSERT INTO @heartbeat VALUES (1, ?) ON CONFLICT (n) DO NOTHING', last),
      // A server whose clock is behind must not take the heartbeat back.
      mustWrite(
        'UPDATE @heartbeat SET at = ? WHERE n = 1 AND at = ?',
        ...[Math.max(now, last), last],
      ),
      ...(now - last > most ? outageOf({ since: last, until: now }) : []),
    );
  } catch (error) {
    // Another server was first, and has seen the same outage.
    if (!(error instanceof UnmetError)) throw error;
  }
}

const outageOf = ({ since, until }: Outage): Write[] => [
  mustWrite('INSERT INTO @outages VALUES (?, ?)', since, until),
  write(
    "UPDATE @tournaments SET deadline = deadline + ? WHERE state = 'playing' AND deadline > ?",
    ...[until - since, since],
  ),
  write('UPDATE @notices SET due = due + ? WHERE due > ?', until - since, since),
];

/** When a server was last up; before the first heartbeat, as in a store of an older version, the last move tells. */
export async function lastBeat(sql: Sql): Promise<number | undefined> {
  const [row] = await sql.all('SELECT at FROM @heartbeat');
  if (row) return Number(row['at']);
  const [touched] = await sql.all('SELECT max(touched) AS at FROM @tables WHERE over < 2');
  return touched?.['at'] == null ? undefined : Number(touched['at']);
}

/** All outages, the oldest first. */
export async function readOutages(sql: Sql): Promise<Outage[]> {
  const rows = await sql.all('SELECT since, until FROM @outages ORDER BY since');
  return rows.map((row) => ({ since: Number(row['since']), until: Number(row['until']) }));
}

/** The moment since which a server was up for so many milliseconds in all. */
export function upSince(outages: readonly Outage[], now: number, milliseconds: number): number {
  let at = now - milliseconds;
  for (const { since, until } of outages.toReversed())
    if (until > at) at -= Math.max(0, Math.min(until, now) - Math.min(since, now));
  return at;
}
