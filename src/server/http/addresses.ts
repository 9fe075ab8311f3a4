/** Limits per address. One IPv6 connection has 2^64 addresses, so only the first half of an address counts. */
import { isIPv6 } from 'node:net';
import { Bucket } from './limits.ts';

/** Returns the address that limits count, for the address of a connection. */
export function addressOf(ip: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Maximum number of addresses remembered; beyond it, addresses without recent requests are forgotten. */
const MOST = 10_000;

/** Rate limits per address. */
export class Allowance {
  readonly #size: number;
  readonly #perSecond: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** Allows `atOnce` uses in a burst, and `perHour` in the long run. `now` returns milliseconds and never goes back. */
  constructor(atOnce: number, perHour: number, now = () => performance.now()) {
    this.#size = atOnce;
    this.#perSecond = perHour / 3600;
    this.#now = now;
  }

  /** Takes one use of an address; returns false if its limit is reached. */
  take(address: string): boolean {
    const now = this.#now();
    if (this.#buckets.size >= MOST) this.#forget(now);
    const bucket = this.#buckets.get(address) ?? new Bucket(this.#size, this.#perSecond, now);
    this.#buckets.set(address, bucket);
    return bucket.take(now);
  }

  #forget(now: number): void {
    for (const [address, bucket] of this.#buckets)
      if (bucket.isFull(now)) this.#buckets.delete(address);
  }
}

/** Counts open uses, such as sockets, by address. */
export class AddressCounts {
  readonly #open = new Map<string, number>();

  of(address: string): number {
    return this.#open.get(address) ?? 0;
  }

  add(address: string, change: 1 | -1): void {
    const now = this.of(address) + change;
    if (now === 0) this.#open.delete(address);
    else this.#open.set(address, now);
  }
}
