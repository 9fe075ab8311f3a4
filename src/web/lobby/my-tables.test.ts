import { expect, test } from 'vitest';
import {
  sortedTables,
  activeTables,
  momentPath,
  myTables,
  storeTableStatuses,
  pathOfLink,
  tableStatuses,
  tablePath,
  waitingForMe,
} from './my-tables.ts';

test.each([
  ['http://host:8080/t/abc#seat=s3cret', '/t/abc#seat=s3cret'],
  ['  https://host/t/abc  ', '/t/abc'],
  ['/t/abc#seat=x-y_z', '/t/abc#seat=x-y_z'],
  ['http://host/t/abc#at=12', '/t/abc#at=12'],
  ['http://host/t/abc#at=12&as=red', '/t/abc#at=12&as=red'],
])('the link %s leads to %s', (link, path) => {
  expect(pathOfLink(link)).toBe(path);
});

test.each(['', 'abc', 'http://host/rules/abc', 'http://host/t/'])(
  '"%s" is no table link',
  (text) => {
    expect(pathOfLink(text)).toBeUndefined();
  },
);

test('a link to a moment names the side whose view is shown', () => {
  expect(momentPath('a b', 7)).toBe('/t/a%20b#at=7');
  expect(momentPath('abc', 7, 'red')).toBe('/t/abc#at=7&as=red');
});

test('a seat link has its token behind the #, where no server logs it', () => {
  expect(tablePath('a b', 'x/y')).toBe('/t/a%20b#seat=x%2Fy');
  expect(tablePath('abc')).toBe('/t/abc');
});

test('the user’s tables are ordered by status and urgency', () => {
  const mineAt = (table: string, at: number) => ({
    ...{ table, game: 'g', seats: {}, mine: ['red'], title: table },
    at,
  });
  const listed = (table: string, actor: number, at: number, over = false) => ({
    ...{ table, game: 'g', scenario: 's', sides: ['red', 'blue'], seats: [], seq: 1 },
    ...{ actor, at, over },
  });
  myTables.value = ['over', 'gone', 'theirs', 'old', 'new', 'dice'].map((id, i) => mineAt(id, i));
  storeTableStatuses([
    listed('theirs', 1, 40),
    listed('old', 0, 10),
    listed('new', 0, 20),
    listed('over', -1, 90, true),
    listed('dice', -1, 30),
  ]);
  expect(sortedTables.value.map(({ table }) => table)).toEqual([
    ...['new', 'old', 'theirs', 'dice', 'over', 'gone'],
  ]);
  expect(activeTables.value.map(({ table }) => table)).toEqual(['new', 'old', 'theirs', 'dice']);
  // The next game is the one that has waited longest.
  expect(waitingForMe.value.map(({ table }) => table)).toEqual(['old', 'new']);
  expect(tableStatuses.value).toMatchObject({
    new: { is: 'mine', actor: 'red', at: 20 },
    theirs: { is: 'theirs', actor: 'blue' },
    dice: { is: 'theirs', actor: undefined },
    over: { is: 'over' },
    gone: { is: 'gone' },
  });
  myTables.value = [];
});

test('the next game is the one whose time runs out first; games without a clock come last', () => {
  const tables = ['none', 'late', 'soon', 'theirs'];
  const listed = (table: string, actor: number, due?: number) => ({
    ...{ table, game: 'g', scenario: 's', sides: ['red', 'blue'], seats: [], seq: 1, over: false },
    ...{ actor, at: tables.indexOf(table), ...(due !== undefined && { due }) },
  });
  myTables.value = tables.map((table) => ({
    ...{ table, game: 'g', seats: {}, mine: ['red'], title: table, at: 0 },
  }));
  storeTableStatuses([
    ...[listed('none', 0), listed('late', 0, 900), listed('soon', 0, 500)],
    listed('theirs', 1, 100),
  ]);
  expect(waitingForMe.value.map(({ table }) => table)).toEqual(['soon', 'late', 'none']);
  expect(sortedTables.value.map(({ table }) => table)).toEqual(['soon', 'late', 'none', 'theirs']);
  myTables.value = [];
});
