/** Challenges: checks, reserved seats, and answers. */
import type { Challenge, Suggestion } from '../../table/messages/accounts.ts';
import { friendIds, ONLINE_MS, INVITATION_MS } from '../accounts/friends.ts';
import { spellingOf } from '../accounts/look-alikes.ts';
import { HttpError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import type { Database } from '../store/database.ts';
import { readHeader } from '../store/rows.ts';
import { hasFreeSeat, termsOf } from '../store/table-lists.ts';
import { readOutages, upSince } from '../store/uptime.ts';

/** An account. */
interface Person {
  readonly id: string;
  readonly name: string;
}

/** Maximum number of unanswered challenges of one account. */
const MOST_SENT = 20;
/**
 * Maximum number of suggested names, and the fewest typed letters for which names beside those of friends are
 * suggested.
 */
const MOST_SUGGESTED = 8;
const FEWEST_LETTERS = 2;

/** Throws a 400, 403 or 409 if an account may not challenge another. */
export async function checkMayChallenge(db: Database, own: Person, other: Person): Promise<void> {
  if (own.id === other.id) throw new HttpError(400, refuse('server.challenge.own'));
  const blocks = await db
    .selectFrom('blocks')
    .select('account_id')
    .where((eb) =>
      eb.or([
        eb.and({ account_id: own.id, blocked: other.id }),
        eb.and({ account_id: other.id, blocked: own.id }),
      ]),
    )
    .execute();
  const { name } = other;
  if (blocks.some(({ account_id }) => account_id === own.id))
    throw new HttpError(403, refuse('server.challenge.blocked', { name }));
  if (blocks.length > 0) throw new HttpError(403, refuse('server.challenge.refused', { name }));
  const sent = await challengesOf(db, own.id, Date.now());
  if (sent.filter(({ state }) => state === 'waiting').length >= MOST_SENT)
    throw new HttpError(409, refuse('server.challenge.many', { most: MOST_SENT }));
}

/** Stores a challenge to a table: its free seat is reserved for the challenged account. */
export async function reserveSeat(
  db: Database,
  { from, to, table }: { readonly from: string; readonly to: string; readonly table: string },
): Promise<void> {
  await db
    .insertInto('invitations')
    .values({ account_id: to, table_id: table, inviter: from, at: Date.now(), kept: 1 })
    .execute();
}

/** The open, declined and expired challenges of an account, the latest first. */
export async function challengesOf(db: Database, own: string, now: number): Promise<Challenge[]> {
  const outages = await readOutages(db);
  const rows = await db
    .selectFrom('invitations as i')
    .innerJoin('tables as t', 't.id', 'i.table_id')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select(['t.id', 't.header', 'a.name', 'i.at', 'i.answer'])
    .where((eb) => eb.and({ 'i.inviter': own, 'i.kept': 1, 't.over': 0 }))
    .where(hasFreeSeat('t.id'))
    .orderBy('i.at', 'desc')
    .execute();
  const terms = await termsOf(db, rows);
  return rows.map((row) => {
    const { game, scenario } = readHeader(row.header);
    const until = row.at + now - upSince(outages, now, INVITATION_MS);
    const state = row.answer || (until < now ? 'expired' : 'waiting');
    return { table: row.id, game, scenario, ...terms(row), until, to: row.name, state };
  });
}

/** Declines a challenge to a table; returns the challenger, or undefined if there is no such challenge. */
export async function declineChallenge(
  db: Database,
  own: string,
  table: string,
): Promise<string | undefined> {
  const declined = await db
    .updateTable('invitations')
    .set({ answer: 'declined' })
    .where((eb) => eb.and({ account_id: own, table_id: table, kept: 1, answer: '' }))
    .returning('inviter')
    .executeTakeFirst();
  return declined?.inviter;
}

/** A challenge that was not answered in time. */
export interface ExpiredChallenge {
  readonly table: string;
  readonly challenger: string;
  /** Name of the challenged account. */
  readonly from: string;
}

/**
 * Marks challenges sent before a time as expired, and returns those whose table is still waiting. Each is returned to
 * one server only.
 */
export async function expireChallenges(db: Database, before: number): Promise<ExpiredChallenge[]> {
  const expired = await db
    .updateTable('invitations')
    .set({ answer: 'expired' })
    .where((eb) => eb.and({ kept: 1, answer: '' }))
    .where('at', '<', before)
    .returning(['account_id', 'table_id', 'inviter'])
    .execute();
  if (expired.length === 0) return [];
  const ids = expired.map(({ account_id }) => account_id);
  const accounts = await db
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute();
  const names = new Map(accounts.map(({ id, name }) => [id, name]));
  const waiting = await db
    .selectFrom('tables as t')
    .select('t.id')
    .where('t.over', '=', 0)
    .where(
      't.id',
      'in',
      expired.map(({ table_id }) => table_id),
    )
    .where(hasFreeSeat('t.id'))
    .execute();
  const open = new Set(waiting.map(({ id }) => id));
  return expired
    .filter(({ table_id }) => open.has(table_id))
    .map(({ account_id, table_id, inviter }) => ({
      table: table_id,
      challenger: inviter,
      from: names.get(account_id) ?? '',
    }));
}

/** Ends the challenges of an account at a table: its seat is then free for all players. */
export async function endChallenge(db: Database, own: string, table: string): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where((eb) => eb.and({ inviter: own, table_id: table, kept: 1 }))
    .execute();
}

