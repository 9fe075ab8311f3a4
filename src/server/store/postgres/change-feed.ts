/** Changes by other servers, from the database's own notifications. */
import pg from 'pg';
import type { SideListener, RevisionListener } from '../store.ts';

export const CHANNEL = 'countermarch';
/** In the place of a revision: something is new beside the game. */
export const BESIDE = 'beside';
/** Somebody has come or gone. */
export const HERE = 'here';
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
    const [name, ...changed] = payload.split(' ');
    if (name === this.#name) return;
    for (const one of changed) {
      const [id, revision] = one.split(':');
      if (revision === BESIDE) heard(id);
      else if (revision === HERE) present(id);
      else told(id, Number(revision));
    }
  }

  #again(takers: Takers, wait: number): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.listen(takers).then(
        () => {
          takers.told(undefined, 0);
          takers.heard(undefined);
          takers.present(undefined);
        },
        () => this.#again(takers, Math.min(2 * wait, SLOWEST)),
      );
    }, wait);
  }
}
