import { describe, expect, test } from 'vitest';
import { Sfc32 } from '../kernel/random.ts';
import { nodeId } from './node-id.ts';
import {
  applyOperation,
  isNearLimit,
  MOST_CHAPTERS,
  MOST_NODES,
  type StudyOperation,
} from './operations.ts';
import { childrenOf, nodeOf, openStudy, pathTo, type Study, shownNodes } from './study.ts';
import { addMove, addRoll, CHAPTER, played } from './testing.ts';

const told = (why: ReturnType<typeof applyOperation>): unknown =>
  typeof why === 'object' ? why.key : why;

/** Everything of a study that is shown or stored, for comparison. */
const contentsOf = (study: Study): unknown =>
  [...study.chapters.values()].map(({ id, name, isHidden, nodes, children }) => ({
    ...{ id, name, isHidden },
    nodes: [...nodes.values()].sort((a, b) => (a.id < b.id ? -1 : 1)),
    children: [...children].map(([up, all]) => [up, [...all].sort()]).sort(),
  }));

describe('ids', () => {
  test('two people who add the same move get the same node', () => {
    const [anna, ben] = [played([addMove('c1', 'tan', 'move A')]), played([])];
    const { id } = addMove('c1', 'tan', 'move A');
    expect(told(applyOperation(ben, addMove('c1', 'tan', 'move A')))).toBeUndefined();
    expect(nodeOf(ben, id)).toEqual(nodeOf(anna, id));
  });

  test('another parent, side, notation or guess is another node', () => {
    const ids = [
      nodeId({ up: 'c1', side: 'tan', text: 'done' }),
      nodeId({ up: 'c2', side: 'tan', text: 'done' }),
      nodeId({ up: 'c1', side: 'green', text: 'done' }),
      nodeId({ up: 'c1', text: 'done' }),
      nodeId({ up: 'c1', side: 'tan', text: 'stop' }),
      nodeId({ up: 'c1', text: '', guess: [1, 2] }),
      nodeId({ up: 'c1', text: '', guess: [12] }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[0-9a-z]{12}$/.test(id))).toBe(true);
  });

  test('how a result of chance was found is a remark, not part of the id', () => {
    expect(addRoll('c1', '7', 'lot').id).toBe(addRoll('c1', '7', 'chosen').id);
  });

  test('an id that does not follow from the move is refused', () => {
    const study = played([]);
    const wrong = { ...addMove('c1', 'tan', 'move A'), do: 'move B' } as StudyOperation;
    expect(told(applyOperation(study, wrong))).toBe('study.id');
    expect(study.places.size).toBe(0);
  });
});

