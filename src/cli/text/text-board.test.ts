import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { tinyGame } from '../../../test/tiny-game.ts';
import { gameById } from '../../games/registry.ts';
import { lineBoard } from '../../kernel/board/graph.ts';
import { type HexCell, hexBoard, type Orientation } from '../../kernel/board/hex.ts';
import type { Game } from '../../kernel/game.ts';
import { start } from '../../kernel/engine.ts';
import type { CounterLook } from '../../kernel/look/look.ts';
import { loadCliMessages } from './messages.ts';
import { legend, lineTexts, textBoard, unitLists } from './text-board.ts';

vi.mock('../../games/registry.ts', async (original) => {
  const real = await original<typeof import('../../games/registry.ts')>();
  const { tiny } = await import('../../../test/tiny-game.ts');
  return { ...real, games: [...real.games, tiny] };
});
await loadCliMessages();

const tiny = tinyGame() as unknown as Game;
const s = tiny.create();

/** The tiny game's look on another board, with these counters by node. */
function gameOn(board: Game['board'], counters: Partial<CounterLook>[] = []): Game {
  const look = {
    ...tiny.look,
    counters: () =>
      counters.map((c, unit) => ({ unit, side: 0, type: 'soldier', name: '', values: '', ...c })),
    markers: () => [{ node: 2, type: 'crater', name: 'Crater', text: '', facing: -1 }],
  } as unknown as Game['look'];
  return { ...tiny, board, look };
}

function grid(orientation: Orientation, width: number, height: number): HexCell[] {
  const shift = (n: number) => (n - (n & 1)) / 2;
  return Array.from({ length: width * height }, (_, i) => {
    const [c, r] = [i % width, Math.floor(i / width)];
    return orientation === 'pointy' ? { q: c - shift(r), r } : { q: c, r: r - shift(c) };
  });
}

const drawn = (game: Game, options = {}) =>
  stripVTControlCharacters(textBoard(game, s, options)).split('\n');

const unit = (node: number, more: Partial<CounterLook> = {}) => ({
  node,
  facing: -1,
  conditions: [],
  badge: '',
  ...more,
});

describe('a board of hexes', () => {
  test('has staggered rows under column numbers, with row numbers', () => {
    const game = gameOn(hexBoard('pointy', grid('pointy', 4, 3)), [unit(4), unit(5), unit(5)]);
    expect(drawn(game)).toEqual([
      '   01  02  03  04',
      '01 .   .   CR  .',
      '02   r1  b1+ .   .',
      '03 .   .   .   .',
    ]);
  });

  test('of flat-topped hexes has every other column half a row lower', () => {
    expect(drawn(gameOn(hexBoard('flat', grid('flat', 4, 2)), [unit(1)]))).toEqual([
      '   01 02 03 04',
      '01 .     CR',
      '01    r1    .',
      '02 .     .',
      '02    .     .',
    ]);
  });

  test('prints labels on request, in wider cells', () => {
    expect(drawn(gameOn(hexBoard('pointy', grid('pointy', 3, 2))), { labels: true })).toEqual([
      '   01   02   03',
      '01 0101 0201 CR',
      '             0301',
      '02    0102 0202 0302',
    ]);
  });

  test('prints labels below counters, in parts of a wide board too', () => {
    const counters = [unit(0), unit(4), unit(4)];
    const game = gameOn(hexBoard('pointy', grid('pointy', 3, 2)), counters);
    const lines = [
      '   01   02   03',
      '01 r1   0201 CR',
      '   0101      0301',
      '02    0102 b1+  0302',
      '           0202',
    ];
    expect(drawn(game, { labels: true })).toEqual(lines);
    const wide = gameOn(hexBoard('pointy', grid('pointy', 24, 1)), [unit(23)]);
    const parts = drawn(wide, { labels: true, width: 40 });
    expect(parts.some((line) => /^ +2401$/.test(line))).toBe(true);
  });

  test('is drawn closer on a narrow terminal, and if that is too wide, in parts that overlap', () => {
    const game = gameOn(hexBoard('pointy', grid('pointy', 24, 2)), [unit(23)]);
    for (const width of [100, 80, 40, 20])
      for (const line of drawn(game, { width })) expect(line.length).toBeLessThanOrEqual(width);
    expect(drawn(game, { width: 80 })).toHaveLength(3);
    const parts = drawn(game, { width: 40 }).join('\n').split('\n\n');
    expect(parts.length).toBeGreaterThan(2);
    expect(parts.every((part) => /^01 /m.test(part) && /^02 /m.test(part))).toBe(true);
    for (let column = 1; column <= 24; column++)
      expect(parts.join('\n')).toMatch(new RegExp(` ${String(column).padStart(2, '0')}( |$)`, 'm'));
    expect(parts.at(-1)).toContain('r1');
  });

  test('names boxes beside the map', () => {
    const box = { label: 'Reserve', point: { x: 0, y: -2 } };
    expect(drawn(gameOn(hexBoard('pointy', grid('pointy', 3, 1), [box])))[1]).toBe('   Reserve');
  });
});

