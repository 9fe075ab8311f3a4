/** Passwords, stored as scrypt hashes: an attacker who reads the store has to guess each password, slowly. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Message } from '../../kernel/text/message.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { HttpError } from '../http/errors.ts';
import { refuse } from '../http/refuse.ts';

/**
 * Cost as OWASP recommends: 2^15 blocks are 32 MB, and three rounds take a quarter of a second. It is stored with each
 * password, so it can be raised.
 */
export const WORK = 15;
const ROUNDS = { r: 8, p: 3 } as const;
const MEMORY = 64 * 1024 * 1024;
const BYTES = 32;
const SHORTEST = 10;
const LONGEST = 200;
/** Maximum number of threads that hash passwords; file access and DNS lookups use the other threads of the pool. */
const AT_ONCE = 2;
const WAITING = 20;

type Cost = { readonly log: number; readonly r: number; readonly p: number };

/** Returns why a password is not allowed; undefined if it is. */
function faultOfPassword(password: string, name: string): Message | undefined {
  if (password.length < SHORTEST) return refuse('server.password.short', { n: SHORTEST });
  if (password.length > LONGEST) return refuse('server.password.long', { n: LONGEST });
  const [first] = password;
  if ([...password].every((c) => c === first)) return refuse('server.password.one');
  return password.toLowerCase().includes(name.toLowerCase())
    ? refuse('server.password.name')
    : undefined;
}

/** Throws `InputError` if a password is not allowed. */
export function checkPassword(password: string, name: string): void {
  const fault = faultOfPassword(password, name);
  if (fault !== undefined) throw new InputError(fault);
}

/** Returns the hash of a password for the store, made with 2^`log` blocks. */
export async function hashPassword(password: string, log: number): Promise<string> {
  const salt = randomBytes(16);
  const { r, p } = ROUNDS;
  const key = await inTurn(() => derive(password, salt, { log, r, p }));
  return ['scrypt', log, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Checks a password against a stored hash. Without a hash (an empty text) it takes as long, so that the time does not
 * reveal whether a name exists. `work`: the cost then, as the logarithm of the number of blocks.
 */
export async function isPassword(password: string, kept: string, work: number): Promise<boolean> {
  const [, log, r, p, salt = '', key = ''] = kept.split('$');
  const expected = Buffer.from(key, 'base64url');
  const cost =
    kept === '' ? { log: work, ...ROUNDS } : { log: Number(log), r: Number(r), p: Number(p) };
  const found = await inTurn(() => derive(password, Buffer.from(salt, 'base64url'), cost));
  return expected.length === found.length && timingSafeEqual(expected, found);
}

function derive(password: string, salt: Buffer, { log, r, p }: Cost): Promise<Buffer> {
  const options = { N: 2 ** log, r, p, maxmem: MEMORY };
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    ),
  );
}

/**
 * Number of hashes being computed, and the requests waiting for one to end. Both count for the whole process, because
 * its threads are shared.
 */
const line = { busy: 0, waiting: [] as (() => void)[] };

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (line.waiting.length >= WAITING) throw new HttpError(503, refuse('server.account.busy'));
  if (line.busy >= AT_ONCE) await new Promise<void>((resolve) => line.waiting.push(resolve));
  else line.busy += 1;
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    if (next) next();
    else line.busy -= 1;
  }
}
