/** Passkeys: requests for an authenticator, and the use of its responses. A library checks their contents. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { HttpError } from '../http/errors.ts';
import { freshId } from '../seats/access-tokens.ts';
import { type Database, requireRow } from '../store/database.ts';
import type { StoreTables } from '../store/store-tables.ts';
import { accountName, type Accounts, creationOf, type Login } from './accounts.ts';
import { refuse } from '../http/refuse.ts';

/** Site that a passkey is for: the address of the page, and the host name in it. */
export interface Site {
  readonly origin: string;
  readonly id: string;
}

/** Milliseconds that an authenticator may take. */
const PATIENCE = 5 * 60_000;
const MOST = 10;
/**
 * Algorithms EdDSA, ES256 and RS256: every authenticator supports one of them. Algorithms that Node calls experimental
 * are left out.
 */
const ALGORITHMS = [-8, -7, -257];

type ChallengeRow = StoreTables['challenges'];

/** Loads the library at the first use of a passkey: most servers never need it. */
const library = () => import('@simplewebauthn/server');

/** A passkey as its owner sees it. */
export interface Passkey {
  readonly id: string;
  readonly made: number;
}

export class Passkeys {
  readonly #db: Database;
  readonly #accounts: Accounts;
  readonly #now: () => number;

  constructor(db: Database, accounts: Accounts, now = () => Date.now()) {
    this.#db = db;
    this.#accounts = accounts;
    this.#now = now;
  }

  async of(account: string): Promise<Passkey[]> {
    return this.#db
      .selectFrom('passkeys')
      .select(['id', 'made'])
      .where('account_id', '=', account)
      .orderBy('made')
      .execute();
  }

  /** Returns the options to create a passkey: for the current account, or for a new account of that name. */
  async registrationOptions(
    site: Site,
    login: Login | undefined,
    wanted: string,
  ): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const name = login ? login.name : accountName(wanted);
    const id = login?.id ?? freshId();
    const known = login ? await this.of(id) : [];
    if (known.length >= MOST)
      throw new HttpError(409, refuse('server.passkey.many', { most: MOST }));
    if (!login) await this.#accounts.checkFree(name);
    const options = await (await library()).generateRegistrationOptions({
      rpName: 'Countermarch',
      rpID: site.id,
      userName: name,
      userDisplayName: name,
      userID: new TextEncoder().encode(id),
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known,
      // The browser must find the passkey without a name, and the passkey alone signs in: so it must verify its owner.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.#ask(options.challenge, id, login ? '' : name);
    return options;
  }

  /** Stores a new passkey, with a new account if one was requested; returns the account's id. */
  async register(
    site: Site,
    login: Login | undefined,
    response: RegistrationResponseJSON,
  ): Promise<string> {
    const asked = this.#answer();
    const { registrationInfo: info } = await refusing(
      (await library()).verifyRegistrationResponse({
        response,
        ...asked.expected(site),
        expectedRPID: site.id,
        supportedAlgorithmIDs: ALGORITHMS,
      }),
    );
    const { account_id: account, name } = asked.row();
    const isOwn = name === '' ? login?.id === account : login === undefined;
    if (!info || !isOwn) throw failed();
    const { id, publicKey, counter, transports = [] } = info.credential;
    const row = {
      ...{ id, account_id: account, public_key: Buffer.from(publicKey).toString('base64url') },
      ...{ counter, transports: transports.join(), made: this.#now() },
    };
    const insert = this.#db.insertInto('passkeys').values(row);
    const kept = requireRow(insert.onConflict((c) => c.column('id').doNothing()));
    if (name === '') await this.#db.write(kept);
    else
      await this.#accounts.add(...creationOf(this.#db, { id: account, name, password: '' }), kept);
    return account;
  }

  /** Returns the options to sign in with any passkey of the browser. */
  async authenticationOptions(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    const options = await (await library()).generateAuthenticationOptions({
      rpID: site.id,
      userVerification: 'required',
    });
    await this.#ask(options.challenge, '', '');
    return options;
  }

  /** Returns the id of the account that a passkey signs in to. */
  async signIn(site: Site, response: AuthenticationResponseJSON): Promise<string> {
    const row = await this.#db
      .selectFrom('passkeys')
      .selectAll()
      .where('id', '=', response.id)
      .executeTakeFirst();
    if (!row) throw new HttpError(403, refuse('server.passkey.unknown'));
    const asked = this.#answer();
    const { verified, authenticationInfo } = await refusing(
      (await library()).verifyAuthenticationResponse({
        response,
        ...asked.expected(site),
        expectedRPID: site.id,
        credential: {
          id: response.id,
          publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
          counter: row.counter,
        },
      }),
    );
    // A challenge for creating a passkey cannot be used to sign in.
    if (!verified || asked.row().account_id !== '') throw failed();
    await this.#db
      .updateTable('passkeys')
      .set({ counter: authenticationInfo.newCounter })
      .where('id', '=', response.id)
      .execute();
    return row.account_id;
  }

  /** Deletes a passkey; throws a 409 if it is the account's last way to sign in. */
  async remove({ id: account, hasPassword }: Login, id: string): Promise<void> {
    const own = await this.of(account);
    if (!own.some((key) => key.id === id)) throw new HttpError(404, refuse('server.passkey.none'));
    if (own.length === 1 && !hasPassword) throw new HttpError(409, refuse('server.passkey.last'));
    await this.#db
      .deleteFrom('passkeys')
      .where((eb) => eb.and({ id, account_id: account }))
      .execute();
  }

  async #ask(challenge: string, account: string, name: string): Promise<void> {
    const now = this.#now();
    const row = { challenge, account_id: account, name, until: now + PATIENCE };
    await this.#db.write(
      this.#db.deleteFrom('challenges').where('until', '<', now),
      this.#db.insertInto('challenges').values(row),
    );
  }

  /**
   * Returns the checks of a response. `row` is the request that it belongs to, known once the library has checked the
   * challenge.
   */
  #answer() {
    let found: ChallengeRow | undefined;
    return {
      expected: ({ origin }: Site) => ({
        expectedOrigin: origin,
        expectedChallenge: async (challenge: string) => {
          found = await this.#take(challenge);
          return found !== undefined;
        },
      }),
      row: (): ChallengeRow => {
        if (!found) throw failed();
        return found;
      },
    };
  }

  /** Deletes and returns an open request: each challenge is accepted once. */
  #take(challenge: string): Promise<ChallengeRow | undefined> {
    return this.#db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .where('until', '>=', this.#now())
      .returningAll()
      .executeTakeFirst();
  }
}

const failed = (): HttpError => new HttpError(403, refuse('server.passkey.wrong'));

/** Turns a rejection by the library into a 403. */
async function refusing<T>(checking: Promise<T>): Promise<T> {
  return checking.catch((error: unknown) => {
    if (error instanceof HttpError) throw error;
    throw failed();
  });
}
