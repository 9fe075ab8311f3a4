/**
 * Parser of ICU messages, needed only for bundles: the page's own messages are parsed at build time
 * (`tools/parse-words.ts`).
 */
export { parse } from '@formatjs/icu-messageformat-parser';
