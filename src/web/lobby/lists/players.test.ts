import { expect, test } from 'vitest';
import type { TableSummary } from '../../../table/messages/messages.ts';
import { isBetweenPeople, isOpenGame, mostWatched } from './players.ts';

type Kind = TableSummary['seats'][number]['kind'];

const table = (...kinds: Kind[]): TableSummary => ({
  ...{ table: 't', game: 'g', scenario: 's', sides: [], seq: 1, actor: 0, over: false, at: 0 },
  seats: kinds.map((kind, side) => ({ side, kind, name: '', connected: false })),
});

test.each([
  ['two people', ['human', 'human'], true, false],
  ['two people and a bot', ['human', 'bot', 'human'], true, false],
  ['a person against a bot', ['human', 'bot'], false, false],
  ['bots', ['bot', 'bot'], false, false],
  ['a person who waits', ['human', 'open'], false, true],
  ['two people who wait for a third', ['human', 'human', 'open'], false, true],
  ['a free seat beside a bot', ['open', 'bot'], false, false],
] as const)('%s', (_, kinds, isWatched, isOpen) => {
  expect(isBetweenPeople(table(...kinds))).toBe(isWatched);
  expect(isOpenGame(table(...kinds))).toBe(isOpen);
  expect(isBetweenPeople({ ...table(...kinds), over: true })).toBe(false);
  expect(isOpenGame({ ...table(...kinds), over: true })).toBe(false);
});

test('the most watched games come first, the others keep their order', () => {
  const listed = (id: string, spectators?: number) => ({
    ...table('human', 'human'),
    ...{ table: id, ...(spectators !== undefined && { spectators }) },
  });
  const found = mostWatched([listed('a'), listed('b', 2), listed('c'), listed('d', 5)]);
  expect(found.map((one) => one.table)).toEqual(['d', 'b', 'a', 'c']);
});
