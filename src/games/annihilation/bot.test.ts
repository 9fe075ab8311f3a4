import { describe, expect, test } from 'vitest';
import { expectLearning, expectTunable, expectZeroSum } from '../../../test/heuristics.ts';
import { byTier } from '../../../test/tier.ts';
import { ActionList } from '../../kernel/action.ts';
import { actor, apply, legal, start } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { formatAction, parseAction } from '../../kernel/text/notation.ts';
import { Sfc32 } from '../../kernel/random.ts';
import { NOBODY } from '../../kernel/side.ts';
import type { AnnihilationState } from './state.ts';
import { act, anyAction, openGame, table, type TestGame } from './testing.ts';

/** Games of each side against chance. */
const GAMES = byTier(10, 10, 30);

function candidates({ game, s }: Pick<TestGame, 'game' | 's'>): ActionList {
  const out = new ActionList();
  game.bot.candidates?.(s, legal(game, s, new ActionList()), out);
  return out;
}
const words = (t: TestGame) =>
  candidates(t)
    .toArray()
    .map((action) => formatAction(t.game, action));

/** Returns the candidate after which a side's evaluation is best. */
function best(game: Game<AnnihilationState>, s: AnnihilationState): number {
  const side = actor(game, s);
  const values = candidates({ game, s })
    .toArray()
    .map((action) => {
      const after = s.clone();
      apply(game, after, action);
      return { action, value: game.bot.evaluate(after, side) };
    });
  return values.reduce((a, b) => (b.value > a.value ? b : a)).action;
}

describe('evaluate', () => {
  test.each(['standard', 'learning'])(
    '[7.1] at every decision, one player’s gain is the other’s loss: %s',
    (scenario) => {
      expectZeroSum(openGame({ scenario }), 1000);
      expectTunable(openGame({ scenario }), 1000);
      expectLearning(openGame({ scenario }), 1000);
    },
  );

  test('[7.1] points, charge and particles count, for one side as against the other', () => {
    const ahead = table('', { values: { white: 3 } });
    const richer = table('b8! tray');
    for (const { game, s } of [ahead, richer]) {
      expect(game.bot.evaluate(s, 0)).toBeGreaterThan(0);
      expect(game.bot.evaluate(s, 1)).toBe(-game.bot.evaluate(s, 0));
    }
    expect(table('').game.bot.evaluate(table('').s, 0)).toBe(0);
  });

  test('[0.2] a reached target is worth everything', () => {
    const { game, s } = table('', { values: { white: 19 } });
    // Possible only during a turn, so a position file cannot state it.
    s.score[0] = 20;
    expect([game.bot.evaluate(s, 0), game.bot.evaluate(s, 1)]).toEqual([1, -1]);
  });

  test('in the middle of a turn it sees the best way to finish it', () => {
    const at = (moves: string) => act(table('w3 7b, w1a 9h, b8 B'), moves);
    const value = ({ game, s }: TestGame) => game.bot.evaluate(s, 0);
    // From 8b the 3 still takes the 8 on B with it, but not from 6b.
    expect(value(at('emit w3, to 8b'))).toBeGreaterThan(value(at('emit w3, to 6b')));
    expect(value(at('emit w3'))).toBe(value(at('emit w3, to 8b, to 9d')));
    expect(value(at('emit w3'))).toBe(value(at('emit w3, to 8b, to 9d, to B')));
  });
});

describe('the win prediction', () => {
  const white = (text: string, values = {}): number => {
    const { game, s } = table(text, { values });
    return game.bot.predict?.(s, 0) ?? Number.NaN;
  };

  test('[5.6] a heavy particle is worth more in the tray, where it cannot be taken, than on the board', () => {
    expect(white('w8 7b')).toBeLessThan(white(''));
    expect(white('b8 7b')).toBeGreaterThan(white(''));
    expect(white('b8! tray')).toBeGreaterThan(white(''));
  });

  test('[7.1] points count', () => {
    expect(white('', { white: 1 })).toBeGreaterThan(white(''));
    expect(white('', { black: 1 })).toBeLessThan(white(''));
  });

  test('[0.3] in equal positions only the turn counts', () => {
    const [first, second] = [white('', { side: 'white' }), white('', { side: 'black' })];
    expect(first).toBeGreaterThan(0);
    expect(second).toBeCloseTo(-first, 12);
  });
});

describe('candidates', () => {
  test('[D9] of equal particles in the tray one is enough', () => {
    expect(words(table('b1a! tray, b0! tray'))).toEqual(
      ['w0', 'w1a', 'w2', 'w3', 'w5', 'w8'].map((id) => `place ${id}`),
    );
  });

  test('[2.1] annihilators go near something', () => {
    const t = act(table('b5 5c'), 'place w0');
    expect(words(t)).toEqual(
      ['1a', '1b', '1c', '1d', '1e', '1f', '1g', '1h', '4b', '4c', '6b', '6c']
        .concat(['9a', '9b', '9c', '9d', '9e', '9f', '9g', '9h'])
        .map((point) => `at ${point}`),
    );
  });

  test('[3.3] steps and flights towards the enemy come first', () => {
    expect(
      words(act(table('w1a 5c, w5 9a'), 'emit w1a'))
        .slice(0, 2)
        .sort(),
    ).toEqual(['to 6b', 'to 6c']);
  });

  test('[5.4] it takes the shot', () => {
    const { game, s } = table('w2 8a, w1a 9h, b5 B');
    for (const text of ['emit w2', 'to 9a', 'to B']) {
      expect(formatAction(game, best(game, s))).toBe(text);
      apply(game, s, parseAction(game, text));
    }
  });
});

test.each(['standard', 'learning'])(
  'the best candidate beats chance from either side: %s',
  (scenario) => {
    const game = openGame({ scenario });
    for (const thinker of [0, 1]) {
      let wins = 0;
      for (let seed = 0; seed < GAMES; seed++) {
        const rng = new Sfc32(`${thinker}/${seed}`);
        const s = start(game);
        const list = new ActionList();
        while (actor(game, s) !== NOBODY) {
          const isThinking = actor(game, s) === thinker;
          apply(game, s, isThinking ? best(game, s) : anyAction({ game, s }, rng, list));
        }
        wins += Number(game.outcome(s)?.winners.join() === String(thinker));
      }
      expect(wins).toBeGreaterThanOrEqual(0.9 * GAMES);
    }
  },
);
