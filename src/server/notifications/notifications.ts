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
type Channel = Pick<StoredNotification, 'kind' | 'address' | 'details'>;

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
export const pushDetails = z.object({
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
    tables.activityListeners.push((table, side) => void this.#postpone(table, side));
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
  add(wanted: SeatPreferences): Promise<string> {
    return this.store.add(wanted, this.#patience);
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
      .catch((error: unknown) => this.#log(`notifications: ${reasonOf(error)}`))
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
    for (const notification of due) await this.#deliver(notification);
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
    for (const { id, side } of this.#tables.activePlayers) {
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
  async #deliver(notification: StoredNotification): Promise<void> {
    if (!(await this.store.claim(notification, Date.now() + LEASE))) return;
    try {
      const session = await this.#tables.get(notification.table);
      if (session.live.hashes.tokens[notification.side] !== notification.owner)
        await this.store.remove(notification.key);
      else if (session.table.currentPlayer(notification.side).kind !== 'human')
        await this.store.markSent(notification);
      else await this.#send(notification, await this.#eventOf(session, notification));
    } catch (error) {
      await this.#again(notification, reasonOf(error));
    }
  }

  async #send(notification: StoredNotification, event: NotificationEvent): Promise<void> {
    const status = await this.#sendBy(notification, event, notification.key);
    if (status < 300) await this.store.markSent(notification);
    // The browser has withdrawn the permission.
    else if (notification.kind === 'push' && (status === 404 || status === 410))
      await this.store.remove(notification.key);
    else await this.#again(notification, `status ${status}`);
  }

  async #sendBy(channel: Channel, event: NotificationEvent, key?: string): Promise<number> {
    const text = await notificationTextOf(event, languageOf(channel));
    return this.#sendText(channel, text, { table: event.table, key });
  }

  async #sendText(
    channel: Channel,
    text: NotificationText,
    { table, key }: { readonly table: string; readonly key: string | undefined },
  ): Promise<number> {
    if (channel.kind === 'webhook') return this.#post(channel, text.fields);
    return channel.kind === 'push'
      ? this.#push(channel, {
          ...{ title: text.title, table },
          ...(text.terms.length > 0 && { body: text.terms.join('\n') }),
          ...(!text.isAtTable && { path: '/' }),
        })
      : this.#write(channel, text, key);
  }

  /**
   * Sends a digest if any table waits. A digest that cannot be delivered is not retried; the next one is sent the next
   * day.
   */
  async #sendDigest({
    channel,
    tables,
  }: Awaited<ReturnType<typeof takeDigests>>[number]): Promise<void> {
    if (tables.length === 0) return;
    const { registry } = this.#tables;
    try {
      const listed = tables.map(({ table, game, side }) => ({
        ...{ table, side, module: registry.gameById(game), url: this.#urlOf(table) },
      }));
      const status = await this.#sendText(channel, await digestOf(listed, languageOf(channel)), {
        table: tables[0]?.table ?? '',
        key: channel.key,
      });
      if (channel.kind === 'push' && (status === 404 || status === 410))
        await this.store.remove(channel.key);
      else if (status >= 300)
        this.#log(`a digest by ${channel.kind} was not delivered (status ${status})`);
    } catch (error) {
      this.#log(`a digest by ${channel.kind} was not delivered (${reasonOf(error)})`);
    }
  }

  /** Notifies an account of an invitation, once, through all channels of the account and its seats. */
  async invite(account: string, { type, table, from }: Invitation): Promise<void> {
    const channels = await this.store.ofAccount(account);
    const session = await this.#tables.get(table);
    const module = this.#tables.registry.gameById(session.table.game.id);
    // A player answers a challenge in the lobby, and reads the answer to one there.
    const url = type === 'invitation' ? this.#urlOf(table) : this.#options.url;
    const asks = type === 'invitation' || type === 'challenge';
    const terms = asks ? variantIn(session.table.header) : {};
    const event = { type, table, module, from, url, ...terms } as const;
    const byAddress = new Map(
      channels.map((channel) => [`${channel.kind} ${channel.address}`, channel]),
    );
    for (const channel of byAddress.values())
      this.#sendBy(channel, event).catch((error: unknown) =>
        this.#log(
          `table ${table}: a notification (${type}) was not delivered (${reasonOf(error)})`,
        ),
      );
  }

  /** Schedules another attempt, each time after twice the delay; after `TRIES` attempts, gives up for this turn. */
  async #again(notification: StoredNotification, reason: string): Promise<void> {
    const { table, kind, tries } = notification;
    if (tries + 1 >= TRIES) {
      this.#log(
        `table ${table}: a notification by ${kind} was not delivered in ${TRIES} tries (${reason})`,
      );
      await this.store.markSent(notification);
      return;
    }
    const wait = (this.#options.again ?? AGAIN) * 2 ** tries;
    await this.store.scheduleRetry(notification, Date.now() + wait);
  }

  /** Calls a webhook, signed like GitHub's: the secret proves that this server sent the request, and when. */
  #post({ address, details }: Channel, what: object): Promise<number> {
    const at = Math.floor(Date.now() / 1000);
    const body = JSON.stringify({ ...what, at });
    const { secret } = JSON.parse(details) as { secret: string };
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Countermarch',
      'x-countermarch-signature': `sha256=${signature}`,
    };
    return post({ url: address, headers, body }, this.allowsPrivate);
  }

  async #push({ address, details }: Channel, message: PushPayload): Promise<number> {
    const { keys } = pushDetails.parse(JSON.parse(details));
    const vapid = await this.#keys();
    const subject = this.#options.url?.startsWith('https:') ? this.#options.url : SUBJECT;
    const { endpoint, headers, body } = webpush.generateRequestDetails(
      { endpoint: address, keys },
      JSON.stringify(message),
      { vapidDetails: { subject, ...vapid }, TTL: PUSH_SECONDS, topic: topicOf(message.table) },
    );
    return post({ url: endpoint, headers, body }, this.allowsPrivate);
  }

  async #write(
    { address }: Channel,
    text: NotificationText,
    key: string | undefined,
  ): Promise<number> {
    const { url } = this.#options;
    const end = url && key && `${url}/api/notifications/${key}/end`;
    await this.#mail?.sendMail({
      from: this.#options.from ?? SENDER,
      to: address,
      subject: text.title,
      text: [...text.terms, ...text.lines, ...(end ? ['', text.end, end] : [])].join('\n'),
      ...(end && {
        list: { unsubscribe: { url: end, comment: 'End' } },
        headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }),
    });
    return 200;
  }

  async #eventOf(
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
    const text = await this.store.getOrCreate('vapid', () =>
      JSON.stringify(webpush.generateVAPIDKeys()),
    );
    this.#vapid ??= JSON.parse(text) as { publicKey: string; privateKey: string };
    return this.#vapid;
  }
}

/** Contact for push services, for a server without a public https address. */
const SUBJECT = 'mailto:nobody@localhost';

/** Returns the translator of the chosen language; English by default. */
const languageOf = ({ details }: Channel): Language =>
  languageSchema.catch('en').parse((JSON.parse(details) as { language?: unknown }).language);

/** Push topic of a table: a newer notification replaces an undelivered one. */
const topicOf = (table: string): string => table.slice(0, 32);

/** Creates the secret with which a webhook can check its caller. */
export const freshSecret = (): string => randomBytes(32).toString('base64url');

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
