import { expect, test } from 'vitest';
import { game, positionAfter } from '../../../../test/page-table.ts';
import type { CounterLook } from '../../../kernel/look/look.ts';
import type { ZoneLook } from '../../../kernel/look/zones.ts';
import { cardMoves, cardPlaces } from './card-flights.ts';

const zone = (id: string, units: readonly number[], more: Partial<ZoneLook>): ZoneLook => ({
  ...{ id, name: id, side: 0, count: units.length },
  things: units.map((index) => ({
    ...{ name: `card ${index}`, count: 1, type: 'card' },
    noun: { kind: 'unit', index },
  })),
  ...more,
});

interface Cards {
  readonly hand?: readonly number[];
  readonly deck?: readonly number[];
  readonly discards?: readonly number[];
  readonly rows?: readonly number[];
  readonly board?: readonly (readonly [unit: number, node: number])[];
}

function placesOf({ hand = [], deck = [], discards = [], rows = [], board = [] }: Cards, side = 0) {
  const zones = [
    zone('hand', hand, { isDocked: true }),
    zone('hand', [99], { isDocked: true, side: 1 }),
    zone('deck', deck, { pile: 'down' }),
    zone('discards', discards, { pile: 'up' }),
    zone('rows', rows, { isRow: true }),
  ];
  const counters = board.map(([unit, node]) => ({ unit, node, type: 'counter' }) as CounterLook);
  const look = { ...game.look, zones: { show: () => zones }, counters: () => counters };
  return cardPlaces({ look }, positionAfter(), side);
}

const movesBetween = (before: Cards, after: Cards): string[] =>
  cardMoves(placesOf(before), placesOf(after)).map(
    ({ from, to }) => `${from.selector} > ${to.selector}`,
  );

test('a card flies from the deck to the hand, to the board, and to the discards', () => {
  const hand = '[data-cards~="1"]';
  const deck = '[data-pile="zone-deck-0"]';
  const discards = '[data-pile="zone-discards-0"]';
  const board = '.b-window [data-unit="1"]';
  expect(movesBetween({ deck: [1, 2] }, { deck: [2], hand: [1] })).toEqual([`${deck} > ${hand}`]);
  expect(movesBetween({ hand: [1] }, { board: [[1, 4]] })).toEqual([`${hand} > ${board}`]);
  expect(movesBetween({ hand: [1] }, { discards: [1] })).toEqual([`${hand} > ${discards}`]);
  expect(movesBetween({ board: [[1, 4]] }, { discards: [1] })).toEqual([`${board} > ${discards}`]);
});

test('a move on the board, a card that stays and a card of another side do not fly', () => {
  expect(movesBetween({ board: [[1, 4]] }, { board: [[1, 5]] })).toEqual([]);
  expect(movesBetween({ hand: [1, 2] }, { hand: [2, 1] })).toEqual([]);
  expect(placesOf({ hand: [1] }).has(99)).toBe(false);
});

test('lists in a panel and counters off the board are not places of cards', () => {
  expect(movesBetween({ rows: [1] }, { hand: [1] })).toEqual([]);
  expect(movesBetween({ board: [[1, -1]] }, { hand: [1] })).toEqual([]);
});

test('a whole new hand counts as another position, so no card flies', () => {
  const many = Array.from({ length: 13 }, (_, i) => i);
  expect(movesBetween({ deck: many }, { hand: many })).toEqual([]);
  expect(movesBetween({ deck: many.slice(1) }, { hand: many.slice(1) })).toHaveLength(12);
});
