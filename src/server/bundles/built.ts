/** Bundles of this program's games, made by its build (`tools/bundles/build-bundles.ts`). */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A bundle of the build. */
export interface ListedBundle {
  readonly game: string;
  /** SHA-256 of its text, which is in the file `HASH.mjs.br`. */
  readonly hash: string;
  /** SHA-256 of its rules alone. */
  readonly rules: string;
  /** Version of its rules. */
  readonly version: number;
  /** Hash of the sources that it was built from (`hashSources`). */
  readonly sources: string;
}

/** The bundles of a build, by game, with the folder of their files. */
export interface BundleList {
  readonly folder: string;
  readonly byGame: ReadonlyMap<string, ListedBundle>;
  /** Texts of bundles that were built at the start of the program and have no file, by hash. */
  readonly texts?: ReadonlyMap<string, string>;
}

/** A bundle of an external game, built at the start of the program. */
export interface FreshBundle extends Omit<ListedBundle, 'sources'> {
  readonly code: string;
}

/** Bundles of the build together with those of external games. */
export function withFresh(list: BundleList, fresh: readonly FreshBundle[]): BundleList {
  const listed = fresh.map(({ code: _, ...head }): ListedBundle => ({ ...head, sources: '' }));
  return {
    folder: list.folder,
    byGame: new Map([...list.byGame, ...listed.map((bundle) => [bundle.game, bundle] as const)]),
    texts: new Map([
      ...(list.texts ?? []),
      ...fresh.map(({ hash, code }) => [hash, code] as const),
    ]),
  };
}

export const NO_BUNDLES: BundleList = { folder: '', byGame: new Map() };

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Folder into which the build writes bundles. */
export const BUNDLE_FOLDER = join(ROOT, 'dist/bundles');
/** File that lists the bundles of a folder. */
export const MANIFEST = 'manifest.json';
const SOURCES = join(ROOT, 'src');

/**
 * Reads the bundles of a folder. Leaves out a bundle whose sources have changed since it was built: records would name
 * rules that were not played. An installed package has no sources, so its bundles are always current.
 */
export function readBuiltBundles(folder = BUNDLE_FOLDER): BundleList {
  const manifest = join(folder, MANIFEST);
  if (!existsSync(manifest)) return { folder, byGame: new Map() };
  const all = JSON.parse(readFileSync(manifest, 'utf8')) as readonly ListedBundle[];
  const isCurrent = ({ game, sources }: ListedBundle): boolean =>
    !existsSync(SOURCES) || hashSources(game) === sources;
  return { folder, byGame: new Map(all.filter(isCurrent).map((bundle) => [bundle.game, bundle])) };
}

/** SHA-256 of the sources that a bundle of a game consists of: those of the kernel, and its own. */
export function hashSources(game: string): string {
  const hash = createHash('sha256');
  const files = globSync([`kernel/**/*.ts`, `games/${game}/**/*.ts`], { cwd: SOURCES });
  for (const file of files.map((path) => path.replaceAll('\\', '/')).sort()) {
    if (/\.test\.ts$/.test(file)) continue;
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(SOURCES, file)))
      .update('\0');
  }
  return hash.digest('hex');
}
