/** Friends: two accounts of which each has agreed. A link of one's own asks whoever opens it. */
import type { Friend, Friends, Invitation } from '../../table/messages/accounts.ts';
import { HttpError } from '../http/errors.ts';
import { freshToken } from '../seats/access-tokens.ts';
import { readHeader } from '../store/rows.ts';
import { mustWrite, type SqlRow, type Sql, UnmetError, write, type Write } from '../store/sql.ts';
import { readOutages, upSince } from '../store/uptime.ts';
import { refuse } from '../http/refuse.ts';

/** Somebody with an account. */
interface Person {
  readonly id: string;
  readonly name: string;
}

/** A person seen within this time counts as present, in milliseconds. */
const HERE = 150_000;
/** Most friends of one account, and most invitations that wait for one. */
const MOST = 200;
const MOST_INVITED = 20;
/** An invitation that is so old is none any more. */
const INVITED = 3 * 86_400_000;
const CODE = 22;

/** One's own link, by its code; made when it is first asked for, and anew if the old one is to lead nowhere. */
export async function linkOf(sql: Sql, id: string, isNew: boolean): Promise<string> {
  const read = () => sql.all('SELECT code FROM @friend_links WHERE account_id = ?', id);
  const [known] = await read();
  if (known && !isNew) return String(known['code']);
  await sql.write(
    ...(isNew ? [write('DELETE FROM @friend_links WHERE account_id = ?', id)] : []),
    write(
      'INSERT INTO @friend_links VALUES (?, ?) ON CONFLICT (account_id) DO NOTHING',
      ...[id, freshToken().slice(0, CODE)],
    ),
  );
  return String((await read())[0]?.['code']);
}

/** Owner of the link; throws a 404 if there is none, or no longer. */
export async function askedBy(sql: Sql, code: string): Promise<Person> {
  const [row] = await sql.all(
    `SELECT a.id, a.name FROM @friend_links l JOIN @accounts a ON a.id = l.account_id WHERE l.code = ?`,
    code,
  );
  if (!row) throw new HttpError(404, refuse('server.friends.link'));
  return { id: String(row['id']), name: String(row['name']) };
}

/** Makes two friends. Throws a 403 where one has blocked the other: a block stands above it. */
export async function befriend(sql: Sql, own: string, code: string): Promise<Person> {
  const other = await askedBy(sql, code);
  if (other.id === own) throw new HttpError(400, refuse('server.friends.own'));
  for (const id of [own, other.id])
    if ((await sql.all('SELECT friend FROM @friends WHERE account_id = ?', id)).length >= MOST)
      throw new HttpError(409, refuse('server.friends.many', { most: MOST }));
  const now = Date.now();
  const pairs = [
    [own, other.id],
    [other.id, own],
  ] as const;
  try {
    await sql.write(
      ...pairs.map(([one, two]) =>
        mustWrite(
          `INSERT INTO @friends (account_id, friend, since)
           SELECT a.id, b.id, ${now} FROM @accounts a JOIN @accounts b ON b.id = ? WHERE a.id = ?
             AND NOT EXISTS (SELECT 1 FROM @blocks k WHERE (k.account_id = a.id AND k.blocked = b.id)
               OR (k.account_id = b.id AND k.blocked = a.id))
           ON CONFLICT (account_id, friend) DO UPDATE SET since = friends.since`,
          ...[two, one],
        ),
      ),
    );
  } catch (error) {
    if (!(error instanceof UnmetError)) throw error;
    throw new HttpError(403, refuse('server.friends.blocked', { name: other.name }));
  }
  return other;
}

/** Two are friends no more, by the word of one. Invitations between them go too. */
export const partingOf = (one: string, two: string): Write[] => [
  write(
    'DELETE FROM @friends WHERE (account_id = ? AND friend = ?) OR (account_id = ? AND friend = ?)',
    ...[one, two, two, one],
  ),
  write(
    'DELETE FROM @invitations WHERE (account_id = ? AND inviter = ?) OR (account_id = ? AND inviter = ?)',
    ...[one, two, two, one],
  ),
];

