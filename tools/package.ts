/**
 * `npm run build`, before `npm pack`: writes `lib`, the sources as JavaScript with the types of the package's exports.
 * The folders of `lib` are those of `src`, so that relative paths to other files (package.json, the page) are valid in
 * both.
 */
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin, run } from './check/run.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Matches a relative path in quotes that ends with `.ts`: of an import, or of a worker's file. */
const RELATIVE = /(?<=['"])(\.{1,2}\/[\w./-]+)\.ts(?=['"])/g;
const FILE_URL = /(?<=new URL\(['"])([\w./-]+)\.ts(?=['"], import\.meta\.url\))/g;

/** Writes `lib` anew. Throws if the compiler fails, or if a file would be missing. */
export async function buildLib(out = join(ROOT, 'lib')): Promise<void> {
  const fresh = mkdtempSync(`${out}-`);
  try {
    await compile(join(fresh, 'js'), '--removeComments');
    await compile(join(fresh, 'types'), '--declaration', '--emitDeclarationOnly');
    for (const file of filesIn(join(fresh, 'js'))) rewrite(join(fresh, 'js', file), FILE_URL);
    takeTypes(join(fresh, 'types'), join(fresh, 'js'));
    requireAll(join(fresh, 'js'));
    rmSync(out, { recursive: true, force: true });
    renameSync(join(fresh, 'js'), out);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

async function compile(outDir: string, ...more: string[]): Promise<void> {
  const config = join(ROOT, 'tsconfig.package.json');
  const code = await run([bin('typescript', 'tsc'), '-p', config, '--outDir', outDir, ...more]);
  if (code !== 0) throw new Error(`tsc -p ${config}: exit code ${code}`);
}

const filesIn = (folder: string): string[] =>
  globSync('**/*.{js,d.ts}', { cwd: folder }).map((path) => path.replaceAll('\\', '/'));

/** Replaces `.ts` in paths that the compiler leaves: those of worker files, and those in declarations. */
function rewrite(file: string, what: RegExp): void {
  const text = readFileSync(file, 'utf8');
  const written = text.replace(what, '$1.js');
  if (written !== text) writeFileSync(file, written);
}

/** Copies the declarations of exports and of everything that they refer to; others cannot be reached. */
function takeTypes(from: string, to: string): void {
  const open = [...exportsOf().values()].map((path) => path.replace(/\.js$/, '.d.ts'));
  const taken = new Set<string>();
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (taken.has(path)) continue;
    taken.add(path);
    rewrite(join(from, path), RELATIVE);
    cpSync(join(from, path), join(to, path));
    open.push(...namedIn(from, path).map((other) => other.replace(/\.js$/, '.d.ts')));
  }
}

/** Returns the entry points in `exports` of package.json, such as `./kernel`, each with its file in `lib`. */
export function exportsOf(): ReadonlyMap<string, string> {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { readonly default: string }>;
  };
  return new Map(
    Object.entries(exports).flatMap(([name, found]) =>
      typeof found === 'string' ? [] : [[name, found.default.replace('./lib/', '')]],
    ),
  );
}

/** Returns the files that a file of `lib` names by a relative path. */
function namedIn(folder: string, path: string): string[] {
  const text = readFileSync(join(folder, path), 'utf8');
  const named = /(?:\b(?:from|import)\s*\(?\s*|new URL\()['"]([\w./-]+\.js)['"]/g;
  return [...text.matchAll(named)]
    .map(([, name = '']) => name)
    .filter((name) => name.startsWith('.') || text.includes(`new URL('${name}'`))
    .map((name) => posix.join(dirname(path), name));
}

function requireAll(folder: string): void {
  const there = new Set(filesIn(folder));
  for (const path of there)
    for (const named of namedIn(folder, path)) {
      const wanted = path.endsWith('.d.ts') ? named.replace(/\.js$/, '.d.ts') : named;
      if (!there.has(wanted)) throw new Error(`lib/${path} names ${wanted}, which is not there`);
    }
}

if (import.meta.main) await buildLib();
