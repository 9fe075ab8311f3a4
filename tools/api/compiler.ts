/** The compiler, for types that the sources leave to inference. */
import { readFileSync } from 'node:fs';
import type { Node, SourceFile, TypeAliasDeclaration } from 'typescript/unstable/ast';
import { isTypeAliasDeclaration } from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  NodeBuilderFlags,
  type Project,
  type Type,
} from 'typescript/unstable/sync';

const FLAGS =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope;

/** Whether an alias is the type of a zod schema: no interface declares its fields. */
export const isInferred = (alias: TypeAliasDeclaration, file: SourceFile): boolean =>
  alias.type.getText(file).startsWith('z.infer<');

/** A session of the compiler. Close it with `close`, because it runs in a process of its own. */
export class Compiler {
  readonly checker: Checker;
  readonly #api: API;
  readonly #project: Project;
  /** Names of schema types by the compiler's text for each, the longest first. */
  #schemaNames: readonly (readonly [text: string, name: string])[] | undefined;

  /** Opens a project: `config` is the path of its `tsconfig.json`. */
  constructor(root: string, config: string) {
    this.#api = new API({ cwd: root });
    const project = this.#api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`${config} is no project`);
    this.#project = project;
    this.checker = project.checker;
  }

  close(): void {
    this.#api.close();
  }

  /** The syntax tree of a file of the project. */
  fileAt(path: string): SourceFile {
    const file = this.#project.program.getSourceFile(path);
    if (!file) throw new Error(`${path} is in no program`);
    return file;
  }

  /** Paths of the project's own files, without libraries. */
  paths(): string[] {
    const paths = this.#project.program.getSourceFileNames();
    return paths.filter((path) => !path.includes('node_modules') && !path.startsWith('bundled:'));
  }

  /** Returns a type as source text; `isAlias` writes out the fields of an alias in place of its name. */
  textOf(type: Type, node: Node, isAlias = false): string {
    const text = this.#write(type, node, isAlias);
    // Replace written-out schema types inside other types by their names, which the compiler does not keep.
    this.#schemaNames ??= this.#readSchemaNames();
    return this.#schemaNames.reduce(
      (short, [long, name]) => (isAlias && short === long ? short : short.replaceAll(long, name)),
      text,
    );
  }

  #write(type: Type, node: Node, isAlias: boolean): string {
    const flags = isAlias ? FLAGS | NodeBuilderFlags.InTypeAlias : FLAGS;
    return this.checker.typeToString(type, node, flags);
  }

  #readSchemaNames(): (readonly [string, string])[] {
    const paths = this.paths().filter((path) => readFileSync(path, 'utf8').includes('z.infer<'));
    const aliases = paths.flatMap((path) => {
      const file = this.fileAt(path);
      return file.statements.filter(isTypeAliasDeclaration).flatMap((alias) => {
        if (!isInferred(alias, file)) return [];
        const type = this.checker.getTypeFromTypeNode(alias.type);
        return type ? [[this.#write(type, alias, false), alias.name.text] as const] : [];
      });
    });
    const named = aliases.filter(([text, name]) => text !== name && text.includes('{'));
    return named.sort(([a, nameA], [b, nameB]) => b.length - a.length || (nameA < nameB ? -1 : 1));
  }
}
