import { expect, test } from 'vitest';
import { games } from '../games/registry.ts';
import type { Art } from '../kernel/look/art.ts';
import { parseSetup } from '../kernel/setup/setup.ts';
import { artOf, generic } from './art-base.ts';
import { drawBoard } from './board.ts';
import {
  counterLook,
  faultOf,
  markerLook,
  NO_STATE,
  pictureGame,
  smallHexBoard,
  smallLineBoard,
} from './testing.ts';

const ARTS: readonly Art[] = [
  generic,
  ...games.map((module) => artOf(module.open(parseSetup(module)).look)),
];
const THEMES = ['auto', 'light', 'dark'] as const;

/** Builds a board with every terrain of an art, and one unknown terrain. */
function gameWithAll(art: Art) {
  const ids = [...Object.keys(art.terrains), ...Object.keys(art.features), 'unheard-of'];
  return pictureGame(smallHexBoard(8, 6, 'pointy'), {
    art,
    terrains: ids.map((id) => ({ id, name: id, glyph: '<' })),
    terrainOf: (_, n) => n % ids.length,
    regions: [{ name: 'north', text: 'N', nodes: [0, 1, 2, 3] }],
    counters: () => [counterLook(), counterLook({ unit: 1 }), counterLook({ unit: 2, node: -1 })],
    markers: () => [markerLook({ node: 3 }), markerLook({ node: 3, type: 'other', text: '' })],
  });
}

test.each(ARTS.map((art) => [art.id, art] as const))(
  '%s: a board with every terrain is well formed in every theme',
  (_, art) => {
    for (const theme of THEMES) {
      const svg = drawBoard(gameWithAll(art), NO_STATE, { theme });
      expect(faultOf(svg)).toBe('');
      expect(svg.includes('<style>')).toBe(theme === 'auto');
      expect(svg.includes('var(')).toBe(theme === 'auto');
      expect(svg).not.toMatch(/<image|href=|url\((?!#)|@import|font-face/);
    }
  },
);

test('rivers run along hexsides, roads across them, and a hill has a contour', () => {
  const board = smallHexBoard(4, 3, 'pointy');
  const [river, road] = [
    { type: 'river', name: 'River', edges: [5 * 6, 5 * 6 + 1] },
    { type: 'road', name: 'Road', edges: [4 * 6, 5 * 6 + 3, 5 * 6, 6 * 6 + 3] },
  ];
  const art: Art = {
    ...generic,
    edges: { road: { runs: 'across', strokes: [{ color: 'path', width: 8 }] } },
  };
  const look = { art, edges: [river, road], heightOf: (n: number) => (n === 5 ? 2 : 0) };
  const svg = drawBoard(pictureGame(board, look), NO_STATE, { theme: 'light' });
  expect(faultOf(svg)).toBe('');
  const pathsOf = (type: string) =>
    /<path d="([^"]+)"/.exec(svg.slice(svg.indexOf(`data-edges="${type}"`)))?.[1] ?? '';
  // Two sides that meet in a corner; a road that ends in the middle of two hexes, with a curve through the hex between.
  expect(pathsOf('river').match(/M/g)).toHaveLength(2);
  expect(pathsOf('road')).toMatch(/^M[-\d. ]+L[-\d. ]+M[-\d. ]+Q[-\d. ]+M[-\d. ]+L[-\d. ]+$/);
  expect(svg.split('fill-opacity=".13"')).toHaveLength(3);
});

test('the same state gives the same picture', () => {
  const draw = () => ARTS.map((art) => drawBoard(gameWithAll(art), NO_STATE));
  expect(draw()).toEqual(draw());
});

test('flat-topped hexes and lines are drawn too', () => {
  for (const board of [smallHexBoard(4, 4, 'flat'), smallLineBoard()]) {
    const game = pictureGame(board, { counters: () => [counterLook({ facing: 2 })] });
    expect(faultOf(drawBoard(game, NO_STATE))).toBe('');
  }
});

test('terrain without art shows the letter of the text board', () => {
  const game = pictureGame(smallHexBoard(2, 1, 'pointy'), {
    terrains: [{ id: 'lava', name: 'lava', glyph: '&' }],
  });
  expect(drawBoard(game, NO_STATE)).toContain('>&amp;</text>');
});

test('every label is on the picture, areas and title as asked', () => {
  const board = smallHexBoard(3, 2, 'pointy');
  const svg = drawBoard(pictureGame(board, {}), NO_STATE, {
    title: 'Turn 3 & <more>',
    areas: [{ type: 'reach', nodes: [1], texts: ['7 of 9'] }],
  });
  for (const label of board.labels) expect(svg).toContain(`>${label}</text>`);
  expect(svg).toContain('<title>Turn 3 &amp; &lt;more&gt;</title>');
  expect(svg).toContain('>7 of 9</text>');
});

test('an area with a sign has it on each of its nodes, and neither border nor tint', () => {
  const sign = '<circle r="4.25"/>';
  const art = { ...generic, areas: { wreck: { color: 'area', sign } } };
  const game = pictureGame(smallHexBoard(3, 2, 'pointy'), { art });
  const drawn = (nodes: number[]) =>
    drawBoard(game, NO_STATE, { areas: [{ type: 'wreck', nodes }] });
  expect(drawn([0, 2]).split(sign)).toHaveLength(3);
  expect(drawn([0, 2])).not.toContain('fill-opacity="0.22"');
  expect(drawn([])).not.toContain(sign);
});

test('counters that are nowhere are not drawn', () => {
  const board = smallHexBoard(2, 1, 'pointy');
  const withOne = (node: number) =>
    drawBoard(
      pictureGame(board, { counters: () => [counterLook({ node, values: '9-9-9' })] }),
      NO_STATE,
    );
  expect(withOne(0)).toContain('9-9-9');
  expect(withOne(-1)).not.toContain('9-9-9');
});
