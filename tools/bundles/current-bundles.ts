/** Writes the current bundles of the games into a build of the page, if they have been built (`build-bundles.ts`). */
import type { Plugin } from 'vite';
import { readBuiltBundles } from '../../src/server/bundles/built.ts';

/** The module of `src/web/games` that the build replaces. */
const MODULE = /\/src\/web\/games\/current-bundles\.ts$/;

export function currentBundles(): Plugin {
  return {
    name: 'countermarch:current-bundles',
    load(id) {
      if (!MODULE.test(id)) return undefined;
      const hashes = [...readBuiltBundles().byGame].map(([game, { hash }]) => [game, hash]);
      return `export const CURRENT = ${JSON.stringify(Object.fromEntries(hashes))};`;
    },
  };
}
