import { expect, test } from 'vitest';
import { apply } from '../../../kernel/engine.ts';
import { Sfc32 } from '../../../kernel/random.ts';
import { NONE } from '../../../kernel/state.ts';
import { isAnnihilator, ownerOf } from '../state.ts';
import { act, anyAction, nouns, refusal, table, where } from '../testing.ts';
import { closestCarrier, rivalDistance, rivalsOf } from './06-exception.ts';

const closest = (text: string, side = 0): string => {
  const { game, s } = table(text);
  return game.units[closestCarrier(s, side)]?.id ?? 'nobody';
};

test('[6.1] [S33] the closest carrier’s first step must be backwards', () => {
  const t = act(table('w3 5c, w5 2b'), 'emit w3');
  expect(nouns(t, 'to')).toBe('4b 4c');
  expect(refusal(t, 'to 6b').rule).toBe('6.1');
  // Even if another carrier is in front of it.
  expect(refusal(act(table('w3 5c, w5 2b, b2 6b'), 'emit w3'), 'to 6b').rule).toBe('6.1');
});

test('[6.2] [S34] once behind another own carrier it may go forwards', () => {
  const t = act(table('w3 5c, w5 4a'), 'emit w3, to 4b');
  // On 4b it is level with the 5 on 4a, so no carrier is the closest.
  expect(nouns(t, 'to')).toBe('3b 3c 5b 5c');
  act(t, 'to 3b');
  expect(nouns(t, 'to')).toBe('2a 2b 4a 4b');
});

test('[6.2] [S35] if it becomes the closest again it must go back while force remains', () => {
  const t = act(table('w3 5c, w5 4a'), 'emit w3, to 4b, to 5b');
  expect(nouns(t, 'to')).toBe('4a 4b');
  expect(refusal(t, 'to 6b').rule).toBe('6.1');
});

test('[6.1] [R10] [S36] in a tie both are free', () => {
  expect(closest('w1a 5c, w1b 5a')).toBe('nobody');
  // Example: a 1 on 5c with a friendly carrier on 5a may go forwards.
  for (const rival of ['w1b', 'w8']) {
    const t = act(table(`w1a 5c, ${rival} 5a`), 'emit w1a');
    expect(nouns(t, 'to')).toBe('4b 4c 6b 6c');
  }
});

test('[6.1] [R10] [S37] example: a lone carrier is the closest', () => {
  expect(closest('w1a 5c')).toBe('w1a');
  expect(nouns(act(table('w1a 5c'), 'emit w1a'), 'to')).toBe('4b 4c');
});

test('[R10] [S37] a carrier on the own emergence counts, but is not nearer', () => {
  // The only carrier on the board is the closest, although it cannot emit itself there.
  expect(closest('w8 W')).toBe('w8');
  expect(closest('b8 B', 1)).toBe('b8');
  // The 2 in front of it stays the closest: it may only go back, onto the 8.
  const t = act(table('w2 1a, w8 W'), 'emit w2');
  expect(closest('w2 1a, w8 W')).toBe('w2');
  expect(nouns(t, 'to')).toBe('W');
  expect(refusal(t, 'to 2a').rule).toBe('6.1');
  // With a third carrier on 1h it is free: the one at home changes nothing.
  expect(nouns(act(table('w2 1a, w8 W, w1a 1h'), 'emit w2'), 'to')).toBe('W 2a');
});

test('[R10] [S38] a struck carrier may go forwards although it is the closest', () => {
  const t = act(table('w3 4b, w5 5c'), 'emit w3, to 5c');
  expect(nouns(t, 'drive')).toBe('3b 3d 7b 7d');
  expect(where(act(t, 'drive 7b'), 'w5')).toBe('7b');
});

test('[6.1] [R10] [S39] annihilators and enemy particles do not count', () => {
  expect(closest('w1a 5c, w0 8a, b3 9a, b5! 4a')).toBe('w1a');
  expect(nouns(act(table('w1a 5c, w0 8a, b3 9a'), 'emit w1a'), 'to')).toBe('4b 4c');
  // A particle that changed sides counts for its new owner.
  expect(closest('w1a 5c, b5! 6a')).toBe('b5');
});

test('[6.1] [D3] Black’s closest is the one nearest to W', () => {
  expect(closest('b1a 5c, b5 3a', 1)).toBe('b5');
  // White's carriers are nearer to W than any of Black's.
  expect(closest('w1a 2a, w3 1c, b2 5c', 1)).toBe('b2');
  const t = table('b1a 5c', { values: { side: 'black' } });
  expect(nouns(act(t, 'emit b1a'), 'to')).toBe('6b 6c');
});

test('[6.1] [R10] computed for all carriers of a side at once, rival distances equal the individual ones', () => {
  const rng = new Sfc32('rivals');
  let carriers = 0;
  for (let i = 0; i < 20; i++) {
    const t = table('w3 5c, w5 2b, b3 3a, b5 4b');
    const { s } = t;
    for (let k = 0; k < 60 && s.ending === 0; k++) {
      for (const side of [0, 1]) {
        const rivalOf = rivalsOf(s, side);
        for (let u = 0; u < s.place.length; u++) {
          if (s.place[u] === NONE || ownerOf(s, u) !== side || isAnnihilator(s, u)) continue;
          expect(rivalOf(u)).toBe(rivalDistance(s, u));
          carriers += 1;
        }
      }
      apply(t.game, s, anyAction(t, rng));
    }
  }
  expect(carriers).toBeGreaterThan(1000);
});
