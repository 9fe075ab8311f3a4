import { expect, test } from 'vitest';
import { tinyGame } from '../../../test/tiny-game.ts';
import type { Game } from '../../kernel/game.ts';
import { formatEvent } from '../../kernel/notation.ts';
import { diceWords, linesOf, segmentsOf } from './log-lines.ts';

const game = tinyGame() as Game;
const moved = { type: 'moved', rule: '2', args: { u: 1, n: 3 } };

test('a sentence keeps what it names apart, and reads as the kernel writes it', () => {
  const segments = segmentsOf(game, moved);
  expect(segments).toEqual([
    { text: 'r2', kind: 'unit', index: 1 },
    { text: ' moves to ' },
    { text: 'b2', kind: 'node', index: 3 },
    { text: '.' },
  ]);
  expect(segments.map((s) => s.text).join('')).toBe(formatEvent(game, moved));
});

test.each([
  [{ subject: 'ship 1', outcome: 'high' }, 'ship 1: high'],
  [{ outcome: 'high' }, 'b2: high'],
  [{ outcome: 'high on b2' }, 'high on b2'],
  [{}, 'b2'],
])('a die with %o says what or where it was about: %s', (told, words) => {
  expect(diceWords(game, { ...moved, ...told })).toBe(words);
});

test('lists name each thing', () => {
  const look = { ...game.look, log: { hit: '{us:units} at {ns:nodes}, {by:side}' } };
  const event = { type: 'hit', rule: '2', args: { us: [0, 2], ns: [], by: 1 } };
  const with2 = { ...game, look };
  expect(
    segmentsOf(with2, event)
      .map((s) => s.text)
      .join(''),
  ).toBe('r1, b1 at none, Blue');
  expect(formatEvent(with2, event)).toBe('r1, b1 at none, Blue');
});

test('an undo says so, with where it went', () => {
  const [line] = linesOf(game, { seq: 4, kind: 'undo', side: 0, text: '2', events: [] });
  expect(line?.segments[0]?.text).toBe('Red took back moves, to entry 2.');
});

test('each event is a line with its rule', () => {
  const entry = { seq: 3, kind: 'action', side: 0, text: 'to b2', events: [moved] } as const;
  expect(linesOf(game, entry).map((l) => [l.seq, l.rule])).toEqual([[3, '2']]);
});

test.each([
  ['stand-in 4', 'The computer (Strong) plays for Red in the meantime.'],
  ['back', 'Red is back.'],
  ['take-over', 'Somebody plays Red in place of the computer.'],
  ['give-back', 'The computer plays Red again.'],
])('a seat that changes hands: %s', (text, words) => {
  const lines = linesOf(game, { seq: 4, kind: 'seat', side: 0, text, events: [] });
  expect(lines.map((l) => l.segments.map((s) => s.text).join(''))).toEqual([words]);
});
