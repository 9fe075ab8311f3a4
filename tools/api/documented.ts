/** Contents of the API pages: the exported names, and the types in their signatures. */
import { fileURLToPath } from 'node:url';
import { Compiler } from './compiler.ts';
import { type ApiExport, apiOf, docstringAt } from './exports.ts';
import { formatSignatures } from './format.ts';
import { typesNamedIn } from './references.ts';
import { type Declaration, declarationsIn, signatureOf } from './signatures.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CONFIG = fileURLToPath(new URL('tsconfig.sources.json', import.meta.url));

/** A name with everything that its page shows of it. */
export interface DocumentedName {
  readonly name: string;
  /** Its docstring; empty if it has none. */
  readonly text: string;
  /** Its declaration without bodies and private members, formatted. */
  readonly signature: string;
}

export interface DocumentedGroup {
  readonly title: string;
  readonly names: readonly DocumentedName[];
}

export interface DocumentedModule {
  /** The end of its name, such as `kernel`. */
  readonly id: string;
  readonly text: string;
  readonly example: string;
  readonly groups: readonly DocumentedGroup[];
}

/** Title of the types that no module exports. */
const UNEXPORTED = 'Other types in these signatures';

/**
 * Returns the modules of the package in the order of its exports. This takes some seconds, because the compiler reads
 * the sources.
 */
export function documentedModules(): DocumentedModule[] {
  const compiler = new Compiler(ROOT, CONFIG);
  try {
    return new Documentation(compiler).modules();
  } finally {
    compiler.close();
  }
}

class Documentation {
  readonly #compiler: Compiler;
  readonly #exported = new Set(
    apiOf().flatMap(({ groups }) => groups.flatMap(({ names }) => names.map(({ name }) => name))),
  );
  /** Declarations of types by name, without those of games, which have types of their own. */
  readonly #declared: ReadonlyMap<string, readonly Declaration[]>;

  constructor(compiler: Compiler) {
    this.#compiler = compiler;
    const paths = compiler.paths().filter((path) => !path.includes('/src/games/'));
    const all = paths.flatMap((path) => [...declarationsIn(compiler.fileAt(path)).values()]);
    this.#declared = Map.groupBy(all, ({ name }) => name);
  }

  modules(): DocumentedModule[] {
    const shown = new Set<string>();
    return apiOf().map(({ name, text, example, groups }) => {
      const own = groups.map(({ title, names }) => ({ title, names: this.#document(names) }));
      const others = this.#unexportedIn(own).filter((one) => !shown.has(one.name));
      for (const one of others) shown.add(one.name);
      const more = others.length > 0 ? [{ title: UNEXPORTED, names: others }] : [];
      return { id: name.replace('countermarch/', ''), text, example, groups: [...own, ...more] };
    });
  }

  #document(names: readonly ApiExport[]): DocumentedName[] {
    const texts = names.map(({ name, path }) => {
      const declared = declarationsIn(this.#compiler.fileAt(path)).get(name);
      if (!declared) throw new Error(`${path} declares no ${name}`);
      return signatureOf(declared, this.#compiler);
    });
    const formatted = formatSignatures(texts);
    return names.map(({ name, text }, i) => ({ name, text, signature: formatted[i] ?? '' }));
  }

  /** Returns types, by name, that the signatures use and no module exports. */
  #unexportedIn(groups: readonly DocumentedGroup[]): DocumentedName[] {
    const names = groups.flatMap((group) => group.names.map(({ signature }) => signature));
    const named = new Set(names.flatMap(typesNamedIn));
    const types = [...named].filter((name) => !this.#exported.has(name)).sort();
    return this.#document(
      types.flatMap((name) => {
        const [declared] = this.#declared.get(name) ?? [];
        if (!declared) return [];
        const { file, node } = declared;
        return [{ name, text: docstringAt(file.text, node.getStart(file)), path: file.fileName }];
      }),
    );
  }
}
