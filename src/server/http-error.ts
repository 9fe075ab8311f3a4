/** A request that cannot be granted: status, and a sentence for whoever asked. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  constructor(status: number, reason: string) {
    super(reason);
    this.status = status;
  }
}

/** What a visitor is told of a store with a fault; the host has been told all of it. */
export const ONLY_READ =
  'This server can only show tables just now: nothing can be written. Its host has been told why.';
export const NOT_WRITTEN = 'The server could not write this down; nothing has happened.';
