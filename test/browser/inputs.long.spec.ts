/**
 * Games played without a mouse: by keys alone, and by a finger on a phone. Three of them are long: of these a turn
 * and more is played, and all of it in `inputs.many.spec.ts`.
 */
import { test } from './support/fixtures.ts';
import { LARGE, PHONE, playBy, type Wanted } from './support/inputs.ts';

test.use({ trace: 'off', screenshot: 'only-on-failure' });
// Each takes long: one after the other would leave workers without any at the end.
test.describe.configure({ mode: 'parallel' });

const ANNIHILATION: Wanted = { id: 'annihilation', scenario: 'learning', seed: 1 };
const ANNIHILATOR: Wanted = { id: 'annihilator', scenario: 'learning', seed: 1 };
/** Up to their battles. */
const PARTS = LARGE.map((wanted) => ({ ...wanted, most: 40 }));

// Annihilator is played whole by keys, from the lobby on, in `games.long.spec.ts`.
test.describe('by keys alone:', () => {
  for (const wanted of [ANNIHILATION, ...PARTS])
    test(`${wanted.id} ${wanted.scenario}`, ({ page }, info) => playBy('keys', page, info, wanted));
});

test.describe('by a finger, 360 wide:', () => {
  test.use(PHONE);
  for (const wanted of [ANNIHILATION, ANNIHILATOR, ...PARTS])
    test(`${wanted.id} ${wanted.scenario}`, ({ page }, info) =>
      playBy('touch', page, info, wanted));
});
