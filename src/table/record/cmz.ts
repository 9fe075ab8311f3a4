/**
 * A record and the bundle of its rules in one file, `game.cmz`: an uncompressed zip archive of `game.cmr` and
 * `HASH.mjs` (docs/records.md). Reading runs no code and trusts no length in the file.
 */
import { InputError } from '../../kernel/setup/setup.ts';
import { msg } from '../../kernel/text/message.ts';
import { sha256Hex } from './sha256.ts';

/** Contents of a `.cmz` file. */
export interface Cmz {
  readonly record: string;
  /** Text of the bundle, and its SHA-256. */
  readonly bundle: { readonly hash: string; readonly code: string };
}

const RECORD = 'game.cmr';
const BUNDLE = /^([0-9a-f]{64})\.mjs$/;
/** Signatures of the parts of an archive: a file, its entry in the directory, the end of the directory. */
const [FILE, LISTED, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [FILE_SIZE, LISTED_SIZE, END_SIZE] = [30, 46, 22];
/** Flag: names are UTF-8. */
const UTF8 = 0x0800;
const VERSION = 20;
/** 1 January 1980, the earliest date in the format, so that equal contents give equal bytes. */
const DATE = 0x0021;

interface ZipEntry {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Writes a record with its bundle. Equal contents give equal bytes. */
export function formatCmz({ record, bundle }: Cmz): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  return zip([
    { name: RECORD, bytes: encoder.encode(record) },
    { name: `${bundle.hash}.mjs`, bytes: encoder.encode(bundle.code) },
  ]);
}

/** Returns whether a file is an archive, by its first bytes. */
export const isCmz = (bytes: Uint8Array): boolean =>
  bytes.length >= FILE_SIZE && viewOf(bytes).getUint32(0, true) === FILE;

/**
 * Reads a record with its bundle. Throws an `InputError` if the file is not such an archive, or any byte was changed.
 */
export function parseCmz(bytes: Uint8Array): Cmz {
  const entries = unzip(bytes);
  const record = entries.find(({ name }) => name === RECORD);
  const bundle = entries.find(({ name }) => BUNDLE.test(name));
  if (!record || !bundle) throw new InputError(msg('cmz.contents'));
  const [, hash = ''] = BUNDLE.exec(bundle.name) ?? [];
  const code = textOf(bundle.bytes);
  const found = sha256Hex(code);
  if (found !== hash) throw new InputError(msg('bundle.hash', { hash, found }));
  return { record: textOf(record.bytes), bundle: { hash, code } };
}

type Field = readonly [width: 2 | 4, value: number];

function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const files: Uint8Array[] = [];
  const list: Uint8Array[] = [];
  let at = 0;
  for (const { name, bytes } of entries) {
    const label = new TextEncoder().encode(name);
    const about: Field[] = [
      ...field(2, VERSION, UTF8, 0, 0, DATE),
      ...field(4, crc32(bytes), bytes.length, bytes.length),
      ...field(2, label.length, 0),
    ];
    files.push(pack([[4, FILE], ...about]), label, bytes);
    const place = [...field(2, 0, 0, 0), ...field(4, 0, at)];
    list.push(pack([[4, LISTED], [2, VERSION], ...about, ...place]), label);
    at += FILE_SIZE + label.length + bytes.length;
  }
  const count = entries.length;
  const end = pack([
    ...[...field(4, END), ...field(2, 0, 0, count, count)],
    ...[...field(4, lengthOf(list), at), ...field(2, 0)],
  ]);
  return join([...files, ...list, end]);
}

/** Reads the files in the directory at the end of an archive. */
function unzip(bytes: Uint8Array): ZipEntry[] {
  const view = viewOf(bytes);
  const end = bytes.length - END_SIZE;
  if (!isCmz(bytes) || end < 0 || view.getUint32(end, true) !== END) throw broken();
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let n = view.getUint16(end + 10, true); n > 0; n--) {
    if (at + LISTED_SIZE > end || view.getUint32(at, true) !== LISTED) throw broken();
    const length = view.getUint16(at + 28, true);
    const name = textOf(bytes.subarray(at + LISTED_SIZE, at + LISTED_SIZE + length));
    entries.push({ name, bytes: contentAt(bytes, at) });
    at += LISTED_SIZE + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** Returns the content of the file whose directory entry is at an offset. */
function contentAt(bytes: Uint8Array, listed: number): Uint8Array {
  const view = viewOf(bytes);
  const isStored = view.getUint16(listed + 10, true) === 0;
  const [sum, size] = [view.getUint32(listed + 16, true), view.getUint32(listed + 24, true)];
  const at = view.getUint32(listed + 42, true);
  if (!isStored) throw new InputError(msg('cmz.compressed'));
  if (at + FILE_SIZE > bytes.length || view.getUint32(at, true) !== FILE) throw broken();
  const from = at + FILE_SIZE + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const content = bytes.subarray(from, from + size);
  if (content.length !== size || crc32(content) !== sum) throw broken();
  return content;
}

const broken = (): InputError => new InputError(msg('cmz.broken'));

const field = (width: 2 | 4, ...values: readonly number[]): Field[] =>
  values.map((value) => [width, value]);

/** Converts numbers to bytes, low byte first. */
function pack(fields: readonly Field[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [width]) => sum + width, 0));
  const view = viewOf(bytes);
  let at = 0;
  for (const [width, value] of fields) {
    if (width === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += width;
  }
  return bytes;
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const lengthOf = (parts: readonly Uint8Array[]): number =>
  parts.reduce((sum, { length }) => sum + length, 0);

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(lengthOf(parts));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Decodes text; throws an `InputError` if it is not UTF-8. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw broken();
  }
}

/** Returns the checksum of zip archives (CRC-32 of ISO 3309). */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (CRC_TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = (value & 1 ? 0xedb88320 : 0) ^ (value >>> 1);
  return value;
});