/** Returns the accounts for which seats at these tables are reserved. */
export async function reservedSeats(
  db: Database,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly (Person & { readonly isWaiting: boolean })[]>> {
  if (tables.length === 0) return new Map();
  const rows = await db
    .selectFrom('invitations as i')
    .innerJoin('accounts as a', 'a.id', 'i.account_id')
    .select(['i.table_id', 'a.id', 'a.name', 'i.answer', 'i.at'])
    .where('i.table_id', 'in', tables)
    .where('i.kept', '=', 1)
    .execute();
  const since = upSince(await readOutages(db), Date.now(), INVITATION_MS);
  const people = rows.map(({ table_id, id, name, answer, at }) => ({
    ...{ table_id, id, name },
    isWaiting: answer === '' && at >= since,
  }));
  return Map.groupBy(people, (row) => row.table_id);
}

/** Throws a 403 if all `free` seats of a table are reserved for other players. */
export async function checkKept(
  db: Database,
  { table, free }: { readonly table: string; readonly free: number },
  login: { readonly id: string } | undefined,
): Promise<void> {
  const kept = (await reservedSeats(db, [table])).get(table) ?? [];
  if (kept.length < free || kept.length === 0) return;
  if (kept.some(({ id, isWaiting }) => id === login?.id && isWaiting)) return;
  const names = kept.map(({ name }) => name).join(', ');
  throw new HttpError(403, refuse('server.challenge.kept', { name: names }));
}

/** Accounts whose name starts with a text, friends first; without accounts that block the user or are blocked. */
export async function suggest(
  db: Database,
  own: string,
  { prefix, now }: { readonly prefix: string; readonly now: number },
): Promise<Suggestion[]> {
  const spelling = spellingOf(prefix);
  const friends = await friendIds(db, own);
  const rows = await db
    .selectFrom('accounts as a')
    .leftJoin('here as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.name', 'p.at'])
    .where('a.id', '<>', own)
    .where('a.banned', '<=', now)
    .where('a.spelling', 'like', `${spelling}%`)
    .$if(spelling.length < FEWEST_LETTERS, (query) =>
      query.where('a.id', 'in', friends.size > 0 ? [...friends] : ['']),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks as k')
            .select('k.blocked')
            .where((eb) =>
              eb.or([
                eb('k.account_id', '=', own).and('k.blocked', '=', eb.ref('a.id')),
                eb('k.blocked', '=', own).and('k.account_id', '=', eb.ref('a.id')),
              ]),
            ),
        ),
      ),
    )
    .orderBy((eb) =>
      eb
        .case()
        .when('a.id', 'in', friends.size > 0 ? [...friends] : [''])
        .then(eb.lit(0))
        .else(eb.lit(1))
        .end(),
    )
    .orderBy('a.spelling')
    .limit(MOST_SUGGESTED)
    .execute();
  return rows.map(({ id, name, at }) => {
    const isFriend = friends.has(id);
    return { name, isFriend, isOnline: isFriend && now - (at ?? 0) < ONLINE_MS };
  });
}
