/**
 * Loads the games that the page can run, each from a chunk of its own. A game that only the server has
 * (`COUNTERMARCH_GAMES`) comes as a bundle.
 */
import type { Game, GameModule } from '../../kernel/game.ts';
import { requireDefined } from '../../kernel/require-defined.ts';
import type { Setup } from '../../kernel/setup/setup.ts';
import type { OwnRules } from '../../table/game-status.ts';
import { PageError } from '../faults.ts';
import { msg } from '../i18n/msg.ts';
import type { PageBundle } from './page-bundle.ts';
import { CURRENT } from './current-bundles.ts';

type Loader = () => Promise<GameModule>;
type GameExports = Readonly<Record<string, GameModule>>;

/**
 * Loaders by id of the game. The entry module of each game's folder exports the game under the folder's name, which is
 * its id.
 */
const LOADERS: Readonly<Record<string, Loader>> = Object.fromEntries(
  Object.entries(import.meta.glob<GameExports>('../../games/*/index.ts')).map(([path, open]) => {
    const id = requireDefined(path.split('/').at(-2), 'the index.ts of a game is in its folder');
    return [
      id,
      async () => requireDefined((await open())[id], 'the index.ts of a game exports it'),
    ];
  }),
);

/** Ids of the page's own games, which it can play without a server. */
export const GAME_IDS: readonly string[] = Object.keys(LOADERS);

const isOfPage = (id: string): boolean => Object.hasOwn(LOADERS, id);

/** Games of the page behind `Play`, as games from bundles are. */
const behindPlay = new Map<string, GameModule>();

/**
 * Loads a game's module without its messages (`messages.ts`); undefined if neither the page nor the server has the
 * game. Its games are behind `Play`.
 */
export async function loadGame(id: string): Promise<GameModule | undefined> {
  if (!isOfPage(id)) return (await loadOfServer(id))?.module;
  // Loaded on demand, because the first screen opens no game.
  const [own, { moduleThroughPlay }] = await Promise.all([
    LOADERS[id]?.(),
    import('../../kernel/play/through-play.ts'),
  ]);
  const module = behindPlay.get(id) ?? (own && moduleThroughPlay(own));
  if (module) behindPlay.set(id, module);
  return module;
}

/** Loads a game under the rules of a table or record: those of its bundle, if it has rules of its own. */
export const loadRules = async (
  id: string,
  ownRules: OwnRules | undefined,
): Promise<GameModule | undefined> => (await loadOwn(ownRules))?.module ?? loadGame(id);

/** Loads a game for bots, which make too many calls for the interface of a bundle. */
export async function loadForBots(
  id: string,
  ownRules: OwnRules | undefined,
): Promise<GameModule | undefined> {
  const own = await loadOwn(ownRules);
  if (own) return own.game;
  return isOfPage(id) ? LOADERS[id]?.() : (await loadOfServer(id))?.game;
}

/** Returns the hash of the bundle of a game's current rules, which new records name; undefined if there is none. */
export async function currentBundleOf(id: string): Promise<string | undefined> {
  if (isOfPage(id)) return CURRENT[id];
  const { findBundle } = await import('./bundles.ts');
  return findBundle(id);
}

/** Loads the bundle of a game that only the server has; undefined if the server has none or does not answer. */
async function loadOfServer(id: string): Promise<PageBundle | undefined> {
  const { findBundle, loadBundle } = await import('./bundles.ts');
  const hash = await findBundle(id);
  return hash === undefined ? undefined : loadBundle(hash);
}

/** Loads the bundle of a table or record; undefined if the current rules apply. */
async function loadOwn(ownRules: OwnRules | undefined): Promise<PageBundle | undefined> {
  if (!ownRules || ownRules.isMissing) return undefined;
  // Loaded on demand, because few games need it.
  const { loadAnyBundle } = await import('./bundles.ts');
  const loaded = await loadAnyBundle(ownRules.bundle);
  if (loaded) return loaded;
  throw new PageError(msg('bundles.missing'));
}

const opened = new WeakMap<GameModule, Map<string, Game>>();

/** Opens the game of a set-up. The same set-up returns the same object, so that its board is drawn only once. */
export function openGame(module: GameModule, setup: Setup): Game {
  const games = opened.get(module) ?? new Map<string, Game>();
  opened.set(module, games);
  const key = JSON.stringify(setup);
  const game = games.get(key) ?? module.open(setup);
  games.set(key, game);
  return game;
}
