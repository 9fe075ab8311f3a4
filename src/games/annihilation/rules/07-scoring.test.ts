import { expect, test } from 'vitest';
import { act, eventsOf, score, table, where } from '../testing.ts';

const black = { values: { side: 'black' } };

test('[7.1] [R5] [S40] an enemy driven onto one’s own emergence scores for the enemy', () => {
  const t = act(table('w2 2a, w1a 4a, b5 1a'), 'emit w2, to 1a, drive W');
  expect([score(t), where(t, 'b5')]).toEqual(['0-5', 'tray of White']);
});

test('[7.1] [S40] Black scores on W as White does on B', () => {
  const t = act(table('b2 2a, b1a 1h, w3 W', black), 'emit b2, to 1a, to W');
  expect([score(t), where(t, 'b2'), where(t, 'w3')]).toEqual([
    '0-5',
    'tray of White',
    'tray of Black',
  ]);
});

test('[7.1] [R5] [S41] an own pair lost on the own emergence scores for the enemy', () => {
  const t = act(table('w2 2a, w5 W, w1a 4a'), 'emit w2, to 1a, to W');
  expect([score(t), where(t, 'w2'), where(t, 'w5')]).toEqual([
    '0-7',
    'tray of Black',
    'tray of Black',
  ]);
});

test('[7.1] [5.2] [S42] an enemy driven back exactly onto its held emergence scores with the defender', () => {
  const t = act(table('w2 8a, w1a 9h, b5 9a, b3 B'), 'emit w2, to 9a, drive B');
  expect([score(t), where(t, 'b5'), where(t, 'b3')]).toEqual([
    '8-0',
    'tray of White',
    'tray of White',
  ]);
});

test('[7.1] [R12] [S43] losses in the zone score nothing, and an annihilator has nothing to score', () => {
  const t = act(table('w3 4b, w5 8a, b0 5c'), 'emit w3, to 5c');
  expect(score(t)).toBe('0-0');
  expect(t.game.units.findIndex((u) => u.id === 'b0')).toBe(7);
  expect(t.s.world.charge[7]).toBe(0);
});

test('[7.1] the points are logged with the rule', () => {
  const t = act(table('w2 8a, w1a 9h'), 'emit w2, to 9a, to B');
  const told = eventsOf(t, 'score')[0];
  expect([told?.rule, told?.args?.by, told?.args?.n]).toEqual(['7.1', { side: 0 }, 2]);
});
