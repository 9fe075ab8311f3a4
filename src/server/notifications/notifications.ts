/**
 * Notifies players of their turns and of new games, by web push, e-mail or webhook, as set for each seat. Each turn
 * causes one notification, and none while the player looks at the table. A notification names the table, but reveals
 * nothing about the game.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import webpush from 'web-push';
import { z } from 'zod';
import type { Language } from '../../i18n/translators.ts';
import type { TableSession } from '../tables/session.ts';
import {
  digestOf,
  languageSchema,
  type NotificationEvent,
  type NotificationText,
  notificationTextOf,
} from './messages.ts';
import { takeDigests } from './digests.ts';
import { post } from './ssrf-guard.ts';
import {
  DELAY,
  type StoredNotification,
  type NotificationStore,
  type SeatPreferences,
} from '../store/notification-store.ts';
import { variantIn } from '../store/table-lists.ts';
import type { Tables } from '../tables/tables.ts';
import { roundAt } from '../tournaments/repository.ts';

/** Settings of the host for notifications. */
export interface NotificationOptions {
  /** Public address of this server, for links: `https://table.example.org`. */
  readonly url?: string | undefined;
  /** Mail server, as `smtp://name:password@host:port`; absent: no e-mail. */
  readonly smtp?: string | undefined;
  /** Sender address of mails. */
  readonly from?: string | undefined;
  /** Whether webhooks and push services may be in private networks. */
  readonly allowsPrivate?: boolean | undefined;
  /** Delay of a notification, in milliseconds: a player who moves within it needs none. */
  readonly patience?: number;
  /** Milliseconds before the second attempt; each further one waits twice as long. */
  readonly again?: number;
}

const AGAIN = 30_000;
/** Longest polling interval, in milliseconds. */
const LOOK = 2000;
/** Milliseconds for which a process reserves a notification. */
const LEASE = 60_000;
/** Attempts per turn. */
const TRIES = 6;
/** Seconds for which a push service keeps an undelivered message. */
const PUSH_SECONDS = 3 * 86_400;

/** A notification channel: its address, and the data for sending. */
type Way = Pick<StoredNotification, 'kind' | 'place' | 'means'>;

/** An invitation, a challenge, or the answer to one: the table, and the name of the account that sends it. */
interface Invitation {
  readonly type: 'invitation' | 'challenge' | 'declined' | 'expired';
  readonly table: string;
  readonly from: string;
}

/** The message to a browser; the page's service worker shows it. */
interface PushPayload {
  readonly title: string;
  readonly body?: string;
  readonly table: string;
  /** Path of the page to open, if it is not the table's own page. */
  readonly path?: string;
}

/** Default sender of mails. */
const SENDER = 'Countermarch <countermarch@localhost>';

/** Data for reaching a browser. */
export const pushMeans = z.object({
  keys: z.object({ p256dh: z.string().max(200), auth: z.string().max(100) }),
});

export class Notifications {
  readonly store: NotificationStore;
  readonly #tables: Tables;
  readonly #options: NotificationOptions;
  readonly #log: (line: string) => void;
  readonly #mail: Transporter | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #isClosed = false;
  /** When the notifications of players who look at a table were last postponed, by table and side. */
  #postponed = new Map<string, number>();
  #vapid: { publicKey: string; privateKey: string } | undefined;

