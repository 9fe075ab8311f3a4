import { expect, test } from 'vitest';
import { routeOf } from './router.ts';

const at = (path: string) => routeOf(new URL(path, 'http://host'));

test.each([
  ['/', { screen: 'lobby' }],
  ['/replay', { screen: 'replay' }],
  ['/t/abc', { screen: 'table', table: 'abc', token: undefined }],
  ['/t/abc#seat=s3cret', { screen: 'table', table: 'abc', token: 's3cret' }],
  ['/t/abc#at=12', { screen: 'table', table: 'abc', token: undefined, at: 12 }],
  ['/t/abc#seat=s3cret&at=0', { screen: 'table', table: 'abc', token: 's3cret', at: 0 }],
  ['/t/abc#at=12&as=red', { screen: 'table', table: 'abc', token: undefined, at: 12, as: 'red' }],
  ['/t/abc#as=red', { screen: 'table', table: 'abc', token: undefined, as: 'red' }],
  ['/t/abc#at=12&as=%3Cb', { screen: 'table', table: 'abc', token: undefined, at: 12 }],
  ['/t/abc#at=1e3', { screen: 'table', table: 'abc', token: undefined }],
  ['/t/abc/', { screen: 'table', table: 'abc', token: undefined }],
  ['/rules/some-game#7.2', { screen: 'rules', game: 'some-game', rule: '7.2' }],
  ['/rules/some-game', { screen: 'rules', game: 'some-game', rule: undefined }],
  ['/local/some-game', { screen: 'local', game: 'some-game' }],
  ['/learn/some-game', { screen: 'local', game: 'some-game', lesson: {} }],
  ['/learn/some-game/2', { screen: 'local', game: 'some-game', lesson: { chapter: 1 } }],
  ['/learn/some-game/0', { screen: 'unknown', path: '/learn/some-game/0' }],
  ['/learn/some-game/2/3', { screen: 'unknown', path: '/learn/some-game/2/3' }],
  ['/learn', { screen: 'learn' }],
  ['/watch', { screen: 'watch' }],
  ['/calendar', { screen: 'calendar' }],
  ['/watch/some-game', { screen: 'unknown', path: '/watch/some-game' }],
  ['/variant/some-game#d=abc', { screen: 'variant', game: 'some-game' }],
  ['/design/some-game#d=abc', { screen: 'design', game: 'some-game' }],
  ['/local', { screen: 'local', game: undefined }],
  ['/local#shared', { screen: 'local', game: undefined, shared: true }],
  ['/local/some-game#shared', { screen: 'local', game: 'some-game', shared: true }],
  ['/t', { screen: 'unknown', path: '/t' }],
  ['/t/a/b', { screen: 'unknown', path: '/t/a/b' }],
  ['/nothing/here', { screen: 'unknown', path: '/nothing/here' }],
])('%s', (path, route) => {
  expect(at(path)).toEqual(route);
});

test('a broken escape is shown as it is, not thrown', () => {
  expect(at('/t/%E0%A4%A')).toMatchObject({ screen: 'table', table: '%E0%A4%A' });
});
