/**
 * Actions of a host, or of a moderator, against players who spoil games; each with a reason,
 * which is kept. The command line and the page do it by the same functions.
 */
import { InputError } from '../../kernel/setup/setup.ts';
import { ACTS } from '../../table/messages/moderation.ts';
import type { ModerationEntry } from '../../table/messages/accounts.ts';
import { plainText } from '../accounts/names.ts';
import { freshId } from '../seats/access-tokens.ts';
import { mustWrite, type Sql, write, type Write } from '../store/sql.ts';
import { type Account, Accounts } from '../accounts/accounts.ts';
import { refuse } from '../http/refuse.ts';

/** Actions reserved for hosts: appoint moderators, and dismiss them. */
export const MEASURES = [...ACTS, 'appoint', 'dismiss'] as const;
export type Measure = (typeof MEASURES)[number];

interface MeasureRequest {
  /** Name of an account, or id of a table. */
  readonly subject: string;
  /** End of a ban or a mute, in milliseconds of the clock. */
  readonly until: number;
  readonly reason: string;
  /** The account that does it; absent: the host. */
  readonly by?: Pick<Account, 'id' | 'name'>;
}

const LONGEST_REASON = 200;

/** Takes a measure. Throws `InputError` if nobody has that name, or no such table is in play. */
export async function takeMeasure(
  sql: Sql,
  measure: Measure,
  wanted: MeasureRequest,
): Promise<void> {
  const reason = plainText('reason', wanted.reason).slice(0, LONGEST_REASON);
  if (reason === '') throw new InputError(refuse('server.moderate.reason'));
  const { subject, writes } =
    measure === 'close'
      ? await closing(sql, wanted.subject, reason)
      : await onAccount(sql, measure, wanted);
  const isTimed = measure === 'ban' || measure === 'mute';
  const action = isTimed ? `${measure} until ${new Date(wanted.until).toISOString()}` : measure;
  await sql.write(
    ...writes,
    mustWrite(
      'INSERT INTO @audit (id, at, action, subject, reason, moderator) VALUES (?, ?, ?, ?, ?, ?)',
      ...[freshId(), Date.now(), action, subject, reason, wanted.by?.name ?? ''],
    ),
  );
}

/** Written changes, and the accounts in their log lines. */
interface MeasureResult {
  readonly subject: string;
  readonly writes: readonly Write[];
}

async function onAccount(
  sql: Sql,
  measure: Exclude<Measure, 'close'>,
  { subject, until, by }: MeasureRequest,
): Promise<MeasureResult> {
  const account = await new Accounts(sql).named(subject);
  if (!account) throw new InputError(refuse('server.moderate.nobody', { name: subject }));
  // Else one of them could lock the others out.
  if (by && (await isModerator(sql, account.id)))
    throw new InputError(refuse('server.moderate.peer', { name: account.name }));
  return { subject: account.name, writes: EFFECTS[measure](account.id, until) };
}

const setting = (column: 'banned' | 'muted', id: string, until: number): Write =>
  mustWrite(`UPDATE @accounts SET ${column} = ? WHERE id = ?`, until, id);

const EFFECTS: Readonly<
  Record<Exclude<Measure, 'close'>, (id: string, until: number) => readonly Write[]>
> = {
  // A ban signs the account out, and its seat secrets become invalid.
  ban: (id, until) => [
    setting('banned', id, until),
    write('DELETE FROM @logins WHERE account_id = ?', id),
  ],
  unban: (id) => [setting('banned', id, 0)],
  mute: (id, until) => [setting('muted', id, until)],
  unmute: (id) => [setting('muted', id, 0)],
  appoint: (id) => [write('INSERT INTO @moderators VALUES (?) ON CONFLICT DO NOTHING', id)],
  dismiss: (id) => [write('DELETE FROM @moderators WHERE account_id = ?', id)],
};

/** Whichever server looks first closes it. */
async function closing(sql: Sql, table: string, reason: string): Promise<MeasureResult> {
  const [row] = await sql.all('SELECT over FROM @tables WHERE id = ?', table);
  if (!row || Number(row['over']) !== 0)
    throw new InputError(refuse('server.moderate.table', { id: table }));
  const add = `INSERT INTO @closures VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET reason = excluded.reason`;
  return { subject: table, writes: [mustWrite(add, table, reason)] };
}

/** Whether the host has named an account. */
export const isModerator = async (sql: Sql, id: string): Promise<boolean> =>
  (await sql.all('SELECT account_id FROM @moderators WHERE account_id = ?', id)).length > 0;

/** Moderation log, latest first. */
export async function auditLog(sql: Sql, limit: number): Promise<ModerationEntry[]> {
  const rows = await sql.all('SELECT * FROM @audit ORDER BY at DESC, id LIMIT ?', limit);
  return rows.map((row) => ({
    at: Number(row['at']),
    action: String(row['action']),
    subject: String(row['subject']),
    reason: String(row['reason']),
    moderator: String(row['moderator']),
  }));
}
