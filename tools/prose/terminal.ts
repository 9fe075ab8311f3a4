/** Texts of the terminal: string literals with several words in commands and in the server. */
import { parseSync } from 'vite';
import { readSources } from '../boundaries/source.ts';
import { CODE, type Passage } from './passages.ts';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [field: string]: unknown;
}

const NO_TEXT = /\.test\.ts$|\/test-[\w-]+\.ts$|\/store\/(\w+\/)?[\w-]*schema\.ts$/;
/** Matches SQL keywords: texts with them are not prose. */
const SQL = /\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|JOIN|WHERE|EXISTS|VALUES|PRAGMA)\b/;

/** Returns one passage for each line of text. */
export function terminalPassages(root: string): Passage[] {
  return ['src/cli', 'src/server']
    .flatMap((folder) => readSources(root, folder))
    .filter(({ path }) => !NO_TEXT.test(path))
    .flatMap(({ path, text }) =>
      [...textsIn(parseSync(path, text).program)].flatMap(({ start, value }) => {
        const line = text.slice(0, start).split('\n').length;
        return value
          .split('\n')
          .filter(isProse)
          .map((one) => ({ file: path, place: `${line}`, isLabel: false, text: one.trim() }));
      }),
    );
}

const isProse = (text: string): boolean =>
  !SQL.test(text) && /\p{L}+\P{L}+\p{L}+\P{L}+\p{L}+/u.test(text) && /[a-z] [a-z]/.test(text);

function* textsIn(value: unknown): Generator<{ readonly start: number; readonly value: string }> {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (node.type === 'Literal' && typeof node['value'] === 'string')
    yield { start: node.start, value: node['value'] };
  if (node.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
    const texts = quasis.map((one) => one.value.cooked.replaceAll(/`[^`]*`/g, CODE));
    yield { start: node.start, value: texts.join(CODE) };
  }
  for (const child of Object.values(node)) yield* textsIn(child);
}
