import { expect, test } from 'vitest';
import type { Lesson } from '../kernel/setup/lesson.ts';
import { courseOf, linesOf, ScriptReader, activeActions, stepsOf } from './lesson.ts';

const LESSON: Lesson = {
  scenario: 'any',
  side: 'white',
  dice: '1',
  goal: 'win',
  opening: ['place 1'],
  steps: [
    { says: 'move', rule: '1', does: ['move', 'to 0101'], answers: ['stay'] },
    { says: 'end', rule: '2', does: ['done'] },
  ],
};
const LINES = linesOf(LESSON);
const own = (text: string) => ({ side: 0, text });
const theirs = (text: string) => ({ side: 1, text });
const course = (...done: Parameters<typeof courseOf>[2]) =>
  courseOf(LINES, { pupil: 0, isLast: true }, done);

test('a lesson continues line by line, with the answers of the others in between', () => {
  expect(course()).toMatchObject({ status: 'on', index: 0, next: { step: -1, isOwn: false } });
  expect(course(theirs('place 1'))).toMatchObject({ next: { step: 0, text: 'move', isOwn: true } });
  const moved = [theirs('place 1'), own('move A3'), own('to 0101')];
  expect(course(...moved)).toMatchObject({ next: { text: 'stay', isOwn: false } });
  expect(course(...moved, theirs('stay'))).toMatchObject({ next: { step: 1, text: 'done' } });
  expect(course(...moved, theirs('stay'), own('done'))).toEqual({
    status: 'free',
    index: 5,
    hasActed: false,
  });
  expect(course(...moved, theirs('stay'), own('done'), theirs('x'), own('y'))).toEqual({
    status: 'free',
    index: 7,
    hasActed: true,
  });
});

test('another action, or an action of another side, leaves the lesson', () => {
  expect(course(theirs('place 2'))).toEqual({ status: 'left' });
  expect(course(own('place 1'), theirs('move A3'))).toEqual({ status: 'left' });
  expect(course(own('place 1'), own('moves'))).toEqual({ status: 'left' });
  expect(course(own('place 1'), own('move A3'), own('to 0102'))).toEqual({ status: 'left' });
});

const CHAPTERS: Lesson = {
  ...LESSON,
  chapters: [
    { title: 'one', first: 0 },
    { title: 'two', first: 1 },
  ],
};
const SIDES = [{ id: 'white' }, { id: 'black' }] as never;

test('a chapter ends before the first step of the next; the pupil plays on after the last', () => {
  expect([stepsOf(CHAPTERS, 0), stepsOf(CHAPTERS, 1)]).toEqual([
    { from: 0, to: 1 },
    { from: 1, to: 2 },
  ]);
  const read = (chapter: number, isAfter = false) =>
    new ScriptReader({ sides: SIDES }, CHAPTERS, { chapter, isAfter });
  expect([read(0).first, read(1).first, read(1, true).first]).toEqual([1, 4, 5]);
  const texts = ['place 1', 'move A3', 'to 0101', 'stay', 'done', 'more'];
  const entries = texts.map(
    (text) => ({ kind: 'action', side: text === 'stay' ? 1 : 0, text }) as const,
  );
  expect(read(0).courseAt(entries.slice(0, 3))).toMatchObject({ status: 'on', index: 3 });
  expect(read(0).courseAt(entries.slice(0, 4))).toEqual({ status: 'ended', index: 4 });
  expect(read(0).courseAt(entries.slice(0, 5))).toEqual({ status: 'left' });
  expect(read(1).courseAt(entries.slice(0, 4))).toMatchObject({ status: 'on', next: { step: 1 } });
  expect(read(1).courseAt(entries)).toEqual({ status: 'free', index: 6, hasActed: true });
});

test('hidden actions of the others count as the actions of the script', () => {
  expect(course(theirs(''), own('move A3'))).toMatchObject({ next: { text: 'to 0101' } });
  expect(course(theirs(''), own(''))).toEqual({ status: 'left' });
});

test('undone actions and dice do not count', () => {
  const entry = (kind: 'action' | 'die' | 'undo', text: string, side = 0) => ({ kind, text, side });
  const entries = [entry('action', 'a'), entry('die', '5', -1), entry('action', 'b')];
  expect(activeActions(entries)).toEqual([own('a'), own('b')]);
  const back = [...entries, entry('undo', '2'), entry('action', 'c')];
  expect(activeActions(back)).toEqual([own('a'), own('c')]);
  expect(activeActions([...back, entry('undo', '3')])).toEqual([own('a'), own('b')]);
});
