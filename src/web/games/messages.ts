/** Messages of games, in the page's language. */
import type { GameModule, MessageLoaders } from '../../kernel/game.ts';
import type { OwnRules } from '../../table/game-status.ts';
import { loadMessages } from '../messages.ts';
import { loadRules } from './loaders.ts';

type File = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Loaders of the games' translations: `i18n/de.ts` of a game exports its messages as `de`. */
const FILES = Object.entries(import.meta.glob<File>('../../games/*/i18n/[a-z][a-z].ts')).map(
  ([path, load]) => {
    const [language = '', , game = ''] = path.replace(/\.ts$/, '').split('/').reverse();
    return { game, language, load: async () => (await load())[language] ?? {} };
  },
);

/**
 * Loads a game with its messages: under the rules of a bundle, if a table or record has rules of its own. Returns
 * undefined if the page knows no such game.
 */
export async function loadTranslatedGame(
  id: string,
  ownRules?: OwnRules,
): Promise<GameModule | undefined> {
  const module = await loadRules(id, ownRules);
  if (!module) return undefined;
  const messages = messagesOf(id);
  // Games from outside the page bring their own messages.
  await loadMessages({
    id,
    messages: Object.keys(messages).length > 0 ? messages : (module.messages ?? {}),
  });
  return module;
}

/** Loads a game's messages without loading its rules. */
export const loadGameMessages = (id: string): Promise<void> =>
  loadMessages({ id, messages: messagesOf(id) });

const messagesOf = (id: string): MessageLoaders =>
  Object.fromEntries(
    FILES.filter(({ game }) => game === id).map(({ language, load }) => [language, load]),
  );
