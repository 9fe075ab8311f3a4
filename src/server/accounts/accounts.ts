/** Accounts: made, signed in to by a password or a passkey, signed out of, deleted. */
import { InputError } from '../../kernel/setup/setup.ts';
import { HttpError } from '../http/errors.ts';
import { skeletonsOf, spellingOf } from './look-alikes.ts';
import { personName } from './names.ts';
import { freshId, freshToken, hashToken } from '../seats/access-tokens.ts';
import { whyNotWritten } from '../store/faults.ts';
import { mustWrite, type SqlRow, type Sql, UnmetError, write, type Write } from '../store/sql.ts';
import { forgetEntries } from '../tournaments/repository.ts';
import { forgetRatings } from './ratings.ts';
import { checkPassword, hashPassword, isPassword, WORK } from './passwords.ts';
import { refuse } from '../http/refuse.ts';

/** An account of a person. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** Whether there is a password, or passkeys only. */
  readonly hasPassword: boolean;
  /** End of a ban (no sign-in) or of a mute (no messages to others), in milliseconds since 1970. */
  readonly banned: number;
  readonly muted: number;
}

/** An account that is signed in. */
export interface Login extends Account {
  /** Hash of the secret in the cookie. */
  readonly login: string;
  /** Time of the sign-in. */
  readonly since: number;
}

const DAY = 86_400_000;
/** After so long an absence, the person has to sign in again. */
const LONGEST_AWAY = 30 * DAY;
/** Milliseconds after a sign-in in which an account without a password needs no further proof of identity. */
const FRESH = 10 * 60_000;
const NAME = { shortest: 2, longest: 30 } as const;
const NOBODY = refuse('server.account.wrong');

/** Returns a valid name for an account; throws `InputError` if the name is not allowed. */
export function accountName(text: string): string {
  const name = personName(text);
  if (name.length < NAME.shortest || name.length > NAME.longest || spellingOf(name) === '')
    throw new InputError(refuse('server.account.name', NAME));
  return name;
}

/** Statements that create an account, for one write with its first credential; they fail if the name is taken. */
export const creationOf = (id: string, name: string, password: string): readonly Write[] => [
  mustWrite(
    `INSERT INTO @accounts (id, name, spelling, password, made) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (spelling) DO NOTHING`,
    ...[id, name, spellingOf(name), password, Date.now()],
  ),
  ...skeletonsOf(name).map((skeleton) => mustWrite(KEEP_SKELETON, skeleton, id)),
];

const KEEP_SKELETON =
  'INSERT INTO @skeletons (skeleton, account_id) VALUES (?, ?) ON CONFLICT DO NOTHING';

/**
 * Stores the skeletons of accounts that are older than skeletons. Two accounts that look alike both stay; the older
 * one keeps other names from looking like it.
 */
export async function keepSkeletons(sql: Sql): Promise<void> {
  const without = await sql.all(
    `SELECT id, name FROM @accounts a
     WHERE NOT EXISTS (SELECT 1 FROM @skeletons s WHERE s.account_id = a.id) ORDER BY made, id`,
  );
  for (const { id, name } of without)
    await sql.write(
      ...skeletonsOf(String(name)).map((skeleton) => write(KEEP_SKELETON, skeleton, String(id))),
    );
}

export class Accounts {
  readonly #sql: Sql;
  readonly #work: number;
  readonly #now: () => number;

  /** `work`: cost of a password hash, as in `hashPassword`. */
  constructor(sql: Sql, work = WORK, now = () => Date.now()) {
    this.#sql = sql;
    this.#work = work;
    this.#now = now;
  }

  /** Creates an account and returns its id. Throws `InputError` for a bad name or password, a 409 for a taken name. */
  async create(wanted: string, password: string): Promise<string> {
    const name = accountName(wanted);
    checkPassword(password, name);
    await this.checkFree(name);
    const id = freshId();
    await this.add(...creationOf(id, name, await hashPassword(password, this.#work)));
    return id;
  }

  /** Writes statements that create an account; throws a 409 if the name was taken meanwhile. */
  async add(...writes: readonly Write[]): Promise<void> {
    await this.#sql.write(...writes).catch((error: unknown) => {
      if (error instanceof UnmetError) throw nameIsTaken();
      throw error;
    });
  }

  /** Throws a 409 if an account has that name, or one that looks like it. */
  async checkFree(name: string): Promise<void> {
    const skeletons = skeletonsOf(name);
    const alike = await this.#sql.all(
      `SELECT id FROM @accounts WHERE spelling = ? UNION ALL
       SELECT account_id FROM @skeletons WHERE skeleton IN (${skeletons.map(() => '?').join()})`,
      ...[spellingOf(name), ...skeletons],
    );
    if (alike.length > 0) throw nameIsTaken();
  }

