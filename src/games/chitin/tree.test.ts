/**
 * Tree counts: the number of action sequences from set positions, by phase. The first numbers can be computed by hand.
 * Declarations and the reach of parties are compared with enumerations of their own in `rules/07-fronts.test.ts` and
 * `rules/06-reach.test.ts`.
 */
import { expect, test } from 'vitest';
import { ActionList } from '../../kernel/action.ts';
import { actor, apply, legal } from '../../kernel/engine.ts';
import { NOBODY } from '../../kernel/side.ts';
import type { Chitin } from './state.ts';
import { act, openGame, table, type TestGame } from './testing.ts';

function count(t: Pick<TestGame, 'game'>, s: Chitin, depth: number): number {
  if (depth === 0 || actor(t.game, s) === NOBODY) return 1;
  const list = legal(t.game, s, new ActionList());
  if (depth === 1) return list.length;
  let sum = 0;
  for (const action of list.toArray()) {
    const next = s.clone();
    apply(t.game, next, action);
    sum += count(t, next, depth - 1);
  }
  return sum;
}

const counts = (t: TestGame, depth: number) =>
  Array.from({ length: depth }, (_, i) => count(t, t.s, i + 1));

test('[3.02] two dice, and the choice of the higher: 6, 36; a tie has to be rolled again', () => {
  const game = openGame();
  const t = { game, s: game.create(), events: [] };
  game.begin(t.s);
  // After 36 pairs: 30 with a winner and three choices, 6 ties with six faces.
  expect(counts(t, 3)).toEqual([6, 36, 30 * 3 + 6 * 6]);
});

test('[6.06] a lone disrupted Gantua in the open: turn in six ways, or go to six hexes', () => {
  const t = table('red Gantua 7,-7 E disrupted; red Worker 1,-10; blue Worker 0,0');
  act(t, 'pick RW1', 'face E');
  // Pick it, or end. After the pick: six hexes and six facings; after the end: Blue picks its Worker or ends.
  expect(counts(t, 2)).toEqual([2, 12 + 2]);
  act(t, 'pick RG1');
  expect(counts(t, 1)).toEqual([12]);
});

test('[7.03] two against two: every set of attacks that covers all enemies', () => {
  const t = table('red Gantua 7,-7 E; red Gantua 7,-6 NE; blue Phlanx 8,-7 W; blue Phlanx 8,-6 W', {
    step: 'combat',
  });
  // 7,-7 faces only 8,-7; 7,-6 faces both. Either each attacks one, or 7,-6 attacks both; all three attacks would form
  // one battle in which 7,-7 does not face 8,-6. Two ways, then two battles to order or a die.
  expect(counts(t, 4)).toEqual([2, 2, 2, 2 + 6]);
});

test('[8.014] three flyers above one flyer and a Worker: divisions, not permutations', () => {
  const t = table(
    'red 3 Plunge 3,-5; blue Plunge 3,-5; blue Worker 3,-6 E; red Worker 0,0; blue Worker 5,-2',
    {
      scenario: 'small',
      step: 'combat',
    },
  );
  // Duel, strike or hold. After a duel: all three; after a strike: two; after holding: Blue's turn.
  expect(counts(t, 2)).toEqual([3, 3 + 2 + 4]);
});

test('[6.02] a small battle line, three actions deep', () => {
  const t = table(
    'red 2 Phlanx 7,-7 E; red Basic 7,-7 E; red Worker 6,-7 E; blue 2 Gantua 10,-8 W; blue Termagant 9,-6 W; token C 6,-8 15',
    {
      scenario: 'small',
    },
  );
  // 46 of these are charges declared on arrival, by either Phlanx at 23 of its goals [8.02].
  expect(counts(t, 3)).toEqual([5, 269, 1804]);
});

test('[7.066] a retreat and what follows', () => {
  const t = table('red 3 Gantua 7,-7 E; blue 3 Phlanx 8,-7 W; blue Gantua 9,-8 E', {
    step: 'combat',
  });
  act(t, 'attack 7,-7/E', 'done');
  expect(counts(t, 3)).toEqual([6, 28, 523]);
});
