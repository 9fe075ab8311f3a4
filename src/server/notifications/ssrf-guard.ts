/**
 * Requests to addresses that users have entered. No request goes to a machine of our own network, even if a name
 * resolves to one only when it is called, and redirects are not followed.
 */
import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { InputError } from '../../kernel/setup/setup.ts';
import { refuse } from '../http/refuse.ts';

/** Maximum wait for an answer, in milliseconds. */
const PATIENCE = 10_000;

/** Networks that are private or reserved: RFC 6890 and its successors. */
const CLOSED: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['::ffff:0:0', 96, 'ipv6'],
  ['64:ff9b::', 32, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 9, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

/** One list per address family: a list of both would match every IPv4 address as an IPv6 one. */
function closedOf(family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [net, bits, of] of CLOSED) if (of === family) list.addSubnet(net, bits, of);
  return list;
}

/** Whether an address is public, not in a private network. */
export function isPublic(address: string): boolean {
  const number = isIP(address);
  const family = number === 6 ? 'ipv6' : 'ipv4';
  return number !== 0 && !closedOf(family).check(address, family);
}

/** The content to send. */
export interface OutgoingRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

/** Throws `InputError` if an address cannot be called, as far as its text shows. */
export function checkPublicAddress(url: string, allowsPrivate: boolean): void {
  if (!URL.canParse(url)) throw new InputError(refuse('server.url.none'));
  const { protocol, hostname, username } = new URL(url);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new InputError(refuse('server.url.scheme'));
  if (username !== '') throw new InputError(refuse('server.url.login'));
  if (allowsPrivate) return;
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  if (hostname === 'localhost' || (isIP(bare) !== 0 && !isPublic(bare)))
    throw new InputError(refuse('server.url.private'));
}

/** Sends a request and returns the status of the answer. Rejects if the address is private or does not answer. */
export async function post(
  { url, headers, body }: OutgoingRequest,
  allowsPrivate: boolean,
  resolve: typeof lookup = lookup,
): Promise<number> {
  checkPublicAddress(url, allowsPrivate);
  const request = new URL(url).protocol === 'https:' ? requestTls : requestPlain;
  const answer = await new Promise<IncomingMessage>((done, reject) => {
    const signal = AbortSignal.timeout(PATIENCE);
    const options = {
      method: 'POST',
      headers,
      signal,
      ...(!allowsPrivate && { lookup: publicOnly(resolve) }),
    };
    const sent = request(url, options, done);
    sent.on('error', reject);
    sent.end(body);
  });
  // The body of the answer does not matter.
  answer.destroy();
  return answer.statusCode ?? 0;
}

/** Returns the checked address as the one to connect to: the name cannot resolve to another one in between. */
const publicOnly =
  (resolve: typeof lookup): LookupFunction =>
  (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, found) => {
      const open = error ? [] : found.filter(({ address }) => isPublic(address));
      const [first] = open;
      if (!first) done(error ?? new Error(`${hostname} is in a private network`), '', 0);
      else if (options.all) done(null, open);
      else done(null, first.address, first.family);
    });
  };
