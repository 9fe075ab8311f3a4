/** Pages that may send requests for a user: our own, and those of origins that the host has allowed. */
import type { FastifyRequest } from 'fastify';
import { HttpError } from './errors.ts';
import { refuse } from './refuse.ts';

/**
 * Throws a 403 for a request from a page of another site: it must not act for a user who has a seat or is signed in.
 */
export function checkOrigin({ headers }: FastifyRequest, allowed: readonly string[]): void {
  const { origin, host } = headers;
  if (origin === undefined || allowed.includes(origin)) return;
  const own = URL.canParse(origin) && new URL(origin).host === host;
  if (!own) throw new HttpError(403, refuse('server.origin', { origin: String(origin) }));
}
