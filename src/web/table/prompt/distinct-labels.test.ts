import { expect, test } from 'vitest';
import { annihilation } from '../../../games/annihilation/index.ts';
import { nounOf } from '../../../kernel/action.ts';
import type { CounterLook } from '../../../kernel/look/look.ts';
import { POSITION_FORMAT, readPosition } from '../../../kernel/position/position.ts';
import type { LocalizedText } from '../../../kernel/text/message.ts';
import { loadMessages } from '../../messages.ts';
import { choicesOf } from '../../session/choices.ts';
import { distinctLabels } from './prompt.ts';

await loadMessages(annihilation);

/** Returns the labels of these units in a list, if all of them would have the same label. */
function apart(
  text: string,
  units: readonly string[],
  conditionsOf: (look: CounterLook) => readonly LocalizedText[] | undefined = () => undefined,
): string[] {
  const counters = text.split(', ').map((entry) => {
    const [unit, at] = entry.split(' ');
    return { unit, at };
  });
  const file = { format: POSITION_FORMAT, game: 'annihilation', counters };
  const { game, state } = readPosition(file, () => annihilation);
  const look = {
    ...game.look,
    actionLabel: () => 'Take a piece',
    counters: (s: typeof state) =>
      game.look.counters(s).map((one) => {
        const conditions = conditionsOf(one);
        return conditions ? { ...one, conditions } : one;
      }),
  };
  const alike = { ...game, look };
  const ofUnits = choicesOf(alike, state).all.filter(
    ({ verb, action }) =>
      verb.noun === 'unit' && units.includes(game.units[nounOf(action)]?.id ?? ''),
  );
  return distinctLabels(alike, state, ofUnits).map(({ label }) => label);
}

test('units with equal labels differ by their hexes, else by their conditions, else by their codes', () => {
  const both = ['w1a', 'w1b'];
  expect(apart('w1a 1a, w1b 3c', both)).toEqual(['Take a piece (1a)', 'Take a piece (3c)']);
  const other = apart('w5 1a', both, ({ unit }) => [`condition ${unit}`]);
  expect(other.map((label) => label.replace(/\d+/, 'N'))).toEqual([
    'Take a piece (condition N)',
    'Take a piece (condition N)',
  ]);
  expect(new Set(other).size).toBe(2);
  expect(apart('w5 1a', both)).toEqual(['Take a piece (w1a)', 'Take a piece (w1b)']);
  expect(apart('w1a 1a, w1b 3c', ['w1a'])).toEqual(['Take a piece']);
});
