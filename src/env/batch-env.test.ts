import { describe, expect, test } from 'vitest';
import { STEP, type Tiny, tinyGame, tinyVerbs } from '../../test/tiny-game.ts';
import { ActionList, pack } from '../kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../kernel/engine.ts';
import { Sfc32 } from '../kernel/random.ts';
import { CHANCE, NOBODY, SPECTATOR } from '../kernel/side.ts';
import { hashState, UNKNOWN } from '../kernel/state.ts';
import { BatchEnv, IllegalStepError, NO_ACTION } from './batch-env.ts';
import { describeBatch } from './description.ts';
import { aligned, type BatchFrame, HEADER_BYTES } from './frame.ts';
import type { BatchOptions } from './options.ts';

const game = tinyGame();
const V = tinyVerbs.id;
const batchOf = (envs: number, more: Partial<BatchOptions> = {}): BatchEnv =>
  new BatchEnv(game, { envs, seed: 7, ...more });

/** Returns the legal ids of an environment. */
const legalOf = ({ start: at, legal: all }: BatchFrame, i: number): number[] => [
  ...all.subarray(at[i], at[i + 1]),
];

/** Chooses actions that depend only on the environment and the round, whatever batch the environment is in. */
function choices({ player, ...frame }: BatchFrame, first: number, round: number): number[] {
  return [...player].map((side, i) => {
    const list = legalOf({ player, ...frame } as BatchFrame, i);
    return side === NOBODY ? NO_ACTION : list[(31 * (first + i) + 17 * round) % list.length];
  });
}

/** Plays rounds; returns a copy of each frame's bytes. */
function played(env: BatchEnv, rounds: number): Uint8Array[] {
  const frames = [env.reset().bytes().slice()];
  for (let round = 0; round < rounds; round++)
    frames.push(
      env
        .step(choices(env.frame, env.options.first, round))
        .bytes()
        .slice(),
    );
  return frames;
}

describe('a batch', () => {
  test('shows side, observation and legal ids of each environment', () => {
    const env = batchOf(3);
    const frame = env.reset();
    expect([...frame.player]).toEqual([0, 0, 0]);
    const bids = [1, 2, 3].map((n) => env.ids.idOf(pack(V.bid, n)));
    expect(legalOf(frame, 1)).toEqual(bids);
    expect([...frame.start]).toEqual([0, 3, 6, 9]);
    expect(frame.obs.subarray(env.size, 2 * env.size)).toEqual(env.observe(1, 0));
    expect([...env.step([bids[0], bids[1], bids[2]]).player]).toEqual([1, 1, 1]);
  });

  test('gives the same frames for the same seed and actions, and others for another seed', () => {
    expect(played(batchOf(4), 60)).toEqual(played(batchOf(4), 60));
    expect(played(batchOf(4), 60)).not.toEqual(played(batchOf(4, { seed: 8 }), 60));
  });

  test('of two environments from number 2 on plays the games of a batch of four', () => {
    const [all, part] = [batchOf(4), batchOf(2, { first: 2 })];
    all.reset();
    part.reset();
    for (let round = 0; round < 80; round++) {
      const [f, p] = [
        all.step(choices(all.frame, 0, round)),
        part.step(choices(part.frame, 2, round)),
      ];
      expect([...p.obs]).toEqual([...f.obs.subarray(2 * all.size)]);
      expect([...p.reward]).toEqual([...f.reward.subarray(4)]);
    }
  });

  test('rolls game g of environment i from seed/i/g', () => {
    const env = batchOf(2, { first: 5, autoreset: 'disabled' });
    const list = new ActionList();
    let [dice, round] = [0, 0];
    for (let g = 0; g < 12; g++) {
      env.reset();
      const s = start(game);
      const rng = new Sfc32(`7/6/${g}`);
      const below = (n: number) => rng.below(n);
      for (; env.frame.player[1] !== NOBODY; round++) {
        const ids = choices(env.frame, 5, round);
        apply(game, s, env.ids.actionOf(ids[1]));
        for (; actor(game, s) === CHANCE; dice++)
          apply(game, s, drawOutcome(game, s, legal(game, s, list), below));
        env.step(ids);
        expect(env.hash(1)).toBe(hashState(s));
      }
    }
    expect(dice).toBeGreaterThan(5);
  });

  test('refuses an illegal action with its rule, before it plays any', () => {
    const env = batchOf(2);
    const [bid] = legalOf(env.reset(), 0);
    const before = env.frame.bytes().slice();
    const pass = env.ids.idOf(pack(V.pass));
    for (const id of [pass, NO_ACTION, env.ids.count, 70_000, Number.NaN])
      expect(() => env.step([bid, id])).toThrow(IllegalStepError);
    expect(() => env.step([bid, pass])).toThrow('environment 1: action');
    expect(() => env.step([bid])).toThrow('1 actions for 2 environments');
    expect(env.frame.bytes()).toEqual(before);
    expect([...env.step([bid, bid]).player]).toEqual([1, 1]);
  });

  test('refuses options that it cannot play, and a step before reset', () => {
    expect(() => batchOf(0)).toThrow('envs: 0');
    expect(() => batchOf(1, { view: 2 })).toThrow('no side 2');
    expect(() => batchOf(1, { first: -1 })).toThrow('first: -1');
    expect(() => batchOf(1).step([0])).toThrow('reset comes before');
  });
});

