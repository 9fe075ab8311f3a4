/**
 * Vite plugin that parses message files when the page is built, so that the page need not contain a parser, which is
 * larger than all its messages. A message that cannot be parsed fails the build.
 */
import { pathToFileURL } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Plugin } from 'vite';
import { isSimple } from '../src/i18n/translator.ts';

/** Matches `i18n/de.ts` of a game or of the page, and `i18n/de/shared.ts`. */
const FILE = /\/i18n\/[a-z]{2}(\/[\w-]+)?\.ts$/;

const PARSER = '@formatjs/icu-messageformat-parser';
/** The only file that gets the real parser: bundles contain messages as text. */
const NEEDS_PARSER = /\/src\/web\/games\/icu-parser\.ts$/;

/** Replaces intl-messageformat's parser in the page; it throws for a message that is not parsed yet. */
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

export function parseMessages(): Plugin {
  return {
    name: 'countermarch:parse-messages',
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

/** Returns the file as an object literal; simple messages stay text. */
function parsed(sentences: Sentences): string {
  const lines = Object.entries(sentences).map(([key, sentence]) => {
    const value = isSimple(sentence) ? sentence : parse(sentence);
    return `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
  });
  return `{\n${lines.join(',\n')}\n}`;
}
