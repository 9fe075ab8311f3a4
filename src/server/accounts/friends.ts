/**
 * Friends: two accounts that have both agreed. A user's friend link makes friends of the user and the account that
 * opens it.
 */
import type { Friend, Friends, Invitation } from '../../table/messages/accounts.ts';
import { HttpError } from '../http/errors.ts';
import { freshToken } from '../seats/access-tokens.ts';
import { readHeader } from '../store/rows.ts';
import { type Database, requireRow, PreconditionError } from '../store/database.ts';
import { hasFreeSeat, termsOf } from '../store/table-lists.ts';
import { readOutages, upSince } from '../store/uptime.ts';
import { refuse } from '../http/refuse.ts';

/** An account. */
interface Person {
  readonly id: string;
  readonly name: string;
}

/** A person seen within this time counts as present, in milliseconds. */
export const ONLINE_MS = 150_000;
/** Maximum number of friends of one account, and of invitations listed for one account. */
const MOST = 200;
const MOST_INVITED = 20;
/** Milliseconds for which an invitation or a challenge stays open. */
export const INVITATION_MS = 3 * 86_400_000;
const CODE = 22;

/**
 * Returns the code of an account's friend link, created at the first request. With `isNew`, a new code replaces the old
 * one, which then opens nothing.
 */
export async function linkOf(db: Database, id: string, isNew: boolean): Promise<string> {
  const known = db.selectFrom('friend_links').select('code').where('account_id', '=', id);
  const link = isNew ? undefined : await known.executeTakeFirst();
  if (link) return link.code;
  await db.write(
    ...(isNew ? [db.deleteFrom('friend_links').where('account_id', '=', id)] : []),
    db
      .insertInto('friend_links')
      .values({ account_id: id, code: freshToken().slice(0, CODE) })
      .onConflict((c) => c.column('account_id').doNothing()),
  );
  return (await known.executeTakeFirstOrThrow()).code;
}

/** Returns the owner of a friend link; throws a 404 if the code is unknown or was replaced. */
export async function ownerOfLink(db: Database, code: string): Promise<Person> {
  const owner = await db
    .selectFrom('friend_links as l')
    .innerJoin('accounts as a', 'a.id', 'l.account_id')
    .select(['a.id', 'a.name'])
    .where('l.code', '=', code)
    .executeTakeFirst();
  if (!owner) throw new HttpError(404, refuse('server.friends.link'));
  return owner;
}

/** Makes two accounts friends. Throws a 403 if one has blocked the other. */
export async function addFriend(db: Database, own: string, code: string): Promise<Person> {
  const other = await ownerOfLink(db, code);
  if (other.id === own) throw new HttpError(400, refuse('server.friends.own'));
  for (const id of [own, other.id])
    if ((await friendIds(db, id)).size >= MOST)
      throw new HttpError(409, refuse('server.friends.many', { most: MOST }));
  try {
    await db.write(
      requireRow(friendship(db, own, other.id)),
      requireRow(friendship(db, other.id, own)),
    );
  } catch (error) {
    if (!(error instanceof PreconditionError)) throw error;
    throw new HttpError(403, refuse('server.friends.blocked', { name: other.name }));
  }
  return other;
}

/** Statement that makes an account a friend of another; it changes no row if one has blocked the other. */
const friendship = (db: Database, one: string, two: string) =>
  db
    .insertInto('friends')
    .columns(['account_id', 'friend', 'since'])
    .expression(
      db
        .selectFrom('accounts as a')
        .innerJoin('accounts as b', (join) => join.on('b.id', '=', two))
        .select(({ lit }) => ['a.id', 'b.id as friend', lit(Date.now()).as('since')])
        .where('a.id', '=', one)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('blocks as k')
                .select('k.blocked')
                .where((eb) =>
                  eb.or([
                    eb('k.account_id', '=', one).and('k.blocked', '=', two),
                    eb('k.account_id', '=', two).and('k.blocked', '=', one),
                  ]),
                ),
            ),
          ),
        ),
    )
    .onConflict((c) =>
      c
        .columns(['account_id', 'friend'])
        .doUpdateSet(({ ref }) => ({ since: ref('friends.since') })),
    );

/** Statements that end a friendship, delete the invitations between the two, and decline their challenges. */
export const removalOf = (db: Database, one: string, two: string) => [
  ...[
    [one, two],
    [two, one],
  ].flatMap(([a = '', b = '']) => [
    db.deleteFrom('friends').where((eb) => eb.and({ account_id: a, friend: b })),
    db.deleteFrom('invitations').where((eb) => eb.and({ account_id: a, inviter: b, kept: 0 })),
    db
      .updateTable('invitations')
      .set({ answer: 'declined' })
      .where((eb) => eb.and({ account_id: a, inviter: b, kept: 1, answer: '' })),
  ]),
];

/** Ids of an account's friends. */
export const friendIds = async (db: Database, own: string): Promise<ReadonlySet<string>> => {
  const rows = db.selectFrom('friends').select('friend').where('account_id', '=', own);
  return new Set((await rows.execute()).map(({ friend }) => friend));
};

