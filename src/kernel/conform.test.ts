import { describe, expect, test } from 'vitest';
import { type Tiny, tinyGame } from '../../test/tiny-game.ts';
import { type ActionList, pack } from './action.ts';
import { ConformanceError, conformGame } from './conform.ts';
import type { Game } from './game.ts';
import { Sfc32 } from './random.ts';
import type { Step } from './step.ts';

const run = (game: Game<Tiny>, seed = 1) =>
  conformGame(game, new Sfc32(seed), { illegalPerDecision: 3, deepEvery: 1 });

/** The tiny game with one step replaced: every breach below must be found. */
function broken(name: string, change: (step: Step<Tiny>) => Step<Tiny>): Game<Tiny> {
  const game = tinyGame();
  const steps = game.steps.map((step, i) => (game.stepNames[i] === name ? change(step) : step));
  return { ...game, steps };
}

/** Runs seeds until the breach shows, and gives its message. */
function breach(game: Game<Tiny>): string {
  for (let seed = 0; seed < 40; seed++) {
    try {
      run(game, seed);
    } catch (error) {
      expect(error).toBeInstanceOf(ConformanceError);
      return (error as Error).message;
    }
  }
  return 'none';
}

describe('the conformance suite', () => {
  test('passes the tiny game on 200 seeds and tries illegal actions in each', () => {
    for (let seed = 0; seed < 200; seed++) {
      const report = run(tinyGame(), seed);
      expect(report.refused).toBeGreaterThan(0);
      expect(report.decisions).toBeGreaterThan(2);
    }
  });

  test('gives the same game for the same seed', () => {
    expect(run(tinyGame(), 5)).toEqual(run(tinyGame(), 5));
    expect(run(tinyGame(), 5).hash).not.toBe(run(tinyGame(), 6).hash);
  });

  test('finds a dead end', () => {
    expect(breach(broken('to', (step) => ({ ...step, actions() {} })))).toContain('dead end at to');
  });

  test('finds a list that is not ascending', () => {
    const actions = (_: Tiny, out: ActionList) => {
      out.push(pack(0, 2));
      out.push(pack(0, 1));
    };
    expect(breach(broken('bid', (step) => ({ ...step, actions })))).toContain('not ascending');
  });

  test('finds a prompt that does not say who is asked', () => {
    const game = tinyGame();
    const look = { ...game.look, prompt: () => 'Choose.' };
    expect(breach({ ...game, look })).toMatch(
      /the prompt at \w+ does not begin with "(Red|Blue): "/,
    );
  });

  test('finds a legal list that depends on what the side cannot see', () => {
    const actions = (s: Tiny, out: ActionList) => {
      const top = (s.secret[1 - s.side] as number) > 1 ? 2 : 1;
      for (let n = 1; n <= top; n++) out.add(0, n);
      out.add(3);
    };
    const apply = (s: Tiny) => {
      s.turn += 1;
      s.side = 1 - s.side;
    };
    const game = broken('turn', (step) => ({ ...step, actions, apply }));
    expect(breach(game)).toContain('cannot tell its legal actions');
  });

  test('finds a game without end', () => {
    const apply = (s: Tiny) => {
      s.side = 1 - s.side;
    };
    const game = { ...broken('turn', (step) => ({ ...step, apply })), maxDecisions: 50 };
    expect(breach(game)).toContain('no end within 50');
  });

  test('finds a broken invariant, with the actions that led to it', () => {
    const game: Game<Tiny> = {
      ...tinyGame(),
      check(s) {
        if (s.turn > 3) throw new Error('turn four must not be');
      },
    };
    expect(breach(game)).toContain('turn four must not be');
  });

  test('finds a position file that loses a field', () => {
    const game = tinyGame();
    const { turn: _, ...values } = game.position.values;
    const less = { ...game, position: { ...game.position, values } };
    expect(breach(less)).toContain('position file');
  });

  test('finds a guess that contradicts the view', () => {
    const game = tinyGame();
    const bot = {
      ...game.bot,
      determinize(view: Tiny, side: number) {
        view.secret[side] = 3;
        view.secret[1 - side] = 3;
      },
    };
    expect(breach({ ...game, bot })).toContain('contradicts the view');
  });
});
