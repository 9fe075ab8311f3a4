import { expect, test } from 'vitest';
import { openTo } from './watching.ts';
import { watchSchema } from '../record/record-schemas.ts';

/** Builds entries: `w` and `e` are decisions, a small `u` is an undo, `d` a die, `a` an offer of West. */
const entriesOf = (text: string) =>
  [...text].map((letter) => {
    const kind = ({ u: 'undo', d: 'die', a: 'accord' } as const)[letter] ?? 'action';
    return { kind, side: letter === 'e' ? 1 : letter === 'd' ? -1 : 0 };
  });

test.each([
  ['', 0],
  ['wewe', 0],
  ['wewew', 1],
  ['wwewew', 2],
  ['wdewew', 1],
  // Further decisions of the same side, undone actions and offers do not count as turns.
  ['wewewwwwwwwww', 1],
  ['wewewuwuwuwuwu', 1],
  ['weweaaaaaaaaaaaa', 0],
])('of %s, with a delay of 4 turns, the open entries end at %i', (text, open) =>
  expect(openTo(entriesOf(text), 4)).toBe(open),
);

test('a later entry never closes an open one, and opens at most one turn', () => {
  const text = 'wweewdewweuewdwweweewwe';
  const opens = [...text].map((_, i) => openTo(entriesOf(text.slice(0, i + 1)), 4));
  expect(opens).toEqual(opens.toSorted((a, b) => a - b));
  expect(watchSchema.safeParse(3).success).toBe(false);
});
