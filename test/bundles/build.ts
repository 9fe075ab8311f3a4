/** Builds bundles of test games, as a build of the program writes them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleOf } from '../../src/cli/bundle/external-bundles.ts';
import type { GameModule } from '../../src/kernel/game.ts';
import { COMPRESSED, compressBundle } from '../../src/server/bundles/bundle-files.ts';
import { hashSources, MANIFEST } from '../../src/server/bundles/built.ts';

/** Builds the bundle of a game into a folder with a list, and returns its text and hash. */
export async function buildInto(folder: string, module: GameModule, path: string) {
  const { code, ...head } = await bundleOf(module, path);
  const { game, hash } = head;
  writeFileSync(join(folder, hash + COMPRESSED), await compressBundle(code));
  writeFileSync(join(folder, MANIFEST), JSON.stringify([{ ...head, sources: hashSources(game) }]));
  return { code, hash };
}
