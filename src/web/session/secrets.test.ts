import { expect, test } from 'vitest';
import { annihilator } from '../../games/annihilator/index.ts';
import { chitin } from '../../games/chitin/index.ts';
import { apply, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { parseSetup } from '../../kernel/setup/setup.ts';
import { viewOf } from '../../kernel/view.ts';
import { showsSecrets } from './secrets.ts';

const game = chitin.open(parseSetup(chitin, { scenario: 'intermediate' })) as Game;

/** Returns, for each side, whether its view must be hidden from the other player at the same screen. */
const shows = (s: ReturnType<typeof start>): boolean[] =>
  [0, 1].map((side) => showsSecrets(game, viewOf(game, s, side), side));

test('a secret decision and its result are only for the player who makes it', () => {
  const s = start(game);
  const play = (...texts: string[]) => {
    for (const text of texts) apply(game, s, parseAction(game, text));
    return shows(s);
  };
  expect(play('roll 6', 'roll 2')).toEqual([false, false]);
  expect(play('claim north')).toEqual([true, false]);
  expect(play('usual', 'done')).toEqual([true, true]);
  expect(play('usual', 'done')).toEqual([false, false]);
});

test('a game without secrets never asks to look away', () => {
  const open = annihilator.open(parseSetup(annihilator, {})) as Game;
  expect(showsSecrets(open, start(open), 0)).toBe(false);
});