/** Plays until a game of environment 0 ends; returns the frame. */
function untilDone(env: BatchEnv): BatchFrame {
  for (let round = 0; round < 200; round++) {
    const frame = env.step(choices(env.frame, 0, round));
    if (frame.done[0] === 1) return frame;
  }
  throw new Error('no end');
}

test('a game that keeps its work is opened again for each environment, and plays the same games', () => {
  let opened = 0;
  const open = () => {
    opened += 1;
    return tinyGame();
  };
  const options = { envs: 4, seed: 7 };
  const apart = new BatchEnv({ ...tinyGame(), cachesActions: true }, options, open);
  expect(opened).toBe(3);
  expect(played(apart, 60)).toEqual(played(batchOf(4), 60));
  expect(played(new BatchEnv(tinyGame(), options, open), 1)).toHaveLength(2);
  expect(opened).toBe(3);
});

describe('when a game ends', () => {
  test('same_step starts the next at once, with rewards, and the last observation on request', () => {
    const env = batchOf(1, { finalObs: true });
    env.reset();
    const frame = untilDone(env);
    expect(frame.player[0]).toBe(0);
    expect(legalOf(frame, 0)).toHaveLength(3);
    const [red, blue] = frame.reward;
    expect(Math.abs(red)).toBeLessThanOrEqual(1);
    expect(red + blue).toBe(0);
    expect([...frame.finalObs]).not.toEqual([...frame.obs]);
    expect(frame.finalObs[1]).toBe(STEP.over);
    expect([...env.step(choices(env.frame, 0, 0)).reward]).toEqual([0, 0]);
    expect(env.frame.done[0]).toBe(0);
  });

  test('next_step shows the end, ignores the next action and starts', () => {
    const env = batchOf(1, { autoreset: 'next_step' });
    env.reset();
    const frame = untilDone(env);
    expect([frame.player[0], frame.start[1], frame.obs[1]]).toEqual([NOBODY, 0, STEP.over]);
    expect([...env.step([12_345]).player]).toEqual([0]);
    expect([...env.frame.done, ...env.frame.reward]).toEqual([0, 0, 0]);
  });

  test('disabled waits for reset, of some environments by a mask', () => {
    const env = batchOf(2, { autoreset: 'disabled' });
    env.reset();
    untilDone(env);
    expect([...env.step(choices(env.frame, 0, 1)).done]).toContain(1);
    expect(env.frame.reward[0]).toBe(0);
    const other = env.hash(1);
    env.reset([1, 0]);
    expect([env.frame.player[0], env.hash(1)]).toEqual([0, other]);
  });

  test('all three play the same games', () => {
    const ends = (autoreset: BatchOptions['autoreset']) => {
      const env = batchOf(1, autoreset === undefined ? {} : { autoreset });
      env.reset();
      const rewards = [1, 2, 3].map(() => {
        const [red] = untilDone(env).reward;
        if (autoreset === 'next_step') env.step([NO_ACTION]);
        if (autoreset === 'disabled') env.reset();
        return red;
      });
      return [rewards, env.hash(0)];
    };
    expect(ends('next_step')).toEqual(ends('same_step'));
    expect(ends('disabled')).toEqual(ends('same_step'));
  });
});

