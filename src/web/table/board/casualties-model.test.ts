import { setImmediate } from 'node:timers/promises';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { game, node, positionAfter, unit } from '../../../../test/page-table.ts';
import type { Tiny } from '../../../../test/tiny-game.ts';
import type { CounterLook } from '../../../kernel/look/look.ts';
import type { DecisionModel } from '../prompt/decision-model.ts';
import { CasualtiesModel } from './casualties-model.ts';

/** Returns the lost units of the tiny game, which are those without a place. */
const lost = (s: Tiny): CounterLook[] =>
  [...s.at.keys()]
    .filter((u) => s.at[u] === -1)
    .map((u) => ({ unit: u }) as Partial<CounterLook> as CounterLook);

/** r1 falls at b1 in the third entry and returns in the seventh; r2 falls at a2 in the fifth. */
const positions = [0, 1, 2, 3, 4, 5, 6, 7].map((seq) => {
  const s = positionAfter('pass').clone();
  s.at[unit('r1')] = seq >= 3 && seq < 7 ? -1 : node('b1');
  s.at[unit('r2')] = seq >= 5 ? -1 : node('a2');
  return s;
});

function wrecksOf(wrecks?: true) {
  const asked: number[] = [];
  const look = { ...game.look, lost, ...(wrecks && { wrecks }) };
  const shown = signal<Tiny | undefined>(undefined);
  const entries = signal<readonly { seq: number }[]>([]);
  const stateAt = async (seq: number) => {
    asked.push(seq);
    return positions[seq];
  };
  const model = { game: { ...game, look }, shown, entries, replay: { stateAt } };
  const found = new CasualtiesModel(model as unknown as DecisionModel);
  const at = async (seq: number) => {
    entries.value = [{ seq }];
    shown.value = positions[seq];
    await setImmediate();
    return found.nodes.value;
  };
  return { at, asked };
}

test('a lost unit is shown at its last node, also when the player looks back', async () => {
  const { at } = wrecksOf(true);
  expect(await at(2)).toEqual([]);
  expect(await at(4)).toEqual([node('b1')]);
  expect(await at(6)).toEqual([node('b1'), node('a2')]);
  expect(await at(7)).toEqual([node('a2')]);
  expect(await at(3)).toEqual([node('b1')]);
});

test('a place is looked up once, and only in games that show lost units', async () => {
  const { at, asked } = wrecksOf(true);
  await at(4);
  const before = asked.length;
  await at(4);
  await at(3);
  expect(asked).toHaveLength(before);
  const other = wrecksOf();
  expect([await other.at(6), other.asked]).toEqual([[], []]);
});
