/**
 * Games played without a mouse: by keys alone, and by finger on a phone. Only Annihilation is played to its result in
 * both ways; `inputs.exhaustive.spec.ts` plays the others to theirs, and `games.long.spec.ts` Annihilator by keys.
 */
import { test } from './support/fixtures.ts';
import { ANNIHILATOR, LARGE, PHONE, playBy, type Wanted } from './support/inputs.ts';

// Each test takes long: if they ran one after another, other workers would be idle at the end.
test.describe.configure({ mode: 'parallel' });

const ANNIHILATION: Wanted = { id: 'annihilation', scenario: 'learning', seed: 1 };
/** With this seed, the player has made each kind of decision by then. */
const ANNIHILATOR_PART: Wanted = { ...ANNIHILATOR, most: 30 };
/** The long games are played into the moves of their first turn. */
const PARTS = LARGE.map((wanted) => ({ ...wanted, most: 22 }));
const BY_KEYS = PARTS.filter(({ id }) => id !== 'slammers');
const BY_FINGER = PARTS.filter(({ id }) => id === 'slammers');

// `games.long.spec.ts` plays a whole game of Annihilator by keys, starting in the lobby.
test.describe('by keys alone:', () => {
  for (const wanted of [ANNIHILATION, ...BY_KEYS])
    test(`${wanted.id} ${wanted.scenario}`, ({ page }, info) => playBy('keys', page, info, wanted));
});

test.describe('by a finger, 360 wide:', () => {
  test.use(PHONE);
  for (const wanted of [ANNIHILATION, ANNIHILATOR_PART, ...BY_FINGER])
    test(`${wanted.id} ${wanted.scenario}`, ({ page }, info) =>
      playBy('touch', page, info, wanted));
});
