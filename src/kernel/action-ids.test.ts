import { describe, expect, test } from 'vitest';
import { ActionIds } from './action-ids.ts';
import { defineVerbs, number, pack } from './action.ts';
import type { Board } from './board/graph.ts';

const VERBS = defineVerbs({
  done: 'none',
  move: 'unit',
  to: 'node',
  attack: 'edge',
  play: 'item',
  face: 'direction',
  take: ['north', 'south'],
  roll: number(6),
});
const V = VERBS.id;
const board = { size: 5, slots: 3 } as Board;
const unit = { id: 'a', type: 'a', side: 0 };
const things = { id: 'tiny', verbs: VERBS, board, units: [unit, unit], items: ['x', 'y', 'z'] };
const ids = new ActionIds(things);

describe('dense ids', () => {
  test('count one for each noun: 1, 2 units, 5 nodes, 15 edges, 3 items, 3 directions, 2 options, 0 to 6', () => {
    expect(ids.count).toBe(1 + 2 + 5 + 15 + 3 + 3 + 2 + 7);
    expect([V.done, V.move, V.to, V.attack, V.play].map((v) => ids.idOf(pack(v)))).toEqual([
      0, 1, 3, 8, 23,
    ]);
  });

  test('and actions map to each other, in the same order', () => {
    const actions = Array.from({ length: ids.count }, (_, id) => ids.actionOf(id));
    expect(actions.map((action) => ids.idOf(action))).toEqual([...actions.keys()]);
    expect(actions).toEqual(actions.toSorted((a, b) => a - b));
    const table = ids.table();
    expect(actions.map((_, id) => pack(table[2 * id], table[2 * id + 1]))).toEqual(actions);
  });

  test('of nouns and verbs that do not exist are errors, not ids of other verbs', () => {
    for (const action of [pack(V.done, 1), pack(V.roll, 7), pack(V.move, 2), pack(99)])
      expect(() => ids.idOf(action)).toThrow('tiny: no id for verb');
    for (const id of [-1, ids.count, 0.5]) expect(() => ids.actionOf(id)).toThrow('no action has');
  });

  test('give no ids to verbs of items if the game has no items', () => {
    const { items: _, ...rest } = things;
    expect(new ActionIds(rest).count).toBe(ids.count - 3);
  });
});

test.each([-1, 0.5, 65_536])('number(%d) is refused', (most) => {
  expect(() => number(most)).toThrow(`number(${most}): the largest number`);
});
