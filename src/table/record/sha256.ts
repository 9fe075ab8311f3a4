/** SHA-256 of a text, for every entry of a record, on the server and in the page. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Exists only under Node, so its presence is checked before use. */
declare const process: {
  getBuiltinModule?(name: 'node:crypto'): { hash(algorithm: 'sha256', text: string): string };
};

/**
 * Node's own implementation: in a new process, the portable one would take tens of milliseconds for the first thousand.
 */
const own = typeof process === 'undefined' ? undefined : process.getBuiltinModule?.('node:crypto');

/** Returns the hash as 64 hex digits, in any environment. Malformed UTF-16 is hashed as U+FFFD. */
export const sha256Portable = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Returns the SHA-256 of a text in UTF-8, as 64 hex digits, in the fastest way available. */
export const sha256Hex: (text: string) => string = own
  ? (text) => own.hash('sha256', text)
  : sha256Portable;
