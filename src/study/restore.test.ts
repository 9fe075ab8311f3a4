import { expect, test } from 'vitest';
import type { StudyOperation } from './operations.ts';
import { restoreOperations } from './restore.ts';
import { writeStudy } from './study-file.ts';
import { addMove, CHAPTER, played } from './testing.ts';

const [a, b, c] = [addMove('c1', 'tan', 'a'), addMove('c1', 'tan', 'b'), addMove('c1', 'tan', 'c')];
const below = addMove(a.id, 'tan', 'd');
const say = (by: string, text?: string): StudyOperation => ({
  ...{ op: 'comment', id: a.id, comment: `by-${by}`, by },
  ...(text !== undefined && { text }),
});

test('a study comes back as it was, but for comments of others and moves that are pruned', async () => {
  const then: StudyOperation[] = [
    ...[a, b, below],
    { op: 'main', id: 'c1', order: [b.id, a.id] },
    { op: 'mark', id: a.id, mark: '!' },
    { op: 'hide', id: below.id },
    say('Ann', 'first'),
  ];
  const since: StudyOperation[] = [
    c,
    { op: 'main', id: 'c1', order: [c.id, a.id] },
    { op: 'mark', id: a.id },
    { op: 'name', id: b.id, name: 'later' },
    { op: 'shapes', id: b.id, shapes: ['ring red 0101'] },
    { op: 'show', id: below.id },
    { op: 'name', id: 'c1', name: 'Other' },
    say('Ann', 'second'),
  ];
  const all = [...then, ...since];
  const back = restoreOperations([CHAPTER, ...all], [CHAPTER, ...then], 'Ann');
  expect(await writeStudy(played([...all, ...back]))).toBe(await writeStudy(played(then)));
  // Another author's comment is not theirs to change.
  const theirs = restoreOperations([CHAPTER, ...all], [CHAPTER, ...then], 'Bob');
  expect(theirs.some(({ op }) => op === 'comment')).toBe(false);
  expect(restoreOperations([CHAPTER, ...then], [CHAPTER, ...then], 'Ann')).toEqual([]);
});
