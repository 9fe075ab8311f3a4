/** What other servers have written, by the database's own notifications. */
import pg from 'pg';

export const CHANNEL = 'countermarch';
/** Longest wait before a broken connection is tried again, in milliseconds. */
const SLOWEST = 5000;

type Told = (id: string | undefined, revision: number) => void;

export class News {
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
  async listen(told: Told): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
    this.#client = client;
    client.on('notification', ({ payload = '' }) => this.#tell(payload, told));
    // The end comes after it.
    client.on('error', () => undefined);
    await client.connect();
    client.on('end', () => this.#again(told, 50));
    await client.query(`LISTEN ${CHANNEL}`);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  #tell(payload: string, told: Told): void {
    const [name, ...changed] = payload.split(' ');
    if (name === this.#name) return;
    for (const one of changed) {
      const [id, revision] = one.split(':');
      told(id, Number(revision));
    }
  }

  #again(told: Told, wait: number): void {
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.listen(told).then(
        () => told(undefined, 0),
        () => this.#again(told, Math.min(2 * wait, SLOWEST)),
      );
    }, wait);
  }
}
