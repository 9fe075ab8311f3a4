import { BatchEnv } from '../../src/env/index.ts';
import { gameById } from '../../src/games/registry.ts';
import { parseSetup } from '../../src/kernel/index.ts';

const annihilation = gameById('annihilation');
const game = annihilation.open(parseSetup(annihilation, { scenario: 'learning' }));
const batch = new BatchEnv(game, { envs: 4, seed: 'example' });

// Every environment plays its first legal id; `start` gives the index at which the ids of each environment begin.
let frame = batch.reset();
let games = 0;
for (let i = 0; i < 1000; i++) {
  frame = batch.step(frame.start.subarray(0, 4).map((at) => frame.legal[at] ?? 0));
  games += frame.done.filter((done) => done > 0).length;
}
console.log(`${games} games, ${frame.obs.length / 4} integers an observation`);
// → 20 games, 981 integers an observation
