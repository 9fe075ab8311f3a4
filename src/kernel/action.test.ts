import { describe, expect, test } from 'vitest';
import { ActionList, pack } from './action.ts';

describe('an action list', () => {
  test('grows while actions are added, one by one or many at once', () => {
    const list = new ActionList(2);
    list.add(1, 5);
    list.addEach(2, Int16Array.of(3, 4, 7, 9, 11), 4);
    list.addEach(3, Int16Array.of(1, 2));
    const found = [pack(1, 5), pack(2, 3), pack(2, 4), pack(2, 7), pack(2, 9), pack(3, 1)];
    expect(list.toArray()).toEqual([...found, pack(3, 2)]);
  });

  test('has only its current actions, none from before it was cleared', () => {
    const list = new ActionList();
    for (const noun of [2, 3, 5, 8, 13]) list.add(1, noun);
    expect([0, 2, 4, 13, 14].map((noun) => list.has(pack(1, noun)))).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
    list.clear();
    expect(list.has(pack(1, 2))).toBe(false);
  });
});
