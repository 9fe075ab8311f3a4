import { expect, test } from 'vitest';
import { games } from '../games/registry.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { adoptChapter, isDone, isOfGame, operationsOf } from './copy.ts';
import { applyOperation } from './operations.ts';
import { openStudy, shownNodes } from './study.ts';
import { addMove, addRoll, played } from './testing.ts';

const first = addMove('c1', 'red', 'move a1');
const roll = addRoll(first.id, 'roll 3', 'lot');
const hidden = addMove('c1', 'red', 'move a2');
const study = played([
  first,
  roll,
  hidden,
  { op: 'hide', id: hidden.id },
  { op: 'mark', id: first.id, mark: '!' },
  { op: 'name', id: first.id, name: 'The hill' },
  { op: 'shapes', id: first.id, shapes: ['ring red a1'] },
  { op: 'comment', id: roll.id, comment: 'x', by: 'Ada', text: 'Luck' },
]);

function copied(id?: string) {
  const chapter = study.chapters.get('c1');
  if (!chapter) throw new Error('no chapter');
  const copy = openStudy('other', 'Other');
  for (const operation of operationsOf(chapter, id))
    expect(applyOperation(copy, operation)).toBeUndefined();
  const there = copy.chapters.get(id ?? 'c1');
  if (!there) throw new Error('no copy');
  return { own: shownNodes(chapter), there: shownNodes(there) };
}

test('a copied chapter has the shown nodes with everything that was written', () => {
  const { own, there } = copied();
  expect(there).toEqual(own);
  expect(there.map(({ id }) => id)).not.toContain(hidden.id);
});

test('a chapter that is adopted can be changed like any other', () => {
  const copy = openStudy('other', 'Other');
  const chapter = played([first, roll]).chapters.get('c1');
  if (!chapter) throw new Error('no chapter');
  adoptChapter(copy, chapter);
  const next = addMove(roll.id, 'red', 'move a3');
  expect(applyOperation(copy, next)).toBeUndefined();
  expect(applyOperation(copy, { op: 'mark', id: first.id, mark: '?' })).toBeUndefined();
  expect(shownNodes(chapter).map(({ id }) => id)).toEqual([first.id, roll.id, next.id]);
});

test('copying a second time changes nothing', () => {
  const chapter = study.chapters.get('c1');
  if (!chapter) throw new Error('no chapter');
  const copy = openStudy('other', 'Other');
  const operations = operationsOf(chapter);
  for (const operation of operations) {
    expect(isDone(copy, operation)).toBe(false);
    applyOperation(copy, operation);
  }
  expect(operations.every((operation) => isDone(copy, operation))).toBe(true);
});

test('under another id, nodes have other ids and the same contents', () => {
  const { own, there } = copied('c2');
  expect(there.map(({ id }) => id)).not.toEqual(own.map(({ id }) => id));
  const plain = ({ id: _, up: __, ...rest }: (typeof own)[number]) => rest;
  expect(there.map(plain)).toEqual(own.map(plain));
});

test('a chapter belongs to one game and set-up; options that a file leaves out have their defaults', () => {
  const [module] = games;
  const game = module.open(parseSetup(module, {}));
  const setup = { scenario: game.setup.scenario, options: {} };
  const root = { game: game.id, setup, rules: 1, layout: '', as: 'all' };
  expect(isOfGame(game, root)).toBe(true);
  expect(isOfGame(game, { ...root, game: 'other' })).toBe(false);
  expect(isOfGame(game, { ...root, setup: { ...setup, scenario: 'other' } })).toBe(false);
  expect(isOfGame(game, { ...root, setup: { ...setup, options: { x: 1 } } })).toBe(false);
});
