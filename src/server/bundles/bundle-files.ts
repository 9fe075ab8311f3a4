/** Bundles in folders: `HASH.mjs`, or `HASH.mjs.br` compressed with brotli. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib';

/** File extension of compressed bundles. */
export const COMPRESSED = '.mjs.br';
const PLAIN = '.mjs';

/** Returns the text of a bundle in a folder; undefined if it is not there. The caller checks the hash. */
export function readBundleFile(folder: string, hash: string): string | undefined {
  const plain = join(folder, `${hash}${PLAIN}`);
  if (existsSync(plain)) return readFileSync(plain, 'utf8');
  const compressed = join(folder, `${hash}${COMPRESSED}`);
  return existsSync(compressed)
    ? String(brotliDecompressSync(readFileSync(compressed)))
    : undefined;
}

/** Returns the compressed bytes of a bundle in a folder; undefined if the folder does not have it. */
export function readCompressedBundle(folder: string, hash: string): Uint8Array | undefined {
  const path = join(folder, `${hash}${COMPRESSED}`);
  return existsSync(path) ? readFileSync(path) : undefined;
}

/** Returns the hash in the name of a file; undefined if the file is not a bundle. */
export const hashInName = (name: string): string | undefined =>
  /^([0-9a-f]{64})\.mjs(?:\.br)?$/.exec(name)?.[1];

/** Compresses a bundle for the store or the package. */
export function compressBundle(code: string): Promise<Uint8Array> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(code) };
  return promisify(brotliCompress)(code, { params });
}