  constructor(tables: Tables, options: NotificationOptions, log: (line: string) => void) {
    this.#tables = tables;
    this.store = tables.store.notifications;
    this.#options = options;
    this.#log = log;
    tables.lookWatchers.push((table, side) => void this.#postpone(table, side));
    this.#mail = options.smtp === undefined ? undefined : createTransport(options.smtp);
  }

  get allowsPrivate(): boolean {
    return this.#options.allowsPrivate ?? false;
  }

  get hasMail(): boolean {
    return this.#mail !== undefined;
  }

  /** Returns the public key with which browsers check the sender of a push message; created once, and stored. */
  async pushKey(): Promise<string> {
    return (await this.#keys()).publicKey;
  }

  /** Stores a notification setting of a seat; returns the key that cancels it. */
  want(wanted: SeatPreferences): Promise<string> {
    return this.store.want(wanted, this.#patience);
  }

  begin(): void {
    if (this.#tables.store.fault !== undefined) return;
    this.#timer = setInterval(() => void this.look(), this.#pace).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    await this.#looking;
    this.#mail?.close();
  }

  /** Sends the notifications that are due now. Never rejects. */
  look(): Promise<void> {
    this.#looking ??= this.#look()
      .catch((error: unknown) => this.#log(`notices: ${reasonOf(error)}`))
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  get #patience(): number {
    return this.#options.patience ?? DELAY;
  }

  get #pace(): number {
    return Math.min(LOOK, Math.max(20, this.#patience / 4));
  }

  async #look(): Promise<void> {
    const now = Date.now();
    // Time without a running server does not count.
    const { uptime } = this.#tables;
    await uptime.settled();
    if (!uptime.isUp) return;
    await this.#postponeAll(now);
    const due = await this.store.due(now, uptime.since(this.#patience, now));
    for (const notice of due) await this.#deliver(notice);
    for (const digest of await takeDigests(this.#tables.store.db, now))
      await this.#sendDigest(digest);
  }

  /**
   * Postpones the notifications of a table while a player looks at it. The turn stays due until they move; the delay
   * starts again when they look away. Each server renews this for its connected players long before the delay ends.
   */
  async #postponeAll(now: number): Promise<void> {
    const before = this.#postponed;
    this.#postponed = new Map();
    for (const { id, side } of this.#tables.lookers) {
      const key = `${id} ${side}`;
      const last = before.get(key) ?? Number.NEGATIVE_INFINITY;
      const isDue = Math.abs(now - last) >= this.#patience / 3;
      this.#postponed.set(key, isDue ? now : last);
      if (isDue) await this.store.postpone(id, side, now + this.#patience);
    }
  }

  /** Restarts the delay when a player begins or stops looking at a table. */
  async #postpone(table: string, side: number): Promise<void> {
    if (this.#tables.store.fault !== undefined || this.#isClosed) return;
    try {
      await this.store.postpone(table, side, Date.now() + this.#patience);
    } catch (error) {
      this.#log(`table ${table}: ${reasonOf(error)}`);
    }
  }

  /** Sends one notification, unless another process does, the seat has another player by now, or a bot plays it. */
  async #deliver(notice: StoredNotification): Promise<void> {
    if (!(await this.store.claim(notice, Date.now() + LEASE))) return;
    try {
      const session = await this.#tables.get(notice.table);
      if (session.live.hashes.tokens[notice.side] !== notice.owner)
        await this.store.end(notice.key);
      else if (session.table.sitter(notice.side).kind !== 'human') await this.store.told(notice);
      else await this.#send(notice, await this.#occasionOf(session, notice));
    } catch (error) {
      await this.#again(notice, reasonOf(error));
    }
  }

  async #send(notice: StoredNotification, event: NotificationEvent): Promise<void> {
    const status = await this.#sendBy(notice, event, notice.key);
    if (status < 300) await this.store.told(notice);
    // The browser has withdrawn the permission.
    else if (notice.kind === 'push' && (status === 404 || status === 410))
      await this.store.end(notice.key);
    else await this.#again(notice, `status ${status}`);
  }

  async #sendBy(way: Way, event: NotificationEvent, key?: string): Promise<number> {
    const telling = await notificationTextOf(event, languageOf(way));
    return this.#sendTelling(way, telling, { table: event.table, key });
  }

  async #sendTelling(
    way: Way,
    telling: NotificationText,
    { table, key }: { readonly table: string; readonly key: string | undefined },
  ): Promise<number> {
    if (way.kind === 'webhook') return this.#post(way, telling.fields);
    return way.kind === 'push'
      ? this.#push(way, {
          ...{ title: telling.title, table },
          ...(telling.terms.length > 0 && { body: telling.terms.join('\n') }),
          ...(!telling.isAtTable && { path: '/' }),
        })
      : this.#write(way, telling, key);
  }

  /**
   * Sends a digest if any table waits. A digest that cannot be delivered is not retried; the next one is sent the next
   * day.
   */
  async #sendDigest({
    way,
    tables,
  }: Awaited<ReturnType<typeof takeDigests>>[number]): Promise<void> {
    if (tables.length === 0) return;
    const { registry } = this.#tables;
    try {
      const listed = tables.map(({ table, game, side }) => ({
        ...{ table, side, module: registry.gameById(game), url: this.#urlOf(table) },
      }));
      const status = await this.#sendTelling(way, await digestOf(listed, languageOf(way)), {
        table: tables[0]?.table ?? '',
        key: way.key,
      });
      if (way.kind === 'push' && (status === 404 || status === 410)) await this.store.end(way.key);
      else if (status >= 300)
        this.#log(`a digest by ${way.kind} was not delivered (status ${status})`);
    } catch (error) {
      this.#log(`a digest by ${way.kind} was not delivered (${reasonOf(error)})`);
    }
  }

  /** Notifies an account of an invitation, once, through all channels of the account and its seats. */
  async invite(account: string, { type, table, from }: Invitation): Promise<void> {
    const ways = await this.store.ofAccount(account);
    const session = await this.#tables.get(table);
    const module = this.#tables.registry.gameById(session.table.game.id);
    // A player answers a challenge in the lobby, and reads the answer to one there.
    const url = type === 'invitation' ? this.#urlOf(table) : this.#options.url;
    const asks = type === 'invitation' || type === 'challenge';
    const terms = asks ? variantIn(session.table.header) : {};
    const event = { type, table, module, from, url, ...terms } as const;
    const places = new Map(ways.map((way) => [`${way.kind} ${way.place}`, way]));
    for (const way of places.values())
      this.#sendBy(way, event).catch((error: unknown) =>
        this.#log(
          `table ${table}: a notification (${type}) was not delivered (${reasonOf(error)})`,
        ),
      );
  }

  /** Schedules another attempt, each time after twice the delay; after `TRIES` attempts, gives up for this turn. */
  async #again(notice: StoredNotification, reason: string): Promise<void> {
    const { table, kind, tries } = notice;
    if (tries + 1 >= TRIES) {
      this.#log(
        `table ${table}: a notification by ${kind} was not delivered in ${TRIES} tries (${reason})`,
      );
      await this.store.told(notice);
      return;
    }
    const wait = (this.#options.again ?? AGAIN) * 2 ** tries;
    await this.store.failed(notice, Date.now() + wait);
  }

  /** Calls a webhook, signed like GitHub's: the secret proves that this server sent the request, and when. */
  #post({ place, means }: Way, what: object): Promise<number> {
    const at = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({ ...what, at });
    const { secret } = JSON.parse(means) as { secret: string };
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Countermarch',
      'x-countermarch-signature': `sha256=${signature}`,
    };
    return post({ url: place, headers, body }, this.allowsPrivate);
  }

  async #push({ place, means }: Way, message: PushPayload): Promise<number> {
    const { keys } = pushMeans.parse(JSON.parse(means));
    const vapid = await this.#keys();
    const subject = this.#options.url?.startsWith('https:') ? this.#options.url : SUBJECT;
    const { endpoint, headers, body } = webpush.generateRequestDetails(
      { endpoint: place, keys },
      JSON.stringify(message),
      { vapidDetails: { subject, ...vapid }, TTL: PUSH_SECONDS, topic: topicOf(message.table) },
    );
    return post({ url: endpoint, headers, body }, this.allowsPrivate);
  }

  async #write(
    { place }: Way,
    telling: NotificationText,
    key: string | undefined,
  ): Promise<number> {
    const { url } = this.#options;
    const end = url && key && `${url}/api/notices/${key}/end`;
    await this.#mail?.sendMail({
      from: this.#options.from ?? SENDER,
      to: place,
      subject: telling.title,
      text: [...telling.terms, ...telling.lines, ...(end ? ['', telling.end, end] : [])].join('\n'),
      ...(end && {
        list: { unsubscribe: { url: end, comment: 'End' } },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }),
    });
    return 200;
  }

  async #occasionOf(
    { id, table: { game } }: TableSession,
    { side, isNew }: StoredNotification,
  ): Promise<NotificationEvent> {
    return {
      type: isNew ? 'game' : 'turn',
      ...{ table: id, module: this.#tables.registry.gameById(game.id), url: this.#urlOf(id) },
      side: game.sides[side]?.id ?? '',
      tournament: isNew ? await roundAt(this.#tables.store.db, id) : undefined,
    };
  }

  /** Returns the public address of a table, if the host has set the address of the server. */
  #urlOf(table: string): string | undefined {
    const { url } = this.#options;
    return url === undefined ? undefined : `${url}/t/${table}`;
  }

  async #keys(): Promise<{ publicKey: string; privateKey: string }> {
    const text = await this.store.once('vapid', () => JSON.stringify(webpush.generateVAPIDKeys()));
    this.#vapid ??= JSON.parse(text) as { publicKey: string; privateKey: string };
    return this.#vapid;
  }
}

/** Contact for push services, for a server without a public https address. */
const SUBJECT = 'mailto:nobody@localhost';

/** Returns the translator of the chosen language; English by default. */
const languageOf = ({ means }: Way): Language =>
  languageSchema.catch('en').parse((JSON.parse(means) as { language?: unknown }).language);

/** Push topic of a table: a newer notification replaces an undelivered one. */
const topicOf = (table: string): string => table.slice(0, 32);

/** Creates the secret with which a webhook can check its caller. */
export const freshSecret = (): string => randomBytes(32).toString('base64url');

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
