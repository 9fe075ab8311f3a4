/** Bundles that the operator of a server trusts and adds to its store. */
import { readdirSync } from 'node:fs';
import { InputError } from '../../kernel/setup/setup.ts';
import type { Database } from '../store/database.ts';
import { BundleRepository } from './bundle-repository.ts';
import { hashInName, readBundleFile } from './bundle-files.ts';
import { loadBundle } from './load.ts';

/** Stores all bundles of a folder. Throws `InputError` for a file whose content does not match its name. */
export async function addBundles(db: Database, folder: string): Promise<number> {
  const repository = new BundleRepository(db);
  const hashes = new Set(namesIn(folder).flatMap((name) => hashInName(name) ?? []));
  for (const hash of hashes) {
    const code = readBundleFile(folder, hash) ?? '';
    const { play, rulesHash: rules } = loadBundle(code, hash);
    const setup = play.readSetup({});
    if ('fault' in setup) throw new InputError(setup.fault);
    const { version } = play.open(setup).data;
    const { id: game, api } = play;
    await repository.keep({ hash, game, rules, version, api, origin: 'operator' }, code);
  }
  return hashes.size;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    throw new InputError(`--bundles ${folder}: ${(error as Error).message}`);
  }
}
