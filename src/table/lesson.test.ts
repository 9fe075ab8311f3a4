import { expect, test } from 'vitest';
import type { Lesson } from '../kernel/setup/lesson.ts';
import { courseOf, linesOf, standingOf } from './lesson.ts';

const LESSON: Lesson = {
  scenario: 'any',
  side: 'white',
  dice: '1',
  opening: ['place 1'],
  steps: [
    { says: 'move', rule: '1', does: ['move', 'to 0101'], answers: ['stay'] },
    { says: 'end', rule: '2', does: ['done'] },
  ],
};
const LINES = linesOf(LESSON);
const own = (text: string) => ({ side: 0, text });
const theirs = (text: string) => ({ side: 1, text });
const course = (...done: Parameters<typeof courseOf>[2]) => courseOf(LINES, 0, done);

test('a lesson continues line by line, with the answers of the others in between', () => {
  expect(course()).toMatchObject({ status: 'on', index: 0, next: { step: -1, isOwn: false } });
  expect(course(theirs('place 1'))).toMatchObject({ next: { step: 0, text: 'move', isOwn: true } });
  const moved = [theirs('place 1'), own('move A3'), own('to 0101')];
  expect(course(...moved)).toMatchObject({ next: { text: 'stay', isOwn: false } });
  expect(course(...moved, theirs('stay'))).toMatchObject({ next: { step: 1, text: 'done' } });
  expect(course(...moved, theirs('stay'), own('done'))).toEqual({ status: 'done' });
  expect(course(...moved, theirs('stay'), own('done'), theirs('x'))).toEqual({ status: 'done' });
});

test('another action, or an action of another side, leaves the lesson', () => {
  expect(course(theirs('place 2'))).toEqual({ status: 'left' });
  expect(course(own('place 1'), theirs('move A3'))).toEqual({ status: 'left' });
  expect(course(own('place 1'), own('moves'))).toEqual({ status: 'left' });
  expect(course(own('place 1'), own('move A3'), own('to 0102'))).toEqual({ status: 'left' });
  const all = [own('place 1'), own('move A3'), own('to 0101'), theirs('stay'), own('done')];
  expect(course(...all, theirs('x'), own('y'))).toEqual({ status: 'left' });
});

test('hidden actions of the others count as the actions of the script', () => {
  expect(course(theirs(''), own('move A3'))).toMatchObject({ next: { text: 'to 0101' } });
  expect(course(theirs(''), own(''))).toEqual({ status: 'left' });
});

test('undone actions and dice do not count', () => {
  const entry = (kind: 'action' | 'die' | 'undo', text: string, side = 0) => ({ kind, text, side });
  const entries = [entry('action', 'a'), entry('die', '5', -1), entry('action', 'b')];
  expect(standingOf(entries)).toEqual([own('a'), own('b')]);
  const back = [...entries, entry('undo', '2'), entry('action', 'c')];
  expect(standingOf(back)).toEqual([own('a'), own('c')]);
  expect(standingOf([...back, entry('undo', '3')])).toEqual([own('a'), own('b')]);
});
