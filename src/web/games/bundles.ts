/**
 * Bundles of the server: the rules of old games. They run in the realm of the page, as its own games do, because a server
 * has only bundles of its releases and of its operator. A bundle out of a file is never run here (docs/security.md).
 */
import type { GameModule } from '../../kernel/game.ts';
import { playOfRaw, type RawBundle } from '../../kernel/play/adapters/raw-kernel.ts';
import { moduleOf } from '../../kernel/play/guest.ts';
import { type Play, PLAY_VERSION } from '../../kernel/play/play.ts';
import { sha256Hex } from '../../table/record/sha256.ts';
import { isSimple } from '../../i18n/speaker.ts';
import type { CatalogueEntry } from '../../table/messages/messages.ts';
import { PageError } from '../faults.ts';
import { fetchCatalogue } from '../net/api.ts';
import { msg } from '../i18n/msg.ts';

/** A bundle that has been loaded. */
export interface PageBundle {
  /** Its game behind `Play`, as tables and screens take it. */
  readonly module: GameModule;
  /** Its game itself, for bots. */
  readonly game: GameModule;
}

/** Exports of a bundle with the interface. */
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

/** From now on, a game is that of this bundle. */
export function develop(game: string, hash: string): void {
  developed.set(game, hash);
}

/** Hash of the bundle of a game that the server has and the page has not; undefined if there is none. */
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

/** Text of a bundle of the server; undefined if the server does not have it. */
export async function fetchBundle(hash: string): Promise<string | undefined> {
  const answer = await fetch(pathOf(hash)).catch(() => undefined);
  if (!answer) throw new PageError(msg('bundles.unreachable'));
  if (answer.status === 404) return undefined;
  const code = await answer.text();
  if (!answer.ok || sha256Hex(code) !== hash) throw new PageError(msg('bundles.damaged', { hash }));
  return code;
}

async function load(hash: string): Promise<PageBundle | undefined> {
  if ((await fetchBundle(hash)) === undefined) return undefined;
  // The same bytes once more, out of the browser's cache: scripts come from addresses of the server only.
  const exported = (await import(/* @vite-ignore */ pathOf(hash))) as Exports | RawBundle;
  const isRaw = !('play' in exported);
  const play = isRaw ? playOfRaw(exported) : exported.play;
  if (play.api !== PLAY_VERSION) throw new PageError(msg('bundles.newer'));
  const { parse } = await import('./icu-parser.ts');
  const module = moduleOf({ ...play, messages: parsedBy(play, parse) });
  return { module, game: isRaw ? module : exported.game };
}

const pathOf = (hash: string): string => `/api/bundles/${hash}`;

/** Messages of a game, parsed once for each language, as those of the page are. */
function parsedBy(play: Play, parse: typeof import('./icu-parser.ts').parse): Play['messages'] {
  const known = new Map<string, Readonly<Record<string, string>>>();
  return (language) => {
    const words = known.get(language) ?? parsed(play.messages(language), parse);
    known.set(language, words);
    return words;
  };
}

/** Sentences as the formatter takes them: simple ones as text, others as trees. */
function parsed(
  words: Readonly<Record<string, string>>,
  parse: typeof import('./icu-parser.ts').parse,
): Readonly<Record<string, string>> {
  const entries = Object.entries(words).map(([key, sentence]) => [
    key,
    isSimple(sentence) ? sentence : parse(sentence, { ignoreTag: true }),
  ]);
  return Object.fromEntries(entries) as Readonly<Record<string, string>>;
}
