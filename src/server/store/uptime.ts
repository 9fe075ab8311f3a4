/**
 * The heartbeat of a store, and the outages: times at which no server was up. Downtime never counts against
 * anybody, so whatever is measured against the time of day is measured without them.
 */
import { type Database, must, UnmetError } from './database.ts';

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

/** Tries to write a heartbeat while other servers write theirs. */
const TRIES = 10;

/**
 * Notes that a server is up. If none was for longer than `most` milliseconds, that is an outage, and the deadlines
 * of tournaments move by it, once, whichever server finds it.
 */
export async function beat(db: Database, now: number, most: number): Promise<void> {
  // The heartbeat of another server that came between may be older than this one.
  for (let left = TRIES; left > 0; left--) if (await isBeaten(db, now, most)) return;
}

/** Writes a heartbeat; false, and nothing written, if another server was first. */
async function isBeaten(db: Database, now: number, most: number): Promise<boolean> {
  const last = (await lastBeat(db)) ?? now;
  // A server whose clock is behind must not take the heartbeat back.
  const at = Math.max(now, last);
  try {
    await db.write(
      db
        .insertInto('heartbeat')
        .values({ n: 1, at: last })
        .onConflict((c) => c.column('n').doNothing()),
      must(
        db
          .updateTable('heartbeat')
          .set({ at })
          .where((eb) => eb.and({ n: 1, at: last })),
      ),
      ...(now - last > most ? outageOf(db, { since: last, until: now }) : []),
    );
    return true;
  } catch (error) {
    if (!(error instanceof UnmetError)) throw error;
    return false;
  }
}

const outageOf = (db: Database, { since, until }: Outage) => [
  db.insertInto('outages').values({ since, until }),
  db
    .updateTable('tournaments')
    .set((eb) => ({ deadline: eb('deadline', '+', until - since) }))
    .where('state', '=', 'playing')
    .where('deadline', '>', since),
  db
    .updateTable('notices')
    .set((eb) => ({ due: eb('due', '+', until - since) }))
    .where('due', '>', since),
];

/** When a server was last up; before the first heartbeat, as in a store of an older version, the last move tells. */
export async function lastBeat(db: Database): Promise<number | undefined> {
  const beaten = await db.selectFrom('heartbeat').select('at').executeTakeFirst();
  if (beaten) return beaten.at;
  const touched = await db
    .selectFrom('tables')
    .select(({ fn }) => fn.max('touched').as('at'))
    .where('over', '<', 2)
    .executeTakeFirst();
  return touched?.at ?? undefined;
}

/** All outages, the oldest first. */
export const readOutages = (db: Database): Promise<Outage[]> =>
  db.selectFrom('outages').selectAll().orderBy('since').execute();

/** The moment since which a server was up for so many milliseconds in all. */
export function upSince(outages: readonly Outage[], now: number, milliseconds: number): number {
  let at = now - milliseconds;
  for (const { since, until } of outages.toReversed())
    if (until > at) at -= Math.max(0, Math.min(until, now) - Math.min(since, now));
  return at;
}
