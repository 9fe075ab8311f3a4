/** Bundles in the store: kept permanently, by the hash of their text. */
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { sha256Hex } from '../../table/record/sha256.ts';
import type { Database } from '../store/database.ts';
import type { StoreTables } from '../store/store-tables.ts';
import { compressBundle } from './bundle-files.ts';

/** Columns of a bundle that identify it. */
export type BundleHead = Omit<StoreTables['bundles'], 'bytes' | 'made'>;

/** A bundle from the store: its text, and the same compressed with brotli. */
export interface StoredBundle extends BundleHead {
  readonly code: string;
  readonly bytes: Uint8Array;
}

const decompress = promisify(brotliDecompress);

export class BundleRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Stores a bundle, unless it is there already. `packed`: its text, compressed with brotli. */
  async keep(head: BundleHead, code: string, packed?: Uint8Array): Promise<void> {
    if (await this.#has(head.hash)) return;
    // Compressing takes a second.
    const bytes = packed ?? (await compressBundle(code));
    await this.#db
      .insertInto('bundles')
      .values({ ...head, made: Date.now(), bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** Returns the bundle of a hash; undefined if the store does not have it, or if its bytes are damaged. */
  async find(hash: string): Promise<StoredBundle | undefined> {
    const query = this.#db.selectFrom('bundles').selectAll().where('hash', '=', hash);
    const row = await query.executeTakeFirst();
    const code = row && (await textOf(row.bytes));
    return row && code !== undefined && sha256Hex(code) === hash ? { ...row, code } : undefined;
  }

  async #has(hash: string): Promise<boolean> {
    const query = this.#db.selectFrom('bundles').select('hash').where('hash', '=', hash);
    return (await query.executeTakeFirst()) !== undefined;
  }
}

/** Returns the text of compressed bytes; undefined if they are damaged. */
async function textOf(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return String(await decompress(bytes));
  } catch {
    return undefined;
  }
}
