/** Accounts of the server, and the limits of one address. */
import { Allowance } from '../http/addresses.ts';
import { HttpError } from '../http/errors.ts';
import type { Limits } from '../http/limits.ts';
import type { Store } from '../store/store.ts';
import { spellingOf } from './look-alikes.ts';
import { Accounts } from './accounts.ts';
import { isModerator } from '../moderation/moderation.ts';
import { Passkeys } from './passkeys.ts';
import { refuse } from '../http/refuse.ts';

export class AccountService {
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly #store: Store;
  readonly #made: Allowance;
  readonly #tries: Allowance;

  constructor(store: Store, limits: Limits) {
    this.#store = store;
    this.accounts = new Accounts(store.db, limits.passwordWork);
    this.passkeys = new Passkeys(store.db, this.accounts);
    this.#made = new Allowance(limits.accounts, limits.accountsPerHour);
    this.#tries = new Allowance(limits.signIns, limits.signInsPerHour);
  }

  /** Whether the host has appointed an account as a moderator. */
  moderates = (id: string): Promise<boolean> => isModerator(this.#store.db, id);

  get isWritable(): boolean {
    return this.#store.fault === undefined;
  }

  /** Throws a 503 while the store cannot be written. */
  checkWritable(): void {
    if (!this.isWritable) throw new HttpError(503, refuse('server.only-read'));
  }

  /** Throws a 429 if too many accounts were created from an address. */
  countAccount(address: string): void {
    if (!this.#made.take(address)) throw new HttpError(429, refuse('server.account.many'));
  }

  /** Throws a 429 after too many sign-in attempts from an address, or for this name from any address. */
  countTry(address: string, name?: string): void {
    const isMany =
      !this.#tries.take(address) ||
      (name !== undefined && !this.#tries.take(`name ${spellingOf(name)}`));
    if (isMany) throw new HttpError(429, refuse('server.account.tries'));
  }
}
