/**
 * Keeps zod from trying `new Function` in the page and its worker: our content security policy refuses it, and Firefox logs
 * an error at every table. The setting goes into zod's own module: chunks run in no order that a module of ours could
 * rely on.
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
