import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Compiler } from '../tools/api/compiler.ts';
import { formatSignatures } from '../tools/api/format.ts';
import { typesNamedIn } from '../tools/api/references.ts';
import { declarationsIn, signatureOf } from '../tools/api/signatures.ts';

const SAMPLE = `
import { z } from 'zod';

/** A number of something. */
export type Amount = number;
export const KINDS = ['one', 'several'] as const;
export type Kind = (typeof KINDS)[number];
export interface Thing<T> {
  /** Its kind. */
  readonly kind: (typeof KINDS)[number];
  find?(at: Amount): T | undefined;
}
export const MOST: Amount = 3;
export const LEAST = 1;
export async function* walk<T>(from: T, { deep = true, name }: { deep?: boolean; name: string }, times = 1) {
  for (const { length = 1 } of [{ length: times }]) yield [from, deep, name, length] as const;
}
export const double = ({ n = 2 }: { n?: Amount }): Amount => n * 2;
export const halve = async (n: Amount) => n / 2;
export abstract class Base {
  abstract area(): number;
}
export class Square extends Base implements Thing<string> {
  static readonly unit = 'cm';
  override readonly kind = 'one';
  /** Its colour. */
  colour?: string;
  readonly sides: readonly number[] = [4];
  readonly #side: number;
  private made = 0;
  protected other() {}
  private constructor(side: number) {
    super();
    this.#side = side;
  }
  static of(side = 1) {
    return new Square(side);
  }
  /** In square units. */
  override area(): number {
    return this.#square(this.made);
  }
  get side() {
    return this.#side;
  }
  set side(value: number) {
    this.made = value;
  }
  #square(x: number): number {
    return x * x;
  }
}
export const point = z.strictObject({ x: z.number(), y: z.number().optional() });
export type Point = z.infer<typeof point>;
export const line = z.strictObject({ from: point, to: z.array(point) });
export type Line = z.infer<typeof line>;
export function ends(of: Line) {
  return [of.from, ...of.to];
}
`;

const EXPECTED: Readonly<Record<string, string>> = {
  Amount: 'type Amount = number;',
  KINDS: "const KINDS: readonly ['one', 'several'];",
  Kind: "type Kind = 'one' | 'several';",
  Thing: `interface Thing<T> {
  /** Its kind. */
  readonly kind: 'one' | 'several';
  find?(at: Amount): T | undefined;
}`,
  MOST: 'const MOST: Amount;',
  LEAST: 'const LEAST = 1;',
  walk: `function walk<T>(
  from: T,
  { deep, name }: { deep?: boolean; name: string },
  times?: number,
): AsyncGenerator<readonly [T, boolean, string, number], void, unknown>;`,
  double: 'function double({ n }: { n?: Amount }): Amount;',
  halve: 'function halve(n: Amount): Promise<number>;',
  Base: `abstract class Base {
  abstract area(): number;
}`,
  Square: `class Square extends Base implements Thing<string> {
  static readonly unit: 'cm';
  readonly kind: 'one';
  /** Its colour. */
  colour?: string;
  readonly sides: readonly number[];
  private constructor(side: number);
  static of(side?: number): Square;
  /** In square units. */
  area(): number;
  get side(): number;
  set side(value: number);
}`,
  point: 'const point: z.ZodType<Point>;',
  Point: 'type Point = { x: number; y?: number | undefined };',
  line: 'const line: z.ZodType<Line>;',
  Line: 'type Line = { from: Point; to: Point[] };',
  ends: 'function ends(of: Line): Point[];',
};

// The folder is inside the project so that the sample finds zod.
mkdirSync('.cache', { recursive: true });
const folder = mkdtempSync(join(process.cwd(), '.cache/signatures-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The compiler and the formatter run as processes, which start slowly on a busy machine. */
const LONG = 60_000;

test(
  'a signature has what callers need, with inferred types written out',
  () => {
    const config = join(folder, 'tsconfig.json');
    const compilerOptions = {
      ...{ target: 'es2023', module: 'nodenext', moduleResolution: 'nodenext', types: [] },
      ...{ strict: true, exactOptionalPropertyTypes: true },
    };
    writeFileSync(join(folder, 'sample.ts'), SAMPLE);
    writeFileSync(config, JSON.stringify({ compilerOptions, files: ['sample.ts'] }));
    const compiler = new Compiler(folder, config);
    try {
      const declared = [...declarationsIn(compiler.fileAt(join(folder, 'sample.ts'))).values()];
      const texts = formatSignatures(declared.map((one) => signatureOf(one, compiler)));
      const found = declared.map(({ name }, i) => [name, texts[i]]);
      expect(Object.fromEntries(found)).toEqual(EXPECTED);
    } finally {
      compiler.close();
    }
  },
  LONG,
);

test('a signature names the types in annotations, bases and queries, except its own parameters', () => {
  const signature = `class A<T extends Limit> extends Base implements Part<T> {
    readonly map: Map<string, readonly Item[]>;
    static of<U>(from: typeof START, by: U): { [K in keyof T]: K };
  }`;
  expect(typesNamedIn(signature).sort()).toEqual(['Base', 'Item', 'Limit', 'Map', 'Part', 'START']);
  expect(() => typesNamedIn('function (')).toThrow('not a declaration');
});

test(
  'text that is not a declaration cannot be formatted',
  () => {
    expect(() => formatSignatures(['const a: number;', 'function (('])).toThrow('biome format');
  },
  LONG,
);
