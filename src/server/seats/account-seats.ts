/**
 * Seats of accounts: their owners, and account tokens, with which a signed-in browser opens seats that were taken in
 * another browser.
 */
import { requireDefined } from '../../kernel/require-defined.ts';
import type { OwnTable } from '../../table/messages/accounts.ts';
import type { TableSession } from '../tables/session.ts';
import { freshToken, hashToken } from './access-tokens.ts';
import type { Database } from '../store/database.ts';
import { readHeader } from '../store/rows.ts';
import type { Login } from '../accounts/accounts.ts';
import { copyChannelsToSeat } from '../notifications/channels.ts';

/** Prefix of account tokens; the secret of a seat contains no dot. */
const TOKEN_PREFIX = 'pass.';
/** Maximum number of tables; the page keeps as many. */
const MOST = 50;

/** Stores a seat for an account that knows its secret, unless another account had it first. */
export async function claimSeat(
  db: Database,
  { id }: Pick<Login, 'id'>,
  table: string,
  token: string,
): Promise<void> {
  await db
    .insertInto('sitters')
    .columns(['table_id', 'side', 'account_id'])
    .expression((eb) =>
      eb
        .selectFrom('seats')
        .select(['table_id', 'side', eb.val(id).as('account_id')])
        .where((eb) => eb.and({ table_id: table, token: hashToken(token) }))
        .where('kind', '<>', 'bot'),
    )
    .onConflict((c) => c.columns(['table_id', 'side']).doNothing())
    .execute();
}

/** Stores the new player of a seat; without an account, the seat then belongs to no account. */
export async function setSeatAccount(
  db: Database,
  table: string,
  side: number,
  account: string | undefined,
): Promise<void> {
  const removal = db.deleteFrom('sitters').where((eb) => eb.and({ table_id: table, side }));
  if (!account) {
    await removal.execute();
    return;
  }
  const insertion = db.insertInto('sitters').values({ table_id: table, side, account_id: account });
  await db.write(
    removal,
    insertion,
    ...(await copyChannelsToSeat(db, { table, side, account }, false)),
  );
}

/** Returns the accounts at a table, by side. */
export async function seatAccounts(
  db: Database,
  table: string,
): Promise<ReadonlyMap<number, string>> {
  const rows = db.selectFrom('sitters').select(['side', 'account_id']);
  const own = await rows.where('table_id', '=', table).execute();
  return new Map(own.map(({ side, account_id: account }) => [side, account]));
}

/** Whether the game of a table counts for ratings. */
export const isRated = async (db: Database, table: string): Promise<boolean> => {
  const row = db.selectFrom('rated').selectAll().where('table_id', '=', table);
  return (await row.executeTakeFirst()) !== undefined;
};

/** Returns the tables of an account that the browser does not know, the last played first, with tokens for them. */
export async function issueTokens(
  db: Database,
  { id, login }: Login,
  known: readonly string[],
): Promise<OwnTable[]> {
  const fresh = (await tablesOf(db, id)).filter((row) => !known.includes(row.id)).slice(0, MOST);
  const opened = fresh.map((row) => ({ ...row, accountToken: TOKEN_PREFIX + freshToken() }));
  if (opened.length > 0)
    await db
      .insertInto('passes')
      .values(
        opened.map(({ accountToken, token }) => ({
          hash: hashToken(accountToken),
          login,
          seat: token,
        })),
      )
      .execute();
  return [...Map.groupBy(opened, (row) => row.id)].map(([table, seats]) => {
    const {
      header,
      tournament,
      tournament_name: name,
      round,
    } = requireDefined(seats[0], 'a group has at least one row');
    const { game, scenario, sides } = readHeader(header);
    return {
      ...{ table, game, scenario },
      seats: Object.fromEntries(
        seats.map(({ side, accountToken }) => [sides[side] ?? '', accountToken]),
      ),
      ...(tournament && { tournament: { id: tournament, name: name ?? '', round: round ?? 0 } }),
    };
  });
}

/** Seats of an account with their tables, the last played first, and their tournaments. */
const tablesOf = (db: Database, account: string) =>
  db
    .selectFrom('sitters')
    .innerJoin('tables as t', 't.id', 'sitters.table_id')
    .innerJoin('seats as s', (join) =>
      join.onRef('s.table_id', '=', 'sitters.table_id').onRef('s.side', '=', 'sitters.side'),
    )
    .leftJoin('pairings as p', 'p.table_id', 't.id')
    .leftJoin('tournaments as c', 'c.id', 'p.tournament_id')
    .select(['t.id', 't.header', 's.side', 's.token', 'p.round'])
    .select(['c.id as tournament', 'c.name as tournament_name'])
    .where('sitters.account_id', '=', account)
    .where('t.over', '<', 2)
    .where('s.kind', '<>', 'bot')
    .orderBy('t.touched', 'desc')
    .orderBy('t.id')
    .orderBy('s.side')
    .execute();

/** If a secret is an account token, registers at the table which seat it opens. */
export async function authorizeToken(
  db: Database,
  session: TableSession,
  token: string | undefined,
): Promise<void> {
  if (!token?.startsWith(TOKEN_PREFIX)) return;
  const hash = hashToken(token);
  const known = db.selectFrom('passes').select('seat').where('hash', '=', hash);
  session.live.accountTokens.set(hash, (await known.executeTakeFirst())?.seat);
}
