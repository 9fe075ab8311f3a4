/** Changes by other servers, from the database's own notifications. */
import pg from 'pg';
import type { RecordEntry } from '../../../table/record/record.ts';
import type { Change, RemoteNews, SideListener, RevisionListener } from '../store.ts';
import { WORD } from './postgres-turns.ts';

export const CHANNEL = 'countermarch';
/** In the place of a revision: something is new beside the game. */
export const BESIDE = 'beside';
/** Somebody has come or gone. */
export const HERE = 'here';
/** Most bytes of a write that goes with its notification: PostgreSQL takes less than 8,000 for all of it. */
const MOST_BYTES = 7000;
/** Longest wait before a broken connection is tried again, in milliseconds. */
const SLOWEST = 5000;

/** Receiver of the news. */
interface Takers {
  readonly told: RevisionListener;
  readonly heard: SideListener;
  readonly present: SideListener;
}

export class ChangeFeed {
  readonly #url: string;
  /** Of this process, which knows already what it has written. */
  readonly #name: string;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(url: string, name: string) {
    this.#url = url;
    this.#name = name;
  }

  /** Tells of every table that another has written; without an id when something may have been missed. */
  async listen(takers: Takers): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    this.#client = client;
    client.on('notification', ({ payload = '' }) => this.#tell(payload, takers));
    // The end comes after it.
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

  #tell(payload: string, { told, heard, present }: Takers): void {
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

/** A write as its notification has it. */
interface SentWrite {
  readonly expected: number;
  readonly bot: number;
  readonly entries: readonly RecordEntry[];
}

/**
 * Changes as text for the notification of their write, so that no other server has to read them; empty if they are too
 * long, or change seats: secrets and orders of seats are never sent.
 */
export function formatWrite(expected: number, changes: readonly Change[]): string {
  if (changes.some(({ seats }) => seats !== undefined)) return '';
  const entries = changes.flatMap((change) => change.entries ?? []);
  const write: SentWrite = { expected, bot: changes.at(-1)?.bot ?? 0, entries };
  const text = JSON.stringify(write);
  return Buffer.byteLength(text) > MOST_BYTES ? '' : text;
}

/** Reads what `formatWrite` wrote. */
function readNews(revision: number, text: string): RemoteNews {
  if (text === '') return { revision };
  const { expected, bot, entries } = JSON.parse(text) as SentWrite;
  const write = { revision, entries, attended: bot !== 0, cutOff: bot === WORD };
  return { revision, known: { expected, write } };
}
