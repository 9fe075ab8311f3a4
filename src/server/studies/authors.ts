/** Current author of a request about studies: an account, or a guest by a secret of their browser. */
import type { FastifyRequest } from 'fastify';
import { shortHash } from '../../study/node-id.ts';
import { loginOf } from '../accounts/current-user.ts';
import { personName } from '../accounts/names.ts';
import type { AccountService } from '../accounts/account-service.ts';
import { HttpError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';
import { hashToken } from '../seats/access-tokens.ts';
import type { Author } from './study-repository.ts';

/** Header with the secret of a guest; on sockets, the URL parameter `guest`. */
export const GUEST_HEADER = 'x-guest';
const SECRET = /^[\w-]{20,64}$/;
/** Length of the mark after a guest's name. */
const MARK = 6;

/** Returns the member id of a request; empty for a reader who is neither signed in nor a guest with a secret. */
export async function readerOf(
  { accounts }: AccountService,
  request: FastifyRequest,
): Promise<string> {
  const login = await loginOf(accounts, request);
  return login?.id ?? guestOf(request) ?? '';
}

/**
 * Returns the author of a request. `name`: the name that a guest chose. Throws a 401 without an account or a guest's
 * secret.
 */
export async function requireAuthor(
  { accounts }: AccountService,
  request: FastifyRequest,
  name = '',
): Promise<Author> {
  const login = await loginOf(accounts, request);
  if (login) return { member: login.id, name: login.name };
  const member = guestOf(request);
  if (member === undefined) throw new HttpError(401, refuse('server.study.guest'));
  const mark = `#${shortHash(member).slice(0, MARK)}`;
  return { member, name: [personName(name), mark].filter((part) => part !== '').join(' ') };
}

function guestOf({ headers, query }: FastifyRequest): string | undefined {
  const header = headers[GUEST_HEADER];
  const secret = typeof header === 'string' ? header : (query as { guest?: unknown }).guest;
  return typeof secret === 'string' && SECRET.test(secret)
    ? `guest:${hashToken(secret)}`
    : undefined;
}
