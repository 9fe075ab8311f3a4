/**
 * Games played without a mouse: by keys alone, and by finger on a phone. Three of them are long: of these, a turn and
 * more is played here, each in one of these two ways, and all of it in both in `inputs.many.spec.ts`.
 */
import { test } from './support/fixtures.ts';
import { LARGE, PHONE, playBy, type Wanted } from './support/inputs.ts';

test.use({ trace: 'off', screenshot: 'only-on-failure' });
// Each test takes long: if they ran one after another, other workers would be idle at the end.
test.describe.configure({ mode: 'parallel' });

const ANNIHILATION: Wanted = { id: 'annihilation', scenario: 'learning', seed: 1 };
const ANNIHILATOR: Wanted = { id: 'annihilator', scenario: 'learning', seed: 1 };
/** The long games are played up to their battles. */
const PARTS = LARGE.map((wanted) => ({ ...wanted, most: 40 }));
const BY_KEYS = PARTS.filter(({ id }) => id !== 'slammers');
const BY_FINGER = PARTS.filter(({ id }) => id === 'slammers');

// `games.long.spec.ts` plays a whole game of Annihilator by keys, starting in the lobby.
test.describe('by keys alone:', () => {
  for (const wanted of [ANNIHILATION, ...BY_KEYS])
    test(`${wanted.id} ${wanted.scenario}`, ({ page }, info) => playBy('keys', page, info, wanted));
});

test.describe('by a finger, 360 wide:', () => {
  test.use(PHONE);
  for (const wanted of [ANNIHILATION, ANNIHILATOR, ...BY_FINGER])
    test(`${wanted.id} ${wanted.scenario}`, ({ page }, info) =>
      playBy('touch', page, info, wanted));
});
