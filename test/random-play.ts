/** Random games of any kind, for tests that examine many positions. */
import { candidatesOf } from '../src/bots/lookahead.ts';
import { ActionList } from '../src/kernel/action.ts';
import { actor, apply, drawOutcome, legal, start } from '../src/kernel/engine.ts';
import type { Game, GameModule } from '../src/kernel/game.ts';
import type { Rng } from '../src/kernel/random.ts';
import { optionsIn, parseSetup } from '../src/kernel/setup/setup.ts';
import { CHANCE, NOBODY } from '../src/kernel/side.ts';
import type { GameState } from '../src/kernel/state.ts';
import { viewOf } from '../src/kernel/view.ts';

/** Opens a game of a scenario, with its usual options or with random ones. */
export function openedAtRandom(
  module: GameModule,
  scenario: string,
  rng: Rng,
  usual: boolean,
): Game {
  const drawn = optionsIn(module, scenario).map((o) => [
    o.id,
    o.min + rng.below(o.max - o.min + 1),
  ]);
  return module.open(
    parseSetup(module, { scenario, options: usual ? {} : Object.fromEntries(drawn) }),
  );
}

/**
 * Plays at random, two decisions in three among the candidates of the bots, and yields the position before each action,
 * including dice. It yields the same object each time: clone positions that you keep.
 */
export function* randomPlay(game: Game, rng: Rng, most: number): Generator<GameState> {
  const [list, some] = [new ActionList(), new ActionList()];
  const s = start(game);
  for (let i = 0; i < most && actor(game, s) !== NOBODY; i++) {
    yield s;
    const side = actor(game, s);
    legal(game, s, list);
    if (side === CHANCE) {
      apply(
        game,
        s,
        drawOutcome(game, s, list, (n) => rng.below(n)),
      );
      continue;
    }
    const seeks = rng.below(3) > 0;
    const from = seeks ? candidatesOf(game, viewOf(game, s, side), list, some) : list;
    apply(game, s, from.at(rng.below(from.length)));
  }
}
