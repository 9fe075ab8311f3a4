import { expect, test } from 'vitest';
import { momentPath, pathOfLink, tablePath } from './my-tables.ts';

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

test('a link to a moment says by whose eyes it is looked at', () => {
  expect(momentPath('a b', 7)).toBe('/t/a%20b#at=7');
  expect(momentPath('abc', 7, 'red')).toBe('/t/abc#at=7&as=red');
});

test('a seat link carries its secret behind the #, where no server logs it', () => {
  expect(tablePath('a b', 'x/y')).toBe('/t/a%20b#seat=x%2Fy');
  expect(tablePath('abc')).toBe('/t/abc');
});
