/** Finds the rules of a record: those of this program, or those of its bundle, wherever it is. */
import { existsSync } from 'node:fs';
import type { GameModule } from '../../kernel/game.ts';
import { requireName } from '../../kernel/setup/setup.ts';
import { msg } from '../../kernel/text/message.ts';
import { type BundleList, readBuiltBundles } from '../../server/bundles/built.ts';
import { readBundleFile } from '../../server/bundles/bundle-files.ts';
import { BundleRepository } from '../../server/bundles/bundle-repository.ts';
import { loadBundle } from '../../server/bundles/load.ts';
import { SqliteStore } from '../../server/store/sqlite/sqlite.ts';
import type { Cmz } from '../../table/record/cmz.ts';
import { parseRecord } from '../../table/record/parse-record.ts';
import { bundleOf } from '../../table/record/rules-mark.ts';
import { inFile, isFile, isRecord, readRecord } from '../files.ts';
import { gameById } from '../games.ts';
import type { RulesOf } from '../replay-all.ts';
import { loadSandboxed } from './sandbox.ts';

/** Places where a command looks for bundles. */
export interface BundlePlaces {
  /** Folder of bundles that the user trusts. */
  readonly bundles?: string;
  /** Data folder of a server. */
  readonly data?: string;
}

/** The bundle that a record names. */
export interface FoundRules {
  readonly hash: string;
  /** Its game. Absent: the current rules apply. */
  readonly module?: GameModule;
  /** Whether the bundle was found, or its rules are the current ones. */
  readonly isFound: boolean;
  /** Whether it runs in a sandbox, because it came in a file with the record. */
  readonly isSandboxed: boolean;
}

/**
 * Finds the rules of the record in a file; returns undefined if the record names no bundle. Bundles of this program, of
 * the folder and of the store are trusted; one that comes with the record runs in a sandbox. Throws `InputError` if a
 * bundle's hash does not match its name.
 */
export async function findRules(
  file: string,
  places: BundlePlaces,
  built = readBuiltBundles(),
): Promise<FoundRules | undefined> {
  const { record: text, bundle } = inFile(file, () => readRecord(file));
  const { header, entries } = inFile(file, () => parseRecord(text));
  const hash = bundleOf(header, entries);
  if (hash === undefined) return undefined;
  const found = await findBundle(header.game, hash, { ...places, built }, bundle);
  if (found.module) requireName(msg('kind.game'), header.game, [found.module.id]);
  return found;
}

/** Finds the rules of a source; returns undefined for a position file or the id of a game. */
export const findRulesIn = async (
  source: string,
  places: BundlePlaces,
): Promise<FoundRules | undefined> =>
  isFile(source) && isRecord(readRecord(source).record) ? findRules(source, places) : undefined;

/**
 * Finds the modules of many records; each bundle is loaded once. If its bundle is missing, a record gets the current
 * rules.
 */
export function moduleFinder(places: BundlePlaces, built = readBuiltBundles()): RulesOf {
  const known = new Map<string, Promise<FoundRules>>();
  return {
    gameById,
    async moduleOf(header, entries) {
      const hash = bundleOf(header, entries);
      if (hash === undefined) return gameById(header.game);
      const found = known.get(hash) ?? findBundle(header.game, hash, { ...places, built });
      known.set(hash, found);
      return (await found).module ?? gameById(header.game);
    },
  };
}

/** Finds a bundle. `carried`: the bundle in the record's file. */
async function findBundle(
  game: string,
  hash: string,
  { built, ...places }: BundlePlaces & { readonly built: BundleList },
  carried?: Cmz['bundle'],
): Promise<FoundRules> {
  if (built.byGame.get(game)?.hash === hash) return { hash, isFound: true, isSandboxed: false };
  const trusted = await trustedText(hash, places, built);
  if (trusted !== undefined) {
    const { module } = loadBundle(trusted, hash);
    return { hash, module, isFound: true, isSandboxed: false };
  }
  if (carried?.hash !== hash) return { hash, isFound: false, isSandboxed: false };
  return { hash, module: await loadSandboxed(carried.code), isFound: true, isSandboxed: true };
}

/**
 * Returns the text of a trusted bundle, which may run with the rights of this program; undefined if it is not found.
 */
export async function trustedText(
  hash: string,
  { bundles, data }: BundlePlaces,
  built = readBuiltBundles(),
): Promise<string | undefined> {
  for (const folder of [bundles, built.folder]) {
    const text = folder === undefined ? undefined : readBundleFile(folder, hash);
    if (text !== undefined) return text;
  }
  return data === undefined ? undefined : textInStore(data, hash);
}

async function textInStore(data: string, hash: string): Promise<string | undefined> {
  if (!existsSync(data)) return undefined;
  const store = SqliteStore.forReading(data);
  try {
    return (await new BundleRepository(store.db).find(hash))?.code;
  } finally {
    await store.close();
  }
}
