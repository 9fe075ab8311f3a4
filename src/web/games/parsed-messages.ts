/** Messages of bundles, which are ICU text: the page's own come parsed. */
import type { Play } from '../../kernel/play/play.ts';
import { isSimple } from '../../i18n/speaker.ts';

/** A game whose sentences the formatter can take. */
export async function withParsedMessages(play: Play): Promise<Play> {
  const { parse } = await import('./icu-parser.ts');
  return { ...play, messages: parsedBy(play, parse) };
}

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
