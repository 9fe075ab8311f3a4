/** Challenges in requests for new tables: checked before the table is created, sent afterwards. */
import type { TableRequest } from '../../table/messages/requests.ts';
import type { Login } from '../accounts/accounts.ts';
import type { AccountService } from '../accounts/account-service.ts';
import { sidesIn } from '../../kernel/setup/setup.ts';
import { Allowance } from '../http/addresses.ts';
import { HttpError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Tables } from '../tables/tables.ts';
import { checkMayChallenge, reserveSeat } from './challenges.ts';

/** Challenges of one account: the number at once, and per hour. */
const CHALLENGES = [10, 60] as const;

interface Opponent {
  readonly id: string;
  readonly name: string;
}

export class Challenger {
  readonly #tables: Tables;
  readonly #accountService: AccountService;
  readonly #notifications: Notifications | undefined;
  readonly #allowed = new Allowance(...CHALLENGES);

  constructor(
    tables: Tables,
    accountService: AccountService,
    notifications: Notifications | undefined,
  ) {
    this.#tables = tables;
    this.#accountService = accountService;
    this.#notifications = notifications;
  }

  /**
   * Returns the challenged account. Throws a 400, 401, 403, 404, 409 or 429 if the user may not send this challenge.
   */
  async check(
    name: string,
    { game, scenario, seats = {} }: TableRequest,
    login: Login | undefined,
  ): Promise<Opponent> {
    if (!login) throw new HttpError(401, refuse('server.challenge.account'));
    this.#accountService.checkWritable();
    const sides = sidesIn(this.#tables.registry.gameById(game), scenario);
    const isFree = ({ id }: { readonly id: string }) => (seats[id] ?? 'open') === 'open';
    if (!sides.some(isFree) || !Object.values(seats).includes('me'))
      throw new HttpError(400, refuse('server.challenge.seat'));
    const other = await this.#accountService.accounts.named(name);
    if (!other) throw new HttpError(404, refuse('server.account.nobody', { name }));
    await checkMayChallenge(this.#tables.store.db, login, other);
    if (!this.#allowed.take(login.id)) throw new HttpError(429, refuse('server.friends.often'));
    return other;
  }

  /** Reserves the free seat of the table for the challenged account, and notifies it. */
  async send({ id, name }: Login, challenged: Opponent, table: string): Promise<void> {
    await reserveSeat(this.#tables.store.db, { from: id, to: challenged.id, table });
    await this.#notifications?.invite(challenged.id, { type: 'challenge', table, from: name });
  }
}
