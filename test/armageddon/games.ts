/** For tests: whole games between greedy bots on small maps. */
import { GreedyBot } from '../../src/bots/greedy.ts';
import { Match } from '../../src/bots/match.ts';
import type { Game } from '../../src/kernel/game.ts';
import { Sfc32 } from '../../src/kernel/random.ts';
import { parseSetup } from '../../src/kernel/setup/setup.ts';
import { NOBODY } from '../../src/kernel/side.ts';
import { armageddon } from '../../src/games/armageddon/index.ts';

/** Opens a game of a set-up. */
export const open = (options: Record<string, string>, scenario = 'duel'): Game =>
  armageddon.open(parseSetup(armageddon, { scenario, options }));

/** Plays a game to its end. */
export const played = (game: Game, seed: number) => playedFor(game, seed, Infinity).result();

/** Plays at most `most` decisions of a game, and checks the invariants every hundred decisions. */
export function playedFor(game: Game, seed: number, most: number): Match {
  const match = new Match(game, seed);
  const bots = game.sides.map((_, side) => new GreedyBot('greedy', new Sfc32(`${seed}/${side}`)));
  for (let side = match.actor; side !== NOBODY && match.decisions < most; side = match.actor) {
    match.actChecked(bots[side].choose(game, match.viewFor(side), side));
    if (match.decisions % 100 === 0) game.check(match.state);
  }
  game.check(match.state);
  return match;
}
