/**
 * Replaces `vitest` in the test files whose tests run many times: it stores each test as a function with a name. Other
 * features of Vitest are missing, so test files that need them fail to load.
 */
import { format } from 'node:util';
import { expect } from 'vitest';
import type { MutantReport } from './job.ts';

type Body = (...args: never[]) => unknown;
type Each = (cases: readonly unknown[]) => (name: string, body: Body) => void;

const state = (): MutantReport =>
  (globalThis as unknown as { __mutate__: MutantReport }).__mutate__;

const argsOf = (one: unknown): unknown[] => (Array.isArray(one) ? one : [one]);

/** Fills in `$field` and `%s` like Vitest; the number keeps names distinct. */
function nameOf(name: string, one: unknown, i: number): string {
  const filled = name.replace(/\$(\w+)/g, (whole, field: string) => {
    const value = typeof one === 'object' && one !== null ? Reflect.get(one, field) : undefined;
    return value === undefined ? whole : String(value);
  });
  const places = filled.match(/%[sdifjo]/g)?.length ?? 0;
  return `${format(filled, ...argsOf(one).slice(0, places))} #${i + 1}`;
}

function addTest(name: string, body: Body): void {
  const { tests, file, path } = state();
  tests.push({ file, name: [...path, name].join(' > '), run: body as () => unknown });
}

function addGroup(name: string, body: Body): void {
  const { path } = state();
  path.push(name);
  (body as () => void)();
  path.pop();
}

const eachBy =
  (add: (name: string, body: Body) => void): Each =>
  (cases) =>
  (name, body) => {
    for (const [i, one] of cases.entries())
      add(nameOf(name, one, i), () => (body as (...args: unknown[]) => unknown)(...argsOf(one)));
  };

export const test = Object.assign(addTest, { each: eachBy(addTest) });
export const it = test;
export const describe = Object.assign(addGroup, { each: eachBy(addGroup) });
export { expect };
