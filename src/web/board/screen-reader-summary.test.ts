import { expect, test } from 'vitest';
import { stacksOf } from '../../draw/board.ts';
import {
  counterLook,
  markerLook,
  NO_STATE,
  pictureGame,
  smallHexBoard,
  smallLineBoard,
} from '../../draw/testing.ts';
import { describeAround, findPlace, landmarksOf } from './screen-reader-summary.ts';
import { counterName, describeNode, markerName, placedName } from './describe.ts';

const board = smallHexBoard(5, 5, 'pointy');
const at = (label: string): number => board.nodeOf.get(label) ?? -1;
const COUNTERS = [
  counterLook({ unit: 1, node: at('0302'), name: 'Alpha' }),
  counterLook({ unit: 2, node: at('0503'), name: 'Beta' }),
];
const MARKERS = ['0405', '0105'].map((label) => markerLook({ node: at(label), name: 'Token' }));
const game = pictureGame(board, { regions: [{ name: 'Wood', text: 'W', nodes: [0, 1, 2] }] });
const pieces = { counters: stacksOf(COUNTERS), markers: stacksOf(MARKERS) };

test('a place is described with its neighbours by direction, then the nearest things beyond them', () => {
  const told = describeAround(game, NO_STATE, pieces, at('0303'));
  expect(told).toBe(
    'Around 0303: E: 0403, ground; SE: 0304, ground; SW: 0204, ground; W: 0203, ground; ' +
      'NW: 0202, ground; NE: 0302, ground, Alpha. ' +
      'Farther away: 0503, Beta, 2 steps away, E; 0405, Token, 2 steps away, SE; 0105, Token, 3 steps away, SW.',
  );
});

test('without directions only distances are named, and a tray has no surroundings', () => {
  const lines = smallLineBoard();
  const there = (label: string) => lines.nodeOf.get(label) ?? -1;
  const counters = stacksOf([counterLook({ node: there('e'), name: 'Alpha' })]);
  const told = (label: string) =>
    describeAround(
      pictureGame(lines, {}),
      NO_STATE,
      { ...pieces, markers: new Map(), counters },
      there(label),
    );
  expect(told('a')).toBe('Around a: c, ground. Farther away: e, Alpha, 2 steps away.');
  expect(told('t')).toBe('There is nothing around t.');
});

test('a place is found by its number, and by a name or a part of it, one after the other', () => {
  const found = (asked: string, from?: number) =>
    game.board.labels[findPlace(game, pieces, asked, from) ?? -1];
  expect(found(' 0303 ')).toBe('0303');
  expect(found('BETA')).toBe('0503');
  expect(found('lph')).toBe('0302');
  expect(found('wood')).toBe('0201');
  expect(found('token')).toBe('0105');
  expect(found('token', at('0105'))).toBe('0405');
  expect(found('token', at('0405'))).toBe('0105');
  expect(found('nothing')).toBeUndefined();
  expect(found(' ')).toBeUndefined();
  expect([...landmarksOf(game, pieces).keys()]).toEqual(['Token', 'Wood', 'Alpha', 'Beta']);
});

test('counters and markers are named with their place, and places with the cost of a pick', () => {
  expect(placedName(game, NO_STATE, COUNTERS[0])).toBe(
    `${counterName(game, COUNTERS[0])}, at 0302`,
  );
  expect(markerName(game, MARKERS[0])).toBe('Token, at 0405');
  const picks = { nodes: new Set([at('0101')]), units: new Set<number>() };
  const told = (label: string) =>
    describeNode(game, NO_STATE, pieces, picks, at(label), 'movement: 2 of 5');
  expect(told('0101')).toBe('0101, ground. You can choose this place, movement: 2 of 5.');
  expect(told('0102')).toBe('0102, ground.');
});
