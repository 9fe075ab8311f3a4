import { describe, expect, test } from 'vitest';
import { LAYOUTS } from '../data/layouts.ts';
import { faultOf } from '../../../../test/english.ts';
import { slammers } from '../index.ts';
import { layoutOf } from '../testing.ts';
import { makeGround } from './ground.ts';
import { readLayout } from './layout.ts';

/** A game that is not open yet has messages, but no board. */
const about = {
  id: slammers.id,
  sides: slammers.sides,
  units: [],
  board: { labels: [], directions: [] },
};
const refuse = (raw: unknown, field?: string) =>
  faultOf(() => readLayout(raw, field), about) || 'taken';
/** Error message for a layout in short form, such as `4 0,0; A 0,-4`. */
const msg = (text: string) => refuse(layoutOf(text));

describe('[R66] a custom layout', () => {
  test.each(Object.keys(LAYOUTS))('[D5] takes the pieces of scenario %s', (id) => {
    expect(readLayout(LAYOUTS[id]).pieces).toHaveLength(LAYOUTS[id].pieces.length);
  });

  test('has one normal form, whatever its origin and the order of its pieces', () => {
    const one = readLayout(layoutOf('A 40,26; 4 40,30; F 40,40'));
    expect(one).toEqual(readLayout(layoutOf('4 0,0; F 0,10; A 0,-4')));
    expect(one.pieces).toEqual([
      { piece: '4', at: [0, 4] },
      { piece: 'A', at: [0, 0] },
      { piece: 'F', at: [0, 14] },
    ]);
    expect(readLayout(one)).toEqual(one);
  });

  test('may turn an edge piece, which then carries its road to the other side', () => {
    const layout = readLayout(layoutOf('4 0,0; C -4,-1 turned'));
    expect(layout.pieces[1]).toEqual({ piece: 'C', at: [0, 0], turned: true });
    expect(makeGround(layout).hexes).toBe(160);
  });

  test('names the field that is no layout', () => {
    expect(refuse('x')).toBe('layout: expected an object with the fields pieces');
    expect(refuse([])).toBe('layout: expected an object with the fields pieces');
    expect(refuse({ pieces: [] })).toBe('layout.pieces: expected a list of 1 to 12 entries');
    expect(refuse({ pieces: {} })).toContain('layout.pieces: expected a list');
    expect(refuse({ pieces: [], name: 1 })).toBe(
      'layout.name: unknown field; known fields: pieces',
    );
    expect(refuse({}, 'document.map')).toContain('document.map.pieces: expected');
  });

  test('names the piece and its field', () => {
    const piece = (raw: unknown) => refuse({ pieces: [{ piece: '4', at: [0, 0] }, raw] });
    expect(piece(7)).toContain('layout.pieces[1]: expected an object');
    expect(piece({ piece: '7', at: [0, 0] })).toBe(
      'layout.pieces[1].piece: expected one of 1, 2, 3, 4, 5, 6, A, B, C, D, E, F',
    );
    expect(piece({ piece: 'A' })).toContain('layout.pieces[1].at: expected [column, row]');
    expect(piece({ piece: 'A', at: [0, 0.5] })).toContain('layout.pieces[1].at: expected');
    expect(piece({ piece: 'A', at: [0, 101] })).toContain('from -100 to 100');
    expect(piece({ piece: 'A', at: [1, -4] })).toContain('the column must be even');
    expect(piece({ piece: 'A', at: [0, -4], turned: 1 })).toContain(
      'layout.pieces[1].turned: expected true or false',
    );
    expect(piece({ piece: 'A', at: [0, -4], facing: 2 })).toContain(
      'layout.pieces[1].facing: unknown field',
    );
  });

  test('[2.2] turns no numbered panel', () => {
    expect(msg('4 0,0 turned')).toContain('layout.pieces[0].turned: numbered panels');
  });

  test('has each piece once, and a panel among them', () => {
    expect(msg('4 0,0; 4 12,0')).toBe(
      'layout.pieces[1].piece: there is only one panel 4, and pieces[0] already uses it [R66]',
    );
    expect(msg('A 0,0; F 6,0')).toContain('at least one numbered panel');
  });

  test('lets no piece lie on another', () => {
    expect(msg('4 0,0; A 0,-3')).toBe('layout.pieces[1].at: edge piece A overlaps 4-0101 [R66]');
  });

  test('lets no piece lie apart', () => {
    expect(msg('4 0,0; A 0,-5')).toContain('layout.pieces[1].at: edge piece A is not connected');
    expect(msg('4 0,0; 1 24,0; 2 12,0; A 80,80')).toContain('layout.pieces[3].at');
  });

  test('[R65] lets no road run against a piece that has none there', () => {
    expect(msg('4 0,0; A 6,-4')).toBe(
      'layout.pieces[1].at: the road out of 4-0701 doesn’t continue in A-0104 [R65]',
    );
    // The error names the piece that was put down later, whichever of the two has the road.
    expect(msg('4 0,0; B 0,-4')).toBe(
      'layout.pieces[1].at: the road out of B-0104 doesn’t continue in 4-0101 [R65]',
    );
    expect(msg('1 0,0; 2 12,2')).toContain('layout.pieces[1].at: the road out of 1-1205');
    expect(msg('1 0,0; 2 12,0')).toBe('taken');
  });
});
