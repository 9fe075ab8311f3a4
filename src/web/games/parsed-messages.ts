/** Parses the messages of bundles, which are ICU text. The page's own messages are parsed at build time. */
import type { Play } from '../../kernel/play/play.ts';
import { isSimple } from '../../i18n/translator.ts';

/** Returns the game with its messages in the form that the formatter needs. */
export async function withParsedMessages(play: Play): Promise<Play> {
  const { parse } = await import('./icu-parser.ts');
  return { ...play, messages: parsedBy(play, parse) };
}

/** Parses the messages of a game once for each language. The page's own messages are cached in the same way. */
function parsedBy(play: Play, parse: typeof import('./icu-parser.ts').parse): Play['messages'] {
  const known = new Map<string, Readonly<Record<string, string>>>();
  return (language) => {
    const messages = known.get(language) ?? parsed(play.messages(language), parse);
    known.set(language, messages);
    return messages;
  };
}

/** Returns messages in the form that the formatter needs: simple ones as text, others as syntax trees. */
function parsed(
  messages: Readonly<Record<string, string>>,
  parse: typeof import('./icu-parser.ts').parse,
): Readonly<Record<string, string>> {
  const entries = Object.entries(messages).map(([key, sentence]) => [
    key,
    isSimple(sentence) ? sentence : parse(sentence, { ignoreTag: true }),
  ]);
  return Object.fromEntries(entries) as Readonly<Record<string, string>>;
}
