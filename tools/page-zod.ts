/**
 * Vite plugin that adapts zod to the page and its worker. The changes are made in zod's own modules, because the loading
 * order of chunks is not defined.
 */
import type { Plugin } from 'vite';

/**
 * Keeps zod from trying `new Function`, which our content security policy forbids (Firefox logs an error at every
 * table), and leaves out its JSON schemas, a fifth of its size.
 */
export function pageZod(): Plugin {
  return {
    name: 'countermarch:page-zod',
    transform: {
      filter: { id: /\/zod\/v4\/core\/(core|to-json-schema|json-schema-processors)\.js$/ },
      handler: (code, id) =>
        id.endsWith('/core.js') ? `${code}\nconfig({ jitless: true });\n` : withoutSchemas(code),
    },
  };
}

/**
 * Returns a module with the same exports for zod's translation into JSON schemas, which only the server needs. Each of
 * its functions throws.
 */
function withoutSchemas(code: string): string {
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name);
  const renamed = code.match(/^export \{[^}]*\};?$/gm) ?? [];
  const exported = names.map((name) => {
    // A schema gets its methods when it is created, and these throw only when called.
    const value = name?.startsWith('create') ? '() => absent' : 'absent';
    return `export const ${name} = ${value};`;
  });
  return [
    "const absent = () => { throw new Error('The page has no JSON schemas.'); };",
    ...exported,
    ...renamed,
  ].join('\n');
}
