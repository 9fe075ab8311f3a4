/**
 * Message files go into the page parsed, so that it need not bring a parser along: it is larger than
 * all that the page says. A sentence that cannot be read ends the build.
 */
import { pathToFileURL } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';
import { isSimple } from '../src/i18n/speaker.ts';

/** `i18n/de.ts` of a game or of the page, `i18n/de/shared.ts` of all. */
const FILE = /\/i18n\/[a-z]{2}(\/[\w-]+)?\.ts$/;

const PARSER = '@formatjs/icu-messageformat-parser';
/** The only file that gets the real parser: bundles bring sentences as text. */
const NEEDS_PARSER = /\/src\/web\/games\/icu-parser\.ts$/;

/** The page's replacement for intl-messageformat's parser: it throws where a sentence comes unparsed. */
export function noParser(): Plugin {
  return {
    name: 'countermarch:no-parser',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source !== PARSER || NEEDS_PARSER.test(importer)) return undefined;
      return this.resolve(`${PARSER}/no-parser.js`, importer);
    },
  };
}

export function parseWords(): Plugin {
  return {
    name: 'countermarch:parse-words',
    enforce: 'pre',
    load: {
      filter: { id: FILE },
      async handler(id) {
        const file: Readonly<Record<string, Sentences>> = await import(pathToFileURL(id).href);
        return Object.entries(file)
          .map(([name, sentences]) => `export const ${name} = ${parsed(sentences)};`)
          .join('\n');
      },
    },
  };
}

const parse = (sentence: string): unknown =>
  new IntlMessageFormat(sentence, 'en', undefined, { ignoreTag: true }).getAst();

type Sentences = Readonly<Record<string, string>>;

/** The file as an object literal; simple sentences stay as they are. */
function parsed(sentences: Sentences): string {
  const lines = Object.entries(sentences).map(([key, sentence]) => {
    const value = isSimple(sentence) ? sentence : parse(sentence);
    return `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}
