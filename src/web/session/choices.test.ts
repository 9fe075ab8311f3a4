import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { annihilation } from '../../games/annihilation/index.ts';
import { armageddon } from '../../games/armageddon/index.ts';
import { play } from '../../kernel/engine.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { POSITION_FORMAT, readPosition } from '../../kernel/position/position.ts';
import { loadMessages } from '../messages.ts';
import { buttonsOf, type Choice, choicesOf, digitsOf, type NumberChoice } from './choices.ts';

await loadMessages(annihilation);
await loadMessages(armageddon);

/** Returns the buttons in a position of Annihilation (`w3 W, w5 1a`), after some moves. */
function buttons(text: string, moves: string): string[] {
  const counters = text.split(', ').map((entry) => {
    const [unit, at] = entry.split(' ');
    return { unit, at };
  });
  const file = { format: POSITION_FORMAT, game: 'annihilation', counters };
  const { game, state } = readPosition(file, () => annihilation);
  for (const move of moves.split(', ')) play(game, state, parseAction(game, move));
  return buttonsOf(choicesOf(game, state)).map((choice) => choice.label);
}

describe('choices by button', () => {
  test('the only choice on the board also gets a button beside the other answer', () => {
    const labels = buttons('w3 W, w5 1a', 'place w1a, drive 1a');
    expect(labels).toEqual([
      'Let White’s 3 emit its charge, striking White’s 5 with force 3',
      'Annihilate both',
    ]);
  });

  test('units in one stack get a button each', () => {
    const file = new URL(
      '../../../test/fixtures/positions/armageddon-sortie.json',
      import.meta.url,
    );
    const position = JSON.parse(readFileSync(file, 'utf8'));
    const { game, state } = readPosition(position, () => armageddon);
    for (const move of ['fly r2', 'to 0505']) play(game, state, parseAction(game, move));
    const labels = buttonsOf(choicesOf(game, state)).map(({ label }) => label);
    expect(labels).toEqual([
      'Target Relay Node',
      'Target Kiln of Methods',
      'Target Flak Crawler',
      'Target Line Rifles',
    ]);
  });

  test('places to choose from get no buttons', () => {
    expect(buttons('w3 W, w5 1a', 'place w1a')).toEqual([]);
    expect(buttons('w2 8a, w1a 9h, b5 B', 'emit w2')).toEqual([]);
  });
});

test('each digit stands for one button, and for none of a number that is typed', () => {
  const choices = (verb: string, count: number) =>
    Array.from({ length: count }, (_, i) => ({ label: `${verb} ${i}` }) as Choice);
  const number = (name: string, count: number) =>
    ({ verb: { name }, choices: choices(name, count) }) as unknown as NumberChoice;
  const labels = [
    ...digitsOf(choices('button', 1), [
      number('passive', 2),
      number('typed', 13),
      number('active', 8),
    ]),
  ].map(([{ label }, digit]) => `${digit} ${label}`);
  expect(labels).toEqual([
    '1 button 0',
    ...['2 passive 0', '3 passive 1'],
    ...['4 active 0', '5 active 1', '6 active 2', '7 active 3', '8 active 4', '9 active 5'],
  ]);
});
