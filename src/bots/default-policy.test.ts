import { describe, expect, test } from 'vitest';
import { tinyGame, tinyVerbs } from '../../test/tiny-game.ts';
import { type Action, type ActionList, pack } from '../kernel/action.ts';
import { apply, start } from '../kernel/engine.ts';
import type { Game } from '../kernel/game.ts';
import { Sfc32 } from '../kernel/random.ts';
import { createBot } from './create-bot.ts';
import { GreedyBot } from './greedy.ts';
import { Lookahead } from './lookahead.ts';

const V = tinyVerbs.id;
const plain = tinyGame() as unknown as Game;
const compared = { outcomes: 6, breadth: 8 };

/** Builds the tiny game with a default policy and with candidates in an order of their own. */
const withPolicy = (policy: (list: ActionList) => Action | undefined): Game => ({
  ...plain,
  bot: {
    ...plain.bot,
    evaluate: () => {
      throw new Error('nothing is to be compared');
    },
    candidates: (_, list, out) => {
      for (const action of list.toArray().toReversed()) out.push(action);
    },
    defaultPolicy: (_, list) => policy(list),
  },
});

/** Returns the first position, in which red bids. */
const opened = (game: Game) => start(game);
const last = (list: ActionList): Action => list.at(list.length - 1);

describe('the default policy of a game', () => {
  test('is played by bots that look one decision ahead, without a comparison', () => {
    const game = withPolicy(last);
    const s = opened(game);
    const ahead = new Lookahead(game, new Sfc32(1), compared);
    expect(ahead.best(s)).toBe(new GreedyBot('g', new Sfc32(1)).choose(game, s, 0));
    expect(ahead.positions).toBe(0);
  });

  test('comes first among the candidates, which are worth less from place to place', () => {
    const game = withPolicy(last);
    const rated = new GreedyBot('g', new Sfc32(1)).rateActions(game, opened(game), 0);
    expect(rated[0].action).toBe(new GreedyBot('g', new Sfc32(1)).choose(game, opened(game), 0));
    expect(rated.map(({ value }) => value)).toEqual(
      rated.map((_, i) => (i === 0 ? -0 : -i / rated.length)),
    );
  });

  test('is the move that levels slip from: the lower the level, the farther', () => {
    const game = withPolicy(last);
    const s = opened(game);
    const places = (level: string) => {
      const order = new GreedyBot('g', new Sfc32(1))
        .rateActions(game, s, 0)
        .map(({ action }) => action);
      const bots = Array.from({ length: 60 }, (_, seed) => createBot(level, seed));
      return new Set(bots.map((bot) => order.indexOf(bot.choose(game, s, 0))));
    };
    expect(places('greedy')).toEqual(new Set([0]));
    expect(places('1').size).toBeGreaterThanOrEqual(places('3').size);
    expect(places('1').size).toBeGreaterThan(1);
  });

  test('may be undefined: candidates are then compared', () => {
    const game: Game = {
      ...plain,
      bot: { ...plain.bot, defaultPolicy: () => undefined },
    };
    const s = opened(game);
    apply(game, s, pack(V.bid, 1));
    const ahead = new Lookahead(game, new Sfc32(1), compared);
    const without = new Lookahead(plain, new Sfc32(1), compared);
    expect(ahead.best(s)).toBe(without.best(s));
    expect(ahead.positions).toBe(without.positions);
  });

  test('is the only option for thinking ahead where the game wants nothing else; slips still depart from it', () => {
    const game = withPolicy(last);
    const policyOnly = { ...game, bot: { ...game.bot, usesPolicyOnly: () => true } };
    const s = opened(game);
    const usual = new GreedyBot('g', new Sfc32(1)).choose(game, s, 0);
    for (const level of ['4.turns', '4.decisions']) {
      expect(createBot(level, 1).rateActions(policyOnly, s, 0)).toEqual([
        { action: usual, value: 0, share: 1 },
      ]);
      expect(() => createBot(level, 1).rateActions(game, s, 0)).toThrow(
        'nothing is to be compared',
      );
    }
    const slips = Array.from({ length: 60 }, (_, seed) => createBot('1', seed));
    expect(new Set(slips.map((bot) => bot.choose(policyOnly, s, 0))).size).toBeGreaterThan(1);
  });
});
