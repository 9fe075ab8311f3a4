/** The types that a signature names. */
import { parseSync } from 'vite';

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The child nodes that name a type, or a value in `typeof`. */
function namesOf({ type, ...parts }: Node): unknown[] {
  if (type === 'TSTypeReference') return [parts['typeName']];
  if (type === 'TSTypeQuery') return [parts['exprName']];
  if (type === 'TSInterfaceHeritage' || type === 'TSClassImplements') return [parts['expression']];
  return type === 'ClassDeclaration' ? [parts['superClass']] : [];
}

/** The identifier that a type parameter declares: `T` in `<T>`, `K` in `[K in T]`. */
function parameterOf(node: Node): unknown {
  if (node.type === 'TSTypeParameter') return node['name'];
  return node.type === 'TSMappedType' ? node['key'] : undefined;
}

/**
 * Returns the names of the types in a signature, each once, in the order of the text, without its own type parameters.
 */
export function typesNamedIn(signature: string): string[] {
  const names = new Set<string>();
  const parameters = new Set<string>();
  const visit = (node: Node) => {
    const own = parameterOf(node);
    if (isNode(own)) parameters.add(String(own['name']));
    for (const name of namesOf(node))
      if (isNode(name) && name.type === 'Identifier') names.add(String(name['name']));
    for (const child of childrenOf(node)) visit(child);
  };
  const { program, errors } = parseSync('signature.d.ts', signature);
  if (errors.length > 0) throw new Error(`not a declaration: ${signature}`);
  visit(program as unknown as Node);
  return [...names].filter((name) => !parameters.has(name));
}
