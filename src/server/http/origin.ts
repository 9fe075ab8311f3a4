/** Pages that may act on a visitor's behalf: ours, and those that the host has named. */
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';
import { refuse } from './refuse.ts';

/** A page of another site must not act through the browser of somebody who sits, or is signed in, here. */
export function checkOrigin({ headers }: FastifyRequest, allowed: readonly string[]): void {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return;
  const own = URL.canParse(origin) && new URL(origin).host === host;
  if (!own) throw new HttpError(403, refuse('server.origin', { origin: String(origin) }));
}
