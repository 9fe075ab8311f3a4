/**
 * Parser of ICU messages, needed only for bundles: the page's own messages are parsed at build time
 * (`tools/parse-messages.ts`).
 */
export { parse } from '@formatjs/icu-messageformat-parser';
