/**
 * Frames between `countermarch env` and a program (docs/env.md). Both directions use a header of 16 bytes,
 * little-endian: length of the body (uint32), operation (uint16), status (uint16), two arguments (int32 each).
 */
import { HEADER_BYTES } from '../../env/frame.ts';

/** Operations by number. */
export const OPERATIONS = {
  close: 0,
  open: 1,
  reset: 2,
  step: 3,
  view: 4,
  save: 5,
  restore: 6,
  determinize: 7,
  render: 8,
  names: 9,
  hash: 10,
  choose: 11,
  evaluate: 12,
  frame: 13,
} as const;
/** Name of an operation. */
export type OperationName = keyof typeof OPERATIONS;

const NAMES = Object.keys(OPERATIONS) as readonly OperationName[];

/** Status of a reply. */
export const [OK, REFUSED] = [0, 1] as const;

/** Longest body of a request: 256 MiB. */
export const LONGEST_REQUEST = 1 << 28;

/** A request, without its length. */
export interface EnvRequest {
  /** Undefined for a number without an operation. */
  readonly name: OperationName | undefined;
  readonly operation: number;
  readonly a: number;
  readonly b: number;
  readonly body: Uint8Array;
}

/** Reads a header; the body follows it. */
export function readHeader(bytes: DataView, at: number) {
  return {
    length: bytes.getUint32(at, true),
    operation: bytes.getUint16(at + 4, true),
    a: bytes.getInt32(at + 8, true),
    b: bytes.getInt32(at + 12, true),
  };
}

/** Name of an operation by its number. */
export const operationName = (operation: number): OperationName | undefined => NAMES[operation];

/** Writes the header of a reply into the first bytes of a message. */
export function writeHeader(message: Uint8Array, operation: number, status: number): Uint8Array {
  const view = new DataView(message.buffer, message.byteOffset);
  view.setUint32(0, message.length - HEADER_BYTES, true);
  view.setUint16(4, operation, true);
  view.setUint16(6, status, true);
  view.setInt32(8, 0, true);
  view.setInt32(12, 0, true);
  return message;
}

/** Returns a message with a body, and space for its header. */
export function messageOf(body: Uint8Array): Uint8Array {
  const message = new Uint8Array(HEADER_BYTES + body.length);
  message.set(body, HEADER_BYTES);
  return message;
}
