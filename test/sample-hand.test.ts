import { expect, test } from 'vitest';
import { createDesigner } from '../src/games/armageddon/design/form.ts';
import { armageddon } from '../src/games/armageddon/index.ts';
import { slammers } from '../src/games/slammers/index.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import { sampleHand, sidesWithHands } from '../src/web/design/sample-hand.ts';

const document = createDesigner().start?.();
const game = armageddon.open(parseSetup(armageddon, document === undefined ? {} : { document }));

test('the sides with a docked hand are the sides with a deck', () => {
  expect(sidesWithHands(game)).toEqual([0, 1]);
  expect(sidesWithHands(slammers.open(parseSetup(slammers, {})))).toEqual([]);
});

test('[2.4] a sample hand has six cards with faces, some of which can be played', () => {
  const hands = Array.from({ length: 20 }, (_, i) => sampleHand(game, i % 2, `seed ${i}`) ?? []);
  for (const hand of hands) {
    const n = hand.reduce((sum, { thing }) => sum + thing.count, 0);
    expect(n).toBe(6);
    expect(hand.every(({ thing }) => game.look.cards?.face(thing.type ?? ''))).toBe(true);
  }
  const cards = hands.flat();
  expect(cards.some(({ canBePlayed }) => canBePlayed)).toBe(true);
  expect(cards.some(({ canBePlayed }) => !canBePlayed)).toBe(true);
});

test('a seed decides the hand', () => {
  const names = (seed: string) => sampleHand(game, 0, seed)?.map(({ thing }) => thing.type);
  expect(names('one')).toEqual(names('one'));
  expect(names('one')).not.toEqual(names('two'));
});
