/** Accounts: created, signed in to by a password or a passkey, signed out of, deleted. */
import { InputError } from '../../kernel/setup/setup.ts';
import { HttpError } from '../http/errors.ts';
import { skeletonsOf, spellingOf } from './look-alikes.ts';
import { personName } from './names.ts';
import { freshId, freshToken, hashToken } from '../seats/access-tokens.ts';
import { whyNotWritten } from '../store/faults.ts';
import { type Database, requireRow, PreconditionError, type Write } from '../store/database.ts';
import type { AccountRow } from '../store/store-tables.ts';
import { forgetStudies } from '../studies/study-repository.ts';
import { forgetEntries } from '../tournaments/repository.ts';
import { forgetRatings } from './ratings.ts';
import { checkPassword, hashPassword, isPassword, WORK } from './passwords.ts';
import { refuse } from '../http/refuse.ts';

/** An account of a person. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** Whether the account has a password; else it has only passkeys. */
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
/** After an absence of this many milliseconds, the user has to sign in again. */
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
export const creationOf = (
  db: Database,
  { id, name, password }: Pick<AccountRow, 'id' | 'name' | 'password'>,
): readonly Write[] => [
  requireRow(
    db
      .insertInto('accounts')
      .values({ id, name, spelling: spellingOf(name), password, made: Date.now() })
      .onConflict((c) => c.column('spelling').doNothing()),
  ),
  ...skeletonsOf(name).map((skeleton) => requireRow(skeletonInsert(db, skeleton, id))),
];

const skeletonInsert = (db: Database, skeleton: string, id: string) =>
  db
    .insertInto('skeletons')
    .values({ skeleton, account_id: id })
    .onConflict((c) => c.doNothing());

/**
 * Stores the skeletons of accounts created before skeletons were stored. If two accounts look alike, both stay; the
 * older one blocks other names that look like it.
 */
export async function storeSkeletons(db: Database): Promise<void> {
  const without = await db
    .selectFrom('accounts as a')
    .select(['id', 'name'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('skeletons as s').select('s.skeleton').whereRef('s.account_id', '=', 'a.id'),
        ),
      ),
    )
    .orderBy('made')
    .orderBy('id')
    .execute();
  for (const { id, name } of without)
    await db.write(...skeletonsOf(name).map((skeleton) => skeletonInsert(db, skeleton, id)));
}

export class Accounts {
  readonly #db: Database;
  readonly #work: number;
  readonly #now: () => number;

  /** `work`: cost of a password hash, 2^`work` blocks. */
  constructor(db: Database, work = WORK, now = () => Date.now()) {
    this.#db = db;
    this.#work = work;
    this.#now = now;
  }

  /** Creates an account and returns its id. Throws `InputError` for a bad name or password, a 409 for a taken name. */
  async create(wanted: string, password: string): Promise<string> {
    const name = accountName(wanted);
    checkPassword(password, name);
    await this.checkFree(name);
    const id = freshId();
    const hash = await hashPassword(password, this.#work);
    await this.add(...creationOf(this.#db, { id, name, password: hash }));
    return id;
  }

  /** Writes statements that create an account; throws a 409 if the name was taken meanwhile. */
  async add(...writes: readonly Write[]): Promise<void> {
    await this.#db.write(...writes).catch((error: unknown) => {
      if (error instanceof PreconditionError) throw nameIsTaken();
      throw error;
    });
  }

  /** Throws a 409 if an account has that name, or one that looks like it. */
  async checkFree(name: string): Promise<void> {
    const alike = await this.#db
      .selectFrom('skeletons')
      .select('account_id as id')
      .where('skeleton', 'in', skeletonsOf(name))
      .unionAll(
        this.#db.selectFrom('accounts').select('id').where('spelling', '=', spellingOf(name)),
      )
      .execute();
    if (alike.length > 0) throw nameIsTaken();
  }

  /** Account that signs in with a password; throws a 403 that does not tell which of the two is wrong. */
  async byPassword(name: string, password: string): Promise<string> {
    const row = await this.#row('spelling', spellingOf(name));
    const isRightPassword = await isPassword(password, row?.password ?? '', this.#work);
    if (!row || !isRightPassword) throw new HttpError(403, NOBODY);
    return row.id;
  }

  /** Signs an account in; returns the secret for its cookie. Throws a 403 if the account is banned. */
  async signIn(id: string): Promise<string> {
    const account = await this.find(id);
    const now = this.#now();
    if (!account) throw new HttpError(403, NOBODY);
    if (account.banned > now)
      throw new HttpError(403, refuse('server.account.closed', { day: dayOf(account.banned) }));
    const secret = freshToken();
    const login = { hash: hashToken(secret), account_id: id, made: now, used: now };
    await this.#db.write(
      this.#db.deleteFrom('logins').where('used', '<', now - LONGEST_AWAY),
      this.#db.insertInto('logins').values(login),
    );
    return secret;
  }

  /** Returns the account that a secret signs in; undefined if the secret is unknown or has expired. */
  async bySecret(secret: string): Promise<Login | undefined> {
    const hash = hashToken(secret);
    const now = this.#now();
    const row = await this.#db
      .selectFrom('logins as l')
      .innerJoin('accounts as a', 'a.id', 'l.account_id')
      .selectAll('a')
      .select(['l.made as since', 'l.used'])
      .where('l.hash', '=', hash)
      .where('l.used', '>=', now - LONGEST_AWAY)
      .where('a.banned', '<=', now)
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.used < now - DAY) await this.#noteUse(hash, now);
    return { ...accountOf(row), login: hash, since: row.since };
  }

