import { expect, test } from 'vitest';
import { tinyGame } from '../../test/tiny-game.ts';
import type { Game } from '../kernel/game.ts';
import type { LogValue } from '../kernel/log.ts';
import { formatEvent, segmentsOf } from './sentences.ts';

const game = tinyGame() as Game;

/** What a template makes of arguments. */
function say(template: string, args: Record<string, LogValue>): string {
  const told = { ...game, look: { ...game.look, log: { told: template } } };
  return formatEvent(told, { type: 'told', rule: '2', args });
}

test('a sentence keeps apart what it names', () => {
  const told = { ...game, look: { ...game.look, log: { moved: '{u:unit} moves to {n:node}.' } } };
  expect(segmentsOf(told, { type: 'moved', rule: '2', args: { u: 1, n: 3 } })).toEqual([
    { text: 'r2', kind: 'unit', index: 1 },
    { text: ' moves to ' },
    { text: 'b2', kind: 'node', index: 3 },
    { text: '.' },
  ]);
});

test('lists name each thing', () => {
  const args = { us: [0, 2], ns: [], by: 1 };
  expect(say('{us:units} at {ns:nodes}, {by:side}', args)).toBe('r1, b1 at none, Blue');
});

test('a unit is named as the event says, where it had another name then', () => {
  const told = { ...game, look: { ...game.look, log: { told: '{u:unit:name} goes.' } } };
  const event = { type: 'told', rule: '2', args: { u: 1, name: "Blue's 5" } };
  expect(segmentsOf(told, event)[0]).toEqual({ text: "Blue's 5", kind: 'unit', index: 1 });
  expect(() => say('{u:unit:name} goes.', { u: 1 })).toThrow('lacks "name"');
});

test.each([
  ['one unit', [0], 'r1 goes.'],
  ['two units', [0, 2], 'r1, b1 go.'],
])('a word agrees with %s', (_, us, words) => {
  expect(say('{us:units} {us:goes|go}.', { us })).toBe(words);
});

test.each([
  [1, '1 hex to go'],
  ['1', '1 hex to go'],
  [2, '2 hexes to go'],
  [0, '0 hexes to go'],
  ['½', '½ hex to go'],
  ['4½', '4½ hexes to go'],
])('a word agrees with the number %j', (n, words) => {
  expect(say('{n} {n:hex|hexes} to go', { n })).toBe(words);
});

test('a sentence that is missing, or an argument, is a broken game', () => {
  const event = { type: 'fell', rule: '2' };
  expect(() => formatEvent(game, event)).toThrow('no sentence for event "fell"');
  expect(() => say('{n} left', {})).toThrow('event "told" lacks "n"');
});
