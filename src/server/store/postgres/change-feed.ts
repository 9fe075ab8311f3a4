/** Changes by other servers, from the database's own notifications. */
import pg from 'pg';
import type { RecordEntry } from '../../../table/record/record.ts';
import type { Change, RemoteChange, SideChangeListener, RevisionListener } from '../store.ts';
import { ORDERS_LEFT } from './postgres-turns.ts';

export const CHANNEL = 'countermarch';
/** Replaces the revision in a notification: something other than the game has changed. */
export const SIDE_CHANGE = 'beside';
/** Replaces the revision in a notification: a player has connected or left. */
export const HERE = 'here';
/** Maximum bytes of writes in a notification: PostgreSQL allows less than 8,000 for the whole text. */
const MOST_BYTES = 7000;
/** Maximum bytes of a table's id and revision in a notification. */
const HEAD_BYTES = 100;
/** Longest wait before a broken connection is opened again, in milliseconds. */
const SLOWEST = 5000;

/** Handlers of the notifications. */
interface NotificationHandlers {
  readonly onWrite: RevisionListener;
  readonly onSideChange: SideChangeListener;
  readonly onPresence: SideChangeListener;
}

export class ChangeFeed {
  readonly #url: string;
  /** Name of this process, to ignore notifications of its own writes. */
  readonly #name: string;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, name: string) {
    this.#url = url;
    this.#name = name;
  }

  /** Reports every table that another process has written; without an id when notifications may have been missed. */
  async listen(handlers: NotificationHandlers): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    this.#client = client;
    client.on('notification', ({ payload = '' }) => this.#dispatch(payload, handlers));
    // The event `end` follows and is handled.
    client.on('error', () => undefined);
    await client.connect();
    client.on('end', () => this.#reconnect(handlers, 50));
    await client.query(`LISTEN ${CHANNEL}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  /** Handles a notification: the name of a server, and a line for each of the tables that it has changed. */
  #dispatch(payload: string, { onWrite, onSideChange, onPresence }: NotificationHandlers): void {
    const end = payload.indexOf(' ');
    if (payload.slice(0, end) === this.#name) return;
    for (const line of payload.slice(end + 1).split('\n')) {
      const [changed = ''] = line.split(' ', 1);
      const [id, revision] = changed.split(':');
      const rest = line.slice(changed.length + 1);
      if (revision === SIDE_CHANGE) onSideChange(id, rest);
      else if (revision === HERE) onPresence(id);
      else onWrite(id, parseRemoteChange(Number(revision), rest));
    }
  }

  #reconnect(handlers: NotificationHandlers, wait: number): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.listen(handlers).then(
        () => {
          handlers.onWrite(undefined);
          handlers.onSideChange(undefined);
          handlers.onPresence(undefined);
        },
        () => this.#reconnect(handlers, Math.min(2 * wait, SLOWEST)),
      );
    }, wait);
  }
}

/** A write in a notification. */
interface SentWrite {
  readonly expected: number;
  readonly bot: number;
  readonly entries: readonly RecordEntry[];
}

/** Formats the entries of changes, and the state of the table that they follow from, for the store and other servers. */
export function formatWrite(expected: number, changes: readonly Change[]): string {
  const entries = changes.flatMap((change) => change.entries ?? []);
  const write: SentWrite = { expected, bot: changes.at(-1)?.bot ?? 0, entries };
  return JSON.stringify(write);
}

/**
 * Returns whether other servers get the text of a write, so that they need not read it from the database: not if it is
 * too long, or changes seats, because secrets and orders of seats are never sent.
 */
export const isShort = (changes: readonly Change[], text: string): boolean =>
  changes.every(({ seats }) => seats === undefined) && Buffer.byteLength(text) <= MOST_BYTES;

/** Returns the number of the notification that contains each of these texts, so that each has at most `MOST_BYTES`. */
export function packetsOf(texts: readonly string[]): number[] {
  let packet = 0;
  let bytes = 0;
  return texts.map((text) => {
    const size = Buffer.byteLength(text) + HEAD_BYTES;
    if (bytes + size > MOST_BYTES + HEAD_BYTES) {
      packet += 1;
      bytes = 0;
    }
    bytes += size;
    return packet;
  });
}

/** Parses the text of `formatWrite`. */
function parseRemoteChange(revision: number, text: string): RemoteChange {
  if (text === '') return { revision };
  const { expected, bot, entries } = JSON.parse(text) as SentWrite;
  const write = { revision, entries, attended: bot !== 0, hasPendingOrders: bot === ORDERS_LEFT };
  return { revision, known: { expected, write } };
}
