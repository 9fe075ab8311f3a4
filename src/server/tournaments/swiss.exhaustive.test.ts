import { expect, test } from 'vitest';
import { checkTournament } from './test-swiss.ts';

test('in 10,000 tournaments of 2 to 64 players, of whom some leave, none ends early while a pairing exists', () => {
  expect.hasAssertions();
  for (let i = 0; i < 10_000; i++) checkTournament(`many ${i}`);
});
