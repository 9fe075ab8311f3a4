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

/** View of each side for the other who looks on. */
const shows = (s: ReturnType<typeof start>): boolean[] =>
  [0, 1].map((side) => showsSecrets(game, viewOf(game, s, side), side));

test('a secret decision is for the eyes of the one who makes it, and what it chose is too', () => {
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

test('a game without secrets shows none', () => {
  const open = annihilator.open(parseSetup(annihilator, {})) as Game;
  expect(showsSecrets(open, start(open), 0)).toBe(false);
});