  /** Account that signs in with a password; throws a 403 that does not tell which of the two is wrong. */
  async byPassword(name: string, password: string): Promise<string> {
    const row = await this.#row('spelling', spellingOf(name));
    const isHe = await isPassword(password, String(row?.['password'] ?? ''), this.#work);
    if (!row || !isHe) throw new HttpError(403, NOBODY);
    return String(row['id']);
  }

  /** Signs an account in; returns the secret for its cookie. Throws a 403 if the account is banned. */
  async signIn(id: string): Promise<string> {
    const account = await this.find(id);
    const now = this.#now();
    if (!account) throw new HttpError(403, NOBODY);
    if (account.banned > now)
      throw new HttpError(403, refuse('server.account.closed', { day: dayOf(account.banned) }));
    const secret = freshToken();
    await this.#sql.write(
      write('DELETE FROM @logins WHERE used < ?', now - LONGEST_AWAY),
      mustWrite('INSERT INTO @logins VALUES (?, ?, ?, ?)', hashToken(secret), id, now, now),
    );
    return secret;
  }

  /** Account of a secret; undefined if there is none, or no longer. */
  async bySecret(secret: string): Promise<Login | undefined> {
    const hash = hashToken(secret);
    const now = this.#now();
    const [row] = await this.#sql.all(
      `SELECT a.*, l.made AS since, l.used FROM @logins l JOIN @accounts a ON a.id = l.account_id
       WHERE l.hash = ? AND l.used >= ? AND a.banned <= ?`,
      ...[hash, now - LONGEST_AWAY, now],
    );
    if (!row) return undefined;
    if (Number(row['used']) < now - DAY) await this.#noteUse(hash, now);
    return { ...accountOf(row), login: hash, since: Number(row['since']) };
  }

  /** Notes when a login was last used; where the store cannot be written, it stays as it was. */
  async #noteUse(login: string, now: number): Promise<void> {
    const used = write('UPDATE @logins SET used = ? WHERE hash = ?', now, login);
    await this.#sql.write(used).catch((error: unknown) => {
      if (whyNotWritten(error) === undefined) throw error;
    });
  }

  /** Signs out of this browser, or everywhere. Passes to seats go with it. */
  async signOut({ id, login }: Login, everywhere: boolean): Promise<void> {
    await this.#sql.write(
      everywhere
        ? write('DELETE FROM @logins WHERE account_id = ?', id)
        : write('DELETE FROM @logins WHERE hash = ?', login),
    );
  }

  /** Sets a new password, and signs out all other browsers. */
  async setPassword(login: Login, old: string | undefined, password: string): Promise<void> {
    checkPassword(password, login.name);
    await this.checkIsHe(login, old);
    await this.#sql.write(
      mustWrite(
        'UPDATE @accounts SET password = ? WHERE id = ?',
        ...[await hashPassword(password, this.#work), login.id],
      ),
      write('DELETE FROM @logins WHERE account_id = ? AND hash <> ?', login.id, login.login),
    );
  }

  /** Deletes an account with all its data; seats and games stay, without an account. */
  async remove(login: Login, password: string | undefined): Promise<void> {
    await this.checkIsHe(login, password);
    await this.#sql.write(
      ...forgetRatings(login.id),
      ...forgetEntries(login.id),
      write('DELETE FROM @accounts WHERE id = ?', login.id),
    );
  }

  /** Throws a 403 unless the password is right or, for an account without one, the sign-in is recent. */
  async checkIsHe({ id, hasPassword, since }: Login, password: string | undefined): Promise<void> {
    const kept = hasPassword ? String((await this.#row('id', id))?.['password'] ?? '') : '';
    const isHe =
      kept !== '' && password !== undefined
        ? await isPassword(password, kept, this.#work)
        : this.#now() - since < FRESH;
    if (!isHe)
      throw new HttpError(
        403,
        hasPassword ? refuse('server.account.password') : refuse('server.account.once-more'),
      );
  }

  async find(id: string): Promise<Account | undefined> {
    const row = await this.#row('id', id);
    return row && accountOf(row);
  }

  /** Finds an account by its name, in any spelling. */
  async named(name: string): Promise<Account | undefined> {
    const row = await this.#row('spelling', spellingOf(name));
    return row && accountOf(row);
  }

  async #row(column: 'id' | 'spelling', value: string): Promise<SqlRow | undefined> {
    return (await this.#sql.all(`SELECT * FROM @accounts WHERE ${column} = ?`, value))[0];
  }
}

const nameIsTaken = (): HttpError => new HttpError(409, refuse('server.account.taken'));

const accountOf = (row: SqlRow): Account => ({
  id: String(row['id']),
  name: String(row['name']),
  hasPassword: row['password'] !== '',
  banned: Number(row['banned']),
  muted: Number(row['muted']),
});

const dayOf = (at: number): string => new Date(Math.min(at, 8.64e15)).toISOString().slice(0, 10);
