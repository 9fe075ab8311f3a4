/** SHA-256 of a text: every entry of a record has one, on the server and in the page. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Only under Node, so it is asked for before it is named. */
declare const process: {
  getBuiltinModule?(name: 'node:crypto'): { hash(algorithm: 'sha256', text: string): string };
};

/** Node's own: a process that has just begun would take tens of milliseconds for the first thousand. */
const own = typeof process === 'undefined' ? undefined : process.getBuiltinModule?.('node:crypto');

/** The same everywhere, 64 hex digits. What is not well-formed is hashed as U+FFFD. */
export const sha256Portable = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** SHA-256 of the UTF-8 of a text, as 64 hex digits, the quickest way there is here. */
export const sha256Hex: (text: string) => string = own
  ? (text) => own.hash('sha256', text)
  : sha256Portable;
