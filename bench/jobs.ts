/** All jobs to measure, by name: `playouts/hex/by-hand`, `random/chitin/armageddon`. */
import { Search, type Style } from '../src/bots/search.ts';
import { Tree } from '../src/bots/tree.ts';
import { ActionList } from '../src/kernel/action.ts';
import { isInSight } from '../src/games/slammers/ground/sight.ts';
import { slammers } from '../src/games/slammers/index.ts';
import { makeWorld } from '../src/games/slammers/world.ts';
import { actor, apply, drawOutcome, legal, start } from '../src/kernel/engine.ts';
import type { Game } from '../src/kernel/game.ts';
import { type Rng, Sfc32 } from '../src/kernel/random.ts';
import { parseSetup } from '../src/kernel/setup/setup.ts';
import { CHANCE, NOBODY } from '../src/kernel/side.ts';
import { caseById } from './cases.ts';
import { benchmarkGameById } from './benchmark-games.ts';
import { type BenchJob, repeated, summed } from './measure.ts';

/** Iterations of one search; also the default of boardgame.io's bot. */
const ITERATIONS = 1000;

/** Plain Monte-Carlo tree search: every action competes, playouts are random and go to the end. */
const PLAIN: Style = {
  explorationConstant: Math.SQRT2,
  width: 1e9,
  wideningFactor: 0,
  wideningExponent: 1,
  priorError: 0,
  outcomes: 0,
  turns: 1e9,
  opponentModel: 'paranoid',
};

/** Number of random games of a job: enough for a measurement. */
const GAMES = 20;

/** Returns the job of a name; throws if there is none. */
export async function jobOf(name: string, games = GAMES): Promise<BenchJob> {
  const [kind, id, way] = name.split('/');
  switch (`${kind}/${way}`) {
    case 'playouts/kernel':
      return repeated(50, playouts(benchmarkGameById(id).game));
    case 'playouts/by-hand':
      return handPlayouts(id);
    case 'playouts/boardgame.io':
      return peerPlayouts(id);
    case 'search/kernel':
      return searches(benchmarkGameById(id).game);
    case 'search/boardgame.io':
      return peerSearches(id);
  }
  if (kind === 'sight') return sights(id);
  if (kind === 'random') return summed(games, playouts(caseById(`${id}/${way}`).open()));
  throw new Error(`nothing to measure is called "${name}"`);
}

/** Plays a game at random through the generic interface, always in the same memory; returns the number of decisions. */
function playouts(game: Game, rng: Rng = new Sfc32(1)): () => number {
  const root = start(game);
  const s = game.create();
  const list = new ActionList();
  const below = (n: number): number => rng.below(n);
  return () => {
    let decisions = 0;
    s.copyFrom(root);
    for (let who = actor(game, s); who !== NOBODY; who = actor(game, s)) {
      legal(game, s, list);
      if (who === CHANCE) apply(game, s, drawOutcome(game, s, list, below));
      else {
        decisions += 1;
        apply(game, s, list.at(rng.below(list.length)));
      }
    }
    return decisions;
  };
}

/** Computes the line of sight between all hexes of a map of Hammer's Slammers; returns how many. */
function sights(scenario: string): BenchJob {
  const world = makeWorld(parseSetup(slammers, { scenario }));
  return () => {
    for (let from = 0; from < world.hexes; from++)
      for (let to = 0; to < world.hexes; to++) isInSight(world, from, to);
    return world.hexes ** 2;
  };
}

function handPlayouts(id: string): BenchJob {
  const rng = new Sfc32(1);
  const hand = benchmarkGameById(id).byHand();
  return repeated(50, () => hand.playout(rng));
}

/** Runs one search from the first position, newly started each time. */
function searches(game: Game): BenchJob {
  const first = start(game);
  const side = actor(game, first);
  const tree = new Tree(2 * ITERATIONS, 128 * ITERATIONS);
  const search = new Search(game, PLAIN, new Sfc32(1), tree);
  return () => {
    search.begin(first, side);
    for (let i = 0; i < ITERATIONS; i++) search.iterate();
    return ITERATIONS;
  };
}

async function peerPlayouts(id: string): Promise<BenchJob> {
  const { Peer, peerById } = await import('./peers/boardgame-io.ts');
  const rng = new Sfc32(1);
  const peer = new Peer(peerById(id));
  return repeated(2, () => peer.playout(rng));
}

async function peerSearches(id: string): Promise<BenchJob> {
  const { Peer, peerById } = await import('./peers/boardgame-io.ts');
  const peer = new Peer(peerById(id));
  let seed = 0;
  return async () => {
    await peer.search(ITERATIONS, String(seed++));
    return ITERATIONS;
  };
}
