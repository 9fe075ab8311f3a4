/** Turns of an account that are due, and the secret address of its calendar feed. */
import { speedOf } from '../../table/clock/speed.ts';
import type { Database } from '../store/database.ts';
import { HttpError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import { freshToken } from '../seats/access-tokens.ts';
import { readHeader } from '../store/rows.ts';

/** A due turn of an account. */
export interface WaitingTurn {
  readonly table: string;
  readonly game: string;
  /** Id of the side to move. */
  readonly side: string;
  /** When the time runs out, in milliseconds since 1970. */
  readonly due: number;
}

const CODE = 32;

/** Returns the code of an account's feed, created at the first request; with `isNew`, a new code replaces it. */
export async function calendarCode(db: Database, id: string, isNew: boolean): Promise<string> {
  const known = db.selectFrom('calendars').select('code').where('account_id', '=', id);
  const row = isNew ? undefined : await known.executeTakeFirst();
  if (row) return row.code;
  const code = freshToken().slice(0, CODE);
  await db
    .insertInto('calendars')
    .values({ account_id: id, code })
    .onConflict((c) =>
      isNew ? c.column('account_id').doUpdateSet({ code }) : c.column('account_id').doNothing(),
    )
    .execute();
  return (await known.executeTakeFirstOrThrow()).code;
}

/** Returns the account of a feed; throws a 404 if the code is not valid. */
export async function calendarOwner(db: Database, code: string): Promise<string> {
  const row = db.selectFrom('calendars').select('account_id').where('code', '=', code);
  const found = await row.executeTakeFirst();
  if (!found) throw new HttpError(404, refuse('server.calendar.none'));
  return found.account_id;
}

/** Returns the due turns of an account in correspondence games, the most urgent first. */
export async function waitingTurns(db: Database, account: string): Promise<WaitingTurn[]> {
  const rows = await db
    .selectFrom('sitters')
    .innerJoin('tables as t', (join) =>
      join.onRef('t.id', '=', 'sitters.table_id').onRef('t.actor', '=', 'sitters.side'),
    )
    .select(['t.id', 't.header', 't.due', 'sitters.side'])
    .where((eb) => eb.and({ 'sitters.account_id': account, 't.over': 0 }))
    .where('t.due', '>', 0)
    .orderBy('t.due')
    .execute();
  return rows.flatMap(({ id, header, due, side }) => {
    const { game, sides, clock } = readHeader(header);
    if (speedOf(clock) !== 'days') return [];
    return { table: id, game, side: sides[side] ?? '', due };
  });
}
