/** Texts about rules, which are not counted as mutants. */

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

/** Fields and constants that hold sentences for people, whatever they are put together from. */
const WORDED = new Set(['reason']);

const hasBlank = (text: string): boolean => /\s/.test(text);

/**
 * The reason why mutants in a node stay outside, undefined when they count: a string with a blank in it
 * is words for people, and so is what is put into such a string or into a `reason`.
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
