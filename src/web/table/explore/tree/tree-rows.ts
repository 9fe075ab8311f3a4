/** The tree of variations as rows, so that only the visible rows need to be drawn. */
import { childrenOf, type StudyChapter, type StudyNode } from '../../../../study/study.ts';

/** Consecutive moves of one line. */
export interface TreeRow {
  /** Id of the first node. */
  readonly key: string;
  /** Number of branchings above this line. */
  readonly depth: number;
  readonly nodes: readonly StudyNode[];
}

/** Maximum number of moves in a row; a comment ends a row earlier. */
const LONGEST_ROW = 8;

/** A line still to be listed: it follows the node `from`, or begins with the move `first` if it is an alternative. */
interface OpenLine {
  readonly from: string;
  readonly first?: StudyNode;
  readonly depth: number;
}

/** Returns all rows: the main line, with alternatives under each of its moves. Lines may be of any length and depth. */
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
      // List the alternatives below the main move, then continue the main line.
      open.push({ from: main.id, depth });
      for (const other of others.reverse())
        open.push({ from: other.id, first: other, depth: depth + 1 });
      break;
    }
    flush();
  }
  return rows;
}