  /** Updates the time when a login was last used; does nothing if the store cannot be written. */
  async #noteUse(login: string, now: number): Promise<void> {
    const used = this.#db.updateTable('logins').set({ used: now }).where('hash', '=', login);
    await used.execute().catch((error: unknown) => {
      if (whyNotWritten(error) === undefined) throw error;
    });
  }

  /** Signs out of this browser, or of all browsers. Its account tokens end with the login. */
  async signOut({ id, login }: Login, everywhere: boolean): Promise<void> {
    const logins = this.#db.deleteFrom('logins');
    await (everywhere
      ? logins.where('account_id', '=', id)
      : logins.where('hash', '=', login)
    ).execute();
  }

  /** Sets a new password, and signs out all other browsers. */
  async setPassword(login: Login, old: string | undefined, password: string): Promise<void> {
    checkPassword(password, login.name);
    await this.verifyIdentity(login, old);
    const hash = await hashPassword(password, this.#work);
    await this.#db.write(
      requireRow(
        this.#db.updateTable('accounts').set({ password: hash }).where('id', '=', login.id),
      ),
      this.#db
        .deleteFrom('logins')
        .where('account_id', '=', login.id)
        .where('hash', '<>', login.login),
    );
  }

  /** Deletes an account with all its data; seats and games stay, without an account. */
  async remove(login: Login, password: string | undefined): Promise<void> {
    await this.verifyIdentity(login, password);
    await this.#db.write(
      ...forgetRatings(this.#db, login.id),
      ...forgetEntries(this.#db, login.id),
      ...forgetStudies(this.#db, login.id),
      this.#db.deleteFrom('waiting').where('account_id', '=', login.id),
      this.#db.deleteFrom('accounts').where('id', '=', login.id),
    );
  }

  /** Throws a 403 unless the password is right or, for an account without one, the sign-in is recent. */
  async verifyIdentity(
    { id, hasPassword, since }: Login,
    password: string | undefined,
  ): Promise<void> {
    const kept = hasPassword ? ((await this.#row('id', id))?.password ?? '') : '';
    const isVerified =
      kept !== '' && password !== undefined
        ? await isPassword(password, kept, this.#work)
        : this.#now() - since < FRESH;
    if (!isVerified)
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

  #row(column: 'id' | 'spelling', value: string): Promise<AccountRow | undefined> {
    return this.#db.selectFrom('accounts').selectAll().where(column, '=', value).executeTakeFirst();
  }
}

const nameIsTaken = (): HttpError => new HttpError(409, refuse('server.account.taken'));

const accountOf = ({ id, name, password, banned, muted }: AccountRow): Account => ({
  ...{ id, name, banned, muted },
  hasPassword: password !== '',
});

const dayOf = (at: number): string => new Date(Math.min(at, 8.64e15)).toISOString().slice(0, 10);