describe('a board of lines', () => {
  const points = { A: { x: 0, y: 0 }, B: { x: 2, y: 0 }, C: { x: 1, y: 1 } };
  const game = gameOn(
    lineBoard(points, [
      ['A', 'C'],
      ['C', 'B', 'A'],
    ]),
    [unit(1)],
  );

  test('shows its short labels', () => {
    expect(drawn(game)).toEqual(['A   r1', '  CR']);
  });

  test('is written line by line with the counters on it', () => {
    expect(lineTexts(game, s)).toEqual(['A C', 'C B[r1] A']);
  });

  test('of Annihilation keeps every label readable', () => {
    const real = gameById('annihilation').open({ scenario: 'standard', options: {} });
    const words = stripVTControlCharacters(textBoard(real, start(real))).split(/\s+/);
    for (const label of real.board.labels.filter((l) => /^\d[a-z]$/.test(l)))
      expect(words).toContain(label);
  });
});

test('units are listed by side with place, facing and condition', () => {
  const game = gameOn(hexBoard('pointy', grid('pointy', 3, 1)), [
    unit(0, { facing: 1, conditions: ['disrupted'], badge: '3' }),
    unit(1),
    unit(2, { side: 1 }),
  ]);
  expect(unitLists(game, s)).toEqual([
    ['Red: r1 0101 (facing SE, disrupted, 3)', 'r2 0201'],
    ['Blue: b1 0301'],
  ]);
});

test('glyphs of markers are before their text, and beside counters on the same node', () => {
  const markers = [
    { node: 0, type: 'charge', name: 'Charge', text: 'A', facing: -1, glyph: '*' },
    { node: 2, type: 'charge', name: 'Charge', text: 'B', facing: -1, glyph: '*' },
    { node: 2, type: 'charge', name: 'Charge', text: 'C', facing: -1, glyph: '*' },
    { node: 2, type: 'dropped', name: 'Dropped', text: '2', facing: -1, glyph: '%' },
  ];
  const plain = gameOn(hexBoard('pointy', grid('pointy', 4, 1)), [unit(2), unit(3)]);
  const game = { ...plain, look: { ...plain.look, markers: () => markers } };
  expect(drawn(game)[1]).toBe('01 *A  .   r1*%r2');
  expect(legend(game, s)).toEqual(['. Plain', '* charge', '% dropped']);
});

test('units beside the map are listed apart, with the name of their box if it has one', () => {
  const boxes = [
    { label: 'Reserve', point: { x: 0, y: -2 } },
    { label: 'Drawn', point: { x: 1, y: -2 } },
  ];
  const waiting = [unit(3), unit(1), unit(4, { conditions: ['in the tray'] })];
  const plain = gameOn(hexBoard('pointy', grid('pointy', 3, 1), boxes), waiting);
  const terrains = [...plain.look.terrains, { id: 'tray', name: 'Tray', glyph: ' ' }];
  const look = { ...plain.look, terrains, terrainOf: (_: unknown, n: number) => Number(n === 4) };
  expect(unitLists({ ...plain, look }, s)).toEqual([
    ['Red: r2 0201'],
    ['Red, off the map: r1 Reserve', 'b1 (in the tray)'],
  ]);
});

test('the legend names terrains and markers', () => {
  expect(legend(gameOn(hexBoard('pointy', grid('pointy', 3, 1))), s)).toEqual([
    '. Plain',
    'CR Crater',
  ]);
});
