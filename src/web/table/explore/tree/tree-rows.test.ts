import { expect, test } from 'vitest';
import { addMove, played } from '../../../../study/testing.ts';
import { rowsOf } from './tree-rows.ts';

const chapterOf = (...operations: Parameters<typeof played>[0]) => {
  const chapter = played(operations).chapters.get('c1');
  if (!chapter) throw new Error('no chapter');
  return chapter;
};

const textsOf = (chapter: ReturnType<typeof chapterOf>) =>
  rowsOf(chapter).map(({ depth, nodes }) => [depth, ...nodes.map(({ text }) => text)]);

test('alternatives follow the main move, and the main line continues below them', () => {
  const a = addMove('c1', 'red', 'a');
  const b = addMove(a.id, 'blue', 'b');
  const c = addMove(b.id, 'red', 'c');
  const other = addMove(a.id, 'blue', 'b2');
  const below = addMove(other.id, 'red', 'c2');
  const third = addMove(a.id, 'blue', 'b3');
  expect(textsOf(chapterOf(a, b, c, other, below, third))).toEqual([
    [0, 'a', 'b'],
    [1, 'b2', 'c2'],
    [1, 'b3'],
    [0, 'c'],
  ]);
});

test('a long line has several rows, and a comment ends a row', () => {
  const line = [];
  let up = 'c1';
  for (let i = 0; i < 12; i++) {
    const node = addMove(up, 'red', String(i));
    line.push(node);
    up = node.id;
  }
  const comment = { op: 'comment', id: line[9].id, comment: 'x', by: 'Ada', text: 'So' } as const;
  const rows = textsOf(chapterOf(...line, comment));
  expect(rows.map((row) => row.length - 1)).toEqual([8, 2, 2]);
});

test('branches within branches may be of any depth', () => {
  const nodes = [];
  let up = 'c1';
  for (let i = 0; i < 3000; i++) {
    nodes.push(addMove(up, 'red', `${i} main`));
    const other = addMove(up, 'red', `${i} other`);
    nodes.push(other);
    up = other.id;
  }
  const rows = rowsOf(chapterOf(...nodes));
  expect(rows.flatMap((row) => row.nodes)).toHaveLength(6000);
  expect(rows.at(-1)?.depth).toBe(3000);
});
