/** Account of a request, by the cookie of the browser. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/errors.ts';
import type { Accounts, Login } from './accounts.ts';
import { refuse } from '../http/refuse.ts';

/** The cookie that a browser is signed in by. Scripts do not see it; other sites do not have it sent. */
const COOKIE = 'countermarch';
const PATH = '/api';
/** As long as browsers keep one; how long it is good for the server decides. */
const YEAR = 365 * 86_400;

/** Current account, if any. */
export async function loginOf(
  accounts: Accounts,
  { cookies }: FastifyRequest,
): Promise<Login | undefined> {
  const secret = cookies[COOKIE];
  return secret === undefined ? undefined : accounts.bySecret(secret);
}

/** Current account; throws a 401 if there is none. */
export async function requireLogin(accounts: Accounts, request: FastifyRequest): Promise<Login> {
  const login = await loginOf(accounts, request);
  if (!login) throw new HttpError(401, refuse('server.account.sign-in'));
  return login;
}

/** Has the browser keep the secret, over TLS only if the page came by it. */
export function keepCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  const isSecure = request.headers.origin?.startsWith('https:') || request.protocol === 'https';
  reply.setCookie(COOKIE, secret, {
    path: PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge: YEAR,
  });
}

export const forgetCookie = (reply: FastifyReply): unknown =>
  reply.clearCookie(COOKIE, { path: PATH });
