/** What a host does about somebody who spoils it for the others; each time with a reason, which is kept. */
import { InputError } from '../../kernel/setup.ts';
import { freshId } from '../secrets.ts';
import { mustWrite, type Sql, write } from '../store/sql.ts';
import { Accounts, spellingOf } from './accounts.ts';

export const MEASURES = ['ban', 'unban', 'mute', 'unmute'] as const;
export type Measure = (typeof MEASURES)[number];

/** Something that was done. */
export interface Audited {
  readonly at: number;
  readonly action: string;
  readonly subject: string;
  readonly reason: string;
}

/** What is set, and whether it is lifted. */
const EFFECT = {
  ban: ['banned', true],
  unban: ['banned', false],
  mute: ['muted', true],
  unmute: ['muted', false],
} as const;

/** Takes a measure until a time, in milliseconds of the clock. Throws `InputError` if nobody has that name. */
export async function takeMeasure(
  sql: Sql,
  measure: Measure,
  wanted: { readonly name: string; readonly until: number; readonly reason: string },
): Promise<void> {
  const account = await new Accounts(sql).named(wanted.name);
  if (!account) throw new InputError(`name: nobody here has an account “${wanted.name}”.`);
  const { id, name } = account;
  const [column, isOn] = EFFECT[measure];
  const action = isOn ? `${measure} until ${new Date(wanted.until).toISOString()}` : measure;
  await sql.write(
    mustWrite(
      `UPDATE @accounts SET ${column} = ? WHERE spelling = ?`,
      ...[isOn ? wanted.until : 0, spellingOf(name)],
    ),
    // Whoever is banned is signed out, and passes to seats go with that.
    ...(measure === 'ban' ? [write('DELETE FROM @logins WHERE account_id = ?', id)] : []),
    mustWrite(
      'INSERT INTO @audit VALUES (?, ?, ?, ?, ?)',
      ...[freshId(), Date.now(), action, name, wanted.reason],
    ),
  );
}

/** What was done, the latest first. */
export async function auditLog(sql: Sql, limit: number): Promise<Audited[]> {
  const rows = await sql.all('SELECT * FROM @audit ORDER BY at DESC, id LIMIT ?', limit);
  return rows.map((row) => ({
    at: Number(row['at']),
    action: String(row['action']),
    subject: String(row['subject']),
    reason: String(row['reason']),
  }));
}
