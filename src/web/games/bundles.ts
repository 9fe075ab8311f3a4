/**
 * Loads bundles from the server: the rules of old games. They run in the page's realm, as its own games do, because a
 * server has only the bundles of its releases and of its operator. A bundle from a file runs in a sandbox
 * (`sandboxed-bundles.ts`).
 */
import type { GameModule } from '../../kernel/game.ts';
import { playOfRaw, type RawBundle } from '../../kernel/play/adapters/raw-kernel.ts';
import { moduleOf } from '../../kernel/play/guest.ts';
import { type Play, PLAY_VERSION } from '../../kernel/play/play.ts';
import type { Cmz } from '../../table/record/cmz.ts';
import { sha256Hex } from '../../table/record/sha256.ts';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { PageError } from '../faults.ts';
import { fetchCatalogue } from '../net/api.ts';
import { msg } from '../i18n/msg.ts';
import type { PageBundle } from './page-bundle.ts';
import { withParsedMessages } from './parsed-messages.ts';
import { addUntrustedBundle, untrustedBundle } from './untrusted-bundles.ts';

/** Exports of a bundle that includes the interface. */
interface Exports {
  readonly play: Play;
  readonly game: GameModule;
}

const loading = new Map<string, Promise<PageBundle | undefined>>();

/** Loads a bundle of the server; undefined if the server does not have it. Rejects with `PageError` if it is damaged. */
export function loadBundle(hash: string): Promise<PageBundle | undefined> {
  const known = loading.get(hash) ?? load(hash);
  loading.set(hash, known);
  known.catch(() => loading.delete(hash));
  return known;
}

/** Bundles of games that are being developed (`countermarch dev`). */
const developed = new Map<string, string>();

/** Uses this bundle for a game from now on. */
export function develop(game: string, hash: string): void {
  developed.set(game, hash);
}

/** Returns the hash of the bundle of a game that the server has but the page does not; undefined if there is none. */
export async function findBundle(game: string): Promise<string | undefined> {
  const own = developed.get(game);
  if (own !== undefined) return own;
  listing ??= fetchCatalogue().catch(() => {
    listing = undefined;
    return [];
  });
  return (await listing).find(({ id }) => id === game)?.bundle;
}

let listing: Promise<readonly CatalogueEntry[]> | undefined;

/** Returns the text of a bundle; undefined if neither the server nor a file opened in this page has it. */
export const bundleText = async (hash: string): Promise<string | undefined> =>
  untrustedBundle(hash) ?? fetchBundle(hash);

/** Fetches the text of a bundle from the server; undefined if the server does not have it. */
async function fetchBundle(hash: string): Promise<string | undefined> {
  const answer = await fetch(pathOf(hash)).catch(() => undefined);
  if (!answer) throw new PageError(msg('bundles.unreachable'));
  if (answer.status === 404) return undefined;
  const code = await answer.text();
  if (!answer.ok || sha256Hex(code) !== hash) throw new PageError(msg('bundles.damaged', { hash }));
  return code;
}

async function load(hash: string): Promise<PageBundle | undefined> {
  if ((await fetchBundle(hash)) === undefined) return undefined;
  // Imports the same bytes again, from the browser's cache: the page may run scripts only from addresses of the server.
  const exported = (await import(/* @vite-ignore */ pathOf(hash))) as Exports | RawBundle;
  const isRaw = !('play' in exported);
  const play = isRaw ? playOfRaw(exported) : exported.play;
  if (play.api !== PLAY_VERSION) throw new PageError(msg('bundles.newer'));
  const module = moduleOf(await withParsedMessages(play));
  return { module, game: isRaw ? module : exported.game };
}

/** Loads the bundle of a table or record, from a file opened in this page or from the server. */
export async function loadAnyBundle(hash: string): Promise<PageBundle | undefined> {
  if (untrustedBundle(hash) === undefined) return loadBundle(hash);
  // Loaded on demand, because few files bring rules that the server does not have.
  return (await import('./sandboxed-bundles.ts')).loadSandboxed(hash);
}

/**
 * Accepts the rules of a file, to run them in a sandbox, unless the server has them. Returns whether it accepted them.
 */
export async function takeFromFile({ hash, code }: Cmz['bundle']): Promise<boolean> {
  const known = await loadBundle(hash).catch(() => undefined);
  return known === undefined && addUntrustedBundle(hash, code);
}

const pathOf = (hash: string): string => `/api/bundles/${hash}`;
