import { expect, test } from 'vitest';
import { isFound } from '../rules/sections.ts';
import { folded } from './folded.ts';

test('odds are found with a plain hyphen, although the page shows a non-breaking one', () => {
  expect(folded('At 3\u20111 the Defender')).toBe('at 3-1 the defender');
  const rule = { id: '7.061', title: 'Odds', text: '20 to 12 is 3\u20112.' };
  expect(isFound({ ...rule, source: 'restated', status: 'done' }, '3-2')).toBe(true);
  expect(isFound({ ...rule, source: 'restated', status: 'done' }, '3-1')).toBe(false);
});
