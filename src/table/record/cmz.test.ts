/** Tests a record with the bundle of its rules in one file. */
import { crc32 } from 'node:zlib';
import { expect, test } from 'vitest';
import { InputError } from '../../kernel/setup/setup.ts';
import { formatCmz, isCmz, parseCmz } from './cmz.ts';
import { sha256Hex } from './sha256.ts';

const code = `/* Rückzug */ ${'x'.repeat(1000)}; export { play };`;
const file = { record: '{"format":"…"}\n', bundle: { hash: sha256Hex(code), code } };

test('a record and its bundle are read back, and writing them again gives the same bytes', () => {
  const bytes = formatCmz(file);
  expect(isCmz(bytes)).toBe(true);
  expect(parseCmz(bytes)).toEqual(file);
  expect(formatCmz(file)).toEqual(bytes);
  expect(isCmz(new TextEncoder().encode(file.record))).toBe(false);
});

test('the checksum is the one of zip archives', () => {
  const bytes = formatCmz(file);
  const sum = crc32(file.record);
  expect(new DataView(bytes.buffer).getUint32(14, true)).toBe(sum);
});

/** Returns the content of a file; undefined if the file is refused. */
function readOf(bytes: Uint8Array) {
  try {
    return parseCmz(bytes);
  } catch (error) {
    expect(error).toBeInstanceOf(InputError);
    return undefined;
  }
}

test('a changed byte is noticed, or changes nothing; no byte can be cut off', () => {
  const bytes = formatCmz(file);
  let refused = 0;
  for (let at = 0; at < bytes.length; at++) {
    const read = readOf(bytes.with(at, (bytes[at] ?? 0) ^ 0x41));
    if (read) expect(read, `byte ${at}`).toEqual(file);
    else refused += 1;
  }
  expect(refused).toBeGreaterThan(file.record.length + code.length);
  for (let length = 0; length < bytes.length; length++)
    expect(readOf(bytes.slice(0, length)), `${length} bytes`).toBeUndefined();
  const other = { ...file, bundle: { ...file.bundle, hash: '0'.repeat(64) } };
  expect(() => parseCmz(formatCmz(other))).toThrow(/bundle\.hash/);
});
