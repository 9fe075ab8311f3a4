/**
 * Digests of random games through the environments: they equal those of `countermarch.digest` in the Python package.
 * `node test/env-digest.ts` writes them into the fixture after a change of rules.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { BatchEnv } from '../src/env/batch-env.ts';
import { games } from '../src/games/registry.ts';
import type { GameModule } from '../src/kernel/game.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';

export const FIXTURE = new URL('fixtures/env-digests.json', import.meta.url);
/** Numbers of games in the quick and the long tier. */
export const TIERS = [10, 100] as const;

/** Marsaglia's xorshift32, as in the Python package. */
function xorshift(seed: number): (n: number) => number {
  let x = (Math.imul(seed, 0x9e3779b9) + 1) >>> 0 || 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    x >>>= 0;
    return x % n;
  };
}

/** Returns the SHA-256 over every frame of random games after each number of games in `counts`, which ascends. */
export function digestsOf(module: GameModule, counts: readonly number[]): string[] {
  const open = () => module.open(parseSetup(module, {}));
  const env = new BatchEnv(open(), { envs: 4, seed: 1 }, open);
  const hash = createHash('sha256');
  const below = xorshift(1);
  const ids = new Int32Array(env.options.envs);
  env.reset();
  let ended = takeIn(env, hash);
  const play = (count: number): string => {
    while (ended < count) {
      const { start, legal } = env.frame;
      for (let i = 0; i < ids.length; i++)
        ids[i] = legal[start[i] + below(start[i + 1] - start[i])];
      env.step(ids);
      ended += takeIn(env, hash);
    }
    return hash.copy().digest('hex');
  };
  return counts.map(play);
}

/** Adds a frame to a digest, and returns how many games ended in the frame. */
function takeIn({ frame }: BatchEnv, hash: ReturnType<typeof createHash>): number {
  const { player, done, reward, start, obs, legal } = frame;
  const parts = [player, done, reward, start, obs, legal.subarray(0, start.at(-1))];
  for (const { buffer, byteOffset, byteLength } of parts)
    hash.update(new Uint8Array(buffer, byteOffset, byteLength));
  return done.reduce((sum, one) => sum + one, 0);
}

if (import.meta.main) {
  const digests = games.map((module) => {
    console.log(module.id);
    const [quick, long] = digestsOf(module, TIERS);
    return [module.id, { [TIERS[0]]: quick, [TIERS[1]]: long }];
  });
  writeFileSync(FIXTURE, `${JSON.stringify(Object.fromEntries(digests), undefined, 2)}\n`);
}
