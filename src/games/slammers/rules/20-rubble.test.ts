/** Effects of rubble on the map. The fire rules, which create it, are tested elsewhere. */
import { expect, test } from 'vitest';
import { nouns, table } from '../testing.ts';

test('[20.8] [S179] rubble never changes a line of sight', () => {
  const sees = (from: string, to: string, rubble = '') =>
    nouns(table('direct', '1', `tTK1 ${from}; gTK1 ${to}${rubble}`), 'aim').includes(to);
  // Rubble on clear ground, and behind a forest.
  expect(sees('6-0404', '6-0604')).toBe(true);
  expect(sees('6-0404', '6-0604', '; rubble 6-0504 6-0404 6-0604')).toBe(true);
  expect(sees('6-0203', '6-0201')).toBe(false);
  expect(sees('6-0203', '6-0201', '; rubble 6-0202')).toBe(false);
});
