/** The tree of variations as rows, so that only those in sight need to be drawn. */
import { childrenOf, type StudyChapter, type StudyNode } from '../../../../study/study.ts';

/** Moves of one line that follow each other. */
export interface TreeRow {
  /** Id of the first node. */
  readonly key: string;
  /** How many times the line has left another one. */
  readonly depth: number;
  readonly nodes: readonly StudyNode[];
}

/** Moves of a row; a comment ends a row earlier. */
const LONGEST_ROW = 8;

/** A line that is still to be written: after a node, with a first move of its own if it leaves another line. */
interface OpenLine {
  readonly from: string;
  readonly first?: StudyNode;
  readonly depth: number;
}

/** Returns all rows: the main line, and under each of its moves the other ones. Lines may be of any length and depth. */
export function rowsOf(chapter: StudyChapter): TreeRow[] {
  const rows: TreeRow[] = [];
  const open: OpenLine[] = [{ from: chapter.id, depth: 0 }];
  for (let line = open.pop(); line; line = open.pop()) {
    const { first, depth } = line;
    let row: StudyNode[] = [];
    const add = (node: StudyNode) => {
      row.push(node);
      if (row.length >= LONGEST_ROW || node.comments) flush();
    };
    const flush = () => {
      const [head] = row;
      if (head) rows.push({ key: head.id, depth, nodes: row });
      row = [];
    };
    if (first) add(first);
    for (let next = childrenOf(chapter, line.from); next.length > 0; ) {
      const [main, ...others] = next;
      if (!main) break;
      add(main);
      next = childrenOf(chapter, main.id);
      if (others.length === 0) continue;
      // The other moves stand under the main one; then its line goes on.
      open.push({ from: main.id, depth });
      for (const other of others.reverse())
        open.push({ from: other.id, first: other, depth: depth + 1 });
      break;
    }
    flush();
  }
  return rows;
}
