/** Texts of declarations as in a `.d.ts` file: signatures without bodies and private members. */
import {
  type ArrowFunction,
  ModifierFlags,
  type Node,
  type ParameterDeclaration,
  type PropertyDeclaration,
  type SourceFile,
  type Statement,
  SyntaxKind,
  type TypeNode,
  type VariableDeclaration,
} from 'typescript/unstable/ast';
import {
  isArrowFunction,
  isBindingElement,
  isClassDeclaration,
  isConstructorDeclaration,
  isFunctionDeclaration,
  isGetAccessorDeclaration,
  isIndexedAccessTypeNode,
  isMethodDeclaration,
  isParameterDeclaration,
  isPropertyDeclaration,
  isSetAccessorDeclaration,
  isTypeAliasDeclaration,
  isTypeReferenceNode,
  isVariableStatement,
} from 'typescript/unstable/ast/is';
import { TypeFlags } from 'typescript/unstable/sync';
import type { Compiler } from './compiler.ts';

/** A declaration in its file. */
export interface Declaration {
  readonly name: string;
  /** The statement, or for a constant, its declaration in the statement. */
  readonly node: Statement | VariableDeclaration;
  readonly file: SourceFile;
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Returns all top-level declarations of a file, by name. */
export function declarationsIn(file: SourceFile): Map<string, Declaration> {
  const all = file.statements.flatMap((statement): Declaration[] => {
    if (isVariableStatement(statement))
      return statement.declarationList.declarations.map((node) => ({
        name: node.name.getText(file),
        node,
        file,
      }));
    const { name } = statement as Statement & { readonly name?: Node };
    return name ? [{ name: name.getText(file), node: statement, file }] : [];
  });
  return new Map(all.map((one) => [one.name, one]));
}

/** Modifiers that mean nothing to callers. */
const SILENT = new Set([
  SyntaxKind.ExportKeyword,
  SyntaxKind.AsyncKeyword,
  SyntaxKind.OverrideKeyword,
  SyntaxKind.DeclareKeyword,
  SyntaxKind.AsteriskToken,
]);

/** Returns the signature of a declaration, with its members and their docstrings; inferred types are written out. */
export function signatureOf({ name, node, file }: Declaration, compiler: Compiler): string {
  const writer = new Writer(file, compiler);
  if (node.kind !== SyntaxKind.VariableDeclaration) return writer.textOf(node);
  return writer.constantOf(name, node as VariableDeclaration);
}

class Writer {
  readonly #file: SourceFile;
  readonly #compiler: Compiler;

  constructor(file: SourceFile, compiler: Compiler) {
    this.#file = file;
    this.#compiler = compiler;
  }

  /** Returns the text of a node after its edits. */
  textOf(node: Node, end = node.end): string {
    const start = node.getStart(this.#file);
    let text = this.#file.text.slice(start, end);
    const edits = this.#editsUnder(node).filter((edit) => edit.end <= end);
    for (const edit of edits.sort((a, b) => b.start - a.start))
      text = text.slice(0, edit.start - start) + edit.text + text.slice(edit.end - start);
    return text;
  }

  constantOf(name: string, node: VariableDeclaration): string {
    const { type, initializer } = node;
    if (type) return `const ${name}: ${this.textOf(type)};`;
    if (initializer && isArrowFunction(initializer)) return this.#arrow(name, initializer);
    const found = this.#typeAt(node.name);
    const isLiteral = (found.flags & TypeFlags.Literal) !== 0;
    const text = this.#compiler.textOf(found, node);
    if (text.startsWith('z.Zod')) return `const ${name}: z.ZodType<${this.#output(node)}>;`;
    return `const ${name}${isLiteral ? ' =' : ':'} ${text};`;
  }

  /** Writes a constant that is a function as a function declaration. */
  #arrow(name: string, arrow: ArrowFunction): string {
    const head = this.textOf(arrow, (arrow.type ?? arrow.equalsGreaterThanToken).getFullStart());
    const open = head.replace(/^async\s+/, '').replace(/:?\s*$/, '');
    return `function ${name}${open}: ${arrow.type ? this.textOf(arrow.type) : this.#returned(arrow)};`;
  }

  /** Returns the type that a schema parses. */
  #output(node: VariableDeclaration): string {
    const { checker } = this.#compiler;
    const property = checker.getPropertyOfType(this.#typeAt(node.name), '_output');
    const type = property && checker.getTypeOfSymbol(property);
    if (!type) throw new Error(`${node.getText(this.#file)} is no schema`);
    return this.#compiler.textOf(type, node);
  }

  #typeAt(node: Node) {
    const type = this.#compiler.checker.getTypeAtLocation(node);
    if (!type) throw new Error(`no type: ${node.getText(this.#file)}`);
    return type;
  }

