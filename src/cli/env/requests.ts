/** Splits a stream of bytes into requests. */
import { HEADER_BYTES } from '../../env/frame.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { type EnvRequest, LONGEST_REQUEST, operationName, readHeader } from './protocol.ts';

const FIRST_ROOM = 1 << 16;

/** Received bytes that are not answered yet. */
export class RequestBuffer {
  #bytes = new Uint8Array(FIRST_ROOM);
  #view = new DataView(this.#bytes.buffer);
  #from = 0;
  #to = 0;

  /** Returns the free space after the received bytes: at least one byte, and enough for a request that has begun. */
  room(): Uint8Array {
    if (this.#from === this.#to) [this.#from, this.#to] = [0, 0];
    const wanted = Math.max(this.#wanted(), HEADER_BYTES, this.#to - this.#from + 1);
    if (this.#from + wanted > this.#bytes.length) this.#move(wanted);
    return this.#bytes.subarray(this.#to);
  }

  /** Records how many bytes were written into `room()`. */
  arrived(count: number): void {
    this.#to += count;
  }

  /** Adds bytes. */
  add(chunk: Uint8Array): void {
    let rest = chunk;
    while (rest.length > 0) {
      const room = this.room();
      const part = rest.subarray(0, room.length);
      room.set(part);
      this.#to += part.length;
      rest = rest.subarray(part.length);
    }
  }

  /** Returns the next complete request, or undefined. Its body is valid until the next call of `room` or `add`. */
  next(): EnvRequest | undefined {
    const wanted = this.#wanted();
    if (this.#to - this.#from < Math.max(wanted, HEADER_BYTES)) return undefined;
    const { operation, a, b } = readHeader(this.#view, this.#from);
    const body = this.#bytes.subarray(this.#from + HEADER_BYTES, this.#from + wanted);
    this.#from += wanted;
    return { name: operationName(operation), operation, a, b, body };
  }

  /** Whether a request has begun and is not complete. */
  get isPartial(): boolean {
    return this.#from < this.#to;
  }

  /** Bytes of the next request; 0 before its header has arrived. */
  #wanted(): number {
    if (this.#to - this.#from < HEADER_BYTES) return 0;
    const { length } = readHeader(this.#view, this.#from);
    if (length > LONGEST_REQUEST) throw new InputError(`a request of ${length} bytes is too long`);
    return HEADER_BYTES + length;
  }

  #move(wanted: number): void {
    const rest = this.#bytes.subarray(this.#from, this.#to);
    if (wanted > this.#bytes.length) {
      this.#bytes = new Uint8Array(2 * wanted);
      this.#view = new DataView(this.#bytes.buffer);
      this.#bytes.set(rest);
    } else this.#bytes.copyWithin(0, this.#from, this.#to);
    [this.#from, this.#to] = [0, rest.length];
  }
}
