/**
 * `node bench/env/child.ts ENTRY GAME SECONDS`: makes random decisions on the kernel (`kernel`) or through a batch of 64
 * environments (`env`), in a process of its own. Prints decisions and seconds of processor time as JSON.
 */
import { BatchEnv } from '../../src/env/batch-env.ts';
import { gameById } from '../../src/games/registry.ts';
import { ActionList } from '../../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../../src/kernel/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { CHANCE, NOBODY } from '../../src/kernel/side.ts';

const ENVS = 64;
/** Number of decisions between two readings of the clock. */
const CHUNK = 6400;

type EntryPoint = (game: Game) => () => void;

/** Makes one chunk of decisions. */
const kernel: EntryPoint = (game) => {
  const [first, s, list, rng] = [start(game), game.create(), new ActionList(), new Sfc32(1)];
  const below = (n: number): number => rng.below(n);
  s.copyFrom(first);
  return () => {
    for (let made = 0; made < CHUNK; ) {
      const side = actor(game, s);
      if (side === NOBODY) {
        s.copyFrom(first);
        continue;
      }
      legal(game, s, list);
      apply(
        game,
        s,
        side === CHANCE ? drawOutcome(game, s, list, below) : list.at(below(list.length)),
      );
      if (side !== CHANCE) made += 1;
    }
  };
};

const env: EntryPoint = (game) => {
  const batch = new BatchEnv(game, { envs: ENVS, seed: 1 }, () => module.open(game.setup));
  const [rng, ids] = [new Sfc32(1), new Int32Array(ENVS)];
  batch.reset();
  return () => {
    for (let made = 0; made < CHUNK; made += ENVS) {
      const { start: at, legal: all } = batch.frame;
      for (let i = 0; i < ENVS; i++) ids[i] = all[at[i] + rng.below(at[i + 1] - at[i])];
      batch.step(ids);
    }
  };
};

const ENTRY_POINTS: Readonly<Record<string, EntryPoint>> = { kernel, env };

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const [name = '', id = '', seconds = '2'] = process.argv.slice(2);
const enter = ENTRY_POINTS[name];
if (enter === undefined)
  throw new Error(`no entry point "${name}": ${Object.keys(ENTRY_POINTS).join(', ')}`);
const module = gameById(id);
const chunk = enter(module.open(parseSetup(module, {})));
for (const from = cpuSeconds(); cpuSeconds() - from < Number(seconds) / 2; ) chunk();
const from = cpuSeconds();
let decisions = 0;
while (cpuSeconds() - from < Number(seconds)) {
  chunk();
  decisions += CHUNK;
}
console.log(JSON.stringify({ decisions, cpu: cpuSeconds() - from }));
