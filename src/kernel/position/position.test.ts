import { inEnglish } from '../../../test/english.ts';
import { describe, expect, test } from 'vitest';
import { type Tiny, tinyGame } from '../../../test/tiny-game.ts';
import type { Game } from '../game.ts';
import { BrokenInvariant } from '../conformance/invariant.ts';
import { POSITION_FORMAT, readPositionOf } from './position.ts';

const GOOD = { counters: [{ unit: 'r1', at: 'b2' }], values: { side: 'red', turn: 3 } };
const read = (file: object, game: Game<Tiny> = tinyGame()) =>
  inEnglish(
    () => readPositionOf(game, { format: POSITION_FORMAT, game: 'tiny', ...GOOD, ...file }),
    game,
  );
const r1 = (more: object) => ({ counters: [{ unit: 'r1', at: 'b2', ...more }] });

describe('a position file is refused, with the field, where it says', () => {
  test.each([
    [
      'a place by number',
      r1({ at: 814 }),
      'counters[0].at: expected non-empty text in quotes, found 814',
    ],
    ['a place as a list', r1({ at: ['b2'] }), 'found ["b2"]'],
    [
      'a place that every object has',
      r1({ at: 'constructor' }),
      'no place "constructor" in counters[0].at',
    ],
    ['a unit as a list', r1({ unit: ['r1'] }), 'counters[0].unit: expected non-empty text'],
    ['a unit and its type', r1({ type: 'soldier' }), 'counters[0].type: leave this out'],
    ['a unit and its side', r1({ side: 'blue' }), 'counters[0].side: leave this out'],
    ['steps twice over', { step: 'turn', frames: [{ step: 'turn' }] }, 'step: use either'],
    ['no frames', { frames: [] }, 'frames: expected 1 to 4'],
    [
      'a field that the step has not',
      { frames: [{ step: 'turn', d: 1 }] },
      'there is no field "d" in frames[0]',
    ],
    [
      'a step without counters',
      { frames: [{ step: 'turn' }], counters: [] },
      'frames: expected a position in which a player has to make a decision',
    ],
  ])('%s', (_, file, message) => {
    expect(() => read(file)).toThrow(message);
  });

  test('two markers of one kind on a node', () => {
    const game = tinyGame();
    const markers = { mine: { field: 'at', value: 2 }, hole: { field: 'at', value: 3 } };
    const marked = { ...game, position: { ...game.position, markers } };
    const [mine, hole] = ['mine', 'hole'].map((type) => ({ type, at: 'a1' }));
    expect(() => read({ counters: [], markers: [mine, hole] }, marked)).toThrow(
      'markers[1].at: a1 already holds another marker: markers[0]',
    );
    expect(() => read({ counters: [], markers: [{ ...mine, count: 1 }] }, marked)).toThrow(
      'markers[0].count',
    );
  });
});

describe('a failed check of a game names the field of the file', () => {
  const broken = (field: string, index: number): Game<Tiny> => ({
    ...tinyGame(),
    check() {
      throw new BrokenInvariant(field, index, 'so it is not');
    },
  });

  test.each([
    ['at', 0, 'counters[0].at'],
    ['at', 3, 'counters, b2.at'],
    ['turn', 0, 'values.turn'],
    ['limit', 0, 'values.limit'],
    ['secret', 1, 'values.blueBid'],
    ['frames', 0, 'frames'],
  ])('%s %d', (field, index, path) => {
    expect(() => read({}, broken(field, index))).toThrow(
      `this position cannot exist: ${path}: so it is not`,
    );
  });

  test('or no field, if the game names none', () => {
    const two = ['r1', 'r2'].map((unit) => ({ unit, at: 'b2' }));
    expect(() => read({ counters: two })).toThrow('cannot exist: two pieces in one hex');
  });
});
