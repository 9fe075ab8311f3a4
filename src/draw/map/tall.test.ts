/** Tests art with `isTall`: the order of drawing, and labels with a halo. */
import { expect, test } from 'vitest';
import type { Art } from '../../kernel/look/art.ts';
import { artOf, generic } from '../art-base.ts';
import { layoutOf } from '../layout.ts';
import { faultOf, NO_STATE, pictureGame, smallHexBoard } from '../testing.ts';
import { drawMap } from './map.ts';
import { gridPath } from './outline.ts';

const board = smallHexBoard(2, 2, 'flat');
const terrains = [
  { id: 'hill', name: 'hill', glyph: '^' },
  { id: 'dark', name: 'dark', glyph: '?' },
];
// The first three hexes are hills, the last is dark.
const game = pictureGame(board, { terrains, terrainOf: (_, n) => (n < 3 ? 0 : 1) });
const state = NO_STATE;

const tall: Art = {
  ...generic,
  id: 'tall',
  isTall: true,
  halo: 'paper',
  features: {
    hill: { fill: 't0', motifs: ['<circle class="peak"/>'] },
    dark: { fill: 't1', label: 'grid', cells: { color: 'grid', width: 1 } },
    mist: { isOver: true, outline: [{ color: 't2', width: 20 }] },
  },
  terrains: { hill: ['hill'], dark: ['dark', 'mist'] },
};
const svg = drawMap(game, tall, state);
const at = (text: string): number => svg.indexOf(text);

test('motifs are drawn over all grounds, and mist over the motifs', () => {
  expect(faultOf(svg)).toBe('');
  expect(at('data-feature="dark"')).toBeGreaterThan(0);
  expect(at('class="peak"')).toBeGreaterThan(at('data-feature="dark"'));
  expect(at('data-feature="mist"')).toBeGreaterThan(svg.lastIndexOf('class="peak"'));
});

test('motifs are drawn from the top of the board down', () => {
  const ys = [...svg.matchAll(/translate\(\S+ (\S+)\)"><circle class="peak"/g)].map(([, y]) =>
    Number(y),
  );
  expect(ys).toHaveLength(3);
  expect(ys).toEqual([...ys].sort((a, b) => a - b));
});

test('without the flag each feature is drawn whole, in its turn', () => {
  const { isTall: _, ...flat } = tall;
  const plain = drawMap(game, flat, state);
  expect(plain.indexOf('class="peak"')).toBeLessThan(plain.indexOf('data-feature="dark"'));
});

test('only labels in the usual colour have a halo', () => {
  const groups = [...svg.matchAll(/<g class="m-labels" fill="([^"]+)"( stroke="[^"]+")?/g)];
  expect(groups.map(([, fill, stroke]) => [fill, stroke !== undefined])).toEqual([
    ['var(--m-label)', true],
    ['var(--m-grid)', false],
  ]);
});

test('the grid of one hex has its six sides', () => {
  expect(gridPath(layoutOf(board), [3]).match(/M/g)).toHaveLength(6);
});

test('a compass is printed like the labels, unless the art says otherwise', () => {
  const label = ['#111111', '#222222'] as const;
  const ink = ['#333333', '#444444'] as const;
  const inkOf = (palette: Art['palette']) =>
    artOf({ art: { ...generic, palette } }).palette['compass-ink'];
  expect(inkOf({ label })).toEqual(label);
  expect(inkOf({ label, 'compass-ink': ink })).toEqual(ink);
});