  #returned(node: Node): string {
    const { checker } = this.#compiler;
    const signature = checker.getSignatureFromDeclaration(node);
    const type = signature && checker.getReturnTypeOfSignature(signature);
    if (!type) throw new Error(`no type: ${node.getText(this.#file)}`);
    return this.#compiler.textOf(type, node);
  }

  #editsUnder(node: Node): Edit[] {
    const own = this.#editsOf(node);
    if (own) return own;
    const edits: Edit[] = [];
    const body = 'body' in node ? node.body : undefined;
    node.forEachChild((child) => {
      if (child !== body) edits.push(...this.#editsUnder(child));
    });
    return [...edits, ...this.#bodyOf(node)];
  }

  /** Returns the edits that replace a node as a whole; undefined if only its children are edited. */
  #editsOf(node: Node): Edit[] | undefined {
    if (SILENT.has(node.kind)) return [this.#cut(node.getStart(this.#file), node.end)];
    if (isHidden(node)) return [this.#cut(node.getFullStart(), node.end)];
    if (isComputed(node, this.#file)) return [this.#replaced(node, this.#computed(node))];
    if (isParameterDeclaration(node) && node.initializer)
      return [this.#replaced(node, this.#optional(node))];
    if (isPropertyDeclaration(node)) return this.#property(node);
    if (isBindingElement(node) && node.initializer)
      return [this.#replaced(node, (node.propertyName ?? node.name ?? node).getText(this.#file))];
    return undefined;
  }

  /** Replaces a body by a semicolon, after the type that it returns. */
  #bodyOf(node: Node): Edit[] {
    const hasBody =
      isFunctionDeclaration(node) ||
      isMethodDeclaration(node) ||
      isGetAccessorDeclaration(node) ||
      isSetAccessorDeclaration(node) ||
      isConstructorDeclaration(node);
    if (!hasBody || !node.body) return [];
    const returns =
      node.type || isSetAccessorDeclaration(node) || isConstructorDeclaration(node)
        ? ''
        : `: ${this.#returned(node)}`;
    return [{ start: node.body.getFullStart(), end: node.body.end, text: `${returns};` }];
  }

  /** Removes the initial value of a property. */
  #property(node: PropertyDeclaration): Edit[] {
    const parts = [...(node.modifiers ?? []), ...(node.type ? [node.type] : [])];
    const edits = parts.flatMap((part) => this.#editsUnder(part));
    if (!node.initializer) return edits;
    const type = node.type ? '' : `: ${this.#compiler.textOf(this.#typeAt(node.name), node)}`;
    const start = (node.type ?? node.name).end;
    return [...edits, { start, end: node.initializer.end, text: type }];
  }

  /** Marks a parameter with a default as optional. */
  #optional(node: ParameterDeclaration): string {
    const name = this.textOf(node.name);
    const type = node.type
      ? this.textOf(node.type)
      : this.#compiler.textOf(this.#typeAt(node.name), node);
    return `${name}?: ${type}`;
  }

  #computed(node: TypeNode): string {
    const type = this.#compiler.checker.getTypeFromTypeNode(node);
    if (!type) throw new Error(`no type: ${node.getText(this.#file)}`);
    return this.#compiler.textOf(type, node, isTypeAliasDeclaration(node.parent));
  }

  #cut(start: number, end: number): Edit {
    return { start, end, text: '' };
  }

  #replaced(node: Node, text: string): Edit {
    return { start: node.getStart(this.#file), end: node.end, text };
  }
}

/**
 * Whether a member of a class is invisible to its callers. Constructors stay: a private one shows that nobody may call
 * it.
 */
function isHidden(node: Node): boolean {
  if (!node.parent || !isClassDeclaration(node.parent)) return false;
  if (node.kind === SyntaxKind.SemicolonClassElement) return true;
  if (node.kind === SyntaxKind.ClassStaticBlockDeclaration) return true;
  if (!isPropertyDeclaration(node) && !isMethodDeclaration(node) && !isAccessor(node)) return false;
  const isPrivate = (node.modifierFlags & (ModifierFlags.Private | ModifierFlags.Protected)) !== 0;
  return isPrivate || node.name.kind === SyntaxKind.PrivateIdentifier;
}

const isAccessor = (node: Node) => isGetAccessorDeclaration(node) || isSetAccessorDeclaration(node);

/** Whether a type is computed from a value, so that its text does not show it. */
function isComputed(node: Node, file: SourceFile): node is TypeNode {
  if (isIndexedAccessTypeNode(node)) return node.objectType.getText(file).includes('typeof ');
  return isTypeReferenceNode(node) && node.getText(file).startsWith('z.infer<');
}
