/** Checks of the text of a bundle. */
import { InputError } from '../../kernel/setup/setup.ts';
import { loadBundler } from './bundler.ts';

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'MethodDefinition',
  'StaticBlock',
]);

/**
 * Throws `InputError` if a bundle imports something, uses its own address, or uses `await` at its top level: then it
 * could not run in every realm.
 */
export async function checkBundle(code: string): Promise<void> {
  const { parseSync } = await loadBundler();
  const { program, errors } = parseSync('bundle.mjs', code);
  if (errors.length > 0) throw new InputError(`the bundle is not a module: ${errors[0]?.message}`);
  const faults = [...new Set(faultsIn(program as unknown as Node, true))];
  if (faults.length > 0) throw new InputError(`the game cannot be bundled: ${faults.join('; ')}`);
  const exported = program.body.filter(({ type }) => type.startsWith('Export'));
  if (exported.length !== 1 || exported[0] !== program.body.at(-1))
    throw new InputError('the game cannot be bundled: a bundle must end with its only export');
}

function* faultsIn(value: unknown, isTop: boolean): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  const fault = typeof node.type === 'string' ? faultOf(node, isTop) : undefined;
  if (fault !== undefined) yield fault;
  const inner = isTop && !FUNCTIONS.has(node.type);
  for (const child of Object.values(value)) yield* faultsIn(child, inner);
}

function faultOf(node: Node, isTop: boolean): string | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
      return `it imports ${nameOf(node['source'])}, but a bundle can have no imports`;
    case 'MetaProperty':
      return isImportMeta(node) ? 'it uses import.meta, but a bundle has no address' : undefined;
    case 'AwaitExpression':
      return isTop ? 'it uses await outside of functions' : undefined;
    case 'ForOfStatement':
      return isTop && node['await'] === true ? 'it uses await outside of functions' : undefined;
    default:
      return undefined;
  }
}

/** Returns the name in an import, which the minifier may have written as a template. */
function nameOf(source: unknown): string {
  const { value, quasis = [] } = source as {
    readonly value?: unknown;
    readonly quasis?: readonly { readonly value: { readonly cooked?: string } }[];
  };
  const name = value ?? (quasis.length === 1 ? quasis[0]?.value.cooked : undefined);
  return typeof name === 'string' ? `"${name}"` : 'a computed name';
}

const isImportMeta = ({ meta }: Node): boolean =>
  (meta as { readonly name?: string }).name === 'import';
