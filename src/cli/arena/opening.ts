/** Beginnings drawn by lot, so that games without dice differ from each other. */
import { ActionList } from '../../kernel/action.ts';
import { legal } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { Match } from '../../bots/match.ts';
import { Sfc32 } from '../../kernel/random.ts';
import type { GameState } from '../../kernel/state.ts';
import { NOBODY } from '../../kernel/step.ts';

/** Beginnings that end the game are drawn again so often. */
const DRAWS = 20;

/**
 * A position after `decisions` decisions at random; the same for the same seed. Nothing for none: the
 * set-up. If a game is always over by then, the set-up too.
 */
export function openingOf(game: Game, decisions: number, seed: string): GameState | undefined {
  if (decisions === 0) return undefined;
  const list = new ActionList();
  for (let draw = 0; draw < DRAWS; draw++) {
    const rng = new Sfc32(`opening/${seed}/${draw}`);
    const match = new Match(game, `opening/${seed}/${draw}`);
    for (let i = 0; i < decisions && match.actor !== NOBODY; i++) {
      legal(game, match.state, list);
      match.act(list.at(rng.below(list.length)));
    }
    if (match.actor !== NOBODY) return match.state;
  }
  return undefined;
}
