/** Mutants in texts about rules, which are not counted. */

/** Used fields of a node of Babel's tree. */
export interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
  readonly key?: MutantText;
  readonly id?: MutantText;
}

interface MutantText {
  readonly name?: string;
}

/** Fields and constants with sentences for people, however they are composed. */
const WORDED = new Set(['reason']);

const hasBlank = (text: string): boolean => /\s/.test(text);

/**
 * Returns why mutants in a node do not count; undefined if they do. A string with a space contains words for people,
 * and so does everything inserted into such a string or into a `reason`.
 */
export function whyText(node: Node): string | undefined {
  const { type, value, quasis = [] } = node;
  if (type === 'StringLiteral' && hasBlank(String(value))) return 'a text';
  if (quasis.some((q) => hasBlank(q.value.raw))) return 'a text';
  return isWorded(node) ? 'part of a text' : undefined;
}

const isWorded = ({ type, key, id }: Node): boolean =>
  (type === 'ObjectProperty' && WORDED.has(key?.name ?? '')) ||
  (type === 'VariableDeclarator' && WORDED.has(id?.name ?? ''));