/** Whether two are friends. */
export const areFriends = async (sql: Sql, one: string, two: string): Promise<boolean> =>
  (await sql.all('SELECT since FROM @friends WHERE account_id = ? AND friend = ?', one, two))
    .length > 0;

/** Notes that somebody is here. */
export const presenceOf = (id: string, now: number): Write =>
  write(
    'INSERT INTO @here VALUES (?, ?) ON CONFLICT (account_id) DO UPDATE SET at = excluded.at',
    ...[id, now],
  );

/** One's friends: those first who are here, with the tables of theirs where a seat is free. */
export async function friendsOf(sql: Sql, own: string, now: number): Promise<Friends> {
  const rows = await sql.all(
    `SELECT a.id, a.name, p.at FROM @friends f JOIN @accounts a ON a.id = f.friend
     LEFT JOIN @here p ON p.account_id = a.id WHERE f.account_id = ? ORDER BY a.name`,
    own,
  );
  const open = await sql.all(
    `SELECT DISTINCT t.id, t.header, t.touched, s.account_id FROM @friends f
     JOIN @sitters s ON s.account_id = f.friend JOIN @tables t ON t.id = s.table_id
     WHERE f.account_id = ? AND t.over = 0
       AND EXISTS (SELECT 1 FROM @seats o WHERE o.table_id = t.id AND o.kind = 'open')
     ORDER BY t.touched DESC`,
    own,
  );
  const friends = rows.map((row): Friend => {
    const tables = open.filter((table) => table['account_id'] === row['id']).map(tableOf);
    return { name: String(row['name']), isHere: now - Number(row['at'] ?? 0) < HERE, tables };
  });
  const rank = ({ isHere, tables }: Friend) => Number(isHere) + 2 * Number(tables.length > 0);
  return {
    code: await linkOf(sql, own, false),
    friends: friends.toSorted((a, b) => rank(b) - rank(a)),
  };
}

function tableOf(row: SqlRow): Friend['tables'][number] {
  const { game, scenario } = readHeader(row['header']);
  return { table: String(row['id']), game, scenario };
}

/** Asks a friend to a table with a free seat, at which one sits. Throws a 403 or 409 if that cannot be. */
export async function invite(sql: Sql, own: string, friend: string, table: string): Promise<void> {
  if (!(await areFriends(sql, own, friend)))
    throw new HttpError(403, refuse('server.friends.only'));
  const [seat] = await sql.all(
    `SELECT s.side FROM @sitters s JOIN @tables t ON t.id = s.table_id
     WHERE s.table_id = ? AND s.account_id = ? AND t.over = 0
       AND EXISTS (SELECT 1 FROM @seats o WHERE o.table_id = t.id AND o.kind = 'open')`,
    ...[table, own],
  );
  if (!seat) throw new HttpError(409, refuse('server.friends.free'));
  await sql.write(
    mustWrite(
      `INSERT INTO @invitations VALUES (?, ?, ?, ?)
       ON CONFLICT (account_id, table_id) DO UPDATE SET at = excluded.at, inviter = excluded.inviter`,
      ...[friend, table, own, Date.now()],
    ),
  );
}

/** Invitations of an account, latest first, while a seat is free there. */
export async function invitationsOf(sql: Sql, own: string, now: number): Promise<Invitation[]> {
  const rows = await sql.all(
    `SELECT t.id, t.header, a.name FROM @invitations i JOIN @tables t ON t.id = i.table_id
     JOIN @accounts a ON a.id = i.inviter
     WHERE i.account_id = ? AND i.at >= ? AND t.over = 0
       AND EXISTS (SELECT 1 FROM @seats o WHERE o.table_id = t.id AND o.kind = 'open')
       AND NOT EXISTS (SELECT 1 FROM @sitters s WHERE s.table_id = t.id AND s.account_id = i.account_id)
     ORDER BY i.at DESC LIMIT ${MOST_INVITED}`,
    ...[own, upSince(await readOutages(sql), now, INVITED)],
  );
  return rows.map((row) => ({ ...tableOf(row), from: String(row['name']) }));
}

/** An invitation that is declined is gone. */
export const declining = (own: string, table: string): Write =>
  write('DELETE FROM @invitations WHERE account_id = ? AND table_id = ?', own, table);
