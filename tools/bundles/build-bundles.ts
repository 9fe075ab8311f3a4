/**
 * `npm run build:bundles`: builds the bundles of all games into `dist/bundles`, with a list of them. Servers that find the
 * list name the bundles in the records of new tables.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf } from '../../src/cli/bundle/external-bundles.ts';
import { entryFileOf } from '../../src/cli/games.ts';
import { games } from '../../src/games/registry.ts';
import { COMPRESSED, compressBundle } from '../../src/server/bundles/bundle-files.ts';
import {
  BUNDLE_FOLDER,
  type ListedBundle,
  hashSources,
  MANIFEST,
} from '../../src/server/bundles/built.ts';

/** Writes the bundles of all games and their list; removes bundles of earlier builds. */
export async function buildBundles(folder = BUNDLE_FOLDER): Promise<readonly ListedBundle[]> {
  mkdirSync(folder, { recursive: true });
  const all: ListedBundle[] = [];
  for (const module of games) {
    const { code, ...head } = await bundleOf(module, entryFileOf(module.id));
    writeFileSync(join(folder, head.hash + COMPRESSED), await compressBundle(code));
    all.push({ ...head, sources: hashSources(module.id) });
  }
  writeFileSync(join(folder, MANIFEST), `${JSON.stringify(all, undefined, 2)}\n`);
  const files = new Set([MANIFEST, ...all.map(({ hash }) => hash + COMPRESSED)]);
  for (const name of readdirSync(folder)) if (!files.has(name)) rmSync(join(folder, name));
  return all;
}

if (import.meta.main)
  for (const { game, hash } of await buildBundles()) console.log(`${game}: ${hash}`);
