/** No cast in src replaces a non-null assertion, which the linter forbids, and none casts a value to `never`. */
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AsExpression, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import { isAsExpression } from 'typescript/unstable/ast/is';
import { API, type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';
import { afterAll, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const api = new API({ cwd: ROOT });
afterAll(() => api.close());

/** Types that say nothing about a value, so that a cast always adds information. */
const UNTYPED = TypeFlags.Any | TypeFlags.Unknown;

function isNeedless(cast: AsExpression, checker: Checker, from: Type, to: Type): boolean {
  return (
    cast.expression.kind === SyntaxKind.ElementAccessExpression &&
    checker.isTypeAssignableTo(to, from)
  );
}

/** Whether a cast only removes undefined or null, or gives an indexed element the type that it would have anyway. */
function isAssertion(cast: AsExpression, checker: Checker): boolean {
  const from = checker.getTypeAtLocation(cast.expression);
  const to = checker.getTypeFromTypeNode(cast.type);
  if (!from || !to || from.flags & UNTYPED || to.flags & UNTYPED) return false;
  if (checker.isTypeAssignableTo(from, to)) return isNeedless(cast, checker, from, to);
  const present = checker.getNonNullableType(from);
  return present !== undefined && checker.isTypeAssignableTo(present, to);
}

function castsUnder(node: Node): AsExpression[] {
  const casts = isAsExpression(node) ? [node] : [];
  node.forEachChild((child) => {
    casts.push(...castsUnder(child));
  });
  return casts;
}

function faultsInFile({ checker }: Project, file: SourceFile): string[] {
  const faults = castsUnder(file).filter(
    (cast) => cast.type.kind === SyntaxKind.NeverKeyword || isAssertion(cast, checker),
  );
  return faults.map((cast) => `${relative(ROOT, file.fileName)}: ${cast.getText(file)}`);
}

/** Returns the forbidden casts in some projects, each with its file. */
function faultsIn(configs: readonly string[]): string[] {
  const snapshot = api.updateSnapshot({ openProjects: [...configs] });
  return configs.flatMap((config) => {
    const project = snapshot.getProject(config);
    if (!project) throw new Error(`${config} is no project`);
    const files = project.rootFiles.filter((path) => / as /.test(readFileSync(path, 'utf8')));
    return files.flatMap((path) => {
      const file = project.program.getSourceFile(path);
      return file ? faultsInFile(project, file) : [];
    });
  });
}

const SAMPLE = `
const list: readonly string[] = ['a'];
const names = new Map<string, string>();
declare const either: string | null;
declare const promised: Promise<number | undefined>;
declare const known: unknown;
declare const wide: string | number | undefined;
export const forbidden = [
  list[0] as string,
  list.at(-1) as string,
  names.get('a') as string,
  names.get('a') as string | number,
  either as string,
  (await promised) as number,
  list.length as never,
];
export const allowed = [
  known as string,
  wide as string,
  'a' as string,
  ['a'] as const,
  names.get('a') as string | undefined,
  JSON.parse('1') as number,
];
`;

test.each([true, false])('forbidden casts are found, with checked indexes: %s', (isChecked) => {
  const folder = mkdtempSync(join(tmpdir(), 'casts-'));
  try {
    const compilerOptions = {
      ...{ target: 'es2023', module: 'esnext', strict: true, types: [] },
      noUncheckedIndexedAccess: isChecked,
    };
    writeFileSync(join(folder, 'sample.ts'), SAMPLE);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
    const found = faultsIn([join(folder, 'tsconfig.json')]);
    expect(found.map((fault) => fault.slice(fault.indexOf(': ') + 2))).toEqual([
      'list[0] as string',
      'list.at(-1) as string',
      "names.get('a') as string",
      "names.get('a') as string | number",
      'either as string',
      '(await promised) as number',
      'list.length as never',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('no cast in src replaces a non-null assertion; see kernel/require-defined.ts', () => {
  const configs = globSync('src/**/tsconfig.json', { cwd: ROOT }).map((path) => join(ROOT, path));
  expect(configs.length).toBeGreaterThan(5);
  expect(faultsIn(configs)).toEqual([]);
});
