/** The games of which `inputs.long.spec.ts` plays only the beginning, each to its result. */
import { test } from './support/fixtures.ts';
import { ANNIHILATOR, LARGE, PHONE, playBy } from './support/inputs.ts';

test.describe('by keys alone:', () => {
  for (const wanted of LARGE)
    test(`${wanted.id} ${wanted.scenario}`, ({ page }, info) => playBy('keys', page, info, wanted));
});

test.describe('by a finger, 360 wide:', () => {
  test.use(PHONE);
  for (const wanted of [ANNIHILATOR, ...LARGE])
    test(`${wanted.id} ${wanted.scenario}`, ({ page }, info) =>
      playBy('touch', page, info, wanted));
});
