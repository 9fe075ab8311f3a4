/** A browser for tests: it keeps its cookie, and sends the address of the page that makes the request. */
import type { RunningServer, ServerOptions } from '../main.ts';
import { testServer } from '../testing/test-client.ts';

/** A server with cheap password hashes, which are fast to check (and to guess). */
export const peopleServer = (options: Partial<ServerOptions> = {}): Promise<RunningServer> =>
  testServer({ ...options, limits: { passwordWork: 4, ...options.limits } });

interface Reply<T> {
  readonly status: number;
  readonly body: T;
  readonly text: string;
}

export class Browser {
  readonly #origin: string;
  readonly #address: string;
  readonly #from: string;
  /** The cookie as the server set it, with its attributes. */
  given = '';

  /**
   * A page of `origin` that sends requests to the server at an address; `from`: the client address that a proxy
   * reports.
   */
  constructor(origin: string, address = origin, from = '') {
    this.#origin = origin;
    this.#address = address;
    this.#from = from;
  }

  /** Value of the cookie. */
  get secret(): string {
    return /=([^;]*)/.exec(this.given)?.[1] ?? '';
  }

  get = <T = unknown>(path: string) => this.#ask<T>('GET', path);
  post = <T = unknown>(path: string, body?: unknown) => this.#ask<T>('POST', path, body);
  put = <T = unknown>(path: string) => this.#ask<T>('PUT', path);
  delete = <T = unknown>(path: string) => this.#ask<T>('DELETE', path);

  async #ask<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    const response = await fetch(this.#address + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      headers: {
        origin: this.#origin,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(this.given && { cookie: this.given.split(';')[0] ?? '' }),
        ...(this.#from && { 'x-forwarded-for': this.#from }),
      },
    });
    this.given = response.headers.get('set-cookie') ?? this.given;
    const text = await response.text();
    return { status: response.status, body: (text && JSON.parse(text)) as T, text };
  }
}
