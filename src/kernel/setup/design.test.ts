import { expect, test } from 'vitest';
import { formatPath, valueAt, withValue } from './design.ts';

const draft = { title: 'A', forces: [{ morale: 8, gas: ['SA'] }, { morale: 7 }] };

test('a place of a draft is read, written and named', () => {
  expect(valueAt(draft, ['forces', 0, 'gas', 0])).toBe('SA');
  expect(valueAt(draft, ['forces', 7, 'gas', 0])).toBeUndefined();
  expect(withValue(draft, ['forces', 1, 'morale'], 9)).toEqual({
    ...draft,
    forces: [draft.forces[0], { morale: 9 }],
  });
  expect(formatPath(['forces', 1, 'morale'])).toBe('document.forces[1].morale');
});

test('a change leaves the draft that it was made from as it was', () => {
  const before = structuredClone(draft);
  withValue(draft, ['forces', 0, 'morale'], undefined);
  withValue(draft, ['forces', 2], { morale: 6 });
  expect(draft).toEqual(before);
});

test('fields and entries are added and taken out', () => {
  expect(withValue(draft, ['forces', 2], { morale: 6 })).toMatchObject({
    forces: [{}, {}, { morale: 6 }],
  });
  expect(withValue(draft, ['forces', 0], undefined)).toEqual({
    title: 'A',
    forces: [{ morale: 7 }],
  });
  expect(withValue(draft, ['forces', 0, 'gas'], undefined)).toMatchObject({
    forces: [{ morale: 8 }, { morale: 7 }],
  });
  expect(withValue({}, ['victory', 'by'], 'tan')).toEqual({ victory: { by: 'tan' } });
});
