import { describe, expect, test } from 'vitest';
import { STEP, type Tiny, tinyGame } from '../../../test/tiny-game.ts';
import { type Action, ActionList, pack } from '../action.ts';
import { ConformanceError, type ConformanceOptions, conformGame } from './conform.ts';
import { actor, apply, hasDice, legal, refusalOf, replay, start } from '../engine.ts';
import type { Game } from '../game.ts';
import type { Log } from '../text/log.ts';
import { Sfc32 } from '../random.ts';
import type { Step } from '../step.ts';

const run = (game: Game<Tiny>, seed = 1, options: ConformanceOptions = {}) =>
  conformGame(game, new Sfc32(seed), { illegalPerDecision: 3, deepEvery: 1, ...options });

/** Returns the tiny game with one step replaced; every test below must find the breach. */
function broken(name: string, change: (step: Step<Tiny>) => Step<Tiny>): Game<Tiny> {
  const game = tinyGame();
  const steps = game.steps.map((step, i) => (game.stepNames[i] === name ? change(step) : step));
  return { ...game, steps };
}

/** Plays seeds until the breach is found; returns its message. */
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

  test('lists the clicks that are refused without a reason, and what was played before them', () => {
    const game = broken('to', ({ refusals: _, ...step }) => step);
    const { clicks, unexplained, actions } = run(game, 3, { clicksPerDecision: 9 });
    expect(clicks).toBeGreaterThan(unexplained.length);
    expect(unexplained.length).toBeGreaterThan(0);
    for (const { action, step, after, refusal } of unexplained) {
      const s = replay(game, actions.slice(0, after));
      expect(game.stepNames[s.step]).toBe(step);
      expect(refusalOf(game, s, action)).toEqual(refusal);
      expect(refusal).toMatchObject({ scope: 'general', reason: /^You can’t do that now/ });
    }
  });

  test('gives the same game for the same seed', () => {
    expect(run(tinyGame(), 5)).toEqual(run(tinyGame(), 5));
    expect(run(tinyGame(), 5).hash).not.toBe(run(tinyGame(), 6).hash);
  });

  test('finds a dead end', () => {
    expect(breach(broken('to', (step) => ({ ...step, actions() {} })))).toContain('dead end at to');
  });

  test('finds a number larger than its verb declares', () => {
    const actions = (_: Tiny, out: ActionList) => out.add(0, 4);
    expect(breach(broken('bid', (step) => ({ ...step, actions })))).toContain('of "bid 4" has no');
  });

  test('finds a list that is not ascending', () => {
    const actions = (_: Tiny, out: ActionList) => {
      out.push(pack(0, 2));
      out.push(pack(0, 1));
    };
    expect(breach(broken('bid', (step) => ({ ...step, actions })))).toContain('not ascending');
  });

  test('finds an action that cannot be displayed, and an overlay that fails', () => {
    const fails = (): never => {
      throw new Error('nothing to show');
    };
    const { look } = tinyGame();
    const overlays = [{ id: 'none', name: 'none', areas: fails }];
    for (const change of [{ path: fails }, { preview: fails }, { overlays }])
      expect(breach({ ...tinyGame(), look: { ...look, ...change } })).toContain('nothing to show');
  });

  test('chooses among the candidates if `seeks` is set, and any action now and then', () => {
    const first = (s: Tiny, list: ActionList, out: ActionList) => s.ints && out.push(list.at(0));
    const game = { ...tinyGame(), bot: { ...tinyGame().bot, candidates: first } };
    const shareOfFirst = (seeks: boolean): number => {
      let [firsts, all] = [0, 0];
      for (let seed = 0; seed < 40; seed++) {
        const s = start(game);
        for (const action of run(game, seed, { seeks }).actions) {
          const list = legal(game, s, new ActionList());
          if (actor(game, s) >= 0 && list.length > 1) {
            all += 1;
            if (list.at(0) === action) firsts += 1;
          }
          apply(game, s, action);
        }
      }
      return firsts / all;
    };
    expect(shareOfFirst(true)).toBeGreaterThan(0.75);
    expect(shareOfFirst(true)).toBeLessThan(1);
    expect(shareOfFirst(false)).toBeLessThan(0.6);
  });

  test('finds a decision without a prompt', () => {
    const game = tinyGame();
    const look = { ...game.look, prompt: () => '' };
    expect(breach({ ...game, look })).toMatch(/no prompt at \w+/);
  });

  test('finds a unit that is not drawn at its node', () => {
    const game = tinyGame();
    const look = { ...game.look, nodeOf: () => 3 };
    expect(breach({ ...game, look })).toMatch(/unit \w+ is not drawn where it is said to be/);
  });

  test('finds a legal list that depends on what the side cannot see', () => {
    const actions = (s: Tiny, out: ActionList) => {
      const top = s.secret[1 - s.side] > 1 ? 2 : 1;
      for (let n = 1; n <= top; n++) out.add(0, n);
      out.add(3);
    };
    const apply = (s: Tiny) => {
      s.turn += 1;
      s.side = 1 - s.side;
    };
    const game = broken('turn', (step) => ({ ...step, actions, apply, verbs: [0, 3] }));
    const look = { ...game.look, actionLabel: () => 'label' };
    expect(breach({ ...game, look })).toMatch(
      /cannot tell its legal actions|what is legal at turn depends on/,
    );
  });

  test('finds a refusal that depends on what the side cannot see', () => {
    const whyNot = (s: Tiny) =>
      s.secret[1 - s.side] === 3 ? { rule: '2', reason: 'Their bid is high.' } : undefined;
    expect(breach(broken('to', (step) => ({ ...step, refusals: { to: whyNot } })))).toContain(
      'a refusal at to depends on what side',
    );
  });

  test('finds a step that reveals something hidden without declaring it', () => {
    const step = tinyGame().steps[STEP.to];
    const apply = (s: Tiny, action: Action) => {
      if (s.secret[1 - s.side] === 3) s.limit += 1;
      step?.apply?.(s, action);
    };
    expect(breach(broken('to', (to) => ({ ...to, apply })))).toMatch(
      /to tells side [01] something hidden/,
    );
    const honest = broken('to', (to) => ({ ...to, apply, reveals: true }));
    expect(breach({ ...honest, maxDecisions: 1000 })).not.toContain('something hidden');
  });

  test('finds lines of the log whose number shows what the side cannot see', () => {
    const step = tinyGame().steps[STEP.to];
    const apply = (s: Tiny, action: Action, log?: Log) => {
      if (s.secret[1 - s.side] === 3) log?.add({ type: 'end', rule: '2' });
      step?.apply?.(s, action, log);
    };
    expect(breach(broken('to', (to) => ({ ...to, apply })))).toContain(
      'what comes after to shows what side',
    );
  });

  test('finds a game without end', () => {
    const apply = (s: Tiny) => {
      s.side = 1 - s.side;
    };
    const game = { ...broken('turn', (step) => ({ ...step, apply })), maxDecisions: 50 };
    expect(breach(game)).toContain('no end within 50');
  });

  test('finds a verb that a step offers and does not name', () => {
    const game = broken('turn', (step) => ({ ...step, verbs: [1] }));
    expect(breach(game)).toContain('turn offers "pass", not among its verbs');
  });

  test('finds verbs at a step of Chance, which would hide that the game has dice', () => {
    expect(hasDice(tinyGame())).toBe(true);
    const game = broken('roll', (step) => ({ ...step, verbs: [4] }));
    expect(hasDice(game)).toBe(false);
    expect(breach(game)).toContain('roll is a step of Chance and names verbs');
  });

  test('finds a refusal by a rule that the rulebook does not contain', () => {
    const rules = new Set(['1', '3', '4']);
    expect(() => run(tinyGame(), 1, { rules, clicksPerDecision: 9 })).toThrow('names [2]');
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

  test('finds a guess in which another side has no legal action', () => {
    const isTold = (s: Tiny) => s.secret[s.side] === 3;
    const game = broken('bid', (step) => ({
      ...step,
      actions: (s, out) => (isTold(s) ? undefined : step.actions?.(s, out)),
    }));
    const bot = {
      ...game.bot,
      determinize(view: Tiny, side: number) {
        view.secret[1 - side] = 3;
      },
    };
    expect(breach({ ...game, bot })).toContain('a guess of determinize has a dead end at bid');
  });
});
