/**
 * Builds a bundle: a game with its kernel, its messages and its rulebook as one ES module without imports. Equal sources
 * give equal bytes in any folder. Another version of the bundler may give other bytes, so bundles are stored, and not
 * rebuilt for verification.
 */
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { OutputOptions, Plugin } from 'rolldown';
import type { GameModule } from '../../kernel/game.ts';
import type { Messages } from '../../kernel/play/host.ts';
import type { Rule } from '../../kernel/rulebook.ts';
import { InputError } from '../../kernel/setup/setup.ts';
import { sha256Hex } from '../../table/record/sha256.ts';
import { loadBundler } from './bundler.ts';
import { checkBundle } from './check.ts';
import { displayFiles, type ImportGraph } from './display-files.ts';

/** A game to bundle: the file that exports it under its id. */
export interface BundleSource {
  readonly module: GameModule;
  /** Absolute path of `index.ts` or `index.js`. */
  readonly path: string;
  /** Absolute path of the kernel's folder. Absent: the kernel of this program. */
  readonly kernel?: string;
}

/** A bundle: its text, and the SHA-256 of it and of its rules alone. */
export interface BuiltBundle {
  readonly code: string;
  readonly hash: string;
  /** Equal for builds that differ only in messages, rulebook, art and look. */
  readonly rulesHash: string;
}

const ENTRY = 'countermarch:bundle';
/** The name under which external games import the kernel. */
const PACKAGE_KERNEL = 'countermarch/kernel';
/** In a clone the sources are TypeScript, in the package JavaScript. */
const ENDING = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
/** Folder of the kernel of this program. */
export const KERNEL = fileURLToPath(new URL('../../kernel', import.meta.url));

const OUTPUT = {
  format: 'esm',
  minify: true,
  codeSplitting: false,
  comments: false,
} as const satisfies OutputOptions;

/** Builds the bundle of a game. Throws `InputError` if it imports something, or uses `await` at its top level. */
export async function buildBundle({
  module,
  path,
  kernel = KERNEL,
}: BundleSource): Promise<BuiltBundle> {
  const texts: Texts = { messages: await messagesOf(module), rulebook: await module.rulebook() };
  const graph: ImportGraph = new Map();
  const entry = (contained: Texts, rules: string): string =>
    entryOf({ id: module.id, path, kernel, ...contained, rules });
  await buildText(entry(texts, ''), kernel, [withoutTexts, noteImports(graph)]);
  const omitted = displayFiles(graph, path);
  const rules = await buildText(entry(NO_TEXTS, ''), kernel, [withoutTexts, withoutFiles(omitted)]);
  const rulesHash = sha256Hex(rules);
  const code = await buildText(entry(texts, rulesHash), kernel, [withoutTexts]);
  await checkBundle(code);
  return { code, hash: sha256Hex(code), rulesHash };
}

/** Returns all messages of a game, with languages and keys in a fixed order. */
async function messagesOf({ messages = {} }: GameModule): Promise<Messages> {
  const languages = Object.keys(messages).sort();
  const loaded = await Promise.all(
    languages.map(async (language) => [language, { ...(await messages[language]?.()) }] as const),
  );
  return Object.fromEntries(loaded);
}

/** Path of a module in a kernel's folder. */
export const kernelFile = (kernel: string, name: string): string =>
  join(kernel, `${name}.${ENDING}`);

/** Texts that a game loads on demand and its bundle contains. */
interface Texts {
  readonly messages: Messages;
  readonly rulebook: readonly Rule[];
}

const NO_TEXTS: Texts = { messages: {}, rulebook: [] };

/** Variable parts of a bundle's entry. */
interface Entry extends Texts {
  readonly id: string;
  readonly path: string;
  readonly kernel: string;
  readonly rules: string;
}

/** Returns the keys of all languages, those of the smallest first, so that few lists of texts have gaps. */
function keysOf(messages: Messages): string[] {
  const lists = Object.values(messages).map((texts) => Object.keys(texts));
  return [...new Set(lists.toSorted((a, b) => a.length - b.length).flat())];
}

