/** Ends challenges that nobody answers, and notifies the challengers. */
import { INVITATION_MS } from '../accounts/friends.ts';
import type { Notifications } from '../notifications/notifications.ts';
import type { Tables } from '../tables/tables.ts';
import { expireChallenges } from './challenges.ts';

/** Polling interval in milliseconds. */
const EVERY = 60_000;

export class ChallengeWatch {
  readonly #tables: Tables;
  readonly #notifications: Pick<Notifications, 'invite'> | undefined;
  readonly #log: (line: string) => void;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(
    tables: Tables,
    notifications: Pick<Notifications, 'invite'> | undefined,
    log: (line: string) => void,
  ) {
    this.#tables = tables;
    this.#notifications = notifications;
    this.#log = log;
  }

  async begin(): Promise<void> {
    if (this.#tables.store.fault !== undefined) return;
    this.#timer = setInterval(() => void this.look(), EVERY).unref();
    await this.look();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Ends the challenges that have expired by `now`, in milliseconds since 1970. Never rejects. */
  look(now = Date.now()): Promise<void> {
    this.#looking = this.#looking
      .then(() => this.#look(now))
      .catch((error: unknown) => {
        this.#log(`challenges: ${error instanceof Error ? error.message : error}`);
      });
    return this.#looking;
  }

  async #look(now: number): Promise<void> {
    const { store, uptime } = this.#tables;
    await uptime.settled();
    if (!uptime.isUp) return;
    for (const { challenger, ...challenge } of await expireChallenges(
      store.db,
      uptime.since(INVITATION_MS, now),
    ))
      await this.#notifications?.invite(challenger, { type: 'expired', ...challenge });
  }
}
