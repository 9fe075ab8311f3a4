import { describe, expect, test } from 'vitest';
import { tinyGame } from '../../test/tiny-game.ts';
import { pack } from '../kernel/action.ts';
import { replay } from '../kernel/engine.ts';
import { Sfc32 } from '../kernel/random.ts';
import { type GameState, hashState, UNKNOWN } from '../kernel/state.ts';
import { NOBODY } from '../kernel/side.ts';
import type { BotSeat } from './bot.ts';
import { createBot } from './create-bot.ts';
import { IllegalChoiceError, Match, playMatch, playSeats } from './match.ts';
import { RandomBot } from './random.ts';

const game = tinyGame();
const randomBots = () => [0, 1].map((side) => createBot('random', side));

describe('a match', () => {
  test('is the same for the same seeds, and another for another', () => {
    const first = playMatch(game, randomBots(), 'k');
    expect(playMatch(game, randomBots(), 'k')).toEqual(first);
    expect(playMatch(game, randomBots(), 'l').hash).not.toBe(first.hash);
    expect(first.actions.length).toBe(first.decisions + first.dice);
  });

  test('leaves a list of actions that replays to its final state', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { actions, hash, outcome } = playMatch(game, randomBots(), seed);
      const s = replay(game, actions);
      expect(hashState(s)).toBe(hash);
      expect(game.outcome(s)).toEqual(outcome);
    }
  });

  test('rolls its dice evenly and by its own seed, no matter which side decides', () => {
    const faces = new Array<number>(7).fill(0);
    for (let seed = 0; seed < 400; seed++) {
      const { actions } = playMatch(game, randomBots(), seed);
      for (const action of actions) if (action >> 16 === game.verbs.id.roll) faces[action & 7] += 1;
    }
    const total = faces.reduce((a, b) => a + b);
    expect(total).toBeGreaterThan(200);
    // Five standard deviations.
    const spread = 5 * Math.sqrt(total * (1 / 6) * (5 / 6));
    for (const count of faces.slice(1)) expect(Math.abs(count - total / 6)).toBeLessThan(spread);
  });

  test('shows each seat its own view only', () => {
    const seen: number[] = [];
    const watch = (side: number): BotSeat => {
      const bot = new RandomBot('random', new Sfc32(side));
      return {
        choose(g, view, who) {
          const at = view.layout.fields.find(({ name }) => name === 'secret')?.offset ?? -1;
          expect(who).toBe(side);
          seen.push(view.ints[at + 1 - side]);
          return bot.choose(g, view);
        },
      };
    };
    return playSeats(game, [watch(0), watch(1)], 1).then(() => {
      expect(new Set(seen)).toEqual(new Set([UNKNOWN]));
    });
  });

  test('starts from a given position and does not change it', () => {
    const first = new Match(game, 1);
    for (let i = 0; i < 4; i++) first.act(randomBots()[0].choose(game, first.state, first.actor));
    const hash = hashState(first.state);
    const second = new Match(game, 2, first.state);
    while (second.actor !== NOBODY)
      second.act(randomBots()[0].choose(game, second.viewFor(second.actor), second.actor));
    expect(second.result().decisions).toBeGreaterThan(0);
    expect(hashState(first.state)).toBe(hash);
  });

  test('refuses to continue for ever, and to give a result before the end', () => {
    const endless = { ...game, maxDecisions: 3 };
    expect(() => playMatch(endless, randomBots(), 1)).toThrow('no end within 3 decisions');
    expect(() => new Match(game, 1).result()).toThrow('not over');
  });
});

describe('seats', () => {
  test('that wait play the same game as those that do not', async () => {
    const bots = randomBots();
    const slow = bots.map(
      (bot): BotSeat => ({
        async choose(g, view, side) {
          await Promise.resolve();
          return bot.choose(g, view, side);
        },
      }),
    );
    expect(await playSeats(game, slow, 3)).toEqual(playMatch(game, randomBots(), 3));
  });

  test('that answer with an illegal action are named with the rule', async () => {
    const seat: BotSeat = { choose: () => pack(game.verbs.id.roll, 6) };
    const playing = playSeats(game, [seat, seat], 1);
    await expect(playing).rejects.toThrow(IllegalChoiceError);
    await expect(playing).rejects.toMatchObject({ side: 0, refusal: { rule: '1' } });
  });

  test('that fail end the match with their own error', async () => {
    const seat: BotSeat = { choose: () => Promise.reject(new Error('program ended with code 1')) };
    await expect(playSeats(game, [seat, seat], 1)).rejects.toThrow('program ended with code 1');
  });
});

test('a bot never writes to the view it is given', () => {
  for (const level of ['random', 'greedy']) {
    const bot = createBot(level, 1);
    const match = new Match(game, 5);
    for (let side = match.actor; side !== NOBODY; side = match.actor) {
      const view: GameState = match.viewFor(side);
      const before = hashState(view);
      const action = bot.choose(game, view, side);
      expect(hashState(view)).toBe(before);
      match.act(action);
    }
  }
});