/** Returns the texts of each language in the order of the keys: keys that stand once make bundles 2 % smaller. */
function textsOf(messages: Messages): Readonly<Record<string, (string | undefined)[]>> {
  const keys = keysOf(messages);
  const listOf = (texts: Messages[string] = {}) => {
    const last = keys.findLastIndex((key) => key in texts);
    return keys.slice(0, last + 1).map((key) => texts[key]);
  };
  return Object.fromEntries(
    Object.entries(messages).map(([language, texts]) => [language, listOf(texts)]),
  );
}

/** Source of a bundle's entry: its exports are frozen (docs/play.md). */
function entryOf({ id, path, kernel, messages, rulebook, rules }: Entry): string {
  return [
    `import { ${id} as game } from ${JSON.stringify(path)};`,
    `import { playOf } from ${JSON.stringify(kernelFile(kernel, 'play/host'))};`,
    `const keys = ${JSON.stringify(keysOf(messages))};`,
    `const texts = ${JSON.stringify(textsOf(messages))};`,
    'const dictionary = (list) =>',
    '  Object.fromEntries(keys.map((key, i) => [key, list[i]]).filter(([, text]) => text != null));',
    'const named = Object.entries(texts).map(([language, list]) => [language, dictionary(list)]);',
    `const rulebook = ${JSON.stringify(rulebook)};`,
    'const play = playOf(game, Object.fromEntries(named), rulebook);',
    `const rules = ${JSON.stringify(rules)};`,
    'export { game, play, rules };',
  ].join('\n');
}

/** Bundles the text of an entry. Throws `InputError` if it cannot be bundled. */
export async function buildText(
  entry: string,
  kernel: string,
  plugins: readonly Plugin[] = [],
): Promise<string> {
  const { rolldown } = await loadBundler();
  const bundler = await rolldown({
    input: ENTRY,
    platform: 'neutral',
    tsconfig: false,
    shimMissingExports: true,
    logLevel: 'silent',
    transform: { target: 'es2023' },
    plugins: [virtualEntry(entry, kernel), ...plugins],
  });
  try {
    const { output } = await bundler.generate(OUTPUT);
    if (output.length !== 1) throw new Error(`a bundle must be one file, not ${output.length}`);
    return output[0].code;
  } catch (error) {
    throw new InputError(`the game cannot be bundled: ${String((error as Error).message)}`);
  } finally {
    await bundler.close();
  }
}

/** Plugin that resolves the entry of a bundle to its text, and imports of the kernel to its files. */
export const virtualEntry = (text: string, kernel: string): Plugin => ({
  name: 'countermarch:entry',
  resolveId: (source) =>
    source === ENTRY ? source : source === PACKAGE_KERNEL ? kernelFile(kernel, 'index') : undefined,
  load: (id) => (id === ENTRY ? text : undefined),
});

/** Plugin that empties the files of texts that a game loads on demand: the entry contains these texts. */
const withoutTexts: Plugin = {
  name: 'countermarch:texts',
  async resolveId(source, importer, { kind }) {
    if (kind !== 'dynamic-import' || importer === undefined) return undefined;
    const file = await this.resolve(source, importer);
    if (!file || file.external || !(await hasOnlyTexts(file.id))) return undefined;
    return `\0texts`;
  },
  load: (id) => (id === '\0texts' ? 'export {};' : undefined),
};

/** Whether all exports of a file are texts by key, or lists of them, as a rulebook is. */
async function hasOnlyTexts(file: string): Promise<boolean> {
  const values = Object.values((await import(pathToFileURL(file).href)) as object);
  return values.length > 0 && values.every((value) => [value].flat().every(isDictionary));
}

const isDictionary = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');

const noteImports = (graph: Map<string, readonly string[]>): Plugin => ({
  name: 'countermarch:graph',
  moduleParsed({ id, importedIds }) {
    graph.set(id, importedIds);
  },
});

const withoutFiles = (files: ReadonlySet<string>): Plugin => ({
  name: 'countermarch:rules',
  load: (id) => (files.has(id) ? 'export {};' : undefined),
});
