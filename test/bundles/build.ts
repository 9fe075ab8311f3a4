/** Bundles of games of the tests, as a build of the program writes them. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildBundle } from '../../src/cli/bundle/build.ts';
import type { GameModule } from '../../src/kernel/game.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { COMPRESSED, compressBundle } from '../../src/server/bundles/bundle-files.ts';
import { hashSources, MANIFEST } from '../../src/server/bundles/built.ts';

/** Builds the bundle of a game into a folder with a list, and returns its text and hash. */
export async function buildInto(folder: string, module: GameModule, path: string) {
  const { code, hash, rulesHash: rules } = await buildBundle({ module, path });
  const { id: game } = module;
  const { version } = module.open(parseSetup(module));
  const sources = hashSources(game);
  writeFileSync(join(folder, hash + COMPRESSED), await compressBundle(code));
  writeFileSync(join(folder, MANIFEST), JSON.stringify([{ game, hash, rules, version, sources }]));
  return { code, hash };
}
