/** Changes by other servers, from the database's own notifications. */
import pg from 'pg';
import type { RecordEntry } from '../../../table/record/record.ts';
import type { Change, RemoteNews, SideListener, RevisionListener } from '../store.ts';
import { WORD } from './postgres-turns.ts';

export const CHANNEL = 'countermarch';
/** Replaces the revision in a notification: something beside the game has changed. */
export const BESIDE = 'beside';
/** Replaces the revision in a notification: a player has connected or left. */
export const HERE = 'here';
/** Maximum bytes of a write in its notification: PostgreSQL allows less than 8,000 for the whole text. */
const MOST_BYTES = 7000;
/** Longest wait before a broken connection is opened again, in milliseconds. */
const SLOWEST = 5000;

/** Receiver of the news. */
interface Takers {
  readonly told: RevisionListener;
  readonly heard: SideListener;
  readonly present: SideListener;
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
  async listen(takers: Takers): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    this.#client = client;
    client.on('notification', ({ payload = '' }) => this.#dispatch(payload, takers));
    // The event `end` follows and is handled.
    client.on('error', () => undefined);
    await client.connect();
    client.on('end', () => this.#again(takers, 50));
    await client.query(`LISTEN ${CHANNEL}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  #dispatch(payload: string, { told, heard, present }: Takers): void {
    const [name, changed = ''] = payload.split(' ', 2);
    if (name === undefined || name === this.#name) return;
    const [id, revision] = changed.split(':');
    const rest = payload.slice(name.length + changed.length + 2);
    if (revision === BESIDE) heard(id, rest);
    else if (revision === HERE) present(id);
    else told(id, readNews(Number(revision), rest));
  }

  #again(takers: Takers, wait: number): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.listen(takers).then(
        () => {
          takers.told(undefined);
          takers.heard(undefined);
          takers.present(undefined);
        },
        () => this.#again(takers, Math.min(2 * wait, SLOWEST)),
      );
    }, wait);
  }
}

/** Returns the write that a notification contains. */
interface SentWrite {
  readonly expected: number;
  readonly bot: number;
  readonly entries: readonly RecordEntry[];
}

/**
 * Formats changes for the notification of their write, so that other servers need not read them from the database.
 * Returns an empty text if they are too long, or change seats: secrets and orders of seats are never sent.
 */
export function formatWrite(expected: number, changes: readonly Change[]): string {
  if (changes.some(({ seats }) => seats !== undefined)) return '';
  const entries = changes.flatMap((change) => change.entries ?? []);
  const write: SentWrite = { expected, bot: changes.at(-1)?.bot ?? 0, entries };
  const text = JSON.stringify(write);
  return Buffer.byteLength(text) > MOST_BYTES ? '' : text;
}

/** Parses the text of `formatWrite`. */
function readNews(revision: number, text: string): RemoteNews {
  if (text === '') return { revision };
  const { expected, bot, entries } = JSON.parse(text) as SentWrite;
  const write = { revision, entries, attended: bot !== 0, hasPendingOrders: bot === WORD };
  return { revision, known: { expected, write } };
}