describe('explicit chance', () => {
  test('shows outcomes with weights, and draws what sampled chance rolls', () => {
    const [sampled, explicit] = [batchOf(1), batchOf(1, { chance: 'explicit' })];
    sampled.reset();
    explicit.reset();
    let dice = 0;
    for (let round = 0; round < 200; round++) {
      for (; explicit.frame.player[0] === CHANCE; dice++) {
        const [from, to] = explicit.frame.start;
        expect([...explicit.frame.weights.subarray(from, to)]).toEqual([1, 1, 1, 1, 1, 1]);
        const view = explicit.observe(0, SPECTATOR);
        expect([...explicit.frame.obs]).toEqual([...view]);
        explicit.step([NO_ACTION]);
      }
      expect(explicit.hash(0)).toBe(sampled.hash(0));
      expect(explicit.frame.weights[0]).toBe(0);
      const ids = choices(sampled.frame, 0, round);
      sampled.step(ids);
      explicit.step(ids);
    }
    expect(dice).toBeGreaterThan(5);
  });

  test('plays the given outcome, and the bytes end with the weights', () => {
    const env = batchOf(1, { chance: 'explicit' });
    env.reset();
    for (let round = 0; env.frame.player[0] !== CHANCE; round++)
      env.step(choices(env.frame, 0, round));
    const { start: at, offsets } = env.frame;
    const bytes = env.frame.bytes();
    const from = aligned(HEADER_BYTES + offsets.legal + 2 * at[1]);
    expect([...new Uint32Array(bytes.slice(from).buffer)]).toEqual([1, 1, 1, 1, 1, 1]);
    expect(() => env.step([env.ids.idOf(pack(V.roll, 0))])).toThrow(IllegalStepError);
    env.step([env.ids.idOf(pack(V.roll, 6))]);
    expect(env.frame.player[0]).not.toBe(CHANCE);
  });
});

describe('views and copies', () => {
  const secretOf = (env: BatchEnv, ints: Int16Array): number[] => {
    const { offset, length } =
      describeBatch(env).fields.find(({ name }) => name === 'secret') ?? expect.fail();
    return [...ints.subarray(offset, offset + length)];
  };
  /** Returns a batch in which red has bid 2, and blue 3. */
  const bids = (more: Partial<BatchOptions> = {}, envs = 1): BatchEnv => {
    const env = batchOf(envs, more);
    env.reset();
    for (const n of [2, 3]) env.step(Array(envs).fill(env.ids.idOf(pack(V.bid, n))));
    return env;
  };

  test('hide what the viewer may not see', () => {
    const env = bids();
    expect(secretOf(env, env.frame.obs)).toEqual([2, UNKNOWN]);
    expect(secretOf(env, env.observe(0, 1))).toEqual([UNKNOWN, 3]);
    expect(secretOf(env, env.observe(0, SPECTATOR))).toEqual([UNKNOWN, UNKNOWN]);
    const always = (view: BatchOptions['view']) => {
      const other = bids(view === undefined ? {} : { view });
      return secretOf(other, other.frame.obs);
    };
    expect([always(1), always('spectator')]).toEqual([
      [UNKNOWN, 3],
      [UNKNOWN, UNKNOWN],
    ]);
  });

  test('save and restore continue alike in any environment, dice included', () => {
    const env = bids({}, 3);
    for (let round = 0; round < 4; round++) env.step(choices(env.frame, 0, round));
    env.restore(env.save(1), 2);
    expect(env.hash(2)).toBe(env.hash(1));
    for (let round = 0; round < 100; round++) {
      const ids = choices(env.frame, 0, round);
      const frame = env.step([ids[0], ids[1], ids[1]]);
      expect(env.hash(2)).toBe(env.hash(1));
      expect(frame.reward.slice(4)).toEqual(frame.reward.slice(2, 4));
    }
  });

  test('refuse bytes that are not a saved environment', () => {
    const env = bids();
    const saved = env.save(0);
    for (const bytes of [new Uint8Array(0), saved.slice(1), saved.map((b, i) => (i === 0 ? 0 : b))])
      expect(() => env.restore(bytes, 0)).toThrow('not a saved environment');
    expect(() => env.restore(saved, 0, 2)).toThrow('there is no environment 1');
  });

  test('determinize guesses only what the side cannot see', () => {
    const env = bids({}, 2);
    const guesses = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      env.determinize(0, 0, seed, 1);
      expect(env.observe(1, 0)).toEqual(env.observe(0, 0));
      const [red, blue] = (env.state(1) as Tiny).secret;
      expect(red).toBe(2);
      return blue;
    });
    expect(new Set(guesses)).toEqual(new Set([1, 2, 3]));
    expect([...env.frame.player]).toEqual([0, 0]);
  });
});

test('a frame grows without losing its contents', () => {
  const env = batchOf(2);
  const frame = env.reset();
  const larger = frame.grown();
  expect(larger.legal.length).toBe(2 * frame.legal.length);
  expect(larger.bytes()).toEqual(frame.bytes());
});
