import { describe, expect, test } from 'vitest';
import { STEP, type Tiny, tinyGame, tinyVerbs } from '../../test/tiny-game.ts';
import { type Action, ActionList, nounOf, pack } from '../kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { parseAction } from '../kernel/text/notation.ts';
import { Sfc32 } from '../kernel/random.ts';
import { NOBODY } from '../kernel/side.ts';
import {
  type ReviewedMove,
  type Review,
  reviewGame,
  RollEvaluator,
  sideValuesOf,
} from './review.ts';

const game = tinyGame();
const OPENING = ['bid 2', 'bid 1', 'move r1', 'to b2'];

function movesOf(texts: readonly string[]): ReviewedMove[] {
  return texts.map((text, i) => ({ seq: i + 1, side: 0, action: parseAction(game, text) }));
}

function review(
  moves: readonly ReviewedMove[],
  ends: readonly number[] = [],
  of: Game<Tiny> = game,
): Review {
  const work = reviewGame(of as Game, moves, new Set(ends));
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

describe('a roll', () => {
  // Losing one of two pieces is worth half a game: 1-2 the mover dies, 3-4 nothing happens, 5-6 the enemy dies.
  test.each([
    [1, -0.5],
    [3, 0],
    [6, 0.5],
  ])('a die of %i is worth %f to the attacker, where nothing was to be expected', (die, luck) => {
    const [roll] = review(movesOf([...OPENING, 'move b1', 'to b2', `roll ${die}`])).rolls;
    // Blue attacks.
    expect(roll).toEqual({ seq: 7, expected: [0, 0], actual: [0 - luck, luck] });
  });

  test('each outcome counts by its weight', () => {
    const steps = game.steps.map((step, id) =>
      id === STEP.roll
        ? { ...step, weight: (_: Tiny, a: Action) => (nounOf(a) === 6 ? 5 : 1) }
        : step,
    );
    const loaded = { ...game, steps };
    const [roll] = review(movesOf([...OPENING, 'move b1', 'to b2', 'roll 5']), [], loaded).rolls;
    // 2 in 10 each for the mover's loss and for no loss, 6 in 10 for the enemy's loss.
    expect(roll?.expected[1]).toBeCloseTo((0.5 * (6 - 2)) / 10, 12);
    expect(roll?.actual).toEqual([-0.5, 0.5]);
  });

  test('a roll that follows directly is averaged with it: only the last roll has luck', () => {
    // The die is thrown twice, and only the second result counts.
    const steps = game.steps.map((step, id) =>
      id === STEP.roll
        ? {
            ...step,
            apply(s: Tiny, action: Action) {
              const frame = s.frame(STEP.roll);
              if (frame.rolled === 0) frame.rolled = 1;
              else step.apply?.(s, action);
            },
          }
        : step,
    );
    const texts = [...OPENING, 'move b1', 'to b2', 'roll 6', 'roll 6'];
    const { rolls } = review(movesOf(texts), [], { ...game, steps });
    expect(rolls).toEqual([
      { seq: 7, expected: [0, 0], actual: [0, 0] },
      { seq: 8, expected: [0, 0], actual: [-0.5, 0.5] },
    ]);
  });

  test('that ends the game is worth the result', () => {
    const s = start(game);
    for (const text of ['bid 2', 'bid 1']) apply(game, s, parseAction(game, text));
    s.at.set([3, -1, 5, -1]);
    s.side = 0;
    const evaluator = new RollEvaluator(game as Game);
    evaluator.decide(s, parseAction(game, 'move r1'));
    evaluator.decide(s, parseAction(game, 'to c1'));
    expect(evaluator.roll(s, pack(tinyVerbs.id.roll, 5))).toEqual({
      expected: [0, 0],
      actual: [1, -1],
    });
    expect(actor(game, s)).toBe(NOBODY);
  });
});

test('positions are evaluated at the set-up, after the requested entries, and at the end', () => {
  const moves = movesOf([...OPENING, 'move b1', 'to b2', 'roll 6', 'pass']);
  const { evaluations } = review(moves, [4]);
  expect(evaluations.map(({ seq, values }) => [seq, ...values])).toEqual([
    [0, 0, 0],
    [4, 0, 0],
    [8, -0.5, 0.5],
  ]);
  expect(evaluations.map(({ units }) => units.map(([u]) => u))).toEqual([
    [0, 1, 2, 3],
    [0, 1, 2, 3],
    [1, 2, 3],
  ]);
});

test('a game that starts from a position is reviewed from there', () => {
  const s = start(game);
  s.restart(STEP.turn);
  s.at.set([0, -1, 5, 6]);
  const moves = [
    { seq: 1, side: -1, ints: s.ints.slice() },
    ...movesOf(['pass']).map((d) => ({ ...d, seq: 2 })),
  ];
  const { evaluations } = review(moves);
  expect(evaluations.map(({ seq, values }) => [seq, ...values])).toEqual([
    [1, -0.5, 0.5],
    [2, -0.5, 0.5],
  ]);
  expect(evaluations[0]?.units).toHaveLength(3);
});

test('values of two sides add up to 0, whatever the evaluation says', () => {
  const s = start(game);
  const bot = { ...game.bot, evaluate: (_: Tiny, side: number) => (side === 0 ? 0.5 : 0.1) };
  const [red, blue] = sideValuesOf({ ...game, bot } as Game, s);
  expect(red).toBeCloseTo(0.2, 12);
  expect(blue).toBeCloseTo(-0.2, 12);
});

test('luck is 0 in the long run: over 200 games it sums up to nothing within four deviations', () => {
  const rng = new Sfc32('luck');
  const sums = Array.from({ length: 200 }, () =>
    review(playAtRandom(rng)).rolls.reduce(
      (sum, r) => sum + (r.actual[0] ?? 0) - (r.expected[0] ?? 0),
      0,
    ),
  );
  const total = sums.reduce((a, b) => a + b, 0);
  const deviation = Math.sqrt(sums.reduce((a, b) => a + b * b, 0));
  expect(deviation).toBeGreaterThan(1);
  expect(Math.abs(total)).toBeLessThan(4 * deviation);
});

function playAtRandom(rng: Sfc32): ReviewedMove[] {
  const s = start(game);
  const moves: ReviewedMove[] = [];
  const list = new ActionList();
  while (actor(game, s) !== NOBODY) {
    legal(game, s, list);
    const action = drawOutcome(game, s, list, (n) => rng.below(n));
    moves.push({ seq: moves.length + 1, side: actor(game, s), action });
    apply(game, s, action);
  }
  return moves;
}
