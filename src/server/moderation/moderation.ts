/**
 * Actions of a host or moderator against players who spoil games; each has a reason, which is logged. The command line
 * and the page use the same functions.
 */
import { InputError } from '../../kernel/setup/setup.ts';
import { MODERATOR_ACTIONS } from '../../table/messages/moderation.ts';
import type { ModerationEntry } from '../../table/messages/accounts.ts';
import { plainText } from '../accounts/names.ts';
import { freshId } from '../seats/access-tokens.ts';
import type { Compilable } from 'kysely';
import { type Database, requireRow, type Write } from '../store/database.ts';
import { type Account, Accounts } from '../accounts/accounts.ts';
import { refuse } from '../http/refuse.ts';

/** Actions reserved for hosts: appointing and dismissing moderators. */
export const MODERATION_ACTIONS = [...MODERATOR_ACTIONS, 'appoint', 'dismiss'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

interface ModerationDetails {
  /** Name of an account, or id of a table. */
  readonly subject: string;
  /** End of a ban or a mute, in milliseconds since 1970. */
  readonly until: number;
  readonly reason: string;
  /** The account that takes the action; absent: the host. */
  readonly by?: Pick<Account, 'id' | 'name'>;
}

const LONGEST_REASON = 200;

/** Takes an action. Throws `InputError` if the account does not exist, or the table is not in play. */
export async function moderate(
  db: Database,
  action: ModerationAction,
  wanted: ModerationDetails,
): Promise<void> {
  const reason = plainText('reason', wanted.reason).slice(0, LONGEST_REASON);
  if (reason === '') throw new InputError(refuse('server.moderate.reason'));
  const { subject, writes } =
    action === 'close'
      ? await closing(db, wanted.subject, reason)
      : await onAccount(db, action, wanted);
  const isTimed = action === 'ban' || action === 'mute';
  const logged = isTimed ? `${action} until ${new Date(wanted.until).toISOString()}` : action;
  const moderator = wanted.by?.name ?? '';
  const line = { id: freshId(), at: Date.now(), action: logged, subject, reason, moderator };
  await db.write(...writes, db.insertInto('audit').values(line));
}

/** Statements to write, and the subject of the log line. */
interface ModerationResult {
  readonly subject: string;
  readonly writes: readonly (Write | Compilable)[];
}

async function onAccount(
  db: Database,
  action: Exclude<ModerationAction, 'close'>,
  { subject, until, by }: ModerationDetails,
): Promise<ModerationResult> {
  const account = await new Accounts(db).named(subject);
  if (!account) throw new InputError(refuse('server.moderate.nobody', { name: subject }));
  // Otherwise, a moderator could lock out the others.
  if (by && (await isModerator(db, account.id)))
    throw new InputError(refuse('server.moderate.peer', { name: account.name }));
  return { subject: account.name, writes: EFFECTS[action](db, account.id, until) };
}

const setting = (db: Database, id: string, until: { banned: number } | { muted: number }) =>
  requireRow(db.updateTable('accounts').set(until).where('id', '=', id));

type Effect = (db: Database, id: string, until: number) => ModerationResult['writes'];

const EFFECTS: Readonly<Record<Exclude<ModerationAction, 'close'>, Effect>> = {
  // A ban signs the account out and makes its seat secrets invalid.
  ban: (db, id, until) => [
    setting(db, id, { banned: until }),
    db.deleteFrom('logins').where('account_id', '=', id),
  ],
  unban: (db, id) => [setting(db, id, { banned: 0 })],
  mute: (db, id, until) => [setting(db, id, { muted: until })],
  unmute: (db, id) => [setting(db, id, { muted: 0 })],
  appoint: (db, id) => [
    db
      .insertInto('moderators')
      .values({ account_id: id })
      .onConflict((c) => c.doNothing()),
  ],
  dismiss: (db, id) => [db.deleteFrom('moderators').where('account_id', '=', id)],
};

/** Orders the closing of a table; the server that polls first closes it. */
async function closing(db: Database, table: string, reason: string): Promise<ModerationResult> {
  const row = await db
    .selectFrom('tables')
    .select('over')
    .where('id', '=', table)
    .executeTakeFirst();
  if (row?.over !== 0) throw new InputError(refuse('server.moderate.table', { id: table }));
  const closure = db
    .insertInto('closures')
    .values({ table_id: table, reason })
    .onConflict((c) => c.column('table_id').doUpdateSet({ reason }));
  return { subject: table, writes: [requireRow(closure)] };
}

/** Whether the host has appointed an account as a moderator. */
export const isModerator = async (db: Database, id: string): Promise<boolean> => {
  const row = db.selectFrom('moderators').selectAll().where('account_id', '=', id);
  return (await row.executeTakeFirst()) !== undefined;
};

/** Returns the moderation log, latest first. */
export const auditLog = (db: Database, limit: number): Promise<ModerationEntry[]> =>
  db
    .selectFrom('audit')
    .select(['at', 'action', 'subject', 'reason', 'moderator'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
