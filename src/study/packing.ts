/** Integers of positions (16 bits each, the lower byte first) and files as text: deflated, in base 64. */

/** Maximum length of packed integers, so that a small file cannot fill the memory. */
const MOST_BYTES = 100_000;
/** Maximum length of an unpacked file in bytes. */
const MOST_TEXT_BYTES = 8_000_000;
const BYTE = 256;
const CHUNK = 4096;

/**
 * Packs integers of 16 bits. The bytes may differ between versions of deflate, but all of them unpack to the same
 * integers.
 */
export async function packInts(ints: readonly number[]): Promise<string> {
  const bytes = new Uint8Array(2 * ints.length);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of ints.entries()) view.setInt16(2 * i, value, true);
  return packBytes(bytes);
}

/** Packs a text. The bytes may differ between versions of deflate, but all of them unpack to the same text. */
export const packText = (text: string): Promise<string> =>
  packBytes(new TextEncoder().encode(text));

/** Unpacks the result of `packText`; returns undefined if it is invalid. */
export async function unpackText(packed: string): Promise<string | undefined> {
  try {
    const bytes = await unpackBytes(packed, MOST_TEXT_BYTES);
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

async function packBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new CompressionStream('deflate-raw');
  const packed = await through(bytes, stream, Number.POSITIVE_INFINITY);
  let text = '';
  for (let at = 0; at < packed.length; at += CHUNK)
    text += String.fromCharCode(...packed.subarray(at, at + CHUNK));
  return btoa(text);
}

function unpackBytes(text: string, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const packed = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0) % BYTE);
  return through(packed, new DecompressionStream('deflate-raw'), most);
}

/** Unpacks the result of `packInts`; returns undefined if the text is invalid. */
export async function unpackInts(text: string): Promise<number[] | undefined> {
  try {
    const bytes = await unpackBytes(text, MOST_BYTES);
    if (bytes.length % 2 === 1) return undefined;
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    return Array.from({ length: bytes.length / 2 }, (_, i) => view.getInt16(2 * i, true));
  } catch {
    return undefined;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      throw new RangeError('more bytes than allowed');
    }
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
