/**
 * Vite plugin that keeps zod from trying `new Function` in the page and its worker: our content security policy forbids
 * it, and Firefox logs an error at every table. The setting is inserted into zod's own module, because the loading
 * order of chunks is not defined.
 */
import type { Plugin } from 'vite';

export function zodWithoutEval(): Plugin {
  return {
    name: 'countermarch:zod-without-eval',
    transform: {
      filter: { id: /\/zod\/v4\/core\/core\.js$/ },
      handler: (code) => `${code}\nconfig({ jitless: true });\n`,
    },
  };
}
