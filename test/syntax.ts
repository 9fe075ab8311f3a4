/** Syntax trees of source files, for tests that inspect the code. */
import { parseSync } from 'vite';
import type { SourceFile } from '../tools/boundaries/source.ts';

export interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** Yields every node of a syntax tree. */
function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) yield value as Node;
  for (const child of Object.values(value)) yield* nodesIn(child);
}

/** Yields every node of a file, outer nodes first. */
export const nodesOf = ({ path, text }: SourceFile): Node[] => [
  ...nodesIn(parseSync(path, text).program),
];
