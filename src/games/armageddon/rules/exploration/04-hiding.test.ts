import { expect, test } from 'vitest';
import { FLAG } from '../../state/pieces.ts';
import { slot, table } from '../../testing.ts';
import { hidingDice } from './04-hiding.ts';

test.each([
  ['one card', 'blue army 0505: tine-walker', 1],
  ['two cards', 'blue army 0505: tine-walker husk-drones', 1],
  ['three cards', 'blue army 0505: tine-walker husk-drones mote-scout', 0],
  ['a garrison', 'blue garrison 1008: tine-walker', 0],
])('[4.4] an army hides by its size: %s', (_, text, dice) => {
  const t = table(`red at 0202: concord-keep; blue at 1008: axle-zero; ${text}`);
  expect(hidingDice(t.s, slot(t, 'army.1'))).toBe(dice);
});

test('[4.4] an army in stealth hides with the lowest level among its cards', () => {
  const t = table('red army 0505: picket-riders beacon-cell');
  const army = slot(t, 'army.1');
  t.s.flags[army] = FLAG.stealth;
  expect(hidingDice(t.s, army)).toBe(3);
});