/** Whether two accounts are friends. */
export const areFriends = async (db: Database, one: string, two: string): Promise<boolean> =>
  (await friendIds(db, one)).has(two);

/** Stores that an account is online now. */
export const notePresence = (db: Database, id: string, now: number) =>
  db
    .insertInto('here')
    .values({ account_id: id, at: now })
    .onConflict((c) => c.column('account_id').doUpdateSet({ at: now }))
    .execute();

/** Returns an account's friends: those who are online first, with their tables that have a free seat. */
export async function friendsOf(db: Database, own: string, now: number): Promise<Friends> {
  const rows = await db
    .selectFrom('friends as f')
    .innerJoin('accounts as a', 'a.id', 'f.friend')
    .leftJoin('here as p', 'p.account_id', 'a.id')
    .select(['a.id', 'a.name', 'p.at'])
    .where('f.account_id', '=', own)
    .orderBy('a.name')
    .execute();
  const open = await db
    .selectFrom('friends as f')
    .innerJoin('sitters', 'sitters.account_id', 'f.friend')
    .innerJoin('tables as t', 't.id', 'sitters.table_id')
    .distinct()
    .select(['t.id', 't.header', 't.touched', 'sitters.account_id'])
    .where((eb) => eb.and({ 'f.account_id': own, 't.over': 0 }))
    .where(hasFreeSeat('t.id'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invitations as k')
            .select('k.table_id')
            .whereRef('k.table_id', '=', 't.id')
            .where('k.kept', '=', 1),
        ),
      ),
    )
    .orderBy('t.touched', 'desc')
    .execute();
  const friends = rows.map(({ id, name, at }): Friend => {
    const tables = open.filter((table) => table.account_id === id).map(tableOf);
    return { name, isOnline: now - (at ?? 0) < ONLINE_MS, tables };
  });
  const rank = ({ isOnline, tables }: Friend) => Number(isOnline) + 2 * Number(tables.length > 0);
  return {
    code: await linkOf(db, own, false),
    friends: friends.toSorted((a, b) => rank(b) - rank(a)),
  };
}

function tableOf({ id, header }: { id: string; header: string }): Friend['tables'][number] {
  const { game, scenario } = readHeader(header);
  return { table: id, game, scenario };
}

/**
 * Invites a friend to a table with a free seat, where the account sits. Throws a 403 if the two are not friends, a 409
 * if the table has no free seat or the account does not sit there.
 */
export async function invite(
  db: Database,
  own: string,
  friend: string,
  table: string,
): Promise<void> {
  if (!(await areFriends(db, own, friend))) throw new HttpError(403, refuse('server.friends.only'));
  const seat = await db
    .selectFrom('sitters')
    .innerJoin('tables as t', 't.id', 'sitters.table_id')
    .select('sitters.side')
    .where((eb) => eb.and({ 'sitters.table_id': table, 'sitters.account_id': own, 't.over': 0 }))
    .where(hasFreeSeat('t.id'))
    .executeTakeFirst();
  if (!seat) throw new HttpError(409, refuse('server.friends.free'));
  const invitation = { inviter: own, at: Date.now() };
  await db
    .insertInto('invitations')
    .values({ account_id: friend, table_id: table, ...invitation })
    .onConflict((c) => c.columns(['account_id', 'table_id']).doUpdateSet(invitation))
    .execute();
}

/** Invitations of an account to tables that still have a free seat, latest first. */
export async function invitationsOf(db: Database, own: string, now: number): Promise<Invitation[]> {
  const outages = await readOutages(db);
  const rows = await db
    .selectFrom('invitations as i')
    .innerJoin('tables as t', 't.id', 'i.table_id')
    .innerJoin('accounts as a', 'a.id', 'i.inviter')
    .select(['t.id', 't.header', 'a.name', 'i.at', 'i.kept'])
    .where((eb) => eb.and({ 'i.account_id': own, 'i.answer': '' }))
    .where('i.at', '>=', upSince(outages, now, INVITATION_MS))
    .where('t.over', '=', 0)
    .where(hasFreeSeat('t.id'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sitters')
            .select('sitters.side')
            .whereRef('sitters.table_id', '=', 't.id')
            .where('sitters.account_id', '=', own),
        ),
      ),
    )
    .orderBy('i.at', 'desc')
    .limit(MOST_INVITED)
    .execute();
  const terms = await termsOf(db, rows);
  return rows.map((row) => ({
    ...tableOf(row),
    ...terms(row),
    from: row.name,
    ...(row.kept === 1 && { until: row.at + now - upSince(outages, now, INVITATION_MS) }),
  }));
}

/** Declines an invitation, which is then deleted. */
export const decline = (db: Database, own: string, table: string) =>
  db
    .deleteFrom('invitations')
    .where((eb) => eb.and({ account_id: own, table_id: table, kept: 0 }))
    .execute();
