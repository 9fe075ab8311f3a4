/** Bundles of the older versions of all games, which `tools/bundles/history.ts` built once. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { GameModule } from '../../src/kernel/game.ts';
import { loadBundle } from '../../src/server/bundles/load.ts';

/** A bundle in the fixture; `length`: bytes of its text, which follows the texts of the bundles before it. */
interface OldBundle {
  readonly game: string;
  readonly version: number;
  readonly commit: string;
  readonly hash: string;
  readonly length: number;
}

const fixture = (name: string): Buffer =>
  readFileSync(new URL(`../fixtures/bundles/${name}`, import.meta.url));

export const OLD_BUNDLES = JSON.parse(String(fixture('history.json'))) as readonly OldBundle[];

let whole: Buffer | undefined;

/** Returns the text of an old bundle. */
export function oldText({ hash }: Pick<OldBundle, 'hash'>): string {
  whole ??= brotliDecompressSync(fixture('history.br'));
  const at = OLD_BUNDLES.findIndex((bundle) => bundle.hash === hash);
  const from = OLD_BUNDLES.slice(0, at).reduce((sum, { length }) => sum + length, 0);
  return whole.toString('utf8', from, from + (OLD_BUNDLES[at]?.length ?? 0));
}

/** Returns the game of an old bundle. */
export const oldModule = (bundle: OldBundle): GameModule =>
  loadBundle(oldText(bundle), bundle.hash).module;
