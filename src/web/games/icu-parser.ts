/** The parser of ICU messages, which only bundles need: the page's own messages come parsed (`tools/parse-words.ts`). */
export { parse } from '@formatjs/icu-messageformat-parser';
