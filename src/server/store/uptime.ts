/**
 * The heartbeat of a store, and its outages: times at which no server was up. Downtime never counts against a player,
 * so periods of time are measured without outages.
 */
import { type Database, requireRow, PreconditionError } from './database.ts';

/** A period in which no server was up, in milliseconds since 1970. */
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

/** Attempts to write a heartbeat while other servers write theirs. */
const TRIES = 10;

/**
 * Writes a heartbeat. If no server was up for longer than `most` milliseconds, that is an outage, and the deadlines of
 * tournaments are postponed by it, once, whichever server finds it.
 */
export async function beat(db: Database, now: number, most: number): Promise<void> {
  // Another server may have written an older heartbeat in between.
  for (let left = TRIES; left > 0; left--) if (await isBeaten(db, now, most)) return;
}

/** Writes a heartbeat; returns false, and writes nothing, if another server was first. */
async function isBeaten(db: Database, now: number, most: number): Promise<boolean> {
  const last = (await lastBeat(db)) ?? now;
  // A server whose clock is behind must not move the heartbeat back.
  const at = Math.max(now, last);
  try {
    await db.write(
      db
        .insertInto('heartbeat')
        .values({ n: 1, at: last })
        .onConflict((c) => c.column('n').doNothing()),
      requireRow(
        db
          .updateTable('heartbeat')
          .set({ at })
          .where((eb) => eb.and({ n: 1, at: last })),
      ),
      ...(now - last > most ? outageOf(db, { since: last, until: now }) : []),
    );
    return true;
  } catch (error) {
    if (!(error instanceof PreconditionError)) throw error;
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

/** Returns when a server was last up; in stores of older versions without a heartbeat, the time of the last move. */
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

/** Returns all outages, the oldest first. */
export const readOutages = (db: Database): Promise<Outage[]> =>
  db.selectFrom('outages').selectAll().orderBy('since').execute();

/** Returns the start of the period, until `now`, in which a server was up for this many milliseconds in all. */
export function upSince(outages: readonly Outage[], now: number, milliseconds: number): number {
  let at = now - milliseconds;
  for (const { since, until } of outages.toReversed())
    if (until > at) at -= Math.max(0, Math.min(until, now) - Math.min(since, now));
  return at;
}