describe('operations', () => {
  const first = addMove('c1', 'tan', 'move A');
  const reply = addMove(first.id, 'green', 'move B');
  const other = addMove('c1', 'tan', 'done');

  test('adding is idempotent: nothing is added twice, and nothing is lost', () => {
    const once = played([first, { op: 'name', id: first.id, name: 'The ford' }]);
    const twice = played([first, { op: 'name', id: first.id, name: 'The ford' }, first, CHAPTER]);
    expect(contentsOf(twice)).toEqual(contentsOf(once));
  });

  test('adding below a pruned node restores it, with its parents', () => {
    const study = played([first, reply, { op: 'hide', id: first.id }]);
    const chapter = study.chapters.get('c1');
    if (!chapter) throw new Error('no chapter');
    expect(shownNodes(chapter)).toEqual([]);
    applyOperation(study, addMove(reply.id, 'tan', 'done'));
    expect(shownNodes(chapter).map(({ text }) => text)).toEqual(['move A', 'move B', 'done']);
  });

  test('of two changes of one field the later one counts', () => {
    const study = played([
      first,
      { op: 'mark', id: first.id, mark: '!' },
      { op: 'mark', id: first.id, mark: '?' },
    ]);
    expect(nodeOf(study, first.id)?.mark).toBe('?');
    applyOperation(study, { op: 'mark', id: first.id });
    expect(nodeOf(study, first.id)).not.toHaveProperty('mark');
  });

  test('changes of different fields and nodes give the same study in any order', () => {
    const changes: StudyOperation[] = [
      { op: 'mark', id: first.id, mark: '!?' },
      { op: 'name', id: first.id, name: 'Feint' },
      { op: 'shapes', id: first.id, shapes: ['ring red 0712', 'arrow blue 0712 0906'] },
      { op: 'comment', id: first.id, comment: 'x2', by: 'ben', text: 'Why?' },
      { op: 'comment', id: first.id, comment: 'x1', by: 'anna', text: 'Out of the smoke [14.3]' },
      { op: 'mark', id: other.id, mark: '??' },
      { op: 'hide', id: other.id },
      reply,
      addMove(reply.id, 'tan', 'done'),
    ];
    const rng = new Sfc32('orders');
    const base = contentsOf(played([first, other, ...changes]));
    for (let run = 0; run < 30; run++) {
      const shuffled = changes.slice(0, 7);
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = rng.below(i + 1);
        [shuffled[i], shuffled[j]] = [shuffled[j], shuffled[i]];
      }
      expect(contentsOf(played([first, other, ...shuffled, ...changes.slice(7)]))).toEqual(base);
    }
  });

  test('promoting orders children; those that others add meanwhile follow', () => {
    const third = addMove('c1', 'tan', 'move C');
    const order: StudyOperation = { op: 'main', id: 'c1', order: [other.id, first.id] };
    const [early, late] = [
      played([first, other, order, third]),
      played([first, other, third, order]),
    ];
    for (const study of [early, late]) {
      const chapter = study.chapters.get('c1');
      const texts = chapter && childrenOf(chapter, 'c1').map(({ text }) => text);
      expect(texts).toEqual(['done', 'move A', 'move C']);
    }
  });

  test('a comment has one author, and only they can change or delete it', () => {
    const say = { op: 'comment', id: first.id, comment: 'x', by: 'anna', text: 'Good' } as const;
    const study = played([first, say]);
    expect(told(applyOperation(study, { ...say, by: 'ben', text: 'Bad' }))).toBe('study.author');
    const { text: _, ...gone } = say;
    expect(told(applyOperation(study, { ...gone, by: 'ben' }))).toBe('study.author');
    expect(nodeOf(study, first.id)?.comments).toEqual([{ id: 'x', by: 'anna', text: 'Good' }]);
    applyOperation(study, gone);
    expect(nodeOf(study, first.id)).not.toHaveProperty('comments');
  });

  test('a refused operation changes nothing', () => {
    const refused: StudyOperation[] = [
      { op: 'mark', id: '000000000000', mark: '!' },
      { op: 'hide', id: 'nowhere' },
      { op: 'name', id: 'c1' },
      { op: 'main', id: 'nowhere', order: [] },
      addMove('nowhere', 'tan', 'done'),
      { ...CHAPTER, game: 'other' },
      { ...addRoll('c1', '7', 'lot'), guess: [1] },
      { ...addMove('c1', 'tan', 'done'), by: 'lot' },
    ];
    const study = played([first, reply]);
    const before = JSON.stringify(contentsOf(study));
    for (const operation of refused) {
      expect(applyOperation(study, operation), JSON.stringify(operation)).toBeDefined();
      expect(JSON.stringify(contentsOf(study))).toBe(before);
    }
  });

  test('limits are refusals, with an earlier warning', () => {
    const study = openStudy('s', 'S');
    for (let n = 0; n < MOST_CHAPTERS; n++)
      expect(applyOperation(study, { ...CHAPTER, id: `c${n}` })).toBeUndefined();
    expect(told(applyOperation(study, { ...CHAPTER, id: 'more' }))).toBe('study.chapters');
    for (let n = 0; n < MOST_NODES; n++) applyOperation(study, addMove('c0', 'tan', `move ${n}`));
    expect(told(applyOperation(study, addMove('c0', 'tan', 'done')))).toBe('study.nodes');
    expect(isNearLimit(MOST_NODES - 1, MOST_NODES)).toBe(true);
    expect(isNearLimit(MOST_NODES / 2, MOST_NODES)).toBe(false);
  });

  test('a path leads from the first node of the chapter to one node', () => {
    const chapter = played([first, reply]).chapters.get('c1');
    expect(chapter && pathTo(chapter, reply.id).map(({ text }) => text)).toEqual([
      'move A',
      'move B',
    ]);
    expect(chapter && pathTo(chapter, 'c1')).toEqual([]);
  });
});
