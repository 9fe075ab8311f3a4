import { expect, test } from 'vitest';
import { tinyGame } from '../../test/tiny-game.ts';
import {
  keyOf,
  type MessageArg,
  node,
  ruleRef,
  msg,
  side,
  unit,
  units,
} from '../kernel/text/message.ts';
import { shared } from './en/shared.ts';
import { shared as german } from './de/shared.ts';
import { Translator } from './translator.ts';

const game = tinyGame();
const words = {
  moved: '{u} moves to {at}.',
  left: '{n, plural, one {# charge is} other {# charges are}} left',
  all: '{what}',
  'side.red': 'Rot',
};
const translator = new Translator('en', [words, shared], game);
const spoken = (what: MessageArg): string => translator.text(msg('all', { what }));

test('a sentence keeps apart what it names', () => {
  expect(translator.segments(msg('moved', { u: unit(1), at: node(3) }))).toEqual([
    { text: 'r2', kind: 'unit', index: 1 },
    { text: ' moves to ' },
    { text: 'b2', kind: 'node', index: 3 },
    { text: '.' },
  ]);
});

test('on the page, odds, results and numbers of hexes stay on one line; names of units keep their hyphens', () => {
  const page = new Translator('en', [words, shared], game, true);
  const pageText = (what: MessageArg): string => page.text(msg('all', { what }));
  expect(pageText('3-1, D-3, DE-R')).toBe('3\u20111, D\u20113, DE\u2011R');
  expect(page.text('1-2')).toBe('1\u20112');
  expect(pageText('6-0310, D-0408.')).toBe('6\u20110310, D\u20110408.');
  expect(pageText('2026-11-27, half-done')).toBe('2026-11-27, half-done');
  expect(pageText(unit(1, 'T-1'))).toBe('T-1');
  expect(spoken('3-1')).toBe('3-1');
});

test('a unit is called by the name in the message, if its name has changed since', () => {
  expect(translator.segments(msg('all', { what: unit(1, 'Blue’s 5') }))).toEqual([
    { text: 'Blue’s 5', kind: 'unit', index: 1 },
  ]);
});

test.each([
  [1, '1 charge is left'],
  [0, '0 charges are left'],
  [4.5, '4.5 charges are left'],
])('words agree with %d', (n, text) => {
  expect(translator.text(msg('left', { n }))).toBe(text);
});

test.each<[MessageArg, string]>([
  [units([0, 2, 3]), 'r1, b1, and b2'],
  [{ list: [unit(0), unit(2)], join: 'or' }, 'r1 or b1'],
  [units([]), 'none'],
  [{ row: ['a', 'b'] }, 'a, b'],
  [{ clauses: ['a', 'b'] }, 'a; b'],
  [{ sentences: ['A.', 'B.'] }, 'A. B.'],
  [{ parts: ['a', msg('left', { n: 1 })] }, 'a1 charge is left'],
])('several things in one gap: %j', (what, text) => {
  expect(spoken(what)).toBe(text);
});

test('missing things are called nothing, and a side without a name is called by its id', () => {
  expect([unit(-2), node(-1), side(-2), side(1)].map(spoken)).toEqual([
    'something unknown',
    'nowhere',
    'nobody',
    'blue',
  ]);
  expect([side(0), ruleRef('7.1')].map(spoken)).toEqual(['Rot', '[7.1]']);
});

test('text without a translation stays unchanged', () => {
  expect(translator.text('{n} as <b>typed</b>')).toBe('{n} as <b>typed</b>');
});

test('a missing sentence or argument throws an error', () => {
  expect(() => translator.text(msg('fell'))).toThrow('tiny: no message for "fell"');
  expect(() => translator.text(msg('left'))).toThrow('"n"');
});

test('lists are joined by the language, and missing sentences are taken from the next dictionary', () => {
  const other = new Translator('de', [{ moved: '{u} zieht nach {at}.' }, german, words], game);
  expect(other.text(msg('moved', { u: unit(1), at: node(3) }))).toBe('r2 zieht nach b2.');
  expect(other.text(msg('all', { what: units([0, 1, 2]) }))).toBe('r1, r2 und b1');
  expect(other.text(msg('left', { n: 2 }))).toBe('2 charges are left');
});

test('a sentence requests a form of a name, and a capital at its beginning', () => {
  const words = {
    piece: '{form, select, nom {die {n}} dat {der {n}} other {{n}}}',
    'side.red': '{form, select, dat {Roten} other {Rote}}',
    met: '{u_Nom} und {v} begegnen {u_dat}, {them_dat} und {word_Dat}.',
  };
  const other = new Translator('de', [words, german], game);
  const piece = (i: number) => unit(i, msg('piece', { n: i + 8 }));
  const [u, v] = [piece(0), piece(1)];
  const met = msg('met', { u, v, them: { row: [v, side(0)] }, word: 'ähnlich' });
  expect(other.text(met)).toBe('Die 8 und 9 begegnen der 8, der 9, Roten und Ähnlich.');
  expect(other.segments(met)[0]).toEqual({ text: 'Die 8', kind: 'unit', index: 0 });
  expect(() => other.text(msg('met', { u }))).toThrow('"v"');
});

test('messages are compared without a language', () => {
  expect(keyOf(msg('left', { n: 1 }))).not.toBe(keyOf(msg('left', { n: 2 })));
  expect(keyOf(msg('left', { n: 1 }))).toBe(keyOf(msg('left', { n: 1 })));
});
