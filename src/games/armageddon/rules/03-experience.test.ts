import { expect, test } from 'vitest';
import { act, slot, type Table, table } from '../testing.ts';
import { addOne, learn } from './03-experience.ts';
import { discard } from './05-damage.ts';

const field = (blue: string): Table =>
  table(
    `red at 0504: outpost; red army 0505: war-rigs wren; blue army 0505: ${blue}; blue at 0506: outpost`,
  );
const of = (t: Table, name: string): number => t.s.experience[slot(t, name)];

test('[3.22] 1 for a hit, 3 more for a unit destroyed, 5 for a battle won', () => {
  const t = act(field('titan-mauler'), 'assault army.1, fight 1, first 1');
  act(t, 'roll 0:0, rest');
  expect(of(t, 'army.1')).toBe(0);
  const hit = act(field('titan-mauler'), 'assault army.1, fight 1, first 1, roll 1:0, rest');
  expect(of(hit, 'army.1')).toBe(1);
  const won = act(field('levy-rifles!2'), 'assault army.1, fight 1, first 1, roll 1:0, rest');
  expect(of(won, 'army.1')).toBe(1 + 3 + 5);
});

test('[S138] [3.21] a unit less takes a quarter, a unit more a tenth; a hero neither', () => {
  const t = table('red at 0504: outpost; red army 0505: war-rigs line-rifles wren');
  learn(t.s, slot(t, 'army.1'), 43);
  discard(t.s, slot(t, 'war-rigs'));
  expect(of(t, 'army.1')).toBe(33);
  addOne(t.s, slot(t, 'line-rifles'), slot(t, 'army.1'));
  expect(of(t, 'army.1')).toBe(30);
  discard(t.s, slot(t, 'wren'));
  addOne(t.s, slot(t, 'wren'), slot(t, 'army.1'));
  expect(of(t, 'army.1')).toBe(30);
});

test('[3.21] a transfer costs both armies', () => {
  const t = table(
    'red at 0505: outpost; red army 0505: war-rigs line-rifles; red army 0505: levy-rifles wren',
  );
  for (const army of ['army.1', 'army.2']) learn(t.s, slot(t, army), 40);
  act(t, 'transfer line-rifles');
  if (t.game.stepNames[t.s.step] === 'transfer.to') act(t, 'into army.2');
  expect([of(t, 'army.1'), of(t, 'army.2')]).toEqual([30, 36]);
});
