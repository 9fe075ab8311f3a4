/** Account of a request, identified by the browser's cookie. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { Accounts, Login } from './accounts.ts';
import { refuse } from '../http/refuse.ts';

/** Name of the sign-in cookie. Scripts cannot read it, and requests from other sites do not carry it. */
const COOKIE = 'countermarch';
const PATH = '/api';
/** The longest time that browsers keep a cookie; the server decides how long it is valid. */
const YEAR = 365 * 86_400;

/** Returns the account of a request; undefined if nobody is signed in. */
export async function loginOf(
  accounts: Accounts,
  { cookies }: FastifyRequest,
): Promise<Login | undefined> {
  const secret = cookies[COOKIE];
  return secret === undefined ? undefined : accounts.bySecret(secret);
}

/** Returns the account of a request; throws a 401 if nobody is signed in. */
export async function requireLogin(accounts: Accounts, request: FastifyRequest): Promise<Login> {
  const login = await loginOf(accounts, request);
  if (!login) throw new HttpError(401, refuse('server.account.sign-in'));
  return login;
}

/** Sets the cookie with the secret; it is limited to TLS if the page was loaded over TLS. */
export function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const isSecure = request.headers.origin?.startsWith('https:') || request.protocol === 'https';
  reply.setCookie(COOKIE, secret, {
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: YEAR,
  });
}

export const clearCookie = (reply: FastifyReply): unknown =>
  reply.clearCookie(COOKIE, { path: PATH });
