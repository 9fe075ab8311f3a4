/** Bundles of external games, built at the start of a server: pages without such a game load its bundle. */
import type { GameModule } from '../../kernel/game.ts';
import { InputError, parseSetup } from '../../kernel/setup/setup.ts';
import type { FreshBundle } from '../../server/bundles/built.ts';
import { gameById } from '../games.ts';
import { type ExternalGame, externalGames } from '../external-games.ts';
import { buildBundle } from './build.ts';

/** Builds the bundles. A game that cannot be bundled is logged and left out: then only programs can play it. */
export async function bundleExternalGames(
  log: (line: string) => void = console.error,
): Promise<readonly FreshBundle[]> {
  const found = await Promise.all(externalGames().map((game) => tryToBundle(game, log)));
  return found.filter((bundle) => bundle !== undefined);
}

async function tryToBundle(
  game: ExternalGame,
  log: (line: string) => void,
): Promise<FreshBundle | undefined> {
  try {
    return await bundleOf(gameById(game.id), game.path);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    log(`${game.id}: ${error.message} The page cannot show this game.`);
    return undefined;
  }
}

/** Builds the bundle of one external game. Throws `InputError` if that fails. */
export async function bundleOf(module: GameModule, path: string): Promise<FreshBundle> {
  const { code, hash, rulesHash: rules } = await buildBundle({ module, path });
  const { version } = module.open(parseSetup(module));
  return { game: module.id, hash, rules, version, code };
}
