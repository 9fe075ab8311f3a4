import { describe, expect, test } from 'vitest';
import { tinyGame } from '../../../test/tiny-game.ts';
import { apply, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { parseAction } from '../../kernel/text/notation.ts';
import { format } from '../table-messages.ts';
import { adviceOf } from './hint.ts';

const game = tinyGame() as Game;
const s = start(tinyGame());
const weighed = (value: number, share = 0.5, text = 'bid 2') => ({
  action: parseAction(game, text),
  value,
  share,
});
const wordsFor = (value: number) => adviceOf(game, s, [weighed(value), weighed(-1, 0)])[0];

describe('the text of a hint', () => {
  test.each([
    [1, 99, 'winning for you'],
    [0.9, 95, 'winning for you'],
    [0.5, 75, 'much better for you'],
    [0.2, 60, 'slightly better for you'],
    [0, 50, 'even'],
    [-0.2, 40, 'slightly worse for you'],
    [-0.6, 20, 'much worse for you'],
    [-1, 1, 'losing for you'],
  ])('%d is about %d in 100, %s', (value, chances, words) => {
    const advice = wordsFor(value);
    expect(advice?.chances).toBe(chances);
    expect(format(game, advice?.text ?? '')).toBe(words);
  });

  test('a forced action is not rated', () => {
    expect(adviceOf(game, s, [weighed(0)])[0]).toMatchObject({ chances: undefined });
  });

  test('a hint has at most three actions, and only alternatives that the search tried', () => {
    const found = [weighed(0.1), weighed(0, 0), weighed(0), weighed(0), weighed(0)];
    expect(adviceOf(game, s, found)).toHaveLength(3);
    expect(adviceOf(game, s, found.slice(0, 2))).toHaveLength(1);
    expect(adviceOf(game, s, [])).toEqual([]);
  });

  test('a hint is shown at the counter’s node or at its destination', () => {
    const shown = s.clone();
    const hint = (text: string) => adviceOf(game, shown, [weighed(0, 1, text)])[0]?.nodes;
    for (const bid of ['bid 1', 'bid 1']) apply(game, shown, parseAction(game, bid));
    expect(hint('move r1')).toEqual([s.at[0]]);
    apply(game, shown, parseAction(game, 'move r1'));
    expect(hint('to b3')).toEqual([game.board.nodeOf.get('b3')]);
  });
});
